import { safeParse } from 'valibot';
import type { AssistantServices } from '../domain/services';
import type { Schema } from './schemas';
import { analysisEvent, recommendationEvent, replyEvent } from './serviceEvents';

/** The same services, but each event is checked, aborting always ends a stream, and one that ends early has failed. */
export function checkedServices({ replies, analysis, recommendations }: AssistantServices): AssistantServices {
  return {
    replies: {
      reply: (request, options) => checkedStream(replyEvent, () => replies.reply(request, options), options.signal),
    },
    analysis: {
      analyze: (file, options) => checkedStream(analysisEvent, () => analysis.analyze(file, options), options.signal),
    },
    recommendations: {
      recommend: (request, options) =>
        checkedStream(recommendationEvent, () => recommendations.recommend(request, options), options.signal),
    },
  };
}

async function* checkedStream<Event extends { readonly type: string }>(
  schema: Schema<Event>,
  start: () => AsyncIterable<unknown>,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  signal.throwIfAborted();
  const source = start()[Symbol.asyncIterator]();
  const end = new AbortController();
  const aborted = rejectionOf(signal, end.signal);
  try {
    for (;;) {
      // A service that ignores the signal must not keep the screen waiting.
      const { done, value } = await Promise.race([source.next(), aborted]);
      if (done) throw new Error('The service ended its answer without `done`.');
      const event = safeParse(schema, value);
      if (!event.success) throw new Error(`The service sent a malformed event: ${event.issues[0].message}`);
      yield event.output;
      if (event.output.type === 'done') return;
    }
  } finally {
    end.abort();
    // Not awaited: a hanging service never answers.
    source.return?.()?.catch(() => undefined);
  }
}

/** Rejects when a signal is aborted, until the other one is. */
function rejectionOf(signal: AbortSignal, end: AbortSignal): Promise<never> {
  const rejection = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: end });
  });
  // It may be rejected while nothing waits for it, between two events.
  rejection.catch(() => undefined);
  return rejection;
}

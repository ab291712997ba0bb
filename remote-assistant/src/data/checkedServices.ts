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
  const { aborted, stopListening } = rejectionOf(signal);
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
    stopListening();
    // Not awaited: a hanging service never answers.
    source.return?.()?.catch(() => undefined);
  }
}

function rejectionOf(signal: AbortSignal) {
  const { promise: aborted, reject } = withReject();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  return { aborted, stopListening: () => signal.removeEventListener('abort', abort) };
}

function withReject() {
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_, rejectPromise) => {
    reject = rejectPromise;
  });
  // It may be rejected while nothing waits for it, between two events.
  promise.catch(() => undefined);
  return { promise, reject };
}

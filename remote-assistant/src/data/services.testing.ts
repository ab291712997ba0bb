import type {
  AnalysisEvent,
  AssistantServices,
  RecommendationEvent,
  ReplyEvent,
  ReplyRequest,
} from '../domain/services';

/** For tests: services whose streams the test writes event by event. */
interface TestStream<Event> {
  /** Also accepts what the port does not allow, as a foreign service might send it. */
  send(event: Event | { readonly type: string }): void;
  fail(reason?: unknown): void;
  readonly isAborted: () => boolean;
}

interface TestServices extends AssistantServices {
  /** Every reply asked for, in order, with its request. */
  readonly asked: readonly (TestStream<ReplyEvent> & { readonly request: ReplyRequest })[];
  readonly analyses: readonly TestStream<AnalysisEvent>[];
  readonly recommended: readonly TestStream<RecommendationEvent>[];
}

export function testServices(): TestServices {
  const asked: (TestStream<ReplyEvent> & { readonly request: ReplyRequest })[] = [];
  const analyses: TestStream<AnalysisEvent>[] = [];
  const recommended: TestStream<RecommendationEvent>[] = [];
  return {
    asked,
    analyses,
    recommended,
    replies: {
      reply(request, { signal }) {
        const { stream, events } = createStream<ReplyEvent>(signal);
        asked.push({ ...stream, request });
        return events;
      },
    },
    analysis: {
      analyze(_, { signal }) {
        const { stream, events } = createStream<AnalysisEvent>(signal);
        analyses.push(stream);
        return events;
      },
    },
    recommendations: {
      recommend(_, { signal }) {
        const { stream, events } = createStream<RecommendationEvent>(signal);
        recommended.push(stream);
        return events;
      },
    },
  };
}

function createStream<Event>(signal: AbortSignal) {
  const ready: Event[] = [];
  let failure: { readonly reason: unknown } | undefined;
  let wake: () => void = () => undefined;

  async function* events(): AsyncGenerator<Event> {
    for (;;) {
      while (ready.length > 0) yield ready.shift() as Event;
      if (failure) throw failure.reason;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const stream: TestStream<Event> = {
    send(event) {
      ready.push(event as Event);
      wake();
    },
    fail(reason = new Error('offline')) {
      failure = { reason };
      wake();
    },
    isAborted: () => signal.aborted,
  };
  return { stream, events: events() };
}

async function* failing(): AsyncGenerator<never> {
  throw new Error('offline');
}

export const failingServices: AssistantServices = {
  replies: { reply: failing },
  analysis: { analyze: failing },
  recommendations: { recommend: failing },
};

import { loadOnce } from '@back-office/shared/loading';
import { pause } from '../../../data/pause';
import type { RecommendationEvent, RecommendationService } from '../../../domain/services';

/** Milliseconds after the sending. */
const times = { recommendations: 500, suggestions: 1_000 } as const;

interface Options {
  /** Prefix of the keys in the browser's storage. */
  readonly namespace: string;
  /** Whether the shop sells what the item library offers, as the sample does. Only then sample products are recommended. */
  readonly hasLibrary: () => boolean;
}

/** Loaded with the first need. */
const engine = loadOnce(() => import(/* webpackChunkName: "recommendation-engine" */ './recommendationEngine'));

/** Recommends on this device, half a second after the sending; further questions follow half a second later. */
export function createSampleRecommendationService({ namespace, hasLibrary }: Options): RecommendationService {
  return {
    async *recommend({ need, earlierNeeds }, { signal }): AsyncGenerator<RecommendationEvent> {
      const first = pause(times.recommendations, signal);
      const second = pause(times.suggestions, signal);
      // Awaited below, unless an earlier failure ends the stream.
      second.catch(() => undefined);
      const answer = engine
        .load()
        .then(({ recommendTo }) => recommendTo({ namespace, hasLibrary: hasLibrary() }, need, earlierNeeds));
      const [{ text, recommendations, budget, questions }] = await Promise.all([answer, first]);
      yield { type: 'recommendations', text, recommendations, budget };
      await second;
      yield { type: 'suggestions', questions };
      yield { type: 'done' };
    },
  };
}

import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '@back-office/shared/state';
import type { Recommendations, RecommendationsState } from './recommendations';

const [RecommendationsProvider, useRecommendations] = createRequiredContext<Recommendations>(
  'useRecommendations',
  'RecommendationsProvider',
);

export { RecommendationsProvider, useRecommendations };

export function useRecommendationsState<Part>(part: (state: RecommendationsState) => Part): Part {
  const { get, subscribe } = useRecommendations().state;
  return useSyncExternalStore(subscribe, () => part(get()));
}

import { createRequiredContext } from '@back-office/shared/state';
import { usePageState } from '../../../state/pageState';
import type { Recommendations, RecommendationsState } from './recommendations';

const [RecommendationsProvider, useRecommendations] = createRequiredContext<Recommendations>(
  'useRecommendations',
  'RecommendationsProvider',
);

export { RecommendationsProvider, useRecommendations };

export function useRecommendationsState<Part>(part: (state: RecommendationsState) => Part): Part {
  return usePageState(useRecommendations().state, part);
}

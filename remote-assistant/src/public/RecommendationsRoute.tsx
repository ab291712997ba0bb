import { RecommendationsScreen } from '../features/recommendations/screens/RecommendationsScreen';
import { RecommendationsProvider } from '../features/recommendations/state/RecommendationsProvider';
import { pageRecommendations } from './pageRecommendations';

export function RecommendationsRoute() {
  return (
    <RecommendationsProvider value={pageRecommendations()}>
      <RecommendationsScreen />
    </RecommendationsProvider>
  );
}

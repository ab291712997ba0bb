import { useServices } from '@back-office/shared/contract';
import { RecommendationsScreen } from '../features/recommendations/screens/RecommendationsScreen';
import { RecommendationsProvider } from '../features/recommendations/state/RecommendationsProvider';
import { pageRecommendations } from './pageRecommendations';

export function RecommendationsRoute() {
  const { storageNamespace } = useServices();
  return (
    <RecommendationsProvider value={pageRecommendations(storageNamespace)}>
      <RecommendationsScreen />
    </RecommendationsProvider>
  );
}

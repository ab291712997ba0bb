import { useServices, type LedgerPort } from '@back-office/shared/contract';
import { checkedServices } from '../data/checkedServices';
import { RecommendationsScreen } from '../features/recommendations/screens/RecommendationsScreen';
import {
  createRecommendations,
  RecommendationsProvider,
  type Recommendations,
} from '../features/recommendations/state/recommendations';
import { createServices, newId } from './services';

export function RecommendationsRoute() {
  const { storageNamespace, ledger } = useServices();
  return (
    <RecommendationsProvider value={pageRecommendations(storageNamespace, ledger)}>
      <RecommendationsScreen />
    </RecommendationsProvider>
  );
}

const opened = new Map<string, Recommendations>();

/** The conversation about product recommendations for a storage namespace, which lasts as long as the page. */
function pageRecommendations(namespace: string, lentLedger: LedgerPort | undefined): Recommendations {
  const present = opened.get(namespace);
  if (present) return present;
  const { recommendations: service } = checkedServices(
    createServices({ namespace, clock: Date.now, lentLedger: () => lentLedger }),
  );
  const created = createRecommendations({ service, now: Date.now, newId });
  opened.set(namespace, created);
  return created;
}

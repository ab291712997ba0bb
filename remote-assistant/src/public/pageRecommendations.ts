import { createPageRandom } from '@back-office/shared/ledger';
import { checkedServices } from '../data/checkedServices';
import { newId } from '../data/newId';
import { createRecommendations, type Recommendations } from '../features/recommendations/state/recommendations';
import { createServices } from './services';

let recommendations: Recommendations | undefined;

/** The conversation about product recommendations, which lasts as long as the page. */
export function pageRecommendations(): Recommendations {
  return (recommendations ??= createRecommendations({
    service: checkedServices(
      createServices({
        namespace: '',
        clock: Date.now,
        random: createPageRandom(),
        lentLedger: () => undefined,
      }),
    ).recommendations,
    now: Date.now,
    newId,
  }));
}

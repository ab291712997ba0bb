import { checkedServices } from '../data/checkedServices';
import { newId } from '../data/newId';
import { createRecommendations, type Recommendations } from '../features/recommendations/state/recommendations';
import { createServices } from './services';

const opened = new Map<string, Recommendations>();

/** The conversation about product recommendations for a storage namespace, which lasts as long as the page. */
export function pageRecommendations(namespace: string): Recommendations {
  const present = opened.get(namespace);
  if (present) return present;
  const { recommendations: service } = checkedServices(createServices({ namespace, clock: Date.now }));
  const created = createRecommendations({ service, now: Date.now, newId });
  opened.set(namespace, created);
  return created;
}

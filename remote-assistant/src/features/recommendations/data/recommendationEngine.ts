import { readCatalog } from '../../../data/storedCatalog';
import { recommend, type RecommendationAnswer } from '../domain/recommend';
import { sampleProducts } from './sampleProducts';

interface Shop {
  readonly namespace: string;
  /** As in `sampleRecommendationService`. */
  readonly hasLibrary: boolean;
}

/** The chunk of the recommendation engine. */
export async function recommendTo(
  { namespace, hasLibrary }: Shop,
  need: string,
  earlierNeeds: readonly string[],
): Promise<RecommendationAnswer> {
  const catalog = await readCatalog({ namespace, hasLibrary });
  return recommend(need, earlierNeeds, hasLibrary ? sampleProducts : [], catalog);
}

/** The chunk of the recommendation engine. */
export { readCatalog } from '../../../data/storedCatalog';
export { recommend } from '../domain/recommend';
export { sampleProducts } from './sampleProducts';

import type { SearchGroup } from '@back-office/shared/contract';
import { readCustomReports } from '../data/readCustomReports';
import { customReportsSearch } from '../features/custom-reports/domain/customReportsSearch';

/** Custom reports whose names match, as they are stored now. */
export function searchCustomReports(query: string): readonly SearchGroup[] {
  return customReportsSearch(readCustomReports(), query);
}

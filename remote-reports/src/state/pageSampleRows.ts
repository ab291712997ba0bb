import { createPageRandom } from '@back-office/shared/ledger';
import { createSampleRows, type SampleRow } from '../domain/builtReport/sampleRows';

let rows: readonly SampleRow[] | undefined;

/** The sample rows of this page load. They differ with each load; `?seed=` fixes them. */
export function pageSampleRows(): readonly SampleRow[] {
  return (rows ??= createSampleRows(createPageRandom()));
}

import type { ReplaceableReport } from './legacyReport';

/** Makes custom reports of legacy reports and keeps them. */
export interface ReportGenerator {
  /** Appends one report for each legacy report. Rejects with a message for merchants; then nothing was stored. */
  generate(legacyReports: readonly ReplaceableReport[]): Promise<void>;
}

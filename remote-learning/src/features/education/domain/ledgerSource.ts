import type { MeasureId } from '@back-office/shared/ledger';
import type { ReportId } from './reportLink';

/** Where the merchant's own numbers for an example or a calculator come from. */
export interface LedgerSource {
  /** The report that shows the same figures. */
  readonly report: ReportId;
  /** The figure of the report for each given number or number input, by its name. Deductions are positive. */
  readonly figures: Readonly<Record<string, MeasureId>>;
  /** The figure of the report that the result must equal. A test proves it for many periods. */
  readonly result?: MeasureId;
}

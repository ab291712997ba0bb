import type { DayRange } from '@back-office/shared/format';
import { figuresAddress } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';

interface Report {
  /** As the navigation calls it. */
  readonly title: string;
  readonly path: string;
  /** Whether its address takes a period. */
  readonly hasRange: boolean;
}

/** The reports that a course can lead to. */
const reportTable = {
  'sales-summary': { title: 'Sales summary', path: paths.salesSummary(), hasRange: true },
  transactions: { title: 'Transactions', path: paths.transactions(), hasRange: true },
  'deferred-sales': { title: 'Deferred sales', path: paths.deferredSales(), hasRange: false },
  'custom-reports': { title: 'Custom reports', path: paths.customReports(), hasRange: false },
  dashboard: { title: 'Dashboard', path: paths.home(), hasRange: false },
} as const satisfies Record<string, Report>;

export type ReportId = keyof typeof reportTable;
export const reports = Object.keys(reportTable) as readonly ReportId[];

/** A link under a section: where the merchant sees in their own figures what the section explains. */
export interface ReportLink {
  readonly report: ReportId;
  /** What can be seen there: `Net sales in the sales summary`. */
  readonly label: string;
}

export function reportTitle(report: ReportId): string {
  return reportTable[report].title;
}

/** The address of a report, of a period if it takes one. Links add the ledger parameters. */
export function reportAddress(report: ReportId, range?: DayRange): string {
  const { path, hasRange } = reportTable[report];
  return figuresAddress(path, hasRange && range ? { range } : {});
}

/** The reports that a course can lead to. */
export const reports = ['sales-summary', 'transactions', 'deferred-sales', 'custom-reports', 'dashboard'] as const;
export type ReportId = (typeof reports)[number];

/** A link under a section: where the merchant sees in their own figures what the section explains. */
export interface ReportLink {
  readonly report: ReportId;
  /** What can be seen there: `Net sales in the sales summary`. */
  readonly label: string;
}

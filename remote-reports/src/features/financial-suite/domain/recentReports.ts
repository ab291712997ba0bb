import { instantOf, lastRunOf, type CustomReport } from '../../../domain/customReport';

const maxListed = 5;

/** The reports that were viewed last, the latest first. */
export function recentReports(reports: readonly CustomReport[]): readonly CustomReport[] {
  return latest(
    reports.filter((report) => lastRunOf(report) !== undefined),
    lastRunOf,
  );
}

/** The reports that were changed last, the latest first. */
export function changedReports(reports: readonly CustomReport[]): readonly CustomReport[] {
  return latest(reports, ({ lastModified }) => instantOf(lastModified));
}

function latest(reports: readonly CustomReport[], timeOf: (report: CustomReport) => number | undefined) {
  return [...reports].sort((one, other) => (timeOf(other) ?? 0) - (timeOf(one) ?? 0)).slice(0, maxListed);
}

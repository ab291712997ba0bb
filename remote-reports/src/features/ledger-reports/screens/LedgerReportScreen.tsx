import { WithSales } from '@back-office/shared/ledger/notices';
import { useLocation } from '@back-office/shared/router';
import { missingReportBySlug } from '../../../domain/missingReports';
import { reportBySlug } from '../domain/menuReports';
import { MissingReport } from './MissingReport';
import { ReportScreen } from './ReportScreen';

/** The report that the last part of the address names. Rules: docs/product/reports.md. */
export function LedgerReportScreen() {
  const { pathname } = useLocation();
  const slug = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const report = reportBySlug(slug);
  // The key starts each report with its own figures.
  if (report)
    return (
      <WithSales key={slug} title={report.title}>
        <ReportScreen report={report} />
      </WithSales>
    );
  const missing = missingReportBySlug(slug);
  if (missing) return <MissingReport report={missing} />;
  throw new Error(`No report is called "${slug}". Routes exist for the reports of the menus alone.`);
}

import { ChartNoAxesColumn } from 'lucide-react';
import { useLedgerLink } from '@back-office/shared/ledger';
import { WithSales } from '@back-office/shared/ledger/notices';
import { useLocation } from '@back-office/shared/router';
import { ButtonLink, Card, EmptyState, Screen } from '@back-office/shared/ui';
import { missingReportBySlug, type MissingReport as Missing } from '../../../domain/missingReports';
import { reportBySlug } from '../domain/menuReports';
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

/** A report of a menu that the ledger cannot answer, with a link to the one that comes closest. */
function MissingReport({ report: { title, reason, instead } }: { readonly report: Missing }) {
  const withLedger = useLedgerLink();
  const { pathname } = useLocation();
  const address = pathname.replace(/[^/]+\/?$/, instead.slug);
  return (
    <Screen title={title}>
      <Card>
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title="Not available yet"
          hint={`${reason} Use ${instead.title} instead.`}
          actions={<ButtonLink to={withLedger(address)}>Go to {instead.title}</ButtonLink>}
        />
      </Card>
    </Screen>
  );
}

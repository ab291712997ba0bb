import { ChartNoAxesColumn } from 'lucide-react';
import { useLedgerLink } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { ButtonLink, Card, EmptyState, Screen } from '@back-office/shared/ui';

interface MissingReportProps {
  readonly title: string;
  /** What the ledger does not have. */
  readonly lacks: string;
}

/** A report of a menu that the ledger cannot answer. */
export function MissingReport({ title, lacks }: MissingReportProps) {
  const withLedger = useLedgerLink();
  return (
    <Screen title={title}>
      <Card>
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title="Not available yet"
          hint={`This report needs ${lacks}, which your sales data does not include.`}
          actions={<ButtonLink to={withLedger(paths.reports())}>Go to Sales summary</ButtonLink>}
        />
      </Card>
    </Screen>
  );
}

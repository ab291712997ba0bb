import { ChartNoAxesColumn } from 'lucide-react';
import { useLedgerLink } from '@back-office/shared/ledger';
import { useLocation } from '@back-office/shared/router';
import { ButtonLink, Card, EmptyState, Screen } from '@back-office/shared/ui';
import type { MissingReport as Missing } from '../../../domain/missingReports';

/** A report of a menu that the ledger cannot answer, with a link to the one that comes closest. */
export function MissingReport({ report: { title, reason, instead } }: { readonly report: Missing }) {
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

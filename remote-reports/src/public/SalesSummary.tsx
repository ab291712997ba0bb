import { paths } from '@back-office/shared/routes';
import { useLedgerLink } from '@back-office/shared/ledger';
import { ButtonLink } from '@back-office/shared/ui';
import { GenerationNotice } from '../features/migration/screens/GenerationNotice';
import { SalesSummaryScreen } from '../features/sales-summary/screens/SalesSummaryScreen';
import { CustomReportsProvider } from '../state/customReports';

/** The sales summary with the notice that reports are moving. */
export function SalesSummary() {
  const withLedger = useLedgerLink();
  const link = (
    <ButtonLink to={withLedger(paths.migrationStatus())} size="small">
      Migration Status
    </ButtonLink>
  );
  return (
    <SalesSummaryScreen
      notice={
        <CustomReportsProvider>
          <GenerationNotice link={link} />
        </CustomReportsProvider>
      }
    />
  );
}

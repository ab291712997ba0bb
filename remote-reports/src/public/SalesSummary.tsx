import { paths } from '@back-office/shared/routes';
import { useServices } from '@back-office/shared/contract';
import { useLedgerLink } from '@back-office/shared/ledger';
import { WithSales } from '@back-office/shared/ledger/notices';
import { deferredPart } from '@back-office/shared/loading';
import { ButtonLink } from '@back-office/shared/ui';
import { GenerationPlaceholder } from '../features/migration/screens/GenerationFrame';
import { SalesSummaryScreen } from '../features/sales-summary/screens/SalesSummaryScreen';

/** The sales summary; in the sample shop with the notice that reports are moving. */
export function SalesSummary() {
  const { shop, isPageShop = false } = useServices();
  return (
    <WithSales title="Sales summary">
      <SalesSummaryScreen notice={shop === undefined && !isPageShop && <MigrationNotice />} />
    </WithSales>
  );
}

function MigrationNotice() {
  const withLedger = useLedgerLink();
  const link = (
    <ButtonLink to={withLedger(paths.migrationStatus())} size="small">
      Migration Status
    </ButtonLink>
  );
  return <GenerationPart link={link} placeholder={<GenerationPlaceholder link={link} />} />;
}

/** Most visits only read it, so that the custom reports and all that generates them are loaded when it is touched. */
export const GenerationPart = deferredPart(() =>
  import(/* webpackChunkName: "generation" */ '../features/migration/screens/GenerationNotice').then(
    (part) => part.GenerationNotice,
  ),
);

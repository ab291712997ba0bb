import { paths } from '@back-office/shared/routes';
import { deferredPart } from '@back-office/shared/loading';
import { useLedgerLink } from '@back-office/shared/ledger';
import { ButtonLink } from '@back-office/shared/ui';
import { GenerationPlaceholder } from '../features/migration/screens/GenerationFrame';
import { SalesSummaryScreen } from '../features/sales-summary/screens/SalesSummaryScreen';

/** The sales summary with the notice that reports are moving. */
export function SalesSummary() {
  const withLedger = useLedgerLink();
  const link = (
    <ButtonLink to={withLedger(paths.migrationStatus())} size="small">
      Migration Status
    </ButtonLink>
  );
  return (
    <SalesSummaryScreen notice={<GenerationPart link={link} placeholder={<GenerationPlaceholder link={link} />} />} />
  );
}

/** Most visits only read it, so that the custom reports and all that generates them are loaded when it is touched. */
export const GenerationPart = deferredPart(() =>
  import(/* webpackChunkName: "generation" */ '../features/migration/screens/GenerationNotice').then(
    (part) => part.GenerationNotice,
  ),
);

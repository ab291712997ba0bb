import { useLocation } from '@back-office/shared/router';
import { useFocusOnClose } from '../../../../state/useFocusOnClose';
import type { Scenario } from '../../domain/scenario';
import type { ScenarioRow } from '../../domain/scenarioRow';
import { useDeferredSales } from '../../state/DeferredSalesProvider';
import { PaymentDialog, SalesDetailDialog } from '../deferredParts';

interface OpenedDetailsProps {
  readonly scenario: Scenario;
  readonly rows: readonly ScenarioRow[];
  /** The period and the filters of the report. */
  readonly scope: string;
}

/** What the address opens over the screen: a payment, or else the sales detail that it was opened from. */
export function OpenedDetails({ scenario, rows, scope }: OpenedDetailsProps) {
  const { params, opened, openPayment, closePayment, isDetailOpen, closeDetail } = useDeferredSales();
  const { state } = useLocation();
  useFocusOnClose(isDetailOpen ? 'gross-sales' : undefined);
  const payment = scenario.story.find(({ id }) => id === opened);
  if (payment)
    return (
      <PaymentDialog
        payment={payment}
        scenario={scenario}
        params={params}
        state={state}
        onClose={closePayment}
        onFailed={closePayment}
      />
    );
  if (!isDetailOpen) return null;
  return (
    <SalesDetailDialog rows={rows} scope={scope} onOpen={openPayment} onClose={closeDetail} onFailed={closeDetail} />
  );
}

import { formatMoney } from '@back-office/shared/format';
import { Grid } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { withParams } from '@back-office/shared/url';
import { PaymentDetails, PaymentHead } from '../../../../parts/payment/PaymentDetails';
import { feeRules, feeText } from '@back-office/shared/ledger';
import { PaymentFigures } from '../../../../parts/payment/PaymentFigures';
import { PaymentItems } from '../../../../parts/payment/PaymentItems';
import { PanelSection, PanelTitle } from '../../../../parts/payment/panelParts';
import { RelatedList } from '../../../../parts/payment/RelatedList';
import type { Scenario } from '../../domain/scenario';
import type { ScenarioRow } from '../../domain/scenarioRow';

interface PaymentDialogProps {
  readonly payment: ScenarioRow;
  readonly scenario: Scenario;
  /** The parameters of the address. */
  readonly params: URLSearchParams;
  /** Navigation state of the links to other payments. */
  readonly state: unknown;
  readonly onClose: () => void;
}

/** A payment of a scenario: amount, related payments, items, figures and details. */
export function PaymentDialog({ payment, scenario, params, state, onClose }: PaymentDialogProps) {
  const { processing, invoice } = feeRules;
  const examples = {
    processing: { ...processing, text: feeText(processing) },
    invoice: { ...invoice, text: feeText(invoice) },
  };
  const related = scenario.story.filter((row) => row !== payment);
  return (
    <Dialog title="Payment details" context={payment.description} onClose={onClose}>
      <Grid gap={4}>
        <div>
          <PaymentHead transaction={payment} />
        </div>
        {related.length > 0 && (
          <PanelSection>
            <PanelTitle>Related payments</PanelTitle>
            <RelatedList
              label="Related payments"
              links={related.map((row) => ({
                id: row.id,
                to: { search: withParams(params, { txn: row.id }).toString() },
                replace: true,
                state,
                children: `${row.description}, ${formatMoney(row.amount)}`,
              }))}
            />
          </PanelSection>
        )}
        <PaymentItems transaction={payment} />
        <PaymentFigures transaction={payment} feeRules={examples} />
        <PaymentDetails transaction={payment} />
      </Grid>
    </Dialog>
  );
}

import styled from 'styled-components';
import { formatDay, formatMoney } from '@back-office/shared/format';
import { textStyle } from '@back-office/shared/theme';
import { Amount, Badge, Grid, Row, Text } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { withParams } from '@back-office/shared/url';
import { PaymentDetails } from '../../../../parts/payment/PaymentDetails';
import { feeRules } from '@back-office/shared/ledger';
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
  const { id, amount, status, date, time, timeZone, description } = payment;
  const related = scenario.story.filter((row) => row !== payment);
  return (
    <Dialog title="Payment details" context={description} onClose={onClose}>
      <Grid gap={4}>
        <div>
          <Row gap={3} justify="between">
            <Total>
              <Amount cents={amount} />
            </Total>
            <Badge tone={status === 'Completed' ? 'positive' : 'notice'}>{status}</Badge>
          </Row>
          <Text as="p" tone="muted">
            {id} · {formatDay(date)}, {date.slice(0, 4)}, {time} {timeZone}
          </Text>
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
        <PaymentFigures transaction={payment} feeRules={feeRules} />
        <PaymentDetails transaction={payment} />
      </Grid>
    </Dialog>
  );
}

const Total = styled.p`
  ${textStyle({ size: 'xl', weight: 'strong', tabular: true })}
  letter-spacing: -0.01em;
`;

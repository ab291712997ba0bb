import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { formatMoney, shortDayAndYear } from '@back-office/shared/format';
import { feeKind, feeRules, feeText } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { color, underlined } from '@back-office/shared/theme';
import { Amount, Badge, Card, EmptyState, Grid, Row, Text } from '@back-office/shared/ui';
import { openedHere, withParams } from '@back-office/shared/url';
import { PanelFact, PanelLine, PanelLines, PanelNote } from '../../../../parts/payment/panelParts';
import { invoiceOf, type Invoice } from '../../domain/invoice';
import { scenarioWithId } from '../../domain/scenarioGroups';
import { useDeferredSales, withDeferredSales } from '../../state/DeferredSalesProvider';
import { DrillDownFrame } from './DrillDownFrame';

/** The invoice, appointment or order whose deposit was redeemed. */
export const InvoiceDetailScreen = withDeferredSales(Page);

function Page() {
  const { view } = useDeferredSales();
  const scenario = view.scenario ?? scenarioWithId('invoice-full-cycle');
  const invoice = invoiceOf(scenario, view.scope.range);
  return (
    <DrillDownFrame title={invoice?.title ?? 'Invoice detail'} scenario={scenario} rows={scenario.story} scope="">
      {invoice ? <InvoiceCards invoice={invoice} /> : <Card>{noInvoice}</Card>}
    </DrillDownFrame>
  );
}

const noInvoice = (
  <EmptyState
    icon={<FileText />}
    title="No invoice in this scenario"
    hint="A gift card is not a deposit, so no invoice redeems it."
  />
);

function InvoiceCards({ invoice }: { readonly invoice: Invoice }) {
  const { number, customer, channel, issued, items, price, payments, paid, due, asOf } = invoice;
  const { params } = useDeferredSales();
  return (
    <Grid gap={4} columns="repeat(auto-fit, minmax(min(100%, 340px), 1fr))" align="start">
      <Card title={`${channel} ${number}`}>
        <Row gap={3} justify="between">
          <Text as="p" size="xl" weight="strong" tabular>
            <Amount cents={due} />
          </Text>
          <Badge tone={due === 0 ? 'positive' : 'notice'}>{due === 0 ? 'Paid' : 'Partially Paid'}</Badge>
        </Row>
        <Text as="p" tone="muted" below={3}>
          Balance due at the end of {shortDayAndYear(asOf)}
        </Text>
        <PanelLines>
          <PanelFact label="Customer">{customer}</PanelFact>
          <PanelFact label="Issued">{shortDayAndYear(issued)}</PanelFact>
          <PanelFact label="Fee">{feeText(feeRules[feeKind(channel)])} per payment</PanelFact>
        </PanelLines>
      </Card>
      <Card title="Items">
        <PanelLines>
          {items.map(({ item, quantity, gross }) => (
            <PanelFact key={item.sku} label={`${item.name} × ${quantity}`}>
              {formatMoney(gross)}
            </PanelFact>
          ))}
          <PanelFact label="Total" isSum>
            {formatMoney(price)}
          </PanelFact>
        </PanelLines>
      </Card>
      <Card title="Payments">
        <PanelLines>
          {payments.map(({ row, isDue }) => (
            <PanelLine key={row.id}>
              <dt>
                <Payment to={{ search: withParams(params, { txn: row.id }).toString() }} state={openedHere}>
                  {row.depositCollected > 0 ? 'Deposit' : 'Remaining payment'}
                </Payment>{' '}
                <PanelNote>
                  {shortDayAndYear(row.date)} · {row.method}
                  {isDue && ' · due'}
                </PanelNote>
              </dt>
              <dd>{formatMoney(row.totalCollected)}</dd>
            </PanelLine>
          ))}
          <PanelFact label={`Paid at the end of ${shortDayAndYear(asOf)}`} isSum>
            {formatMoney(paid)}
          </PanelFact>
          <PanelFact label="Balance due" isSum>
            {formatMoney(due)}
          </PanelFact>
        </PanelLines>
      </Card>
    </Grid>
  );
}

/** Underlined, because other text follows it. */
const Payment = styled(Link)`
  ${underlined}

  && {
    color: ${color.accentText};
  }
`;

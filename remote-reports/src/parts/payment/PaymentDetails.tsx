import { Banknote, CreditCard, Receipt, WalletCards, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { formatDayAndYear, unknown } from '@back-office/shared/format';
import {
  calendarDayOf,
  customerText,
  dayWithTime,
  knownTender,
  paymentMethodText,
  textOfPayments,
  timeWithZone,
  type Payment,
  type Tender,
  type Transaction,
} from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { rowStyle, textStyle } from '@back-office/shared/theme';
import { Amount, Badge, Row, Text } from '@back-office/shared/ui';
import { PanelFact, PanelLine, PanelLines, PanelParts, PanelSection, PanelTitle, partsText } from './panelParts';

/** What was paid, or else what was sold, or else that it is a sale or a refund; whether it is complete, and when. */
export function PaymentHead({ transaction }: { readonly transaction: Transaction }) {
  const { id, type, status, date } = transaction;
  const day = calendarDayOf(transaction);
  const { value, label } = headOf(transaction);
  return (
    <>
      <Row gap={3} justify="between">
        <Row gap={2} align="baseline" wrap>
          <Total>{value === unknown ? typeText(type) : <Amount cents={value} />}</Total>
          {label && <Text tone="muted">{label}</Text>}
        </Row>
        <Badge tone={status === 'Completed' ? 'positive' : 'notice'}>{status}</Badge>
      </Row>
      <Text as="p" tone="muted">
        {id} · {dayWithTime(formatDayAndYear(day), timeWithZone(transaction))}
        {day !== date && ` · business day ${formatDayAndYear(date)}`}
      </Text>
    </>
  );
}

/** The first of its totals that is known. A refund has no gross sales. */
function headOf({ amount, netSales, grossSales, type }: Transaction) {
  if (amount !== unknown) return { value: amount };
  if (netSales !== unknown) return { value: netSales, label: 'Net sales' };
  if (grossSales !== unknown && type === 'sale') return { value: grossSales, label: 'Gross sales' };
  return { value: unknown, label: 'Its total is not in your files' } as const;
}

function typeText(type: Transaction['type']): string {
  return type === 'refund' ? 'Refund' : 'Sale';
}

const Total = styled.p`
  ${textStyle({ size: 'xl', weight: 'strong', tabular: true })}
  letter-spacing: -0.01em;
`;

/** The payments, channel, device and staff of a transaction. */
export function PaymentDetails({ transaction }: { readonly transaction: Transaction }) {
  const { payments, type, channel, source, device, deviceNickname } = transaction;
  const { location, staffName, giftCardRedeemed } = transaction;
  const isSplit = payments.length > 1;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Type', typeText(type)],
    ...(transaction.refundReason === '' ? [] : [['Refund reason', transaction.refundReason] as const]),
    ['Channel', channel],
    ['Source', source],
    ['Device', device],
    ['Device nickname', deviceNickname || '–'],
    ['Location', location],
    ['Staff', staffName],
    ['Customer', customerText(transaction)],
  ];
  return (
    <PanelSection>
      <PanelTitle>Details</PanelTitle>
      <PanelLines>
        <PanelFact label="Payment method">{textOfPayments(payments, paymentMethodText) || '–'}</PanelFact>
        {payments.map((payment, index) => (
          <PanelLine key={index}>
            <dt>
              {isSplit ? <TenderName payment={payment} /> : 'Tender'}
              {isSplit && <PanelParts>{partsText({ Tip: payment.tip, Fee: payment.fee })}</PanelParts>}
            </dt>
            <dd>
              {isSplit ? <ShownFigure id="total-payments" value={payment.amount} /> : <TenderName payment={payment} />}
            </dd>
          </PanelLine>
        ))}
        {giftCardRedeemed !== 0 && (
          <PanelFact label="Paid by gift card">
            <ShownFigure id="gift-cards-redeemed" value={giftCardRedeemed} />
          </PanelFact>
        )}
        {facts.map(([label, value]) => (
          <PanelFact key={label} label={label}>
            {value}
          </PanelFact>
        ))}
      </PanelLines>
    </PanelSection>
  );
}

function TenderName({ payment: { tender } }: { readonly payment: Payment }) {
  const Icon = tenderIcon[knownTender(tender)];
  return (
    <Method>
      <Icon aria-hidden />
      {tender}
    </Method>
  );
}

const tenderIcon: Readonly<Record<Tender, LucideIcon>> = {
  Card: CreditCard,
  Cash: Banknote,
  'Digital Wallet': WalletCards,
  Other: Receipt,
};

const Method = styled.span`
  ${rowStyle({ gap: 2, align: 'baseline', inline: true })}

  svg {
    align-self: center;
    ${textStyle({ square: '16px', tone: 'muted' })}
  }
`;

import { Banknote, CreditCard, Receipt, WalletCards, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { formatDayAndYear, capitalized } from '@back-office/shared/format';
import {
  customerText,
  knownTender,
  textOfPayments,
  type Payment,
  type Tender,
  type Transaction,
} from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { rowStyle, textStyle } from '@back-office/shared/theme';
import { Badge, Row, Text } from '@back-office/shared/ui';
import { PanelFact, PanelLine, PanelLines, PanelParts, PanelSection, PanelTitle, partsText } from './panelParts';

/** What was paid, whether it is complete, and when. */
export function PaymentHead({ transaction }: { readonly transaction: Transaction }) {
  const { id, amount, status, date, time, timeZone } = transaction;
  return (
    <>
      <Row gap={3} justify="between">
        <Total>
          <ShownFigure id="total-payments" value={amount} />
        </Total>
        <Badge tone={status === 'Completed' ? 'positive' : 'notice'}>{status}</Badge>
      </Row>
      <Text as="p" tone="muted">
        {id} · {formatDayAndYear(date)}, {time} {timeZone}
      </Text>
    </>
  );
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
    ['Type', type === 'refund' ? 'Refund' : 'Sale'],
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
        <PanelFact label="Payment method">
          {textOfPayments(payments, ({ paymentMethod }) => capitalized(paymentMethod)) || '–'}
        </PanelFact>
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

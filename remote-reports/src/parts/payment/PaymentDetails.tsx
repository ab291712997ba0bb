import { Banknote, CreditCard, Receipt, WalletCards, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { customerText, knownTender, type Tender, type Transaction } from '@back-office/shared/ledger';
import { color, space } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import { choiceLabel } from '../../domain/transactionsView';
import { PanelLine, PanelLines, PanelSection, PanelTitle } from './panelParts';

interface PaymentDetailsProps {
  readonly transaction: Transaction;
  /** How it was paid, if the ledger has no such tender. */
  readonly tender?: string;
}

/** The payment method, tender, channel, device and staff of a transaction. */
export function PaymentDetails({ transaction, tender = transaction.tender }: PaymentDetailsProps) {
  const { paymentMethod, type, channel, source, device, deviceNickname } = transaction;
  const { location, staffName, giftCardRedeemed } = transaction;
  const Icon = tenderIcon[knownTender(transaction.tender)];
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
        <PanelLine>
          <dt>Payment method</dt>
          <dd>{choiceLabel(paymentMethod)}</dd>
        </PanelLine>
        <PanelLine>
          <dt>Tender</dt>
          <Method>
            <Icon aria-hidden />
            {tender}
          </Method>
        </PanelLine>
        {giftCardRedeemed !== 0 && (
          <PanelLine>
            <dt>Paid by gift card</dt>
            <dd>
              <Amount cents={giftCardRedeemed} />
            </dd>
          </PanelLine>
        )}
        {facts.map(([label, value]) => (
          <PanelLine key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </PanelLine>
        ))}
      </PanelLines>
    </PanelSection>
  );
}

const tenderIcon: Readonly<Record<Tender, LucideIcon>> = {
  Card: CreditCard,
  Cash: Banknote,
  'Digital Wallet': WalletCards,
  Other: Receipt,
};

const Method = styled.dd`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[2]};

  svg {
    align-self: center;
    width: 16px;
    height: 16px;
    color: ${color.textMuted};
  }
`;

import styled from 'styled-components';
import type { LedgerFacts, Transaction } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { color } from '@back-office/shared/theme';
import { paymentFigures } from '../../domain/paymentFigures';
import { PanelLine, PanelLines, PanelNote, PanelSection, PanelTitle } from './panelParts';

interface PaymentFiguresProps {
  readonly transaction: Transaction;
  readonly feeRules: LedgerFacts['feeRules'];
}

/** How the amount is calculated, from the items to the net total. */
export function PaymentFigures({ transaction, feeRules }: PaymentFiguresProps) {
  return (
    <PanelSection>
      <PanelTitle>Figures</PanelTitle>
      <PanelLines>
        {paymentFigures(transaction, feeRules).map(({ measure, label, note, amount, isSum }) => (
          <PanelLine key={label} $isSum={isSum}>
            <dt>
              {label} {note && <PanelNote>{note}</PanelNote>}
            </dt>
            <Value $isZero={amount === 0 && !isSum}>
              <ShownFigure id={measure} value={amount} />
            </Value>
          </PanelLine>
        ))}
      </PanelLines>
    </PanelSection>
  );
}

const Value = styled.dd<{ readonly $isZero: boolean }>`
  color: ${(props) => props.$isZero && color.textMuted};
`;

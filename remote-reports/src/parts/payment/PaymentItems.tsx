import { negated } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';
import { Amount } from '@back-office/shared/ui';
import { PanelLine, PanelLines, PanelNote, PanelSection, PanelTitle } from './panelParts';

/** The items sold, ordered or returned, each with its share of the amount. */
export function PaymentItems({ transaction }: { readonly transaction: Transaction }) {
  const { lines } = transaction;
  return (
    <PanelSection>
      <PanelTitle>Items</PanelTitle>
      <PanelLines>
        {lines.length === 0 ? (
          <PanelLine>
            <dt>{transaction.description}</dt>
            <dd>
              <Amount cents={transaction.amount} />
            </dd>
          </PanelLine>
        ) : (
          lines.map(({ item, quantity, isReturned, gross }) => (
            <PanelLine key={`${item.sku}${isReturned ? ' back' : ''}`}>
              <dt>
                {item.name} × {quantity} {isReturned && <PanelNote>returned</PanelNote>}
              </dt>
              {/* Deposits and refunds by amount sell no items, so the items have no amount. */}
              <dd>{gross === 0 ? '–' : <Amount cents={isReturned ? negated(gross) : gross} />}</dd>
            </PanelLine>
          ))
        )}
      </PanelLines>
    </PanelSection>
  );
}

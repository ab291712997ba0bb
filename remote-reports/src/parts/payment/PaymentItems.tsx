import styled from 'styled-components';
import { negated, unknown } from '@back-office/shared/format';
import { transactionTitle, type Transaction, type TransactionLine } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { useSoldPhotos, useThumbnail } from '@back-office/shared/photos';
import { boxStyle, radius } from '@back-office/shared/theme';
import { PanelLine, PanelLines, PanelNote, PanelParts, PanelSection, PanelTitle, partsText } from './panelParts';

/** The items sold, ordered or returned, each with its gross amount and what was taken off or added. */
export function PaymentItems({ transaction }: { readonly transaction: Transaction }) {
  const { lines } = transaction;
  const photoOf = useSoldPhotos();
  return (
    <PanelSection>
      <PanelTitle>Items</PanelTitle>
      <PanelLines>
        {lines.length === 0 ? (
          <PanelLine>
            <dt>{transactionTitle(transaction)}</dt>
            <dd>
              <ShownFigure id="total-payments" value={transaction.amount} />
            </dd>
          </PanelLine>
        ) : (
          lines.map((line, index) => (
            <PanelLine key={index}>
              <dt>
                <Photo id={photoOf(line.item)} />
                {line.item.name} × {line.quantity} {line.isReturned && <PanelNote>returned</PanelNote>}{' '}
                <PanelParts>{partsOf(line, lines.length === 1)}</PanelParts>
              </dt>
              {/* Deposits and refunds by amount sell no items, so the items have no amount. */}
              <dd>{line.gross === 0 ? '–' : <LineAmount line={line} />}</dd>
            </PanelLine>
          ))
        )}
      </PanelLines>
    </PanelSection>
  );
}

/** Of an item that has one; its name is beside it. */
function Photo({ id }: { readonly id: string | undefined }) {
  const thumbnail = useThumbnail(id);
  return thumbnail ? <Picture src={thumbnail} alt="" /> : null;
}

function LineAmount({ line: { isReturned, gross } }: { readonly line: TransactionLine }) {
  return isReturned ? <ShownFigure id="returns" value={negated(gross)} /> : <ShownFigure id="items" value={gross} />;
}

/** The figures of the transaction say the same of its only item, but for the cost. */
function partsOf({ discount, comp, tax, net, cost = unknown }: TransactionLine, isOnly: boolean): string {
  if (isOnly) return partsText({ Cost: cost });
  const isReduced = discount !== 0 || comp !== 0;
  return partsText({
    Discount: negated(discount),
    Comp: negated(comp),
    ...(isReduced && { Net: net }),
    Tax: tax,
    Cost: cost,
  });
}

const Picture = styled.img`
  display: inline-block;
  ${boxStyle({ round: 'sm', ground: 'sunken', square: '28px' })}
  object-fit: cover;
  /* Chromium prints what is cut off, over the rows around. */
  clip-path: inset(0 round ${radius.sm});
  vertical-align: middle;
  margin-inline-end: 8px;
`;

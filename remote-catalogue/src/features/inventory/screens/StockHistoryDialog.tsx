import styled from 'styled-components';
import { formatQuantity, formatDayAndYear, localTime } from '@back-office/shared/format';
import { color, rowStyle, textStyle } from '@back-office/shared/theme';
import { Button, Grid, Text } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { stockByLocation, homeLocation } from '@back-office/shared/stock';
import { stockHistory, type EntryKind, type StockMovement } from '../../../domain/stockMovements';
import { movementNames } from '../../../domain/stockOperation';
import { variationName } from '../../../domain/variations';
import { useStock } from '../../../state/stock';
import type { StockRow } from '../domain/stockRows';

export interface StockHistoryDialogProps {
  readonly row: StockRow;
  readonly onEntry: (kind: EntryKind, row: StockRow) => void;
  readonly onClose: () => void;
}

const noMovements: readonly StockMovement[] = [];

/** Where a variation is, and every entry that its stock is the sum of. */
export function StockHistoryDialog({ row, onEntry, onClose }: StockHistoryDialogProps) {
  const { journal } = useStock();
  const { stock } = row.variation;
  const movements = journal.get(row.key) ?? noMovements;
  const { opening, lines } = stockHistory(stock, movements);
  const places = [...stockByLocation(stock, movements, homeLocation(row.item))];
  const actions: readonly (readonly [EntryKind, string])[] = [
    ['receive', 'Receive'],
    ['adjust', 'Adjust'],
    ['count', 'Count'],
    ['transfer', 'Transfer'],
  ];
  return (
    <Dialog
      title={row.name}
      context={contextOf(row)}
      onClose={onClose}
      footer={actions.map(([kind, label]) => (
        <Button key={kind} onClick={() => onEntry(kind, row)}>
          {label}
        </Button>
      ))}
    >
      <Grid gap={4}>
        <Lines aria-label="Stock by location">
          {stock === '-' ? (
            <li>Stock of this variation is not counted. An entry starts to count it.</li>
          ) : (
            places.map(([location, quantity]) => (
              <li key={location}>
                <span>{location}</span>
                <Figure>{formatQuantity(quantity)}</Figure>
              </li>
            ))
          )}
        </Lines>
        <Text as="h3" size="sm" weight="strong">
          History
        </Text>
        <Lines aria-label="History">
          {lines.map(({ movement, balance }) => (
            <li key={movement.id}>
              <span>
                {wordsOf(movement)}
                <Text as="span" block size="xs" tone="muted">
                  {localTime(new Date(movement.at))}
                </Text>
              </span>
              <Figure>
                {signed(movement.change)}
                <Text as="span" block size="xs" tone="muted">{`= ${formatQuantity(balance)}`}</Text>
              </Figure>
            </li>
          ))}
          <li>
            <span>Set in the item list or by an import</span>
            <Figure>{stock === '-' ? '-' : formatQuantity(opening)}</Figure>
          </li>
        </Lines>
      </Grid>
    </Dialog>
  );
}

/** The variation again, because a long title is cut on phones, and its SKU. */
function contextOf({ variation }: StockRow): string | undefined {
  const { sku } = variation;
  return [variationName(variation), sku && `SKU ${sku}`].filter(Boolean).join(' · ') || undefined;
}

/** `Counted 12 at Main Store`, `Adjusted at Main Store: Damaged`, `Transferred from Main Store`. */
function wordsOf({ kind, location, change, counted, reason, through }: StockMovement): string {
  if (through !== undefined) return `Sold until ${formatDayAndYear(through)}`;
  if (kind === 'transfer') return `${movementNames.transfer} ${change < 0 ? 'from' : 'to'} ${location}`;
  const what = counted === undefined ? movementNames[kind] : `${movementNames[kind]} ${formatQuantity(counted)}`;
  return `${what} at ${location}${reason ? `: ${reason}` : ''}`;
}

function signed(change: number): string {
  return change > 0 ? `+${formatQuantity(change)}` : formatQuantity(change);
}

const Lines = styled.ul`
  > li {
    ${rowStyle({ gap: 3, justify: 'between', align: 'start', padY: 2 })}
    ${textStyle({ size: 'sm' })}
    border-bottom: 1px solid ${color.border};
  }
`;

const Figure = styled.span`
  ${textStyle({ tabular: true, textAlign: 'end', nowrap: true })}
`;

import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { formatDay, formatMoney, formatRange } from '@back-office/shared/format';
import type { FigureGroup, Transaction, TransactionSort } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { color, media, weight } from '@back-office/shared/theme';
import type { Column } from '@back-office/shared/ui/table';
import { columnsWith } from '../../../../parts/rowColumns';
import { headerOf } from '../../domain/drillDownFigures';
import { reasonOf } from '../../domain/drillDownTexts';
import type { TiedColumn } from '../../domain/drillDownTieOut';
import type { DrillDownLine } from '../../../../domain/reportLineRows';

/** Most sort by what their id says. */
type RowColumn = Column<Transaction> & { readonly id: TransactionSort | 'open' };

const column = columnsWith<RowColumn>({ sortable: true });

const date = column('time', 'Date', (row) => <Day>{formatDay(row.date)}</Day>, { width: '124px', phone: 'secondary' });
const dateAndYear: RowColumn = {
  ...date,
  cell: (row) => <Day>{formatRange({ from: row.date, to: row.date })}</Day>,
};
const time = column('minute', 'Time', (row) => row.time, {
  width: '100px',
  align: 'end',
  isMuted: true,
  phone: 'secondary',
});
const transaction = column('id', 'Transaction', (row) => row.id, { width: 'minmax(126px, 0.8fr)', phone: 'primary' });
const channel = column('channel', 'Channel', (row) => row.channel, { phone: 'hidden' });
const staff = column('staffName', 'Staff', (row) => row.staffName, { width: 'minmax(0, 1.1fr)', phone: 'aside' });
const reason = column('refundReason', 'Reason', reasonOf, { phone: 'secondary' });
const chevron = column('open', 'Opens the transaction', () => <Chevron size={16} aria-hidden />, {
  sortable: false,
  hideHeader: true,
  width: '48px',
  phone: 'hidden',
});

interface ColumnOptions {
  readonly line: DrillDownLine;
  readonly amounts: readonly TiedColumn[];
  /** What each transaction contributes, by its id. */
  readonly figures: ReadonlyMap<string, FigureGroup['figures']>;
  /** If false, dates include the year. */
  readonly isOneYear: boolean;
  /** Pixels. */
  readonly availableWidth: number;
}

/** Amounts are never truncated. If they do not fit, the channel is hidden first, then the staff, then the time. */
export function columnsFor({ line, amounts, figures, isOneYear, availableWidth }: ColumnOptions): readonly RowColumn[] {
  const widths = amounts.map(widthOf);
  let remaining = availableWidth - fixedWidth - widths.reduce((sum, width) => sum + width, 0);
  const hasTime = remaining >= 0;
  const texts = new Set<RowColumn>();
  for (const text of line === 'returns' ? [reason, staff, channel] : [staff, channel]) {
    remaining -= minTextWidth;
    if (remaining >= 0) texts.add(text);
  }
  return [
    isOneYear ? date : dateAndYear,
    ...(hasTime ? [time] : []),
    transaction,
    ...[channel, staff, reason].filter((column) => texts.has(column)),
    ...amounts.map((tied, index) => amountColumn(tied, figures, widths[index] ?? 0, index === amounts.length - 1)),
    chevron,
  ];
}

/** Date, time, transaction and chevron, with the sides of the table. */
const fixedWidth = 124 + 100 + 126 + 48 + 16;
/** A narrower text column would truncate names. */
const minTextWidth = 134;

/** Fits the header with its arrow and the longest total, in the widest system font. */
function widthOf({ column: id, listed, others, report }: TiedColumn): number {
  const longest = Math.max(...[listed, others, report].map((cents) => boldWidth(formatMoney(cents))));
  return Math.ceil(Math.max(50 + 7.4 * headerOf(id).length, 32 + longest));
}

/** The letters of a currency such as KWD are wider than digits. */
function boldWidth(amount: string): number {
  const letters = amount.match(/\p{L}/gu)?.length ?? 0;
  return 9 * amount.length + 2.5 * letters;
}

function amountColumn(
  { column: id }: TiedColumn,
  figures: ReadonlyMap<string, FigureGroup['figures']>,
  width: number,
  isTotal: boolean,
): RowColumn {
  const cell = ({ id: row }: Transaction) => {
    const cents = figures.get(row)?.[id];
    return (
      <Value data-zero={cents === 0 || undefined} data-total={isTotal || undefined}>
        <ShownFigure id={id} value={cents} />
      </Value>
    );
  };
  return column(id, headerOf(id), cell, { width: `${width}px`, align: 'end', phone: isTotal ? 'amount' : 'hidden' });
}

const Value = styled.span`
  &[data-total] {
    font-weight: ${weight.medium};
  }

  &[data-zero] {
    color: ${color.textMuted};
  }
`;

const Day = styled.span`
  ${media.notPhone} {
    color: ${color.text};
  }
`;

const Chevron = styled(ChevronRight)`
  vertical-align: middle;
  color: ${color.textMuted};
`;

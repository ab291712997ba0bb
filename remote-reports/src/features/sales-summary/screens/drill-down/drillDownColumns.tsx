import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { formatDay, formatMoney, formatRange } from '@back-office/shared/format';
import type { FigureGroup, Transaction, TransactionSort } from '@back-office/shared/ledger';
import { FigureAmount } from '@back-office/shared/ledger/notices';
import { color, media, weight } from '@back-office/shared/theme';
import type { Column } from '@back-office/shared/ui/table';
import { headerOf } from '../../domain/drillDownFigures';
import { reasonOf } from '../../domain/drillDownTexts';
import type { TiedColumn } from '../../domain/drillDownTieOut';
import type { DrillDownLine } from '../../../../domain/reportLineRows';

/** Most sort by what their id says. */
type RowColumn = Column<Transaction> & { readonly id: TransactionSort | 'open' };

const date: RowColumn = {
  id: 'time',
  header: 'Date',
  width: '124px',
  sortable: true,
  phone: 'secondary',
  cell: (row) => <Day>{formatDay(row.date)}</Day>,
};

const dateAndYear: RowColumn = {
  ...date,
  cell: (row) => <Day>{formatRange({ from: row.date, to: row.date })}</Day>,
};

const time: RowColumn = {
  id: 'minute',
  header: 'Time',
  width: '100px',
  align: 'end',
  isMuted: true,
  sortable: true,
  phone: 'secondary',
  cell: (row) => row.time,
};

const transaction: RowColumn = {
  id: 'id',
  header: 'Transaction',
  width: 'minmax(126px, 1fr)',
  sortable: true,
  phone: 'primary',
  cell: ({ id }) => id,
};

const channel: RowColumn = {
  id: 'channel',
  header: 'Channel',
  sortable: true,
  phone: 'hidden',
  cell: (row) => row.channel,
};

const staff: RowColumn = {
  id: 'staffName',
  header: 'Staff',
  width: 'minmax(0, 1.1fr)',
  sortable: true,
  phone: 'aside',
  cell: ({ staffName }) => staffName,
};

const reason: RowColumn = {
  id: 'refundReason',
  header: 'Reason',
  sortable: true,
  phone: 'secondary',
  cell: reasonOf,
};

const chevron: RowColumn = {
  id: 'open',
  header: 'Opens the transaction',
  hideHeader: true,
  width: '48px',
  phone: 'hidden',
  cell: () => <Chevron size={16} aria-hidden />,
};

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

/** Amounts are never truncated. If they do not fit, the channel is hidden first, then the staff. */
export function columnsFor({ line, amounts, figures, isOneYear, availableWidth }: ColumnOptions): readonly RowColumn[] {
  const widths = amounts.map(widthOf);
  let remaining = availableWidth - fixedWidth - widths.reduce((sum, width) => sum + width, 0);
  const texts = new Set<RowColumn>();
  for (const text of line === 'returns' ? [reason, staff, channel] : [staff, channel]) {
    remaining -= minTextWidth;
    if (remaining >= 0) texts.add(text);
  }
  return [
    isOneYear ? date : dateAndYear,
    time,
    transaction,
    ...[channel, staff, reason].filter((column) => texts.has(column)),
    ...amounts.map((tied, index) => amountColumn(tied, figures, widths[index] ?? 0, index === amounts.length - 1)),
    chevron,
  ];
}

/** Date, time, transaction and chevron, with the sides of the table. */
const fixedWidth = 124 + 100 + 126 + 48 + 16;
/** A narrower text column would truncate names. */
const minTextWidth = 120;

/** Fits the header with its arrow and the longest total, in the widest system font. */
function widthOf({ column, listed, others, report }: TiedColumn): number {
  const longest = Math.max(...[listed, others, report].map((cents) => formatMoney(cents).length));
  return Math.ceil(Math.max(50 + 7.7 * headerOf(column).length, 32 + 9 * longest));
}

function amountColumn(
  { column }: TiedColumn,
  figures: ReadonlyMap<string, FigureGroup['figures']>,
  width: number,
  isTotal: boolean,
): RowColumn {
  return {
    id: column,
    header: headerOf(column),
    width: `${width}px`,
    align: 'end',
    sortable: true,
    phone: isTotal ? 'amount' : 'hidden',
    cell: ({ id }) => {
      const cents = figures.get(id)?.[column];
      return (
        <Value data-zero={cents === 0 || undefined} data-total={isTotal || undefined}>
          <FigureAmount id={column} cents={cents} />
        </Value>
      );
    },
  };
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

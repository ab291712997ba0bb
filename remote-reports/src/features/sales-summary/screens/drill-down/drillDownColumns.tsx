import styled from 'styled-components';
import { formatMoney, type Cents } from '@back-office/shared/format';
import type { DrillDownLine } from '@back-office/shared/routes';
import { color, weight } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import { figureOfRow } from '../../domain/drillDownFigures';
import type { TiedColumn } from '../../domain/drillDownTieOut';
import { channel, chevron, date, dateAndYear, reason, staff, time, transaction, type RowColumn } from './textColumns';

interface Place {
  readonly line: DrillDownLine;
  readonly amounts: readonly TiedColumn[];
  /** Otherwise dates say their year. */
  readonly isOneYear: boolean;
  /** Pixels for all columns. */
  readonly room: number;
}

/** Amounts are never cut: where they need the room the channel goes first, then staff. */
export function columnsFor({ line, amounts, isOneYear, room }: Place): readonly RowColumn[] {
  const widths = amounts.map(widthOf);
  let left = room - fixedWidth - widths.reduce((sum, width) => sum + width, 0);
  const texts = new Set<RowColumn>();
  for (const text of line === 'returns' ? [reason, staff, channel] : [staff, channel]) {
    left -= leastText;
    if (left >= 0) texts.add(text);
  }
  return [
    isOneYear ? date : dateAndYear,
    time,
    transaction,
    ...[channel, staff, reason].filter((column) => texts.has(column)),
    ...amounts.map((tied, index) => amountColumn(tied, widths[index] ?? 0, index === amounts.length - 1)),
    chevron,
  ];
}

/** Date, time, transaction and chevron, with the sides of the table. */
const fixedWidth = 124 + 100 + 126 + 48 + 16;
/** A text column narrower than this would cut names. */
const leastText = 120;

/** Room for the head with its arrow and for the longest total, in the widest of the system fonts. */
function widthOf({ column, listed, others, report }: TiedColumn): number {
  const longest = Math.max(...[listed, others, report].map((cents) => formatMoney(cents).length));
  return Math.ceil(Math.max(50 + 7.7 * column.header.length, 32 + 9 * longest));
}

function amountColumn({ column }: TiedColumn, width: number, isWhole: boolean): RowColumn {
  return {
    id: column.id,
    header: column.header,
    width: `${width}px`,
    align: 'end',
    sortable: true,
    phone: isWhole ? 'amount' : 'hidden',
    cell: (row) => <Figure cents={figureOfRow(column, row)} isWhole={isWhole} />,
  };
}

function Figure({ cents, isWhole }: { readonly cents: Cents; readonly isWhole: boolean }) {
  return (
    <Value data-zero={cents === 0 || undefined} data-whole={isWhole || undefined}>
      <Amount cents={cents} />
    </Value>
  );
}

const Value = styled.span`
  &[data-whole] {
    font-weight: ${weight.medium};
  }

  &[data-zero] {
    color: ${color.textMuted};
  }
`;

import styled from 'styled-components';
import { formatQuantity, pluralize } from '@back-office/shared/format';
import { color, media, oneLine, text, textStyle, twoLines } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import type { Column, RowGroup } from '@back-office/shared/ui/table';
import type { ChangeRow } from '../data/importPort';
import { differingParts } from '../domain/itemChanges';
import type { PreviewRow, RowNote } from '../domain/importTypes';
import type { Item } from '../../../domain/item';
import { noValue } from '../../../domain/limits';
import { itemPriceLabel } from '../../../domain/variations';

const line: Column<PreviewRow | RowNote> = {
  id: 'line',
  header: 'Line',
  width: '72px',
  align: 'end',
  phone: 'secondary',
  phoneLabel: 'Line',
  cell: (row) => row.line,
};

/** With room for the longest price and category of the rows, so that names have the rest. */
export function previewColumns(rows: readonly PreviewRow[]): readonly Column<PreviewRow>[] {
  const priceLength = longest(rows, itemPriceLabel);
  const categoryLength = longest(rows, ({ reportingCategory }) => reportingCategory);
  return [
    line,
    name,
    ...(categoryLength > 0 ? [{ ...category, width: `clamp(120px, calc(${categoryLength}ch + 32px), 24%)` }] : []),
    stock,
    { ...price, width: `max(96px, calc(${priceLength}ch + 32px))` },
  ];
}

function longest(rows: readonly PreviewRow[], textOf: (item: Item) => string): number {
  return rows.reduce((most, { item }) => Math.max(most, textOf(item).length), 0);
}

/** Characters of a name that fit into a line on phones. */
const phoneLine = 32;
const phoneRowHeights = { oneLine: 64, twoLines: 80 } as const;

/** Room for two lines on phones if a name needs them. */
export function previewPhoneRowHeight(rows: readonly PreviewRow[]): number {
  const isLong = rows.some(({ item }) => `${item.name}${variationCount(item)}`.length > phoneLine);
  return isLong ? phoneRowHeights.twoLines : phoneRowHeights.oneLine;
}

/** Characters of a reason that fit into a line on narrow phones. */
const reasonLine = 28;
const maxReasonLines = 4;

/** Room on phones for the longest reason, and for one line of where it is. */
export function notePhoneRowHeight(rows: readonly RowNote[]): number {
  const most = rows.reduce((length, { reason: text }) => Math.max(length, text.length), 0);
  return 32 + 18 * Math.min(Math.max(1, Math.ceil(most / reasonLine)), maxReasonLines);
}

const variationCount = ({ variations }: Item) => (variations ? ` ${pluralize(variations.length, 'variation')}` : '');

const name: Column<PreviewRow> = {
  id: 'name',
  header: 'Name',
  phone: 'primary',
  cell: ({ item }) => (
    <Name title={item.name}>
      {item.name}
      {item.variations && (
        <Text size="xs" tone="muted" weight="regular">
          {variationCount(item)}
        </Text>
      )}
    </Name>
  ),
};

const category: Column<PreviewRow> = {
  id: 'category',
  header: 'Reporting category',
  phone: 'hidden',
  cell: ({ item: { reportingCategory } }) =>
    reportingCategory ? <Cut title={reportingCategory}>{reportingCategory}</Cut> : noValue,
};

const stock: Column<PreviewRow> = {
  id: 'stock',
  header: 'Stock',
  width: '84px',
  align: 'end',
  phone: 'secondary',
  phoneLabel: 'Stock',
  cell: ({ item }) => (item.stock === '-' ? item.stock : formatQuantity(item.stock)),
};

const price: Column<PreviewRow> = {
  id: 'price',
  header: 'Price',
  align: 'end',
  phone: 'primary',
  cell: ({ item }) => itemPriceLabel(item),
};

/** One row per field, below a row for the item. */
export const changeColumns: readonly Column<ChangeRow>[] = [
  { id: 'field', header: 'Field', width: '184px', phone: 'primary', cell: ({ field }) => field },
  {
    id: 'before',
    header: 'In your list',
    width: 'minmax(0, 1fr)',
    phone: 'secondary',
    cell: ({ before, after }) => <Change text={before} shown={differingParts(before, after)[0]} />,
  },
  {
    id: 'after',
    header: 'In this file',
    width: 'minmax(0, 1fr)',
    phone: 'secondary',
    phoneLabel: '→',
    cell: ({ before, after }) => <Change text={after} shown={differingParts(before, after)[1]} isNew />,
  },
];

/** The item that a row changes, with its line in the file and how it was recognized. */
export function changedItem({ index, line: fileLine, name, by }: ChangeRow): RowGroup {
  return { key: String(index), label: name, sum: `Line ${fileLine}, same ${by}` };
}

const empty = (
  <Text size="xs" tone="muted">
    (empty)
  </Text>
);

interface ChangeProps {
  readonly text: string;
  /** The part of the text that matters, if it is long. */
  readonly shown: string;
  readonly isNew?: boolean;
}

function Change({ text: value, shown, isNew = false }: ChangeProps) {
  if (value === '') return empty;
  const short = shown.replace(/\s+/g, ' ');
  return (
    <Cut title={value}>
      {isNew ? (
        <Text tone="text" weight="medium">
          {short}
        </Text>
      ) : (
        short
      )}
    </Cut>
  );
}

const column: Column<RowNote> = {
  id: 'column',
  header: 'Column',
  width: 'minmax(136px, 1fr)',
  phone: 'secondary',
  cell: (row) => (row.column === '' ? '' : <Cut title={row.column}>{row.column}</Cut>),
};

const value: Column<RowNote> = {
  id: 'value',
  header: 'Value',
  width: 'minmax(0, 1fr)',
  phone: 'secondary',
  cell: (row) => (row.column !== '' && row.value === '' ? empty : <Cut title={row.value}>{row.value}</Cut>),
};

const reason: Column<RowNote> = {
  id: 'reason',
  header: 'Reason',
  width: 'minmax(0, 2.4fr)',
  phone: 'primary',
  cell: (row) => <Reason title={row.reason}>{row.reason}</Reason>,
};

export const noteColumns: readonly Column<RowNote>[] = [line, column, value, reason];

export const badColumns: readonly Column<RowNote>[] = [
  line,
  column,
  value,
  {
    ...reason,
    cell: (row) => (
      <Reason $isWrong title={row.reason}>
        {row.reason}
      </Reason>
    ),
  },
];

/** At most two lines. */
const Name = styled.span`
  ${twoLines}
  ${textStyle({ tone: 'text', weight: 'medium' })}
`;

/** At most two lines; on phones both values fit beside each other. */
const Cut = styled.span`
  ${twoLines}
  ${text.xs}

  ${media.phone} {
    ${oneLine}
    display: inline-block;
    max-width: calc(50vw - 76px);
    vertical-align: bottom;
  }
`;

const Reason = styled.span<{ readonly $isWrong?: boolean }>`
  ${twoLines}
  ${text.xs}
  color: ${(props) => (props.$isWrong ? color.negative : color.textSecondary)};

  /* Nothing tells there what is cut. */
  ${media.phone} {
    -webkit-line-clamp: ${maxReasonLines};
  }
`;

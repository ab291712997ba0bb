import { layOutColumns, type Column } from './columns';

const cell = () => null;
const columns: readonly Column<string>[] = [
  { id: 'item', header: 'Item', width: '2fr', cell, thumbnail: cell },
  { id: 'category', header: 'Reporting category', cell },
  { id: 'stock', header: 'Stock', width: '88px', align: 'end', phoneLabel: 'Stock', cell },
  { id: 'price', header: 'Price', width: '132px', align: 'end', phone: 'primary', cell },
];

test('a row has tracks for the checkbox, the columns and the menu', () => {
  const { style } = layOutColumns(columns, { select: true, menu: true });
  expect(style).toHaveProperty('--tracks', '46px 2fr minmax(0, 1fr) 88px 132px 56px');
  expect(style).toHaveProperty('--print-tracks', '2fr minmax(0, 1fr) 88px 132px');
});

test('a table without checkboxes and menus has only its columns', () => {
  const { style } = layOutColumns(columns.slice(1, 2), { select: false, menu: false });
  expect(style).toHaveProperty('--tracks', 'minmax(0, 1fr)');
});

test('on phones the first column is the first line and the others join the second', () => {
  const { cells } = layOutColumns(columns, { select: true, menu: true });
  expect(cells.map(({ phone }) => phone)).toEqual(['primary', 'secondary', 'secondary', 'primary']);
});

test('a dot and a short name separate the parts of the second line', () => {
  const { cells } = layOutColumns(columns, { select: true, menu: true });
  expect(cells.map(({ prefix }) => prefix.replaceAll('\u00a0', ' '))).toEqual(['', '', ' · Stock ', '']);
});

test('the first primary column that is not an amount names the row, wherever it is', () => {
  const time: Column<string> = { id: 'time', header: 'Time', align: 'end', phone: 'secondary', cell };
  const amount: Column<string> = { id: 'amount', header: 'Amount', align: 'end', phone: 'primary', cell };
  const name: Column<string> = { id: 'name', header: 'Description', phone: 'primary', cell };
  const bare = { select: false, menu: false };
  expect(layOutColumns(columns, bare).nameColumn).toBe(0);
  expect(layOutColumns([time, amount, name], bare).nameColumn).toBe(2);
  expect(layOutColumns([time, amount], bare).nameColumn).toBe(0);
});

test('on phones the name ends before the amount of the first line, or at the end if there is none', () => {
  const amount: Column<string> = { id: 'amount', header: 'Amount', align: 'end', phone: 'amount', cell };
  const endOf = (of: readonly Column<string>[]) => layOutColumns(of, { select: false, menu: false }).style;
  expect(endOf([...columns.slice(0, 2), amount])).toHaveProperty('--first-line-end', 'amount');
  expect(endOf(columns)).toHaveProperty('--first-line-end', 'menu');
});

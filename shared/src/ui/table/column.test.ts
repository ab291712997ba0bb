import { divide, type Column } from './column';

const cell = () => null;
const columns: readonly Column<string>[] = [
  { id: 'item', header: 'Item', width: '2fr', cell, lead: cell },
  { id: 'category', header: 'Reporting category', cell },
  { id: 'stock', header: 'Stock', width: '88px', align: 'end', phoneLabel: 'Stock', cell },
  { id: 'price', header: 'Price', width: '132px', align: 'end', phone: 'primary', cell },
];

test('a row is divided into tick box, columns and menu', () => {
  const { style } = divide(columns, { select: true, menu: true });
  expect(style).toHaveProperty('--tracks', '46px 2fr minmax(0, 1fr) 88px 132px 56px');
});

test('what a table lacks takes no room', () => {
  const { style } = divide(columns.slice(1, 2), { select: false, menu: false });
  expect(style).toHaveProperty('--tracks', 'minmax(0, 1fr)');
});

test('on phones the first column is the first line and the others join the second', () => {
  const { places } = divide(columns, { select: true, menu: true });
  expect(places.map(({ phone }) => phone)).toEqual(['primary', 'secondary', 'secondary', 'primary']);
});

test('the parts of the second line are told apart by a dot and a short name', () => {
  const { places } = divide(columns, { select: true, menu: true });
  expect(places.map(({ before }) => before.replaceAll('\u00a0', ' '))).toEqual(['', '', ' · Stock ', '']);
});

test('the column that names the row is its door, wherever it stands', () => {
  const time: Column<string> = { id: 'time', header: 'Time', align: 'end', phone: 'secondary', cell };
  const amount: Column<string> = { id: 'amount', header: 'Amount', align: 'end', phone: 'primary', cell };
  const name: Column<string> = { id: 'name', header: 'Description', phone: 'primary', cell };
  const bare = { select: false, menu: false };
  expect(divide(columns, bare).door).toBe(0);
  expect(divide([time, amount, name], bare).door).toBe(2);
  expect(divide([time, amount], bare).door).toBe(0);
});

test('on phones an amount of the first line ends the name; without one the name reaches the end', () => {
  const amount: Column<string> = { id: 'amount', header: 'Amount', align: 'end', phone: 'amount', cell };
  const endOf = (of: readonly Column<string>[]) => divide(of, { select: false, menu: false }).style;
  expect(endOf([...columns.slice(0, 2), amount])).toHaveProperty('--first-line-end', 'amount');
  expect(endOf(columns)).toHaveProperty('--first-line-end', 'menu');
});

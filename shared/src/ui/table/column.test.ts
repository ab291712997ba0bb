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

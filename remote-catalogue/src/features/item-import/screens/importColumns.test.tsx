import { render, screen } from '@testing-library/react';
import { testItem } from '../../../domain/items.testing';
import { previewColumns, previewPhoneRowHeight } from './importColumns';

const rowsOf = (...items: readonly Parameters<typeof testItem>[0][]) =>
  items.map((change, index) => ({ index, line: index + 2, item: testItem(change) }));
const widths = (rows: ReturnType<typeof rowsOf>) =>
  Object.fromEntries(previewColumns(rows).map(({ id, width }) => [id, width]));

test('categories and prices have the room that they need, and names have the rest', () => {
  const rows = rowsOf(
    { reportingCategory: 'Tea', price: '$4.00' },
    { reportingCategory: 'Clothing', price: '$12,000.00' },
  );
  expect(widths(rows)).toMatchObject({
    name: undefined,
    category: 'clamp(120px, calc(8ch + 32px), 24%)',
    price: 'max(96px, calc(10ch + 32px))',
  });
});

test('if no item has a category, names have its room', () => {
  expect(Object.keys(widths(rowsOf({ reportingCategory: '' })))).toEqual(['line', 'name', 'stock', 'price']);
});

test('on phones a long name has two lines', () => {
  expect(previewPhoneRowHeight(rowsOf({ name: 'Mug' }))).toBe(64);
  expect(previewPhoneRowHeight(rowsOf({ name: 'Mug' }, { name: 'Pocket comb for beards, of cellulose acetate' }))).toBe(
    80,
  );
});

test('a category that is cut is told under the pointer', () => {
  const rows = rowsOf({ reportingCategory: 'Clothing > Accessories' });
  const category = previewColumns(rows).find(({ id }) => id === 'category');
  render(<>{rows.map((row) => category?.cell(row))}</>);
  expect(screen.getByText('Clothing > Accessories')).toHaveAttribute('title', 'Clothing > Accessories');
});

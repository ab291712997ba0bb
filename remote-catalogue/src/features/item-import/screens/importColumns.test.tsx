import { render, screen } from '@testing-library/react';
import { testItem } from '../../../domain/items.testing';
import { notePhoneRowHeight, previewColumns, previewPhoneRowHeight } from './importColumns';

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

test('on phones rows are as high as their longest reason, of at most four lines', () => {
  const height = (...reasons: readonly string[]) =>
    notePhoneRowHeight(
      reasons.map((reason, index) => ({ index, line: index + 2, column: 'Price', value: '', reason })),
    );
  expect(height('Please enter a price.')).toBe(50);
  expect(height('Please enter a price.', 'Please enter a name for your item.')).toBe(68);
  expect(height('Another item has this name. '.repeat(9))).toBe(104);
});

test('a category that is cut is told under the pointer', () => {
  const rows = rowsOf({ reportingCategory: 'Clothing > Accessories' });
  const category = previewColumns(rows).find(({ id }) => id === 'category');
  render(<>{rows.map((row) => category?.cell(row))}</>);
  expect(screen.getByText('Clothing > Accessories')).toHaveAttribute('title', 'Clothing > Accessories');
});

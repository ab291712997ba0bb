import { soldItems } from '@back-office/shared/ledger';
import { priceLabel } from '../domain/price';
import { summaryOf, variationsOf } from '../domain/variations';
import { createSampleLibrary } from './itemLibrary';

const at = Date.parse('2025-07-18T12:00:00.000Z');

test('the sample library offers the twelve items the ledger sells, with stable ids', () => {
  const first = createSampleLibrary(() => at).offered();
  const later = createSampleLibrary(() => at + 1000).offered();
  expect(first).toHaveLength(12);
  expect(new Set(first.map(({ item }) => item.id)).size).toBe(12);
  expect(later.map(({ item }) => item.id)).toEqual(first.map(({ item }) => item.id));
  expect(later[0]?.item.createdAt).toBe('2025-07-18T12:00:01.000Z');
});

test('an offered item is complete', () => {
  const [beans] = createSampleLibrary(() => at)
    .offered()
    .filter(({ item }) => item.name.startsWith('Single-Origin'));
  expect(beans).toEqual({
    item: expect.objectContaining({
      id: 'library-cof-0204',
      category: 'Coffee',
      reportingCategory: 'Coffee',
      price: '$32.00/ea',
      unit: 'Per item',
      stock: 41,
      locations: ['Main Store', 'Online Only'],
      sku: 'COF-0204',
    }),
  });
});

test('an offered item has the variations that the ledger names, which add up to its price and its stock', () => {
  const items = createSampleLibrary(() => at).offered();
  for (const [place, { item }] of items.entries()) {
    expect(variationsOf(item)).toHaveLength(soldItems[place]?.variations ?? 0);
    if (item.variations) expect(item).toMatchObject(summaryOf(item.variations));
  }
});

test('units and prices are valid in the item form', () => {
  const items = createSampleLibrary(() => at)
    .offered()
    .map(({ item }) => item);
  expect(new Set(items.map(({ unit }) => unit))).toEqual(new Set(['Per item', 'Per pound', 'Per liter']));
  for (const { price } of items) expect(priceLabel(price)).toBe(price);
});

import fc from 'fast-check';
import { finish } from '@back-office/shared/loading';
import type { Item } from './item';
import { testItem } from './items.testing';
import { itemsInBlock } from './searchBlocks';
import {
  barcodeDigitsOf,
  barcodesOf,
  prepareSearch,
  prepareSearchAfter,
  searchItems,
  searchTermOf,
} from './searchItems';

/** Each item by itself, field by field. */
function isFound(item: Item, term: string): boolean {
  const { name, category, reportingCategory, sku, description, variations = [] } = item;
  const own = [name, category, reportingCategory, sku, description];
  const texts = [own, ...variations.map((variation) => [variation.sku, variation.values.join(' ')])].flat();
  const digits = barcodeDigitsOf(term);
  return (
    texts.some((text) => `${text}\0`.toLowerCase().includes(term)) ||
    (digits !== undefined && barcodesOf(item).includes(digits))
  );
}

/** Few letters, so that much is found; with case that depends on what follows, and letters that get longer. */
const letters = fc.constantFrom('a', 'B', 'ab', ' ', '1', '40', '4006', 'Σ', 'İ', 'ß', '😀', '\n');
const text = fc.array(letters, { maxLength: 5 }).map((parts) => parts.join(''));
const gtin = fc.constantFrom('', '', '4006381333931', '04006381', '4 006381 3');
const variation = fc.record({ sku: text, gtin, values: fc.array(text, { minLength: 1, maxLength: 2 }) });
const item = fc
  .record({ name: text, sku: text, description: text, gtin, variations: fc.array(variation, { maxLength: 2 }) })
  .map(({ variations, ...fields }) => {
    const all = variations.map((each, index) => ({ id: String(index), weight: '', price: '$1.00', stock: 1, ...each }));
    return testItem({ category: '', reportingCategory: '', ...fields, ...(all.length > 0 && { variations: all }) });
  });
const filler = testItem({ name: 'zzz', category: '', reportingCategory: '', sku: '', description: '' });

/** Some items at the border of two blocks, and an edit that replaces or removes some and adds others. */
const lists = fc
  .tuple(fc.array(item, { minLength: 1, maxLength: 12 }), fc.array(item, { maxLength: 3 }), fc.nat(), fc.nat(2))
  .map(([some, fresh, at, removed]) => {
    const before = [...Array.from({ length: itemsInBlock - 4 }, () => filler), ...some];
    const place = before.length - 1 - (at % some.length);
    return { before, after: before.toSpliced(place, removed, ...fresh) };
  });

test('a search finds what each item by itself is found by, also letter by letter and after an edit', () => {
  fc.assert(
    fc.property(lists, text, fc.boolean(), ({ before, after }, search, isPrepared) => {
      if (isPrepared) prepareSearch(before, 0, before.length);
      for (const items of [before, after]) {
        for (let end = 1; end <= search.length; end += 1) {
          const term = searchTermOf(search.slice(0, end));
          const wanted = term === '' ? items : items.filter((each) => isFound(each, term));
          expect(searchItems(items, search.slice(0, end)).map((each) => items.indexOf(each))).toEqual(
            wanted.map((each) => items.indexOf(each)),
          );
        }
        finish(prepareSearchAfter(before, after));
      }
    }),
  );
});

test('a list that grew at its end reads what is new', () => {
  const read = jest.fn(() => 'Bread');
  const before = [Object.defineProperty(testItem({ id: 'read' }), 'name', { get: read })];
  prepareSearch(before, 0, 1);
  read.mockClear();
  const after = [...before, testItem({ id: 'cup', name: 'Cup' })];
  finish(prepareSearchAfter(before, after));
  expect(searchItems(after, 'cup').map(({ id }) => id)).toEqual(['cup']);
  expect(read).not.toHaveBeenCalled();
});

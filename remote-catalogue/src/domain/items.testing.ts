import type { Item, NewItem } from './item';
import { variationId, type Variation } from './variations';

export function testItem(fields: Partial<Item> = {}): Item {
  return {
    id: 'cheddar',
    name: 'Aged Cheddar',
    description: '',
    reportingCategory: 'Deli',
    stock: 18,
    price: '$14.80/lb',
    itemType: 'Physical good',
    category: 'Deli',
    locations: ['Main Store'],
    unit: 'Per pound',
    sku: 'FP-1001',
    gtin: '',
    weight: '',
    skipItemDetails: false,
    createdAt: '2025-07-01T12:00:00.000Z',
    updatedAt: '2025-07-01T12:00:00.000Z',
    ...fields,
  };
}

/** An item that has not been added to a store yet. */
export function testNewItem(fields: Partial<NewItem> = {}): NewItem {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...newItem } = testItem(fields);
  return newItem;
}

/** A variation for tests, with the id of its choices. */
export function testVariation(values: readonly string[], fields: Partial<Variation> = {}): Variation {
  const blank = { sku: '', gtin: '', price: '$1.00/ea', weight: '', stock: 0 };
  return { id: variationId(values, new Set()), values, ...blank, ...fields };
}

/** An item whose every field is filled, with characters that a CSV file has to quote or neutralize. */
export const mug: Item = {
  id: 'mug',
  name: 'Mug, "big"',
  description: 'Line 1\nLine 2',
  reportingCategory: 'Kitchen',
  stock: 3,
  price: '$12.50/ea',
  itemType: 'Physical good',
  category: '=Cups',
  locations: ['Main Store', 'Online; Only'],
  unit: 'Per item',
  sku: 'M-1',
  gtin: '0012345678905',
  weight: '0.38',
  skipItemDetails: true,
  createdAt: '2025-07-18T12:00:00.000Z',
  updatedAt: '2025-07-18T12:00:00.000Z',
};

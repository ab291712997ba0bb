import type { Item, NewItem } from './item';

/** An item for tests. */
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

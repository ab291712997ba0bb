import type { Item } from './item';

/** An item for tests, with what matters to the test. */
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

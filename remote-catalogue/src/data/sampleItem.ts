import type { Item } from '../domain/item';
import { firstItemId } from '../domain/offeredItem';

/** The only item of a fresh start. */
export function sampleItem(at: string): Item {
  return {
    id: firstItemId,
    name: 'Consulting Service',
    description: 'One hour of advice on how your business sells, in person or by video call.',
    reportingCategory: 'Services',
    stock: '-',
    price: '$100.00/ea',
    itemType: 'Service',
    category: 'Services',
    locations: ['Main Store'],
    unit: 'Per item',
    sku: '',
    gtin: '',
    weight: '',
    skipItemDetails: false,
    createdAt: at,
    updatedAt: at,
  };
}

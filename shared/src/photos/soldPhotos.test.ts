import { finderOf } from './soldPhotos';

const find = finderOf([
  { name: 'Mug', sku: 'M-1', photos: [{ id: 'mug', alt: '' }, { id: 'second' }] },
  { name: 'Plate', sku: 'P-1' },
  { name: 'Shirt', sku: 'S-S', variations: [{ sku: 'S-S', values: ['S', 'Red'] }], photos: [{ id: 'shirt' }] },
  'damaged',
]);

test.each([
  ['by SKU, in any case', { name: 'Cup', sku: 'm-1 ' }, 'mug'],
  ['by name', { name: 'mug', sku: '' }, 'mug'],
  ['by name, where no item has the SKU', { name: 'Mug', sku: 'X' }, 'mug'],
  ['by the SKU of a variation', { name: '', sku: 'S-S' }, 'shirt'],
  ['by the choices of a variation', { name: 'Shirt, S, Red', sku: '' }, 'shirt'],
  ['an item without photos has none', { name: 'Plate', sku: 'P-1' }, undefined],
  ['an item that is not listed has none', { name: 'Fork', sku: '' }, undefined],
])('%s', (_rule, sold, id) => expect(find(sold)).toBe(id));

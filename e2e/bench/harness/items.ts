import type { Item } from '../../../remote-catalogue/src/domain/item';

const words = [
  'Stoneware',
  'Walnut',
  'Linen',
  'Copper',
  'Rye',
  'Juniper',
  'Saffron',
  'Cedar',
  'Honey',
  'Slate',
  'Barley',
];
const things = [
  'Mug',
  'Board',
  'Napkin',
  'Pan',
  'Loaf',
  'Syrup',
  'Jar',
  'Box',
  'Candle',
  'Tile',
  'Flour',
  'Bowl',
  'Tray',
];
const categories = ['Pantry', 'Bakery', 'Kitchen', 'Table', 'Gifts'];

/** In sizes whose names no search of the bench finds. */
const sizes = ['X', 'Y', 'Z'];

/**
 * Items like those of a large shop: names of a few words, descriptions of one sentence, three sizes, every fifth without a
 * SKU.
 */
export function manyItems(count: number): readonly Item[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(6, '0');
    const category = categories[index % categories.length] ?? '';
    const sold = {
      sku: index % 5 === 0 ? '' : `SKU-${number}`,
      gtin: '',
      price: `$${(index % 200) + 1}.50/ea`,
      weight: '0.40',
    };
    const [stock, options] = [index % 30, [{ name: 'Size', values: sizes }]];
    return {
      id: `item-${number}`,
      name: `${words[index % words.length]} ${things[index % things.length]} ${number}`,
      description: `Made in small batches for the ${category.toLowerCase()}, batch ${index % 997}.`,
      reportingCategory: category,
      stock: stock * sizes.length,
      itemType: 'Physical good',
      category,
      locations: ['Main Store'],
      unit: 'Per item',
      ...sold,
      options,
      variations: sizes.map((size) => ({ id: size, values: [size], ...sold, stock })),
      skipItemDetails: false,
      createdAt: '2025-06-01T12:00:00.000Z',
      updatedAt: '2025-06-01T12:00:00.000Z',
    };
  });
}

/** The minimum that a search over the five fields and the variations must do: the baseline for the search of the list. */
export function bareScan(items: readonly Item[], term: string): number {
  const wanted = term.toLowerCase();
  let found = 0;
  for (const { name, category, reportingCategory, sku, description, variations = [] } of items) {
    if (
      name.toLowerCase().includes(wanted) ||
      category.toLowerCase().includes(wanted) ||
      reportingCategory.toLowerCase().includes(wanted) ||
      sku.toLowerCase().includes(wanted) ||
      description.toLowerCase().includes(wanted) ||
      variations.some(({ values, sku: own }) => [...values, own].some((text) => text.toLowerCase().includes(wanted)))
    )
      found += 1;
  }
  return found;
}

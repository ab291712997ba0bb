import type { Cents } from '@back-office/shared/format';

/** An item of the sample store. The same twelve are the sample item library. */
export interface SoldItem {
  readonly name: string;
  readonly category: string;
  /** List price per unit; transactions multiply it by a factor of 0.8 to 1.2. */
  readonly price: Cents;
  readonly unit: 'ea' | 'lb' | 'L';
  readonly sku: string;
  /** Units on hand; `-` if they are not counted. */
  readonly stock: number | '-';
  readonly variations: number;
}

function sold(
  name: string,
  category: string,
  price: Cents,
  unit: SoldItem['unit'],
  sku: string,
  stock: SoldItem['stock'],
  variations = 1,
): SoldItem {
  return { name, category, price, unit, sku, stock, variations };
}

export const soldItem = {
  sourdough: sold('Sourdough Loaf, 800 g', 'Bakery', 950, 'ea', 'BAK-0101', 24),
  beans: sold('Single-Origin Beans, 1 kg', 'Coffee', 3200, 'ea', 'COF-0204', 41, 3),
  pourOver: sold('Pour-Over Set, Stoneware', 'Equipment', 5800, 'ea', 'EQP-0310', 12, 2),
  cheddar: sold('Aged Cheddar', 'Deli', 1480, 'lb', 'DEL-0117', 18),
  oliveOil: sold('Olive Oil, Cold-Pressed, 500 ml', 'Pantry', 2200, 'ea', 'PAN-0520', 63),
  passata: sold('Heirloom Tomato and Roasted Pepper Passata, Case of 6', 'Pantry', 4800, 'ea', 'PAN-0533', 9),
  honey: sold('Wildflower Honey, 350 g', 'Pantry', 1200, 'ea', 'PAN-0541', 0),
  knife: sold('Chef’s Knife, 20 cm', 'Equipment', 12_900, 'ea', 'EQP-0322', 7),
  platter: sold('Catering Platter, Serves 12', 'Catering', 18_000, 'ea', 'CAT-0601', '-'),
  workshop: sold('Bread Baking Workshop', 'Classes', 8500, 'ea', 'CLS-0701', '-', 2),
  granola: sold('House Granola', 'Bakery', 875, 'ea', 'BAK-0115', 38, 2),
  coldBrew: sold('Cold Brew Concentrate', 'Coffee', 1800, 'L', 'COF-0218', 15),
} as const satisfies Record<string, SoldItem>;

export const soldItems: readonly SoldItem[] = Object.values(soldItem);

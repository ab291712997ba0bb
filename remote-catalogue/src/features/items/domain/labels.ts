import { priceLabel } from '../../../domain/price';
import { nameWithVariation, variationName, variationsOf } from '../../../domain/variations';
import type { Item } from '../../../domain/item';
import { barcodeOf, type Barcode } from './barcode';

/** One thing that is sold, as it is on its label. */
export interface Label {
  readonly key: string;
  /** `T-Shirt – Large` */
  readonly name: string;
  /** `Large`; empty for an item without options. */
  readonly variation: string;
  readonly price: string;
  readonly sku: string;
  readonly barcode: Barcode | undefined;
  readonly stock: number | '-';
}

/** What came into the stock at once: how many of each label, by its key. */
export interface ReceivedLabels {
  readonly id: string;
  readonly name: string;
  readonly quantities: ReadonlyMap<string, number>;
}

/** Paper with labels on it, in millimeters. A roll has one label on each page. */
export interface LabelPaper {
  readonly id: string;
  readonly name: string;
  readonly page: readonly [width: number, height: number];
  readonly label: readonly [width: number, height: number];
  readonly columns: number;
  readonly rows: number;
  /** From the edge of the page to the first label. */
  readonly offset: readonly [x: number, y: number];
  /** Between two labels side by side. */
  readonly gap: number;
}

const oneOf = (id: string, name: string, size: readonly [number, number]): LabelPaper => ({
  ...{ id, name, page: size, label: size },
  ...{ columns: 1, rows: 1, offset: [0, 0], gap: 0 },
});

export const labelPapers: readonly LabelPaper[] = [
  {
    ...{ id: 'a4', name: 'A4, 3 × 8 labels of 70 × 37 mm', page: [210, 297], label: [70, 37] },
    ...{ columns: 3, rows: 8, offset: [0, 0.5], gap: 0 },
  },
  {
    ...{ id: 'letter', name: 'Letter, 3 × 10 labels of 2⅝ × 1 in', page: [215.9, 279.4], label: [66.675, 25.4] },
    ...{ columns: 3, rows: 10, offset: [4.7625, 12.7], gap: 3.175 },
  },
  oneOf('roll-57', 'Roll, 57 × 32 mm', [57, 32]),
  oneOf('roll-51', 'Roll, 2 × 1 in', [50.8, 25.4]),
];

/** Every variation of the items. */
export function labelsOf(items: readonly Item[]): readonly Label[] {
  return items.flatMap((item) =>
    variationsOf(item).map((variation) => ({
      key: `${item.id}\n${variation.id}`,
      name: nameWithVariation(item.name, variation),
      variation: variationName(variation),
      price: priceLabel(variation.price),
      sku: variation.sku,
      barcode: barcodeOf(variation),
      stock: variation.stock,
    })),
  );
}

export const maxLabels = 2_000;

/** The labels of what came in: also one of a part, such as of half a pound. */
export function receivedCount(quantity = 0): number {
  return Math.min(Math.ceil(quantity), maxLabels);
}

/**
 * The name of a label in at most so many letters. Variations of one item differ at the end, so that the name of the item is
 * cut before it.
 */
export function cutName({ name, variation }: Pick<Label, 'name' | 'variation'>, most: number): string {
  if (variation === '' || [...name].length <= most) return cutText(name, most);
  const room = Math.max(most / 3, most - [...variation].length - 1);
  return `${cutText(name, room)} ${cutText(variation, most - room - 1)}`;
}

export function cutText(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, Math.max(1, Math.floor(most) - 1)).join('')}…` : text;
}

/** A typed number of labels; `undefined` if it is not a number. */
export function labelCount(text: string): number | undefined {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
}

/** The labels of each page, each as often as it was asked for. */
export function labelPages(
  labels: readonly Label[],
  countOf: (label: Label) => number,
  { columns, rows }: Pick<LabelPaper, 'columns' | 'rows'>,
): readonly (readonly Label[])[] {
  const all = labels.flatMap((label) => Array.from({ length: countOf(label) }, () => label));
  const perPage = columns * rows;
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, page) =>
    all.slice(page * perPage, (page + 1) * perPage),
  );
}

/** Millimeters: the widest module, and the narrowest that scanners still read. */
const [widestModule, narrowestModule] = [0.33, 0.19];
/** Modules of empty space on each side. */
const quietModules = 11;

/** How wide a module is on a label; `undefined` if the barcode has no room. */
export function moduleWidth({ modules }: Barcode, labelWidth: number): number | undefined {
  const width = Math.min(widestModule, labelWidth / (modules.length + 2 * quietModules));
  return width < narrowestModule ? undefined : width;
}

/** The bars as x and width in modules. */
export function barsOf({ modules }: Barcode): readonly (readonly [x: number, width: number])[] {
  return [...modules.matchAll(/1+/g)].map((bar) => [bar.index, bar[0].length] as const);
}

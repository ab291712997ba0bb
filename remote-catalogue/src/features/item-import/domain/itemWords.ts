import type { ItemStatus } from '../../../domain/item';
import { defaultItemType, itemTypes } from '../../../domain/limits';
import { unitOfSuffix } from '../../../domain/price';
import { isYes } from './cellTexts';
import { plainName } from './columnName';
import { meanings } from './meanings';

const statuses = meanings({
  Active: 'active published publish enabled aktiv actif',
  Draft: 'draft proposed pending private rejected unlisted entwurf brouillon inactive disabled',
  Archived: 'archived archive trash deleted archiviert',
});

/** The status a cell means, which depends on its column: `Archived` and `Published` hold yes or no. */
export function statusOf(cell: string, header: string): ItemStatus | 'unknown' {
  const text = cell.trim().toLowerCase();
  if (text === '') return 'Active';
  if (/^\s*archived\s*$/i.test(header)) return isYes(cell) ? 'Archived' : 'Active';
  if (/^(yes|no|true|false|y|n|0|1|-1|ja|nein|oui|non)$/.test(text)) return isYes(cell) ? 'Active' : 'Draft';
  return statuses.get(text) ?? 'unknown';
}

const shopTypes: ReadonlySet<string> = new Set([
  'simple',
  'variable',
  'variation',
  'grouped',
  'external',
  'virtual',
  'downloadable',
  'physical',
]);

/** The item type a cell means; the words of web shops become ours, any other stays. */
export function itemTypeOf(text: string): string {
  if (text === '') return defaultItemType;
  const words = shopWords(text);
  if (words.every((word) => shopTypes.has(word))) {
    if (words.includes('downloadable')) return 'Digital';
    return words.includes('virtual') ? 'Service' : defaultItemType;
  }
  return itemTypes.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.name ?? text;
}

/** `simple, downloadable` → its words. */
export function shopWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** Words for our units besides the suffixes of a price. */
const suffixes = meanings({
  '/ea': 'each item unit pc pcs piece stk stuck',
  '/lb': 'lbs pound pounds',
  '/kg': 'kilogram kilograms kilo kgs',
  '/L': 'liter liters litre litres ltr',
});

/** The unit a word such as `kg` or `each` means (spec A §9); any other text stays. */
export function unitOf(text: string): string {
  if (text === '') return '';
  const word = plainName(text);
  return unitOfSuffix(suffixes.get(word) ?? `/${word}`) ?? text;
}

const noVariation: ReadonlySet<string> = new Set([
  '',
  'default title',
  'default',
  'default variant',
  'regular',
  'standard',
]);

/** `T-Shirt` and `Blue` → `T-Shirt - Blue`; a product's only, nameless variation adds nothing. */
export function fullName(name: string, variation: string): string {
  if (noVariation.has(variation.toLowerCase()) || variation === name) return name;
  return name === '' ? name : `${name} - ${variation}`;
}

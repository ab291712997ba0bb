import type { ItemStatus } from '../../../domain/item';
import { defaultItemType, itemTypes } from '../../../domain/limits';
import { unitOfSuffix } from '../../../domain/price';
import { normalizeHeader } from './columns';
import { decodeEntities } from './plainText';

/** A cell without padding and without the `="0123"` that makes spreadsheets keep leading zeros. */
export function cellText(cell: string): string {
  if (cell === '') return cell;
  const text = cell.trim();
  // Shopify and spreadsheets mark digits as a text by an apostrophe.
  if (text.startsWith("'") && /^'\d+$/.test(text)) return text.slice(1);
  return text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1).trim() : text;
}

/** A cell as one line of text: entities decoded, line breaks replaced by a space. */
export function lineText(cell: string): string {
  const text = decodeEntities(cellText(cell));
  return /[\r\n]/.test(text) ? text.replace(/\s*[\r\n]+\s*/g, ' ') : text;
}

/**
 * The first category of a cell, as a path (`Clothing > Hoodies`), and the others, which an item has no field for. A column
 * with several separates them by commas, semicolons or bars.
 */
export function readCategories(cell: string, hasSeveral: boolean): { first: string; others: readonly string[] } {
  const text = lineText(cell);
  const parts = hasSeveral ? text.split(/(?<!\\)[,;|]/).map((part) => part.replace(/\\([,;|])/g, '$1')) : [text];
  const [first = '', ...others] = parts.map(categoryPath).filter(Boolean);
  return { first, others };
}

function categoryPath(text: string): string {
  if (!text.includes('>')) return text.trim();
  return text
    .split('>')
    .map((part) => part.trim())
    .join(' > ');
}

/** Turns lists of words by meaning, `{ kg: 'kilo kilogram' }`, into a lookup of the meaning of each word. */
export function wordLookup<Meaning extends string>(
  words: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  const byWord = new Map<string, Meaning>();
  for (const meaning of Object.keys(words) as Meaning[]) {
    for (const word of words[meaning].split(' ')) byWord.set(word, meaning);
  }
  return byWord;
}

const answers = wordLookup({
  yes: '1 y yes true t x on ja j oui o si sim wahr vrai verdadero \u2713 \u2714',
  no: '0 -1 n no false f off nein non n\u00e3o nao falsch faux falso - \u2013 \u2717',
});

/** Yes or no; blank is no, and undefined is neither. */
export function readYesNo(cell: string): boolean | undefined {
  const text = cellText(cell).toLowerCase();
  const answer = answers.get(text);
  return text === '' ? false : answer && answer === 'yes';
}

const statuses = wordLookup({
  Active: 'active published publish enabled aktiv actif',
  Draft: 'draft proposed pending private rejected unlisted entwurf brouillon inactive disabled',
  Archived: 'archived archive trash deleted archiviert',
});

/** The status in a cell. It depends on the column: `Archived` and `Published` contain yes or no. */
export function readStatus(cell: string, header: string): ItemStatus | 'unknown' {
  const text = cellText(cell).toLowerCase();
  if (text === '') return 'Active';
  const answer = readYesNo(cell);
  const isArchived = /^\s*(is )?archived\s*$/i.test(header);
  if (answer !== undefined) return isArchived ? (answer ? 'Archived' : 'Active') : answer ? 'Active' : 'Draft';
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

/** The item type in a cell: product types of web shops become ours, any other text is kept. */
export function readItemType(text: string): string {
  if (text === '') return defaultItemType;
  const words = shopTypeWords(text);
  if (words.every((word) => shopTypes.has(word))) {
    if (words.includes('downloadable')) return 'Digital';
    return words.includes('virtual') ? 'Service' : defaultItemType;
  }
  return itemTypes.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.name ?? text;
}

/** Whether a web shop's product type, such as `simple, downloadable`, includes this word. */
export function isShopType(cell: string, type: string): boolean {
  return cell !== '' && shopTypeWords(cell).includes(type);
}

function shopTypeWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** Words for our units besides the suffixes of a price. */
const unitSuffixes = wordLookup({
  '/ea': 'each item unit pc pcs piece stk stuck',
  '/lb': 'lbs pound pounds',
  '/kg': 'kilogram kilograms kilo kgs',
  '/L': 'liter liters litre litres ltr',
});

/** Our unit for a word such as `kg` or `each`; any other text is kept. */
export function readUnit(text: string): string {
  if (text === '') return '';
  const word = normalizeHeader(text);
  return unitOfSuffix(unitSuffixes.get(word) ?? `/${word}`) ?? text;
}

/** What shops write for a product without variations. */
const placeholders: ReadonlySet<string> = new Set([
  'default title',
  'default',
  'default variant',
  'regular',
  'standard',
]);

/** Whether a variation says nothing: a placeholder, in a product that has no other variation. */
export function isPlaceholder(variation: string, isOnly: boolean): boolean {
  return isOnly && placeholders.has(variation.toLowerCase());
}

/** `T-Shirt` and `Blue` → `T-Shirt - Blue`. */
export function fullName(name: string, variation: string): string {
  if (variation === '' || variation === name) return name;
  return name === '' ? name : `${name} - ${variation}`;
}

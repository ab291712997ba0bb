import { locations, staffNames, type Filter, type Tender } from '@back-office/shared/ledger';
import type { CatalogItem } from '../../../domain/catalog/catalogItem';
import type { Concept } from './language/concepts';
import { knownWords, plainWords } from './language/plainWords';
import type { Word } from './language/words';
import { filtersOf, type FilterField } from './filters';

/** Units and sizes in item names, which name no item. */
const sizeWords = new Set([
  'serves',
  'case',
  'kg',
  'ml',
  'cm',
  'lb',
  'oz',
  'pack',
  'large',
  'small',
  'medium',
  'per',
  'hour',
  'unit',
]);

/** The words of item names that tell items apart, in small letters. */
function nameWords(name: string): readonly string[] {
  return (
    name
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/\p{L}{3,}/gu) ?? []
  ).filter((word) => !sizeWords.has(word) && !plainWords.has(word));
}

/** First and last names of the staff. */
export const staffWords: ReadonlySet<string> = new Set(staffNames.flatMap((name) => name.toLowerCase().split(' ')));

/** Every word that names an item, a category or a member of staff: they must not be corrected to other words. */
export function subjectWords(catalog: readonly CatalogItem[]): ReadonlySet<string> {
  const words = catalog.flatMap(({ name, category }) => [...nameWords(name), ...nameWords(category)]);
  return new Set([...words, ...words.map(plural), ...staffWords]);
}

/**
 * The items that the question names: those with most of its words, several if they are equally near. In `cold brew or
 * granola` the words that are left name further ones.
 */
export function itemsNamed(words: readonly Word[], catalog: readonly CatalogItem[]): readonly CatalogItem[] {
  const texts = words.map(({ text }) => text);
  const isList = texts.some((text) => listing.has(text));
  const items: CatalogItem[] = [];
  let asked = new Set(texts);
  for (;;) {
    const nearest = nearestItems(asked, catalog);
    if (nearest.items.length === 0) break;
    items.push(...nearest.items.filter((item) => !items.includes(item)));
    asked = new Set([...asked].filter((text) => !nearest.words.has(text)));
    if (!isList) break;
  }
  return items.slice(0, 5);
}

/** Words between the names of items. */
const listing = new Set(['and', 'or', 'vs', 'versus', 'than', 'against', 'to', 'with', 'plus']);

function nearestItems(asked: ReadonlySet<string>, catalog: readonly CatalogItem[]) {
  let items: readonly CatalogItem[] = [];
  let most = 0;
  for (const item of catalog) {
    const score = scoreOf(item, asked);
    if (score === 0 || score < most) continue;
    items = score > most ? [item] : [...items, item];
    most = score;
  }
  const words = items.flatMap(({ name }) => nameWords(name));
  return { items, words: new Set(words.flatMap((word) => [word, plural(word), word.replace(/s$/, '')])) };
}

function scoreOf({ name }: CatalogItem, asked: ReadonlySet<string>): number {
  const found = nameWords(name).filter(
    (word) => asked.has(word) || asked.has(plural(word)) || asked.has(word.replace(/s$/, '')),
  );
  // A word such as `card` or `set` has a meaning of its own and names an item only beside another of its words.
  return found.some((word) => !knownWords.has(word)) ? found.length : 0;
}

/** The category that the question names. */
export function categoryNamed(words: readonly Word[], catalog: readonly CatalogItem[]): string | undefined {
  const asked = new Set(words.map(({ text }) => text));
  const categories = [...new Set(catalog.map(({ category }) => category))];
  return categories.find((category) => {
    const own = nameWords(category);
    return (
      own.length > 0 &&
      own.every((word) => asked.has(word) || asked.has(plural(word)) || asked.has(word.replace(/(?:es|s)$/, '')))
    );
  });
}

/** A word where the name of an item would stand, that names none: `bananas` in `sales of bananas`. */
export function unknownItemIn(
  words: readonly Word[],
  known: ReadonlySet<string>,
  isFollowUp = false,
): string | undefined {
  const isUnknown = (word: Word | undefined) =>
    word !== undefined && /^\p{L}{3,}$/u.test(word.text) && !known.has(word.text);
  const before = ['of', 'many', 'any', 'sell', 'sold', 'selling', 'is', 'are', 'for', 'from', 'the'];
  const after = ['sales', 'sale', 'sold', 'sell', 'sells', 'revenue', 'stock', 'left', 'price', 'cost'];
  const place = words.findIndex(
    (word, index) =>
      isUnknown(word) &&
      (before.includes(words[index - 1]?.text ?? '') || after.includes(words[index + 1]?.text ?? '')),
  );
  // After figures of an item, `and tea?` can only name another one.
  if (isFollowUp) return words.find(isUnknown)?.typed;
  if (place < 0) return undefined;
  const isSubject = words.some(({ text }) =>
    [...after, 'selling', 'doing', 'much', 'many', 'cost', 'have'].includes(text),
  );
  return isSubject ? words[place]?.typed : undefined;
}

/** The filters that the question names. */
export function filtersIn(words: readonly Word[], concepts: ReadonlySet<Concept>): readonly Filter[] {
  const texts = words.map(({ text }) => text);
  const numbers = texts.flatMap((text, index) =>
    /^(?:location|loc|store|shop|branch)$/.test(text) && /^[1-9]$/.test(texts[index + 1] ?? '')
      ? [texts[index + 1]]
      : [],
  );
  const values: Readonly<Record<FilterField, readonly string[]>> = {
    location: locations.filter((name) => numbers.includes(name.slice(-1))),
    'part-of-day': timeIn(texts),
    tender: tendersIn(concepts),
    'collected-by': staffNames.filter((name) => texts.includes(name.toLowerCase().split(' ')[0] ?? '')),
    source: sourceConcepts.flatMap(([concept, source]) => (concepts.has(concept) ? [source] : [])),
  };
  return filtersOf((field) => values[field]);
}

const sourceConcepts: readonly (readonly [Concept, string])[] = [
  ['online', 'Online store'],
  ['pointOfSale', 'Point of Sale'],
  ['byInvoice', 'Invoices'],
  ['byAppointment', 'Appointments'],
];

/** `last 5 transactions`, `most recent refund` */
export function asksForLatest(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return /\b(?:last|latest|recent)(?: \d+)? (?:transactions?|payments?|orders?|refunds?)\b/.test(text);
}

/** `on Tuesdays`, `on weekends` */
export function namesEveryWeekday(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur|week)days|weekends)$/.test(text));
}

/** Days of the store begin in the morning. */
export function isBeforeNoon(wordBefore: string | undefined) {
  return wordBefore === 'before' || wordBefore === 'until' || wordBefore === 'till';
}

function timeIn(texts: readonly string[]): readonly string[] {
  if (texts.some((text, index) => /^mornings?$/.test(text) || (text === 'noon' && isBeforeNoon(texts[index - 1]))))
    return ['Morning'];
  if (texts.some((text) => /^afternoons?$/.test(text))) return ['Afternoon'];
  return texts.some((text) => /^(?:evenings?|nights?)$/.test(text)) ? ['Evening'] : [];
}

function tendersIn(concepts: ReadonlySet<Concept>): readonly Tender[] {
  return [
    ...(concepts.has('card') ? (['Card'] as const) : []),
    ...(concepts.has('cash') ? (['Cash'] as const) : []),
    ...(concepts.has('wallet') ? (['Digital Wallet'] as const) : []),
  ];
}

function plural(word: string) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/f$/.test(word)) return `${word.slice(0, -1)}ves`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

import { locations, staffNames, type Tender, type TimeRange } from '@back-office/shared/ledger';
import type { CatalogItem } from '../../../domain/catalog/catalogItem';
import type { Concept } from './language/concepts';
import { knownWords, plainWords } from './language/plainWords';
import { correctionOf, type Word } from './language/words';
import type { QuestionFilters } from './question';

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

/** Every word that names an item, a category or a member of staff: they must not be corrected to other words. */
export function subjectWords(catalog: readonly CatalogItem[]): ReadonlySet<string> {
  const words = catalog.flatMap(({ name, category }) => [...nameWords(name), ...nameWords(category)]);
  const names = staffNames.flatMap((name) => name.toLowerCase().split(' '));
  return new Set([...words, ...words.map(plural), ...names]);
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
    word !== undefined &&
    /^\p{L}{3,}$/u.test(word.text) &&
    !known.has(word.text) &&
    correctionOf(word.text, known) === undefined;
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
export function filtersIn(words: readonly Word[], concepts: ReadonlySet<Concept>): QuestionFilters {
  const texts = words.map(({ text }) => text);
  const numbers = texts.flatMap((text, index) =>
    /^(?:location|loc|store|shop|branch)$/.test(text) && /^[1-9]$/.test(texts[index + 1] ?? '')
      ? [texts[index + 1]]
      : [],
  );
  return {
    locations: locations.filter((name) => numbers.includes(name.slice(-1))),
    time: timeIn(texts),
    tenders: tendersIn(concepts),
    teamMembers: staffNames.filter((name) => texts.includes(name.toLowerCase().split(' ')[0] ?? '')),
  };
}

/** Says that the store does not have a location that the question names. */
export function unknownLocation(words: readonly Word[]): string | undefined {
  const texts = words.map(({ text }) => text);
  const place = texts.findIndex(
    (text, index) => /^(?:location|loc)$/.test(text) && /^\d+$/.test(texts[index + 1] ?? ''),
  );
  const name = place < 0 ? undefined : `Location ${texts[place + 1]}`;
  if (name === undefined || locations.some((one) => one === name)) return undefined;
  return `There is no ${name}. The store has ${locations.join(', ')}.`;
}

/** `in the last hour`, `past 2 hours`, `an hour ago`. */
function isHoursBack(texts: readonly string[], index: number) {
  if (!/^hours?$/.test(texts[index] ?? '')) return false;
  const before = texts.slice(0, index).filter((text) => !/^\d+$/.test(text));
  return texts[index + 1] === 'ago' || /^(?:last|past|previous|this)$/.test(before.at(-1) ?? '');
}

/** Reports filter by parts of the day only. */
export function unknownHours(words: readonly Word[]): string | undefined {
  const texts = words.map(({ text }) => text);
  const hasHours = words.some(
    ({ text }, index) =>
      /^(?:pm|midnight|oclock|o'clock)$/.test(text) ||
      isHoursBack(texts, index) ||
      (text === 'noon' && !isBeforeNoon(words[index - 1]?.text)) ||
      // `8 am`, but not `I am`.
      (text === 'am' && /^\d/.test(words[index - 1]?.text ?? '')),
  );
  if (!hasHours) return undefined;
  return 'I can’t limit figures to these hours. I know mornings (5 am to 12 pm), afternoons (12 to 5 pm), and evenings (5 pm to 5 am), and can list sales by hour.';
}

/** `on Tuesdays`, `on weekends` */
export function namesEveryWeekday(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur|week)days|weekends)$/.test(text));
}

/** Reports do not filter by the day of the week. */
export function unknownWeekdays(words: readonly Word[]): string | undefined {
  if (!namesEveryWeekday(words)) return undefined;
  return 'I can’t limit this to certain weekdays. I can compare weekdays: ask for sales by weekday, or name one day, such as last Friday.';
}

/** Days of the store begin in the morning. */
function isBeforeNoon(wordBefore: string | undefined) {
  return wordBefore === 'before' || wordBefore === 'until' || wordBefore === 'till';
}

function timeIn(texts: readonly string[]): TimeRange {
  if (texts.some((text, index) => /^mornings?$/.test(text) || (text === 'noon' && isBeforeNoon(texts[index - 1]))))
    return 'Morning';
  if (texts.some((text) => /^afternoons?$/.test(text))) return 'Afternoon';
  return texts.some((text) => /^(?:evenings?|nights?)$/.test(text)) ? 'Evening' : 'All day';
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

import type { CatalogItem } from '../../../../domain/catalog';
import { knownWords, plainWords } from '../language/plainWords';
import type { Words } from '../language/words';

/** Units and sizes in item names, which name no item. */
const sizeWords = new Set('serves case kg ml cm lb oz pack large small medium per hour unit'.split(' '));

/** The words of a name that tell it from others, in small letters. */
function nameWords(name: string): readonly string[] {
  return kept(wordsByName, name, splitName);
}

/** Each question looks for the same names. Only so many are kept, because a catalog may have a hundred thousand. */
const maxKept = 5_000;
const wordsByName = new Map<string, readonly string[]>();
const formsByWord = new Map<string, readonly string[]>();

function kept(
  found: Map<string, readonly string[]>,
  text: string,
  find: (text: string) => readonly string[],
): readonly string[] {
  const known = found.get(text);
  if (known) return known;
  const result = find(text);
  if (found.size < maxKept) found.set(text, result);
  return result;
}

function splitName(name: string): readonly string[] {
  return (
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[’']s\b/g, '')
      .match(/\p{L}{3,}/gu) ?? []
  ).filter((word) => !sizeWords.has(word) && !plainWords.has(word));
}

/** Every word of these names, and its plural. */
export function wordsOfNames(names: readonly string[]): ReadonlySet<string> {
  const words = names.flatMap(nameWords);
  return new Set([...words, ...words.map(plural)]);
}

/** The words of the merchant's own items and categories: they must not be corrected to other words. */
export function catalogWords(catalog: readonly CatalogItem[]): ReadonlySet<string> {
  const words = wordsOfCatalogs.get(catalog) ?? wordsOfNames(catalog.flatMap(({ name, category }) => [name, category]));
  wordsOfCatalogs.set(catalog, words);
  return words;
}

/** Those of items with variations, which sales name in their own way. */
export function variedWords(catalog: readonly CatalogItem[]): ReadonlySet<string> {
  const varied = variedItems.get(catalog) ?? catalog.filter(({ variations }) => variations !== undefined);
  variedItems.set(catalog, varied);
  return catalogWords(varied);
}

const variedItems = new WeakMap<readonly CatalogItem[], readonly CatalogItem[]>();

/** A question reads the words of its catalog for each of its clauses. */
const wordsOfCatalogs = new WeakMap<readonly CatalogItem[], ReadonlySet<string>>();

/**
 * The names that the question says, such as those of items: the ones with most of its words, several if they are equally
 * near. In `cold brew or granola` the words that are left say further ones.
 */
export function namesIn(words: Words, names: readonly string[]): readonly string[] {
  const texts = words.map(({ text }) => text);
  const isList = texts.some((text) => listing.has(text));
  const said: string[] = [];
  let asked = new Set(texts);
  for (;;) {
    const nearest = nearestNames(asked, names);
    if (nearest.length === 0) break;
    said.push(...nearest.filter((name) => !said.includes(name)));
    const used = formsOf(nearest);
    asked = new Set([...asked].filter((text) => !used.has(text)));
    if (!isList) break;
  }
  return said.slice(0, 5);
}

/** Names of ordinary words, such as `House account`, of which one means nothing else in the question. */
export function wholeNamesIn(
  words: Words,
  names: readonly string[],
  unexplained: ReadonlySet<string>,
): readonly string[] {
  const texts = new Set(words.map(({ text }) => text));
  return names.filter((name) => {
    const own = nameWords(name);
    return own.every((word) => texts.has(word)) && own.some((word) => unexplained.has(word));
  });
}

/** Words between names. */
const listing = new Set(['and', 'or', 'vs', 'versus', 'than', 'against', 'to', 'with', 'plus']);

function nearestNames(asked: ReadonlySet<string>, names: readonly string[]): readonly string[] {
  let nearest: readonly string[] = [];
  let most = 0;
  for (const name of names) {
    const score = scoreOf(name, asked);
    if (score === 0 || score < most) continue;
    nearest = score > most ? [name] : [...nearest, name];
    most = score;
  }
  // `bread`: rather a loaf than a bread baking workshop
  const things = nearest.filter((name) => formsOfWord(thingIn(name)).some((form) => asked.has(form)));
  const ofThings = formsOf(things);
  return nearest.filter(
    (name) => things.includes(name) || ![...formsOf([name])].every((form) => !asked.has(form) || ofThings.has(form)),
  );
}

/** `loaf`, of `Sourdough Loaf, 800 g` */
function thingIn(name: string): string {
  return splitName(name.split(',')[0] ?? name).at(-1) ?? '';
}

/** The words of names as a question may say them. */
export function formsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap(nameWords).flatMap(formsOfWord));
}

function scoreOf(name: string, asked: ReadonlySet<string>): number {
  const own = nameWords(name);
  const found = own.filter((word) => formsOfWord(word).some((form) => asked.has(form)));
  // A word such as `card` or `set` has a meaning of its own and names something only beside another of its words.
  return found.some((word) => !knownWords.has(word)) || (own.length > 1 && found.length === own.length)
    ? found.length
    : 0;
}

/**
 * The categories that the question says with all of their words; else those whose last word means nothing else in the
 * question: `drinks` are hot drinks and cold drinks.
 */
export function categoriesIn(
  words: Words,
  categories: readonly string[],
  unexplained: ReadonlySet<string>,
): readonly string[] {
  const asked = new Set(words.map(({ text }) => text));
  const isIn = (some: ReadonlySet<string>) => (word: string) => formsOfWord(word).some((form) => some.has(form));
  const whole = categories.filter((category) => {
    const own = nameWords(category);
    return own.length > 0 && own.every(isIn(asked));
  });
  return whole.length > 0
    ? whole
    : categories.filter((category) => nameWords(category).slice(-1).some(isIn(unexplained)));
}

function formsOfWord(word: string): readonly string[] {
  return kept(formsByWord, word, formsFor);
}

function formsFor(word: string): readonly string[] {
  return [
    ...(kinds[word] ?? []),
    word,
    plural(word),
    word.replace(/ies$/, 'y'),
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
  ];
}

/** What some goods are called, too. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  loaf: ['bread', 'breads'],
  cheddar: ['cheese', 'cheeses'],
};

function plural(word: string) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/f$/.test(word)) return `${word.slice(0, -1)}ves`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

import { addDays, compareNames, firstDay, type DayRange } from '@back-office/shared/format';
import type { AskOptions, DimensionId, FacetsAnswer, LedgerPort } from '@back-office/shared/ledger';
import { lastDays } from '../comparison';
import { lexiconWords, sensesIn, type FoundSense } from '../language/lexicon';
import { soldItemFinder, type CatalogItem } from '../../../../domain/catalog';
import { nearestWord } from '../../../../domain/spelling';
import { correctWords, excluding, fillerWords, knownWordsWith, plainWords } from '../language/plainWords';
import { correctionOf, textOf, type Word, type Words } from '../language/words';
import { catalogWords, variedWords, wordsOfNames } from './names';
import type { QuestionContext } from '../question';
import { countedAt } from './kindOf';
import type { DatedQuestion } from './readDays';

/** Fields whose names are looked for, in this order: a word that names one is not looked for in the next. */
export const namedFields = [
  'location',
  'collected-by',
  'device-nickname',
  'device-name',
  'source',
  'channel',
  'tender',
  'category',
  'item-name',
  'customer',
  'refund-reason',
] as const satisfies readonly DimensionId[];

type Field = (typeof namedFields)[number];

/** The values of these fields. */
export type Names = Readonly<Record<Field, readonly string[]>>;

const noNames = Object.fromEntries(namedFields.map((field) => [field, []])) as unknown as Names;

/** Asks a ledger for its most frequent names in some days and, where it has more, for those with the words: each once. */
export function namesOf(port: LedgerPort, options: AskOptions = {}): QuestionContext['namesIn'] {
  const asked = new Map<string, Promise<FacetsAnswer>>();
  async function ask(field: Field, range: DayRange, text = ''): Promise<FacetsAnswer> {
    const key = [field, range.from, range.to, text].join(' ');
    const answer =
      asked.get(key) ?? Promise.resolve(port.facets({ scope: { range, filters: [] }, field, text }, options));
    asked.set(key, answer);
    return answer;
  }
  return async (range, words) => {
    const fields = namedFields.map(async (field) => {
      const frequent = await ask(field, range);
      const isAll = frequent.total <= frequent.values.length;
      const found = await Promise.all(isAll ? [] : words.map((word) => ask(field, range, word)));
      return [field, isAll ? namesIn(frequent) : sortedNames([frequent, ...found])] as const;
    });
    return sameNames({ ...noNames, ...Object.fromEntries(await Promise.all(fields)) });
  };
}

function sortedNames(answers: readonly FacetsAnswer[]): readonly string[] {
  const names = answers.flatMap(({ values }) => values.map(({ value }) => value));
  return [...new Set(names.filter(Boolean))].sort(compareNames);
}

/** Sorting takes longer than reading a question, and each message of a conversation needs the same names. */
const namesByAnswer = new WeakMap<FacetsAnswer, readonly string[]>();

function namesIn(answer: FacetsAnswer): readonly string[] {
  const names = namesByAnswer.get(answer) ?? sortedNames([answer]);
  namesByAnswer.set(answer, names);
  return names;
}

/** The latest names, for what is worked out from them: the same ones for the same lists. */
let latestNames: readonly Names[] = [];

function sameNames(names: Names): Names {
  const same = latestNames.find((one) => namedFields.every((field) => one[field] === names[field])) ?? names;
  latestNames = [same, ...latestNames.filter((one) => one !== same)].slice(0, 20);
  return same;
}

interface NameWords {
  readonly all: ReadonlySet<string>;
  /** Those of staff and customers. */
  readonly people: ReadonlySet<string>;
}

const wordsByNames = new WeakMap<Names, NameWords>();

function nameWordsOf(names: Names): NameWords {
  const words = wordsByNames.get(names) ?? {
    all: wordsOfNames(Object.values(names).flat()),
    people: wordsOfNames([...names['collected-by'], ...names.customer]),
  };
  wordsByNames.set(names, words);
  return words;
}

/** A question whose names are known: all that it can name, and its words with their spelling corrected to them. */
export interface NamedQuestion extends DatedQuestion {
  readonly names: Names;
  /** The names under which the variations of an item are sold, by its own. */
  readonly soldAs: ReadonlyMap<string, readonly string[]>;
  /** Words that mean nothing in the question unless they are part of a name. */
  readonly unexplained: ReadonlySet<string>;
}

/** The names of the ledger in the days of the question, and those of the merchant's items. */
export async function readNames(dated: DatedQuestion): Promise<NamedQuestion> {
  const { rest, context } = dated;
  const { catalog } = context;
  const ofCatalog = catalogWords(catalog);
  const ownWords = knownWordsWith(ofCatalog);
  const found = sensesIn(
    rest.map(({ text }) => text),
    (at) => rest[at]?.isApart === true,
  );
  const unexplained = unexplainedIn(rest, found, ownWords);
  const ofItems = variedWords(catalog);
  const ofVaried = rest.map(({ text }) => text).filter((text) => ofItems.has(text));
  const mayName =
    unexplained.size > 0 ||
    ofVaried.length > 0 ||
    rest.some(({ text }) => excluding.has(text) || (isOfNames(context) && /^(?:\d+|rest|others|else)$/.test(text))) ||
    found.some(({ values, fields }) => values.length > 0 || fields.some((field) => fieldsOfNames.has(field)));
  // Most questions name nothing that only the ledger knows, and need not wait for it.
  const sold = mayName
    ? await context.namesIn(daysAround(dated), [...new Set([...unexplained, ...ofVaried])])
    : noNames;
  const { all: nameWords, people } = nameWordsOf(sold);
  const isInName = (word: string) => nameWords.has(word) || ofCatalog.has(word);
  return {
    ...dated,
    soldAs: ofVaried.length === 0 ? new Map() : soldNamesOf(catalog, sold['item-name']),
    rest: writtenApart(rest, isInName, unexplained).map((word) =>
      correctedName(word, { names: nameWords, people, known: ownWords }),
    ),
    names: {
      ...sold,
      location: isOfStock(rest, found, context)
        ? [...new Set([...sold.location, ...placesOf(catalog)])]
        : sold.location,
      'item-name': [...new Set([...catalog.map(({ name }) => name), ...sold['item-name']])],
      category: [...new Set([...catalog.map(({ category }) => category), ...sold.category])],
    },
    unexplained,
  };
}

/** Stock is also where nothing is sold. */
function isOfStock(rest: Words, found: readonly FoundSense[], { earlier }: QuestionContext): boolean {
  return (
    earlier?.kind === 'stock' || found.some(({ signs }) => signs.includes('stock')) || countedAt.test(textOf(rest))
  );
}

function placesOf(catalog: readonly CatalogItem[]): readonly string[] {
  return catalog.flatMap(({ stockAt }) => (stockAt ? [...stockAt.keys()] : []));
}

/** The names of sales by the item with variations that they are of. */
function soldNamesOf(catalog: readonly CatalogItem[], sold: readonly string[]) {
  const find = soldItemFinder(catalog);
  const names = new Map<string, readonly string[]>();
  for (const name of sold) {
    const item = find(name);
    if (item?.variations) names.set(item.name, [...(names.get(item.name) ?? []), name]);
  }
  return names;
}

/** Words that are not known as they were typed, and those that have a meaning only beside others. */
function unexplainedIn(words: Words, found: readonly FoundSense[], known: ReadonlySet<string>): ReadonlySet<string> {
  const isExplained = ({ text, typed }: Word, index: number) => {
    const isFound = found.some(({ start, end }) => start <= index && index < end);
    return (known.has(typed) || fillerWords.has(typed)) && (isFound || plainWords.has(text) || !lexiconWords.has(text));
  };
  const others = words.filter((word, index) => /^\p{L}{3,}$/u.test(word.typed) && !isExplained(word, index));
  // What was corrected to a word of the language names nothing: `loction` is no Location 1.
  return new Set(others.map(({ text, typed }) => (known.has(text) ? typed : text)));
}

/** `1 and 3`, after figures by location or of one. */
function isOfNames({ earlier }: QuestionContext): boolean {
  const fields = [earlier?.by, ...(earlier?.filters ?? []).map(({ field }) => field)];
  return fields.some((field) => field !== undefined && fieldsOfNames.has(field));
}

/** `register 1`, `location 2` */
const fieldsOfNames: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'location',
  'source',
  'channel',
  'tender',
  'device-name',
]);

/** Four weeks more on both sides: who sold nothing on a day can still be asked about. */
function daysAround({ period, context: { earlier, onScreen, today } }: DatedQuestion): DayRange {
  const { range } = period ?? earlier?.period ?? onScreen?.period ?? lastDays(today);
  const [from, to] = [addDays(range.from, -28), addDays(range.to, 28)];
  return { from: from < firstDay ? firstDay : from, to: to > today ? today : to };
}

/** `sour doughs`, of a sourdough: one word of a name written as two. */
function writtenApart(words: Words, isInName: (word: string) => boolean, unexplained: ReadonlySet<string>): Words {
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (before && isApart(before, word)) return [];
    const text = next && isApart(word, next) ? word.typed + next.typed : undefined;
    return text === undefined ? [word] : [{ ...word, text, typed: text }];
  });
  function isApart(one: Word, other: Word): boolean {
    return (
      !other.isApart &&
      isInName(one.typed + other.typed) &&
      [one, other].some(({ text, typed }) => unexplained.has(text) || unexplained.has(typed)) &&
      !(isInName(one.typed) && isInName(other.typed))
    );
  }
}

/** `sourdo`: the start of one name. */
function completed(text: string, nameWords: ReadonlySet<string>): string | undefined {
  if (text.length < 4 || correctWords.has(text)) return undefined;
  const [first, ...others] = [...nameWords].filter((word) => word.startsWith(text)).sort(byLength);
  return first !== undefined && others.every((word) => word.startsWith(first)) ? first : undefined;
}

function byLength(one: string, other: string): number {
  return one.length - other.length;
}

interface WordsOfNames {
  readonly names: ReadonlySet<string>;
  /** Those of staff and customers. */
  readonly people: ReadonlySet<string>;
  /** Words that are no names. */
  readonly known: ReadonlySet<string>;
}

/**
 * A name as it was typed is no misspelled other word. Short names are not guessed: `owed` is not Owen. Names of people have
 * one error at most: a margherita is not Marguerite.
 */
function correctedName(word: Word, { names, people, known }: WordsOfNames): Word {
  if (names.has(word.typed)) return { ...word, text: word.typed };
  if (known.has(word.text)) return word;
  const corrected = correctionOf(word.text, names) ?? completed(word.text, names);
  if (corrected === undefined || corrected.length < 5) return word;
  const isFar = people.has(corrected) && nearestWord(word.text, new Set([corrected]), 1) === undefined;
  return isFar && !corrected.startsWith(word.text) ? word : { ...word, text: corrected };
}

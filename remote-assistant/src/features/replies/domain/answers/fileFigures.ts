import { decimalText, formatCount, pluralize } from '@back-office/shared/format';
import type { ColumnFacts, ColumnGroups, FileGroup } from '../../../../domain/files';
import type { AnalyzedFile } from '../../../../domain/services';
import { fillerWords } from '../language/plainWords';
import { bold, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';

const listed = 15;

type Figure = 'sum' | 'average' | 'count' | 'most' | 'least';

/** What a question asks of the table of a file. */
interface Asked {
  readonly figure: Figure;
  /** The number column; the most likely one if none is named. */
  readonly of: ColumnFacts | undefined;
  readonly by: ColumnGroups | undefined;
  /** A value that the question names, such as a supplier. */
  readonly key: string | undefined;
}

/** Sums, averages, counts and the highest or lowest of a table, also by the values of a column. */
export function fileFigures(text: string, file: AnalyzedFile): string | undefined {
  const { rows, columns = [] } = file.facts;
  if (rows === undefined || beyondFacts.test(text)) return undefined;
  const asked = askedIn(text, file);
  if (!asked) return undefined;
  const { figure, of, by, key } = asked;
  if (by && key === undefined) return groupsText(asked, by);
  if (by && key !== undefined) return keyText(asked, by, key);
  if (figure === 'count')
    return `${bold(plain(file.name))} has ${bold(pluralize(rows, 'row'))} and ${pluralize(columns.length, 'column')}.`;
  return of && columnFigure(figure, of);
}

/** What the facts of a file cannot tell: limits, shares, medians, a comparison. A sum of all rows would not answer it. */
const beyondFacts =
  /\b(?:above|below|between|compared?|except|excluding|less|median|more|not|over|percent|percentage|share|than|under|versus|vs|without)\b|%/i;

function askedIn(text: string, { facts: { columns = [], groups = [] } }: AnalyzedFile): Asked | undefined {
  const words = wordsOf(text);
  const figure = figureIn(words);
  const numbers = columns.filter(({ kind, sum }) => kind === 'number' && sum !== undefined);
  const named = longestFirst(numbers, ({ name }) => name).find(({ name }) => isNamed(words, name));
  const of =
    named ??
    numbers.find(({ name }) => /amount|total|price|sum|revenue|sales|value|qty|quantity|tip/i.test(name)) ??
    numbers[0];
  const [key, ...others] = keysIn(words, groups);
  // Rows are not added up by two values at once.
  if (others.length > 0) return undefined;
  const by =
    key?.by ??
    groups.find(({ column }) => isNamed(words, column) && column !== named?.name) ??
    groupsMeant(words, groups, columns);
  if (figure === undefined && !named && !by) return undefined;
  // `average rating` of a file without ratings is not the average of its amounts.
  const known = new Set(columns.flatMap(({ name }) => wordsOf(name)).map(singular));
  const isKnown = (word: string) => known.has(singular(word)) || fileWord.test(word) || fillerWords.has(word);
  if (!named && !key && figure !== 'count' && !words.every((word) => isKnown(word) || figureIn([word])))
    return undefined;
  return { figure: figure ?? 'sum', of, by: key || divides(words, figure) ? by : undefined, key: key?.key };
}

/** Of files, these say nothing of a column either. */
const fileWord = /^(?:by|csv|daily|dates?|days?|file|paid|pay|sell|sold|spend|spent|table)$/;

const figureWords: readonly (readonly [figure: Figure, words: RegExp])[] = [
  ['average', /^(?:average|avg|mean|typical)$/],
  ['most', /^(?:highest|biggest|largest|max|maximum|most|top|best|greatest)$/],
  ['least', /^(?:lowest|smallest|min|minimum|least|fewest|worst)$/],
  ['sum', /^(?:sum|total|totals|add|together|altogether|overall|much)$/],
  ['count', /^(?:many|count|number|rows|entries|lines)$/],
];

function figureIn(words: readonly string[]): Figure | undefined {
  const found = figureWords.find(([, asked]) => words.some((word) => asked.test(word)))?.[0];
  // `how many in total` adds up what is counted.
  return found;
}

/** `by supplier`, `per day`, `which item`, `top supplier`, `who` */
function divides(words: readonly string[], figure: Figure | undefined): boolean {
  const isRanked = figure === 'most' || figure === 'least';
  return (
    words.some((word) => /^(?:by|per|each|every|who|which|daily)$/.test(word)) || (isRanked && words.includes('top'))
  );
}

function groupsMeant(
  words: readonly string[],
  groups: readonly ColumnGroups[],
  columns: readonly ColumnFacts[],
): ColumnGroups | undefined {
  const kindOf = (column: string) => columns.find(({ name }) => name === column)?.kind;
  if (words.some((word) => /^(?:day|days|date|daily)$/.test(word)))
    return groups.find(({ column }) => kindOf(column) === 'date');
  if (!words.includes('who')) return undefined;
  const texts = groups.filter(({ column }) => kindOf(column) !== 'date');
  return texts.find(({ column }) => /name|staff|employee|customer|person|supplier|server/i.test(column)) ?? texts[0];
}

function groupsText({ figure, of, by: asked }: Asked, by: ColumnGroups): string {
  const place = of ? by.of.indexOf(of.name) : -1;
  const isCount = figure === 'count' || place < 0;
  const label = isCount ? 'Rows' : `${figure === 'average' ? 'Average' : 'Sum'} of ${of?.name ?? ''}`;
  const valueOf = (group: FileGroup) =>
    isCount
      ? String(group.rows)
      : figure === 'average'
        ? quotient(group.sums[place] ?? '0', filledRows(group, place))
        : (group.sums[place] ?? '0');
  const sorted = by.groups.toSorted(
    (one, other) => (Number(valueOf(other)) - Number(valueOf(one))) * (figure === 'least' ? -1 : 1),
  );
  const [first] = sorted;
  const isRanked = figure === 'most' || figure === 'least';
  return paragraphs(
    first &&
      isRanked &&
      `${bold(plain(first.key))} has the ${figure === 'least' ? 'lowest' : 'highest'} ${isCount ? 'number of rows' : (of?.name ?? '')}: ${bold(grouped(valueOf(first)))}.`,
    table(
      [plain(asked?.column ?? by.column), number(plain(label)), ...(isCount ? [] : [number('Rows')])],
      sorted
        .slice(0, listed)
        .map((group) => [plain(group.key), grouped(valueOf(group)), ...(isCount ? [] : [formatCount(group.rows)])]),
    ),
    sorted.length > listed && `${sorted.length - listed} more are not listed.`,
  );
}

function keyText({ figure, of }: Asked, by: ColumnGroups, key: string): string | undefined {
  const group = by.groups.find((one) => one.key === key);
  const place = of ? by.of.indexOf(of.name) : -1;
  if (!group) return undefined;
  if (figure === 'count' || place < 0 || !of) return `${bold(plain(key))} is in ${bold(pluralize(group.rows, 'row'))}.`;
  if (figure === 'most' || figure === 'least') return undefined;
  const [sum, filled] = [group.sums[place] ?? '0', filledRows(group, place)];
  const value = figure === 'average' ? quotient(sum, filled) : sum;
  return `The ${figure === 'average' ? 'average' : 'sum'} of ${plain(of.name)} for ${bold(plain(key))} is ${bold(grouped(value))}, over ${pluralize(filled, 'row')}.`;
}

/** Blank cells do not count for an average. */
function filledRows({ rows, filled }: FileGroup, place: number): number {
  return filled?.[place] ?? rows;
}

/** `Net Amount` before `Net`, so that the part is not taken for the whole. */
function longestFirst<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] {
  return all.toSorted((one, other) => nameOf(other).length - nameOf(one).length);
}

function columnFigure(figure: Figure, { name, filled, sum = '0', min = '', max = '', hasComma }: ColumnFacts): string {
  const label = bold(plain(name));
  const written = (text: string) => bold(plain(grouped(decimalOf(text, hasComma === true))));
  if (figure === 'average')
    return `The average of ${label} is ${bold(grouped(quotient(sum, filled)))}, over ${pluralize(filled, 'row')}.`;
  if (figure === 'most') return `The highest ${label} is ${written(max)}.`;
  if (figure === 'least') return `The lowest ${label} is ${written(min)}.`;
  return `The sum of ${label} is ${bold(grouped(sum))}, over ${pluralize(filled, 'row')}.`;
}

/** With two decimals at least, rounded half away from zero. */
function quotient(sum: string, count: number): string {
  if (count === 0) return '0';
  const decimals = sum.split('.')[1]?.length ?? 0;
  const scale = Math.max(2, decimals);
  const units = BigInt(sum.replace('.', '')) * 10n ** BigInt(scale - decimals);
  const [magnitude, divisor] = [units < 0n ? -units : units, BigInt(count)];
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return decimalText({ units: units < 0n ? -rounded : rounded, scale });
}

/** A number as it was written, as decimal text. */
function decimalOf(text: string, hasComma: boolean): string {
  const plainText = hasComma ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, '');
  const digits = plainText.replace(/[^\d.]/g, '');
  return /^\(.*\)$/.test(text) || /[-−]/.test(text) ? `-${digits}` : digits;
}

/** `-1234.50` → `-1,234.50`: digits as they are, because a sum may be longer than a number holds. */
export function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? withCommas : `${withCommas}.${fraction}`;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A column is named by all of its words, in singular or plural. */
export function isNamed(words: readonly string[], column: string): boolean {
  const own = wordsOf(column);
  const asked = new Set(words.map(singular));
  return own.length > 0 && own.join('').length > 2 && own.every((word) => asked.has(singular(word)));
}

function singular(word: string): string {
  return word.replace(/(?<=..)s$/, '');
}

/** The values that are named: as a whole, if they are a word at least, or a day as the file writes it. */
function keysIn(words: readonly string[], groups: readonly ColumnGroups[]) {
  let rest = ` ${words.join(' ')} `;
  const keys = groups.flatMap((by) => by.groups.map((group) => ({ by, key: group.key })));
  return longestFirst(keys, (one) => one.key).filter(({ key }) => {
    const named = ` ${wordsOf(key).join(' ')} `;
    if (!/\p{L}{3}|^\d{4}-\d{2}-\d{2}$/u.test(key) || !rest.includes(named)) return false;
    rest = rest.replace(named, ' ');
    return true;
  });
}

import {
  compareFigures,
  compareNames,
  formatDecimal,
  formatMoney,
  formatPercent,
  largestRemainder,
  pluralize,
  sumOf,
  unknown,
  capitalized,
  type Day,
} from '@back-office/shared/format';
import {
  divideCents,
  emptyGroup,
  isOfLine,
  isSum,
  measureOf,
  reportAddress,
  valuesOf,
  type DimensionId,
  type Figure,
  type FigureGroup,
  type MeasureId,
} from '@back-office/shared/ledger';
import type { ReplyLink } from '../../../../domain/conversation';
import { fitsScreens, linksOf } from '../links';
import { bold, link, listOf, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import { weekdayNumber } from '../periods/calendar';
import { datesText } from '../periods/period';
import { isWithin, limitIn, type Question, type Shown } from '../question';
import { reply, type Reply } from '../reply';
import { comparisonText, weekendsText } from './comparedGroups';
import { groupingOf, noValueOf } from './groupings';
import {
  figureLinks,
  figuresOf,
  figureText,
  isSingular,
  reasonsOf,
  scopeText,
  unknownSentence,
  type Scoped,
} from './scope';

const ranked = 5;
const listed = 31;

/** A part of the figures, such as an item, a day or a member of staff. */
interface Group {
  readonly key: string;
  readonly name: string;
  readonly value: Figure;
  /** In the period that is compared with. */
  readonly before: Figure;
  readonly transactions: number;
  /** Where its own figures are shown. */
  readonly path: string | undefined;
}

export interface Divided {
  readonly id: MeasureId;
  readonly by: DimensionId;
  /** All groups, those of time in order. */
  readonly groups: readonly Group[];
  readonly total: FigureGroup;
  readonly isCompared: boolean;
}

/** The best or worst items, days, staff … of a period, or all of them. */
export async function answerGroups(scoped: Scoped, by: DimensionId): Promise<Reply | undefined> {
  const { question } = scoped;
  const divided = await dividedBy(scoped, by);
  if (divided.total.transactions === 0) return undefined;
  const counted = countedGroups(scoped, divided);
  if (counted.length === 0) return noGroups(scoped, divided);
  const { group, report } = groupingOf(by);
  const isRanking = question.rank !== undefined && limitIn(question) === undefined;
  const shown: Shown = { by, keys: counted.slice(0, isRanking ? countOf(scoped) : listed).map(({ key }) => key) };
  return {
    ...reply(
      paragraphs(
        question.isAverage && averageText(scoped, divided),
        shareText(scoped, divided),
        !isRanking && !divided.isCompared && comparisonText(scoped, divided),
        ...(isRanking ? rankingTexts(scoped, divided, counted) : breakdownTexts(scoped, divided, counted)),
        !isRanking && weekendsText(scoped, divided),
      ),
      {
        links: [
          ...figureLinks(scoped, { ...(group && { group }), ...(report && { report }) }),
          ...builderLink(scoped, divided),
        ],
      },
    ),
    shown,
  };
}

/** The same figures as the start of a custom report, if the report builder has them. */
function builderLink({ question, period, sources }: Scoped, { id, by, isCompared }: Divided): readonly ReplyLink[] {
  const { filters } = question;
  const path = isCompared || period.until ? undefined : reportAddress(id, by, { range: period.range, filters });
  return path === undefined ? [] : [linksOf(sources.ledgerParams).screen('Build a report of this', path)];
}

/** There are sales, but the figure is 0, or none has a value to divide by, such as a customer. */
function noGroups(scoped: Scoped, { id, by, total }: Divided): Reply {
  const { one, many } = groupingOf(by);
  const limit = limitText(scoped.question, id);
  const text = limit
    ? `${bold(`No ${one} had ${measureOf(id).label.toLowerCase()} ${limit}`)} ${scopeText(scoped)}.`
    : total.figures[id] === 0
      ? `${bold(`${measureOf(id).label}: ${figureText(0, id)}`)} ${scopeText(scoped)}, so there is nothing to list by ${one}.`
      : `${bold(`No ${many} to divide by`)}: your sales data names none ${scopeText(scoped)}.`;
  return reply(text, {
    links: figureLinks(scoped).slice(0, 1),
    suggestions: ['How did sales do?', 'By day?'],
  });
}

function countOf({ question }: Scoped): number {
  return Math.min(question.count ?? ranked, listed);
}

async function dividedBy(scoped: Scoped, by: DimensionId): Promise<Divided> {
  const { question, period } = scoped;
  const { measure, nameOf, keysOf } = groupingOf(by);
  const id = question.figures[0] ?? measure;
  const isCompared = question.baseline !== undefined || question.byChange;
  const { total, baseline } = await figuresOf(scoped, {
    measures: id === 'items-sold' ? [id] : [id, 'items-sold'],
    groupBy: [by],
    ...(isOfLine(by) && { of: 'lines' }),
    ...(question.rank && { sort: { by: id, isDescending: question.rank === 'best' } }),
    isCompared,
  });
  const found = new Map(total.groups.map((group) => [group.key, group]));
  const earlier = new Map(baseline?.groups.map((group) => [group.key, group]));
  const keys = [...new Set([...found.keys(), ...earlier.keys()])];
  const limited = valuesOf(question.filters, by);
  const isOnDay = dayTest(question);
  const groups = (keysOf?.(period.range, keys) ?? keys)
    .filter((key) => by !== 'date' || isOnDay(key))
    .filter((key) => limited.length === 0 || found.has(key) || limited.includes(key))
    // Gift cards and the like are no item.
    .filter((key) => key !== '' || by === 'refund-reason')
    .map((key): Group => {
      const { figures, transactions } = found.get(key) ?? emptyGroup(key, total);
      const before = earlier.get(key)?.figures[id] ?? (isCompared ? 0 : undefined);
      const name = key === '' ? noValueOf(by) : (nameOf?.(key, period.range) ?? key);
      return { key, name, value: figures[id], before, transactions, path: pathOf(scoped, by, key) };
    });
  const ordered = keysOf ? groups : groups.toSorted((one, other) => compareNames(one.name, other.name));
  return { id, by, groups: ordered, total, isCompared };
}

function pathOf({ question, period, sources }: Scoped, by: DimensionId, key: string): string | undefined {
  if ((by !== 'location' && by !== 'source') || !fitsScreens(period.range)) return undefined;
  const filters = [...question.filters.filter(({ field }) => field !== by), { field: by, values: [key] }];
  const links = linksOf(sources.ledgerParams);
  return (by === 'location' ? links.summary : links.transactions)(period.range, { filters }).path;
}

function changeOf({ value, before }: Group): Figure {
  return typeof value === 'number' && typeof before === 'number' ? value - before : undefined;
}

/** The groups that are listed, in their order. */
function countedGroups({ question }: Scoped, { id, by, groups, total }: Divided): readonly Group[] {
  const { rank, byChange } = question;
  const isTimed = groupingOf(by).keysOf !== undefined;
  const counts = ({ value, before, transactions }: Group) => {
    if (byChange || (isTimed && rank === undefined)) return true;
    // What sold nothing is named apart, so that the slowest sellers are those that sold something. A location without
    // refunds has the fewest.
    return isTimed || rank === 'worst' ? transactions > 0 : value !== 0 || (before !== undefined && before !== 0);
  };
  const counted = groups.filter((group) => counts(group) && isInLimit(question, group));
  if (isTimed && rank === undefined) return counted;
  if (byChange)
    return counted.toSorted((one, other) => compareFigures(changeOf(one), changeOf(other), !isDrop(question)));
  // The most refunds are the largest amount paid back, which is negative.
  const isDescending = isNegative(total, id) === (rank === 'worst');
  return counted.toSorted((one, other) => compareFigures(one.value, other.value, isDescending));
}

/** `on which days were sales below $400`, `items that sold more than 50 units` */
function isInLimit(question: Question, { value }: Group): boolean {
  const limit = limitIn(question);
  return !limit || (typeof value === 'number' && isWithin(limit, value));
}

function limitText(question: Question, id: MeasureId): string | undefined {
  const limit = limitIn(question);
  return limit && `${limit.bound} ${figureText(limit.value, id)}`;
}

/** `which dropped most`: the largest decrease comes first. */
function isDrop({ words, rank }: Scoped['question']): boolean {
  return rank === 'worst' || words.some((word) => /^(?:down|decreas|drop|fell|fall|declin|behind|lost)/.test(word));
}

function isNegative({ figures }: FigureGroup, id: MeasureId): boolean {
  return typeof figures[id] === 'number' && figures[id] < 0;
}

function rankingTexts(scoped: Scoped, divided: Divided, counted: readonly Group[]): readonly string[] {
  const { question } = scoped;
  const { id, by, total } = divided;
  const shown = counted.slice(0, countOf(scoped));
  const [first] = shown;
  if (!first) return [];
  if (first.value === unknown) return [unknownSentence(id, total, scopeText(scoped))];
  const { many } = groupingOf(by);
  const label = measureOf(id).label.toLowerCase();
  if (question.byChange) return [changeSentence(scoped, divided, first), groupsTable(scoped, divided, shown)];
  const ties = counted.filter(({ value }) => value === first.value).length - 1;
  const rank = question.rank === 'worst' ? 'lowest' : isNegative(total, id) ? 'most' : 'highest';
  const known = total.figures[id] === unknown ? ` whose ${label} ${isSingular(id) ? 'is' : 'are'} in your files` : '';
  const tied = ties > 0 ? ` ${ties === 1 ? 'One other' : `${ties} others`} had the same.` : '';
  return [
    `${bold(plain(first.name))} had the ${rank} ${label} of all ${many}${known} ${scopeText(scoped)}: ${bold(figureText(first.value, id))}.${tied}`,
    groupsTable(scoped, divided, shown),
    reasonsOf([id], total),
  ];
}

function changeSentence(scoped: Scoped, { id, by, total }: Divided, first: Group): string {
  const change = changeOf(first);
  const { label } = measureOf(id);
  if (typeof change !== 'number') return unknownSentence(id, total, scopeText(scoped));
  const [way, other] = change < 0 ? ['decrease', 'increase'] : ['increase', 'decrease'];
  const { one, many } = groupingOf(by);
  const amount = `${bold(figureText(change, id))}, from ${figureText(first.before, id)} ${scopeText(scoped, scoped.baseline)}.`;
  // Asked which dropped most, where all grew.
  if (isDrop(scoped.question) !== change < 0)
    return `No ${one} had a${other === 'increase' ? 'n' : ''} ${other} in ${label.toLowerCase()} ${scopeText(scoped)}. ${bold(plain(first.name))} had the smallest ${way}: ${amount}`;
  return `${bold(plain(first.name))} had the largest ${way} in ${label.toLowerCase()} of all ${many} ${scopeText(scoped)}: ${amount}`;
}

function breakdownTexts(
  scoped: Scoped,
  divided: Divided,
  counted: readonly Group[],
): readonly (string | false | undefined)[] {
  const { id, by, groups, total } = divided;
  const { one, many } = groupingOf(by);
  if (counted.every(({ value }) => value === unknown)) return [unknownSentence(id, total, scopeText(scoped))];
  const shown = counted.slice(0, listed);
  const rest = counted.length - shown.length;
  // The parts of an average do not add up.
  const sum = sumOf(groups.map(({ value }) => value ?? unknown));
  const limit = limitText(scoped.question, id);
  const isWhole = isSum(id) && !limit && rest === 0 && sum === total.figures[id];
  const units = total.figures['items-sold'];
  return [
    limit
      ? `${bold(`${pluralize(counted.length, one, many)} with ${measureOf(id).label.toLowerCase()} ${limit}`)} ${scopeText(scoped)}:`
      : `${capitalized(measureOf(id).label.toLowerCase())} by ${one} ${scopeText(scoped)}:`,
    groupsTable(scoped, divided, shown, isWhole ? sum : undefined),
    reasonsOf([id], total),
    !limit && by === 'item-name' && typeof units === 'number' && `${pluralize(units, 'unit')} were sold in all.`,
    rest > 0 && `${rest} more ${many} are ${fitsScreens(scoped.period.range) ? 'in the report' : 'not listed'}.`,
  ];
}

/** With shares, where the parts of an amount are parts of a whole. `sum` is its last row. */
function groupsTable(scoped: Scoped, divided: Divided, shown: readonly Group[], sum?: Figure): string {
  const { id, by, groups, isCompared } = divided;
  const { label } = measureOf(id);
  const values = groups.map(({ value }) => (typeof value === 'number' ? value : NaN));
  const isShared = isSum(id) && values.every((value) => value >= 0) && values.some((value) => value > 0);
  const shares = isShared ? largestRemainder(values, 1) : [];
  const shareOf = (group: Group) => formatPercent((shares[groups.indexOf(group)] ?? NaN) / 100, 1);
  const rows = shown.map((group) => [
    group.path === undefined ? plain(group.name) : link(plain(group.name), group.path),
    capitalized(figureText(group.value, id)),
    ...(isShared ? [shareOf(group)] : []),
    ...(isCompared ? [capitalized(figureText(group.before, id)), capitalized(figureText(changeOf(group), id))] : []),
  ]);
  const blank = [...(isShared ? [''] : []), ...(isCompared ? ['', ''] : [])];
  const total = [bold('Total'), bold(capitalized(figureText(sum, id))), ...blank];
  return table(
    [
      capitalized(groupingOf(by).one),
      number(label),
      ...(isShared ? [number('Share')] : []),
      ...(isCompared ? [number(datesText(scoped.baseline)), number('Change')] : []),
    ],
    sum === undefined ? rows : [...rows, total],
  );
}

/** Whether a day is on one of the weekdays that a question is limited to. */
function dayTest({ filters }: Question): (day: Day) => boolean {
  const weekdays = valuesOf(filters, 'weekday');
  return (day) => weekdays.length === 0 || weekdays.includes(String(weekdayNumber(day)));
}

/** `average sales per day`: the figure divided by the days, weeks or months of the period, also those without sales. */
function averageText({ question, period }: Scoped, { id, by, total }: Divided): string | undefined {
  const sum = total.figures[id];
  const keys = groupingOf(by).keysOf?.(period.range, []) ?? [];
  const count = by === 'date' ? keys.filter(dayTest(question)).length : keys.length;
  if (typeof sum !== 'number' || count === 0) return undefined;
  const isMoney = measureOf(id).unit === 'money';
  const average = isMoney ? formatMoney(divideCents(sum, count)) : formatDecimal(sum / count, 1);
  const { one, many } = groupingOf(by);
  return `${bold(`${measureOf(id).label}: ${average} per ${one} on average`)}, ${figureText(sum, id)} in ${count} ${count === 1 ? one : many}.`;
}

/** `**Online store: 23.4%** of net sales last week …, $1,200.00 of $5,128.21.` */
function shareText(scoped: Scoped, { id, groups, total }: Divided): string | undefined {
  const { share } = scoped.question;
  if (!share || !isSum(id)) return undefined;
  const own = groups.filter(({ key }) => share.values.includes(key));
  const part = sumOf(own.map(({ value }) => value ?? 0));
  const whole = total.figures[id];
  const { label } = measureOf(id);
  if (typeof part !== 'number' || typeof whole !== 'number' || whole === 0)
    return unknownSentence(id, total, scopeText(scoped));
  const names = own.length > 0 ? own.map(({ name }) => name) : share.values;
  return `${bold(`${listOf(names.map(plain))}: ${formatPercent(part / whole, 1)}`)} of ${label.toLowerCase()} ${scopeText(scoped)}: ${figureText(part, id)} of ${figureText(whole, id)}.`;
}

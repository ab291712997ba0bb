import {
  compareFigures,
  compareNames,
  formatPercent,
  largestRemainder,
  pluralize,
  sumOf,
  unknown,
} from '@back-office/shared/format';
import {
  emptyGroup,
  isOfLine,
  isSum,
  measureOf,
  valuesOf,
  type Figure,
  type FigureGroup,
  type Filter,
  type MeasureId,
} from '@back-office/shared/ledger';
import type { AskedDimension } from '../reading/dimensionIn';
import { filtersOf } from '../filters';
import { linksOf } from '../links';
import { bold, link, listOf, number, paragraphs, plain, table } from '../markdown';
import { capital } from '../periods/period';
import { reply, type Reply } from '../reply';
import { groupings } from './groupings';
import { answerPayments } from './payments';
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
  readonly name: string;
  readonly value: Figure;
  readonly transactions: number;
  /** Where its own figures are shown. */
  readonly path: string | undefined;
}

interface Divided {
  readonly id: MeasureId;
  readonly dimension: Exclude<AskedDimension, 'tender'>;
  /** All groups, those of time in order. */
  readonly groups: readonly Group[];
  readonly total: FigureGroup;
}

/** The best or worst items, days, staff … of a period, or all of them. */
export async function answerGroups(scoped: Scoped): Promise<Reply | undefined> {
  const { question } = scoped;
  const dimension = question.dimension ?? 'item-name';
  if (dimension === 'tender') return answerPayments(scoped);
  const divided = await dividedBy(scoped, dimension);
  if (divided.total.transactions === 0) return undefined;
  const counted = countedGroups(scoped, divided);
  if (counted.length === 0) return undefined;
  const isWorst = question.order === 'worst';
  const { group, report } = groupings[dimension];
  return reply(
    paragraphs(
      ...(question.topic === 'ranking'
        ? rankingTexts(scoped, divided, counted)
        : breakdownTexts(scoped, divided, counted)),
      isWorst && dimension === 'item-name' && unsoldText(scoped, divided.groups),
    ),
    {
      links: figureLinks(scoped, { ...(group && { group }), ...(report && { report }) }),
      suggestions: suggestionsFor(dimension, isWorst),
    },
  );
}

async function dividedBy(scoped: Scoped, dimension: Divided['dimension']): Promise<Divided> {
  const { question, period } = scoped;
  const { measure, nameOf, keysOf } = groupings[dimension];
  const id = question.measures[0] ?? measure;
  const { total } = await figuresOf(scoped, {
    measures: [id, 'items-sold'],
    groupBy: [dimension],
    of: isOfLine(dimension) ? 'lines' : 'transactions',
  });
  const found = new Map(total.groups.map((group) => [group.key, group]));
  const keys = [...found.keys()];
  const groups = (keysOf?.(period.range, keys) ?? keys)
    // Gift cards and the like are no item.
    .filter((key) => key !== '')
    .map((key): Group => {
      const { figures, transactions } = found.get(key) ?? emptyGroup(key, total);
      const name = nameOf?.(key, period.range) ?? key;
      return { name, value: figures[id], transactions, path: pathOf(scoped, dimension, key) };
    });
  return {
    id,
    dimension,
    groups: keysOf ? groups : groups.toSorted((one, other) => compareNames(one.name, other.name)),
    total,
  };
}

function pathOf({ question, period, sources }: Scoped, dimension: AskedDimension, key: string): string | undefined {
  if (dimension !== 'location' && dimension !== 'source') return undefined;
  const filters: readonly Filter[] = filtersOf((field) =>
    field === dimension ? [key] : valuesOf(question.filters, field),
  );
  const links = linksOf(sources.ledgerParams);
  return (dimension === 'location' ? links.summary : links.transactions)(period.range, { filters }).path;
}

/** The groups that are listed, in their order. */
function countedGroups({ question }: Scoped, { id, dimension, groups, total }: Divided): readonly Group[] {
  const isRanking = question.topic === 'ranking';
  const isTimed = groupings[dimension].keysOf !== undefined;
  const isWorst = question.order === 'worst';
  const counts = ({ value, transactions }: Group) => {
    if (isTimed && !isRanking) return true;
    // What sold nothing is named below, so that the slowest sellers are those that sold something. A location without
    // refunds has the fewest.
    return isTimed || isWorst ? transactions > 0 : value !== 0;
  };
  const counted = groups.filter(counts);
  if (isTimed && !isRanking) return counted;
  // The most refunds are the largest amount paid back, which is negative.
  const isDescending = isNegative(total, id) === isWorst;
  return counted.toSorted((one, other) => compareFigures(one.value, other.value, isDescending));
}

function isNegative({ figures }: FigureGroup, id: MeasureId): boolean {
  return typeof figures[id] === 'number' && figures[id] < 0;
}

function rankingTexts(scoped: Scoped, divided: Divided, counted: readonly Group[]): readonly string[] {
  const { question } = scoped;
  const { id, dimension, total } = divided;
  const shown = counted.slice(0, Math.min(question.count ?? ranked, listed));
  const [first] = shown;
  if (!first) return [];
  if (first.value === unknown) return [unknownSentence(id, total, scopeText(scoped))];
  const ties = counted.filter(({ value }) => value === first.value).length - 1;
  const rank = question.order === 'worst' ? 'lowest' : isNegative(total, id) ? 'most' : 'highest';
  const label = measureOf(id).label.toLowerCase();
  const known = total.figures[id] === unknown ? ` whose ${label} ${isSingular(id) ? 'is' : 'are'} in your files` : '';
  const tied = ties > 0 ? ` ${ties === 1 ? 'One other' : `${ties} others`} had the same.` : '';
  return [
    `${bold(plain(first.name))} had the ${rank} ${label} of all ${groupings[dimension].many}${known} ${scopeText(scoped)}: ${bold(figureText(first.value, id))}.${tied}`,
    groupsTable(divided, shown),
    reasonsOf([id], total),
  ];
}

function breakdownTexts(
  scoped: Scoped,
  divided: Divided,
  counted: readonly Group[],
): readonly (string | false | undefined)[] {
  const { id, dimension, groups, total } = divided;
  const { one, many } = groupings[dimension];
  if (counted.every(({ value }) => value === unknown)) return [unknownSentence(id, total, scopeText(scoped))];
  const shown = counted.slice(0, listed);
  const rest = counted.length - shown.length;
  // The parts of an average do not add up.
  const sum = sumOf(groups.map(({ value }) => value ?? unknown));
  const isWhole = isSum(id) && rest === 0 && sum === total.figures[id];
  const units = total.figures['items-sold'];
  return [
    `${capital(measureOf(id).label.toLowerCase())} by ${one} ${scopeText(scoped)}:`,
    groupsTable(divided, shown, isWhole ? sum : undefined),
    reasonsOf([id], total),
    dimension === 'item-name' && typeof units === 'number' && `${pluralize(units, 'unit')} were sold in all.`,
    rest > 0 && `${rest} more ${many} are in the report.`,
  ];
}

/** With shares, where the parts of an amount are parts of a whole. `sum` is its last row. */
function groupsTable({ id, dimension, groups }: Divided, shown: readonly Group[], sum?: Figure): string {
  const { label, unit } = measureOf(id);
  const values = groups.map(({ value }) => (typeof value === 'number' ? value : NaN));
  const isShared =
    unit === 'money' && isSum(id) && values.every((value) => value >= 0) && values.some((value) => value > 0);
  const shares = isShared ? largestRemainder(values, 1) : [];
  const shareOf = (group: Group) => formatPercent((shares[groups.indexOf(group)] ?? NaN) / 100, 1);
  const rows = shown.map((group) => [
    group.path === undefined ? plain(group.name) : link(plain(group.name), group.path),
    capital(figureText(group.value, id)),
    ...(isShared ? [shareOf(group)] : []),
  ]);
  const total = [bold('Total'), bold(capital(figureText(sum, id))), ...(isShared ? [''] : [])];
  return table(
    [capital(groupings[dimension].one), number(label), ...(isShared ? [number('Share')] : [])],
    sum === undefined ? rows : [...rows, total],
  );
}

function unsoldText({ sources }: Scoped, groups: readonly Group[]) {
  const sold = new Set(groups.map(({ name }) => name));
  const unsold = sources.catalog.filter(({ name }) => !sold.has(name)).map(({ name }) => plain(name));
  if (unsold.length === 0) return 'Every item of your list sold in this period.';
  return `Not sold at all: ${listOf(unsold.slice(0, 5))}${unsold.length > 5 ? ` and ${unsold.length - 5} more` : ''}.`;
}

function suggestionsFor(dimension: AskedDimension, isWorst: boolean): readonly string[] {
  if (dimension === 'item-name')
    return [isWorst ? 'Which items sold best?' : 'Which items sold worst?', 'By category?', 'What is running low?'];
  return ['By item?', 'And the same period last year?', dimension === 'collected-by' ? 'By day?' : 'By staff?'];
}

import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  largestRemainder,
  pluralize,
  weekday,
} from '@back-office/shared/format';
import {
  groupSales,
  locations,
  noItem,
  salesBuckets,
  salesDataOf,
  type Granularity,
  type GroupBy,
  type SalesData,
  type SoldItem,
  type Transaction,
} from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, link, paragraphs, plain, table } from '../markdown';
import { metricOf, type MetricId } from '../metrics';
import { weekdayNames } from '../periods/calendar';
import { capital } from '../periods/period';
import type { Dimension } from '../question';
import { reply, type Reply } from '../reply';
import { answerPayments } from './payments';
import { figureText } from './sales';
import { figureLinks, listOf, nothingSold, periodNote, rowsOf, scopeText, type Scoped } from './scope';

interface Group {
  readonly name: string;
  readonly data: SalesData;
  /** Where its own figures are shown. */
  readonly path?: string;
}

interface DimensionRule {
  readonly one: string;
  readonly many: string;
  /** What is ranked if the question names no figure. */
  readonly metric: MetricId;
  readonly groupsOf: (rows: readonly Transaction[], scoped: Scoped) => readonly Group[];
  readonly group?: GroupBy;
  readonly report?: Granularity;
}

const bucketsBy =
  (granularity: Granularity) =>
  (rows: readonly Transaction[], { period }: Scoped) =>
    salesBuckets(rows, period.range, granularity).map(({ label, days, data }) => ({
      name: granularity === 'Daily' ? `${weekday(days.from)}, ${formatRange(days)}` : label,
      data,
    }));

const dimensionRules: Readonly<Record<Exclude<Dimension, 'tender'>, DimensionRule>> = {
  item: {
    one: 'item',
    many: 'items',
    metric: 'grossSales',
    group: 'Item',
    groupsOf: (rows) => named(groupSales(rows, 'Item')),
  },
  category: {
    one: 'category',
    many: 'categories',
    metric: 'grossSales',
    group: 'Category',
    groupsOf: (rows) => named(groupSales(rows, 'Category')),
  },
  staff: {
    one: 'member of staff',
    many: 'staff',
    metric: 'netSales',
    group: 'Staff',
    groupsOf: (rows) => groupSales(rows, 'Staff'),
  },
  location: { one: 'location', many: 'locations', metric: 'netSales', groupsOf: byLocation },
  day: { one: 'day', many: 'days', metric: 'netSales', report: 'Daily', groupsOf: bucketsBy('Daily') },
  weekday: { one: 'weekday', many: 'weekdays', metric: 'netSales', report: 'Daily', groupsOf: byWeekday },
  week: { one: 'week', many: 'weeks', metric: 'netSales', report: 'Weekly', groupsOf: bucketsBy('Weekly') },
  month: { one: 'month', many: 'months', metric: 'netSales', report: 'Monthly', groupsOf: bucketsBy('Monthly') },
  hour: { one: 'hour', many: 'hours', metric: 'netSales', report: 'Hourly', groupsOf: bucketsBy('Hourly') },
};

function named(groups: readonly Group[]) {
  return groups.filter(({ name }) => name !== noItem);
}

function byLocation(rows: readonly Transaction[], { period, question, sources }: Scoped): readonly Group[] {
  const links = linksOf(sources.ledgerParams);
  return locations.map((name) => ({
    name,
    data: salesDataOf(rows.filter((row) => row.location === name)),
    path: links.summary(period.range, { filters: { ...question.filters, locations: [name] } }).path,
  }));
}

function byWeekday(rows: readonly Transaction[]): readonly Group[] {
  return weekdayNames.map((name) => ({
    name: capital(name),
    data: salesDataOf(rows.filter((row) => weekday(row.date).toLowerCase() === name)),
  }));
}

const ranked = 5;
const listed = 31;

/** The best or worst items, days, staff … of a period, or all of them. */
export async function answerGroups(scoped: Scoped): Promise<Reply> {
  const { question, period } = scoped;
  const dimension = question.dimension ?? 'item';
  if (dimension === 'tender') return answerPayments(scoped);
  const rule = dimensionRules[dimension];
  const rows = await rowsOf(scoped, period.range);
  if (rows.length === 0) return nothingSold(scoped);
  const metric = metricOf(question.metrics[0] ?? rule.metric);
  const valueOf = ({ data }: Group) => metric.valueOf(data) ?? 0;
  const all = rule.groupsOf(rows, scoped);
  const isRanking = question.topic === 'ranking';
  const isTimed = rule.report !== undefined;
  const isWorst = question.order === 'worst';
  // What sold nothing is named below, so that the slowest sellers are those that sold something.
  const withSales = all.filter((group) => (isTimed ? !isRanking || group.data.transactions > 0 : valueOf(group) !== 0));
  const sorted =
    isRanking || !isTimed
      ? withSales.toSorted((one, other) => (isWorst ? valueOf(one) - valueOf(other) : valueOf(other) - valueOf(one)))
      : withSales;
  const shown = sorted.slice(0, isRanking ? Math.min(question.count ?? ranked, listed) : listed);
  const [first] = shown;
  if (!first) return nothingSold(scoped);
  const total = sumOf(all.map(valueOf));
  const whole = metric.valueOf(salesDataOf(rows)) ?? 0;
  const shares = sharesOf(all.map(valueOf));
  const shareOf = (group: Group) => formatPercent((shares[all.indexOf(group)] ?? NaN) / 100, 1);
  const canShare =
    metric.kind === 'money' &&
    total > 0 &&
    all.every((group) => valueOf(group) >= 0) &&
    metric.label !== 'Average net sale';
  const label = metric.label.toLowerCase();
  const head = isRanking
    ? `${bold(plain(first.name))} had the ${isWorst ? 'lowest' : 'highest'} ${label} of all ${rule.many} ${scopeText(scoped)}: ${bold(figureText(valueOf(first), metric.kind))}.`
    : `${capital(label)} by ${rule.one} ${scopeText(scoped)}:`;
  const rowsText = shown.map((group) => [
    group.path === undefined ? plain(group.name) : link(plain(group.name), group.path),
    figureText(valueOf(group), metric.kind),
    ...(canShare ? [shareOf(group)] : []),
  ]);
  const rest = sorted.length - shown.length;
  const columns = [
    { title: capital(rule.one) },
    { title: metric.label, isNumber: true },
    ...(canShare ? [{ title: 'Share', isNumber: true }] : []),
  ];
  const isWhole = metric.label !== 'Average net sale' && !isRanking && rest === 0 && total === whole;
  return reply(
    paragraphs(
      head,
      table(
        columns,
        isWhole
          ? [...rowsText, [bold('Total'), bold(figureText(total, metric.kind)), ...(canShare ? [''] : [])]]
          : rowsText,
      ),
      dimension === 'item' &&
        !isRanking &&
        `${pluralize(
          unitsSold(rows, () => true),
          'unit',
        )} were sold in all.`,
      rest > 0 && !isRanking && `${rest} more ${rule.many} are in the report.`,
      isWorst && dimension === 'item' && unsoldText(scoped, all),
      periodNote(scoped),
    ),
    {
      links: figureLinks(scoped, {
        ...(rule.group && { group: rule.group }),
        ...(rule.report && { report: rule.report }),
      }),
      suggestions: suggestionsFor(dimension, isWorst),
    },
  );
}

function unsoldText({ sources }: Scoped, groups: readonly Group[]) {
  const sold = new Set(groups.map(({ name }) => name));
  const unsold = sources.catalog.filter(({ name }) => !sold.has(name)).map(({ name }) => plain(name));
  if (unsold.length === 0) return 'Every item of your list sold in this period.';
  return `Not sold at all: ${listOf(unsold.slice(0, 5))}${unsold.length > 5 ? ` and ${unsold.length - 5} more` : ''}.`;
}

function sharesOf(values: readonly number[]): readonly number[] {
  return largestRemainder(values, 1);
}

function sumOf(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0);
}

function suggestionsFor(dimension: Dimension, isWorst: boolean): readonly string[] {
  if (dimension === 'item')
    return [isWorst ? 'Which items sold best?' : 'Which items sold worst?', 'By category?', 'What is running low?'];
  return ['By item?', 'And the same period last year?', dimension === 'staff' ? 'By day?' : 'By staff?'];
}

/** Figures of items or of a category that the question names. */
export async function answerItem(scoped: Scoped): Promise<Reply> {
  const { question, period, sources } = scoped;
  const { items, category, unknownItem } = question;
  if (unknownItem !== undefined) return unknownItemReply(unknownItem);
  const rows = await rowsOf(scoped, period.range);
  if (rows.length === 0) return nothingSold(scoped);
  const groups = groupSales(rows, category === undefined ? 'Item' : 'Category');
  const names = category === undefined ? items.map(({ name }) => name) : [category];
  const whole = salesDataOf(rows).grossSales;
  const found = names
    .map((name) => ({ name, data: groups.find((group) => group.name === name)?.data }))
    .toSorted((one, other) => (other.data?.grossSales ?? 0) - (one.data?.grossSales ?? 0));
  const [first] = found;
  const unitsText = (name: string) =>
    pluralize(
      unitsSold(rows, (item) => (category === undefined ? item.name : item.category) === name),
      'unit',
    );
  const links = linksOf(sources.ledgerParams);
  const query = category === undefined && names.length === 1 ? names[0] : undefined;
  const text =
    first && found.length === 1
      ? `${bold(`${plain(first.name)} had gross sales of ${formatMoney(first.data?.grossSales ?? 0)}`)} ${scopeText(scoped)}: ${unitsText(first.name)}${whole > 0 ? `, ${formatPercent((first.data?.grossSales ?? 0) / whole, 1)} of all gross sales (${formatMoney(whole)})` : ''}.${first.data && first.data.returns !== 0 ? ` Returns were ${formatMoney(first.data.returns)}.` : ''}`
      : paragraphs(
          first?.data
            ? `${bold(`${plain(first.name)} had the highest gross sales of these items`)} ${scopeText(scoped)}.`
            : `None of these items was sold ${scopeText(scoped)}.`,
          table(
            [{ title: 'Item' }, { title: 'Gross sales', isNumber: true }, { title: 'Units', isNumber: true }],
            found.map(({ name, data }) => [
              plain(name),
              formatMoney(data?.grossSales ?? 0),
              formatCount(unitsSold(rows, (item) => item.name === name)),
            ]),
          ),
        );
  return reply(paragraphs(text, periodNote(scoped)), {
    links: [
      ...figureLinks(scoped, { group: category === undefined ? 'Item' : 'Category' }).slice(0, 1),
      links.transactions(period.range, { filters: question.filters, ...(query !== undefined && { query }) }),
    ],
    suggestions: [
      'And the month before?',
      'Which items sold best?',
      category === undefined ? 'How many are in stock?' : 'By item?',
    ],
  });
}

/** Units of completed sales, without returned ones. */
function unitsSold(rows: readonly Transaction[], counts: (item: SoldItem) => boolean): number {
  return rows
    .filter(({ itemSales }) => itemSales > 0)
    .flatMap(({ basket }) => basket)
    .filter(({ item, isReturned }) => !isReturned && counts(item))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export function unknownItemReply(name: string): Reply {
  return reply(
    `I found no item, category, or member of staff called “${plain(name)}” in your items or in the sales. Please check the name, or ask for the best items to see what is sold.`,
    { suggestions: ['Which items sell best?', 'What is in stock?'], isAnswered: false },
  );
}

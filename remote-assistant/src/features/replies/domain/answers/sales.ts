import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  formatSignedPercent,
  pluralize,
  weekday,
} from '@back-office/shared/format';
import { changeBadgeOf, groupSales, lineRules, salesBuckets, type SalesData } from '@back-office/shared/ledger';
import { comparisonOf } from '../comparison';
import { fitsSummary, linksOf } from '../links';
import { bold, bullets, paragraphs, plain, table } from '../markdown';
import { metricOf, type Metric, type MetricId } from '../metrics';
import { capital, datesText, type Period } from '../periods/period';
import { reply, type Reply } from '../reply';
import {
  baselineLinks,
  closedNote,
  figureLinks,
  nothingSold,
  periodNote,
  rowsOf,
  scopeText,
  totalsOf,
  type Scoped,
} from './scope';

const overview: readonly MetricId[] = [
  'grossSales',
  'returns',
  'discountsAndComps',
  'netSales',
  'transactions',
  'averageNetSale',
];

/** Figures of a period beside those of another one: all of sales, or the ones asked for. */
export async function answerSales(scoped: Scoped): Promise<Reply> {
  const { question, period, baseline, sources } = scoped;
  const isOverview = question.topic === 'sales';
  const [data, before] = await Promise.all([totalsOf(scoped, period), totalsOf(scoped, baseline)]);
  if (data.transactions === 0 && before.transactions === 0) return nothingSold(scoped);
  if (data.transactions === 0 && question.baseline === undefined) return nothingSold(scoped);
  const ids = isOverview ? overview : question.metrics;
  const main = isOverview ? 'netSales' : (ids[0] ?? 'netSales');
  const isTable = ids.length > 1;
  const bestDay = isOverview ? await bestDayText(scoped) : undefined;
  const reasons = question.asksWhy && main !== 'transactions' ? await changesText(scoped) : undefined;
  const compare = comparisonOf(period.range, baseline.range, sources.now.day);
  const { line } = metricOf(main);
  return reply(
    paragraphs(
      `${sentence(metricOf(main), data, scopeText(scoped))} ${changeSentence(metricOf(main), data, before, scopeText(scoped, baseline))}`,
      isTable && comparisonTable(ids, [data, before], [period, baseline], isOverview ? 'netSales' : undefined),
      !isTable && explanation(main, data),
      reasons,
      bestDay,
      closedNote(period),
      periodNote(scoped),
    ),
    {
      links: [
        ...figureLinks(scoped, { compare, ...(!isOverview && { line }) }),
        ...(compare === undefined || !fitsSummary(question.filters) ? baselineLinks(scoped) : []),
        ...(isOverview && isPlainDay(scoped) ? [linksOf(sources.ledgerParams).dashboard(period.range.from)] : []),
      ],
      suggestions: suggestionsFor(period, ids),
    },
  );
}

function isPlainDay({ period: { range }, question: { filters } }: Scoped) {
  return (
    range.from === range.to && filters.time === 'All day' && filters.locations.length === 0 && fitsSummary(filters)
  );
}

/** `**Net sales were $2,205.62** for last week, …` */
function sentence({ label, valueOf, kind }: Metric, data: SalesData, scope: string) {
  const value = valueOf(data);
  if (kind === 'count')
    return `There ${value === 1 ? 'was' : 'were'} ${bold(pluralize(value ?? 0, 'transaction'))} ${scope}.`;
  const text = value === undefined ? 'not known, because there were no transactions' : figureText(value, kind);
  return `${bold(`${label} ${isPlural(label) ? 'were' : 'was'} ${text}`)} ${scope}.`;
}

function isPlural(label: string) {
  return !['Net total', 'Average net sale'].includes(label);
}

/** `That is +8.4% on $2,034.10 for Jun 29 – Jul 5, 2025.` The percentage is that of the badge in the report. */
function changeSentence({ valueOf, kind }: Metric, data: SalesData, before: SalesData, scope: string) {
  const [value, baseline] = [valueOf(data), valueOf(before)];
  if (before.transactions === 0) return `There were no sales ${scope} to compare with.`;
  const { change, description } = changeBadgeOf(value, baseline);
  const earlier = baseline === undefined ? 'nothing' : figureText(baseline, kind);
  if (change !== undefined)
    return `That is ${bold(`${change > 0 ? 'up' : 'down'} ${formatPercent(Math.abs(change), 1)}`)} from ${earlier} ${scope}.`;
  if (description === 'The sign changed')
    return `It was ${earlier} ${scope}. The sign changed, so there is no percentage.`;
  if (description === 'No change') return `It was the same ${scope}.`;
  if (description === 'Nothing to compare with') return `It was ${earlier} ${scope}, so there is no percentage.`;
  return `It was about the same ${scope}: ${earlier}.`;
}

export function figureText(value: number | undefined, kind: Metric['kind']): string {
  if (value === undefined) return '–';
  return kind === 'money' ? formatMoney(value) : formatCount(value);
}

function comparisonTable(
  ids: readonly MetricId[],
  data: readonly [SalesData, SalesData],
  periods: readonly [Period, Period],
  main: MetricId | undefined,
) {
  const rows = ids.map((id) => {
    const { label, kind, valueOf } = metricOf(id);
    const [value, before] = [valueOf(data[0]), valueOf(data[1])];
    const { change } = changeBadgeOf(value, before);
    const cells = [
      label,
      figureText(value, kind),
      figureText(before, kind),
      change === undefined ? 'N/A' : formatSignedPercent(change, 1),
    ];
    return id === main ? cells.map(bold) : cells;
  });
  const head = [
    { title: '' },
    ...periods.map((period) => ({ title: datesText(period), isNumber: true })),
    { title: 'Change', isNumber: true },
  ];
  return table(head, rows);
}

/** The parts of a figure that has some, because a single number raises the next question. */
function explanation(id: MetricId, data: SalesData): string | undefined {
  if (id === 'fees')
    return `Payment processing fees were ${formatMoney(data.fees.paymentProcessingFees)} and invoice fees ${formatMoney(data.fees.invoiceFees)}, of ${formatMoney(data.totalPaymentsCollected)} collected. ${lineRules.processingFees} Invoices: ${lineRules.invoiceFees}.`;
  if (id === 'deferredSales')
    return `Invoice deposits were ${formatMoney(data.deferredSales.invoices)}, invoice deposits redeemed ${formatMoney(data.deferredSales.invoiceDepositRedeemed)}, and online prepayments ${formatMoney(data.deferredSales.squareOnline)}.`;
  if (id === 'discountsAndComps')
    return `Discounts were ${formatMoney(data.discounts)} and comps ${formatMoney(data.comps)}.`;
  const { rule } = metricOf(id);
  return rule.includes(' = ') ? `${rule}${rule.endsWith('.') ? '' : '.'}` : undefined;
}

/** The categories that changed most. Why customers bought more or less of them, no ledger knows. */
async function changesText(scoped: Scoped): Promise<string | undefined> {
  const [rows, before] = await Promise.all([rowsOf(scoped, scoped.period), rowsOf(scoped, scoped.baseline)]);
  const [groups, groupsBefore] = [groupSales(rows, 'Category'), groupSales(before, 'Category')];
  const names = new Set([...groups, ...groupsBefore].flatMap(({ name }) => name ?? []));
  const salesOf = (all: typeof groups, name: string) => all.find((group) => group.name === name)?.data.grossSales ?? 0;
  const changes = [...names]
    .map((name) => ({ name, now: salesOf(groups, name), then: salesOf(groupsBefore, name) }))
    .filter(({ now, then }) => now !== then)
    .toSorted((one, other) => Math.abs(other.now - other.then) - Math.abs(one.now - one.then))
    .slice(0, 3);
  if (changes.length === 0) return undefined;
  return paragraphs(
    `Your sales data doesn’t say why customers buy more or less. These categories changed most, by gross sales:`,
    bullets(
      changes.map(({ name, now, then }) => `${bold(plain(name))}: ${formatMoney(now)}, from ${formatMoney(then)}`),
    ),
  );
}

async function bestDayText(scoped: Scoped): Promise<string | undefined> {
  const { range } = scoped.period;
  if (range.from === range.to) return undefined;
  const rows = await rowsOf(scoped, scoped.period);
  const days = salesBuckets(rows, range, 'Daily');
  const best = days.reduce(
    (one, other) => (other.data.netSales > one.data.netSales ? other : one),
    days[0] ?? { data: { netSales: 0 }, days: range },
  );
  if (best.data.netSales <= 0) return undefined;
  return `The best day was ${weekday(best.days.from)}, ${formatRange(best.days)}, with net sales of ${bold(formatMoney(best.data.netSales))}.`;
}

function suggestionsFor({ range, unit, isSoFar }: Period, [main = 'netSales', ...others]: readonly MetricId[]) {
  const isDay = range.from === range.to;
  const before = isDay
    ? 'And the day before?'
    : ['week', 'month', 'quarter', 'year'].includes(unit) && !isSoFar
      ? `And the ${unit} before?`
      : 'And the same period last year?';
  return [
    before,
    'By item?',
    main === 'netSales' || main === 'grossSales'
      ? others.includes('partialRefunds')
        ? 'What about fees?'
        : 'What about refunds?'
      : `What are ${metricOf(main).label.toLowerCase()}?`,
  ].map(capital);
}

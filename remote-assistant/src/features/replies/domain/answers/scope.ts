import {
  capitalized,
  dayCount,
  firstDay,
  weekdayName,
  daysOf,
  formatRange,
  unknown,
  type DayRange,
} from '@back-office/shared/format';
import {
  defaultRange,
  hourLabel,
  isClosed,
  isOfLine,
  measureOf,
  measureParts,
  unknownReason,
  valuesOf,
  type CustomersAnswer,
  type DimensionId,
  type FigureGroup,
  type FiguresAnswer,
  type Filter,
  type MeasureId,
  type Question as LedgerQuestion,
  type RowsAnswer,
  type RowsQuestion,
  type Scope,
} from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import type { ReplyLink } from '../../../../domain/conversation';
import { figureText } from '../../../../domain/figureTexts';
import { fitsSummary, linksOf } from '../links';
import { bold, listOf, paragraphs, plain } from '../../../../domain/writeMarkdown';
import { monthNames, monthOf, yearOf } from '../periods/calendar';
import { dayText, periodText, type Period } from '../periods/period';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';

export { figureText };

/** A question whose figures are those of a period. */
export interface Scoped {
  readonly question: Question;
  readonly period: Period;
  /** What the period is compared with: as the question says, or as usual. */
  readonly baseline: Period;
  readonly sources: Sources;
}

/** `for last week, Jul 6 – 12, 2025, at Location 2`: what every figure of the reply is limited to. */
export function scopeText({ period, question: { filters } }: Scoped, of: Period = period): string {
  const limits = limitsText(filters);
  const times = valuesOf(filters, 'part-of-day');
  return `${periodText(of, times.length === 1 ? times[0] : undefined)}${limits === '' ? '' : `, ${limits}`}`;
}

/** `at Location 2, on Saturdays`: filters in words. */
export function limitsText(filters: readonly Filter[]): string {
  const texts = filters.flatMap(({ field, values }) => {
    const textOf = limitTexts[field];
    return values.length === 0 || !textOf ? [] : [textOf(values.map(plain))];
  });
  return texts.filter((text) => text !== '').join(', ');
}

const limitTexts: Partial<Record<DimensionId, (values: readonly string[]) => string>> = {
  location: (values) => `at ${listOf(values)}`,
  tender: (values) => `paid by ${listOf(values)}`,
  'collected-by': (values) => `rung up by ${listOf(values)}`,
  'attributed-to': (values) => `of ${listOf(values)}`,
  source: (values) => listOf(values.map((one) => sourceTexts[one] ?? `through ${one}`)),
  channel: (values) => listOf(values.map((one) => sourceTexts[one] ?? `through ${one}`)),
  'device-name': (values) => `on ${listOf(values)}`,
  'device-nickname': (values) => `at ${listOf(values)}`,
  'item-name': (values) => `of ${listOf(values)}`,
  category: (values) => `of ${listOf(values)}`,
  customer: (values) => `of ${listOf(values)}`,
  'customer-id': (values) => `of ${listOf(values)}`,
  'refund-reason': (values) => `for the reason ${listOf(values)}`,
  weekday: (values) => `on ${listOf(values.map((value) => `${weekdayName(Number(value))}s`))}`,
  hour: hoursText,
  date: (values) => `on ${listOf(values.map(dayText))}`,
  'transaction-status': (values) => listOf(values.map((value) => value.toLowerCase())),
  'fee-charged': (values) => listOf(values.map((value) => value.toLowerCase().replace(' ', ' a '))),
  // One part of the day is said with the days.
  'part-of-day': (values) => (values.length > 1 ? listOf(values.map((time) => `${time.toLowerCase()}s`)) : ''),
};

/** `from 5 PM to 8 PM`, `from 9 AM to 10 AM and from 5 PM to 6 PM` */
function hoursText(values: readonly string[]): string {
  const hours = values.map(Number).toSorted((one, other) => one - other);
  const starts = hours.filter((hour) => !hours.includes(hour - 1));
  const spans = starts.map((start) => {
    let end = start;
    while (hours.includes(end)) end += 1;
    return `from ${hourLabel(start)} to ${hourLabel(end % 24)}`;
  });
  return listOf(spans);
}

const sourceTexts: Readonly<Record<string, string>> = {
  'Point of Sale': 'at the point of sale',
  'Online store': 'through the online store',
  Invoices: 'by invoice',
  Appointments: 'from appointments',
  Online: 'online',
  'In-Store': 'in store',
  'In-Person': 'in person',
  Invoice: 'by invoice',
  Appointment: 'from appointments',
};

/** The transactions that the question is about, in a period and further limited. */
function scopeOf({ question }: Scoped, { range, until }: Period, more: readonly Filter[] = []): Scope {
  return { range, until, filters: [...question.filters, ...more] };
}

interface Asked extends Omit<LedgerQuestion, 'range' | 'until' | 'filters' | 'baseline'> {
  /** Limits beyond those of the question. */
  readonly more?: readonly Filter[];
  /** Also of what the period is compared with. */
  readonly isCompared?: boolean;
}

/** With the parts of the figures, which tell why one is unknown. */
export async function figuresOf(
  scoped: Scoped,
  { more, isCompared, measures, ...asked }: Asked,
): Promise<FiguresAnswer> {
  const { period, baseline, sources } = scoped;
  // Nothing is known of days before the first one.
  const isKnown = baseline.range.from >= firstDay;
  const compared = isCompared === true && isKnown && { baseline: { range: baseline.range, until: baseline.until } };
  // Filters by item keep lines; of whole transactions they would keep what else was sold with them.
  const isOfLines = [...scoped.question.filters, ...(more ?? [])].some(({ field }) => isOfLine(field));
  const answer = await sources.port.figures(
    {
      ...scopeOf(scoped, period, more),
      ...(isOfLines && { of: 'lines' }),
      ...asked,
      ...compared,
      measures: [...measures, ...measures.flatMap(measureParts)],
    },
    optionsOf(sources),
  );
  return complete(answer);
}

/** A few of the transactions, and how many there are. */
export async function transactionsOf(
  scoped: Scoped,
  { more, where, ...page }: Pick<RowsQuestion, 'sort' | 'limit'> & Pick<Scope, 'where'> & Pick<Asked, 'more'>,
): Promise<RowsAnswer> {
  const { period, sources } = scoped;
  const scope = { ...scopeOf(scoped, period, more), where };
  return sources.port.rows({ scope, offset: 0, ...page }, optionsOf(sources));
}

export async function customersOf(scoped: Scoped, period: Period): Promise<CustomersAnswer> {
  return complete(await scoped.sources.port.customers(scopeOf(scoped, period), optionsOf(scoped.sources)));
}

/** A source that counts only some of the transactions would make wrong figures, so that is a failure. */
function complete<Value extends { readonly part?: unknown }>(answer: Value): Value {
  if (answer.part) throw new Error('The ledger counted only some of the transactions.');
  return answer;
}

export function optionsOf({ signal }: Pick<Sources, 'signal'>) {
  return signal ? { signal } : {};
}

/** `**Taxes are not in your files** for last week. …` in place of a sentence about an unknown figure. */
export function unknownSentence(id: MeasureId, whole: FigureGroup, scope: string): string {
  return `${bold(`${measureOf(id).label} ${isSingular(id) ? 'is' : 'are'} ${figureText(unknown, id)}`)} ${scope}. ${reasonsOf([id], whole)}`;
}

/** Why some of these figures are unknown: `Your files do not hold tips.` */
export function reasonsOf(ids: readonly MeasureId[], { figures }: FigureGroup): string {
  return [...new Set(ids.map((id) => unknownReason(id, figures)))].filter((reason) => reason !== undefined).join(' ');
}

/** `is`, `were` and the like agree with the label: net total is, net sales are. */
export function isSingular(id: MeasureId): boolean {
  const { label } = measureOf(id);
  return !/^(?!Gross\b)\w+s\b/.test(label) && !(label.endsWith('s') && !/ (?:of|on) /.test(label));
}

/** The screen that shows the figures, and the transactions behind them. */
export function figureLinks(
  { question, period, sources }: Scoped,
  options: Omit<Parameters<ReturnType<typeof linksOf>['summary']>[1], 'filters'> & {
    readonly line?: MeasureId | undefined;
  } = {},
): readonly ReplyLink[] {
  const links = linksOf(sources.ledgerParams);
  const { line, ...summary } = options;
  const { filters } = question;
  const transactions = links.transactions(period.range, { filters, line });
  return fitsSummary(filters) ? [links.summary(period.range, { filters, ...summary }), transactions] : [transactions];
}

/** The screen of what is compared with. None shows a day until a minute. */
export function baselineLinks(scoped: Scoped): readonly ReplyLink[] {
  const { range, until } = scoped.baseline;
  if (until) return [];
  return figureLinks({ ...scoped, period: scoped.baseline })
    .slice(0, 1)
    .map((one) => ({ ...one, label: `Open ${formatRange(range)}` }));
}

/** Says why a period without any transaction has none, and offers one that has some. */
export async function nothingSold(scoped: Scoped): Promise<Reply> {
  if (scoped.sources.isSample) return nothingInSample(scoped);
  const { days } = await scoped.sources.port.describe(optionsOf(scoped.sources));
  return days === undefined ? noSalesYet : nothingInShop(scoped, days);
}

const noSalesYet = reply(
  '**No sales yet**: import the sales of your shop in the settings, and I can answer from them. The sales of a connected shop are added on its server.',
  {
    links: [{ label: 'Import sales', path: `${paths.settings()}#data` }],
    suggestions: ['What can you do?', 'How are net sales calculated?'],
  },
);

function nothingInShop(scoped: Scoped, days: DayRange): Reply {
  const { question, period } = scoped;
  const isOutside = period.range.to < days.from || period.range.from > days.to;
  const why = isOutside
    ? ` Your sales are from ${formatRange(days)}.`
    : question.filters.length > 0
      ? ' Without these filters there may be some.'
      : '';
  // The last month with sales; the days before the asked ones may have none either, and this year too.
  const latest = `${capitalized(monthNames[monthOf(days.to) - 1] ?? '')} ${yearOf(days.to)}`;
  return reply(`**No sales in this time period**: there are none ${scopeText(scoped)}.${why}`, {
    links: figureLinks(scoped).slice(0, 1),
    suggestions: [`How did sales do in ${latest}?`, `Best items in ${latest}?`],
  });
}

function nothingInSample(scoped: Scoped): Reply {
  const { period, question, sources } = scoped;
  const closed = daysOf(period.range).filter(isClosed);
  const isClosedThroughout = closed.length === dayCount(period.range);
  const hasFilters = question.filters.length > 0;
  const links = linksOf(sources.ledgerParams);
  const why = isClosedThroughout
    ? 'The store is closed on December 25 and January 1.'
    : hasFilters
      ? 'Without these filters there may be some.'
      : 'The sample data has no rows there.';
  return reply(
    paragraphs(
      `**No sales in this time period**: there are none ${scopeText(scoped)}. ${why}`,
      isClosedThroughout ? undefined : 'The sample week, Jun 22 – 28, 2025, has sales of every kind.',
    ),
    {
      links: [
        ...figureLinks(scoped).slice(0, 1),
        { ...links.summary(defaultRange, { filters: [] }), label: 'Open the sample week' },
      ],
      suggestions: isClosedThroughout
        ? ['And the week before?', 'How did sales do in the sample week?']
        : ['How did sales do in the sample week?', 'Best items in the sample week?'],
    },
  );
}

/** Names closed days of the sample in a period, because they explain a low figure. */
export function closedNote({ period: { range }, sources: { isSample } }: Scoped): string | undefined {
  if (!isSample || dayCount(range) < 2 || dayCount(range) > 100) return undefined;
  const closed = daysOf(range).filter(isClosed);
  return closed.length === 0 ? undefined : `The store was closed on ${listOf(closed.map(dayText))}.`;
}

/** Says which period was taken if the question names none. */
export function periodNote({ question: { periodFrom }, period }: Scoped): string | undefined {
  if (periodFrom === 'default') return `_You named no period, so this is ${period.name ?? 'the last 30 days'}._`;
  if (periodFrom === 'screen') return '_You named no period, so this is the one on your screen._';
  return undefined;
}

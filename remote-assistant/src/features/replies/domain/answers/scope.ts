import { dayCount, daysOf, formatRange } from '@back-office/shared/format';
import {
  defaultRange,
  isClosed,
  noFilters,
  type RowsAnswer,
  type SalesData,
  type Transaction,
  type TransactionFilters,
} from '@back-office/shared/ledger';
import type { ReplyLink } from '../../../../domain/conversation';
import { fitsSummary, linksOf } from '../links';
import { paragraphs } from '../markdown';
import { dayText, periodText, type Period } from '../periods/period';
import { noQuestionFilters, type Question, type QuestionFilters } from '../question';
import { reply, type Reply, type Sources } from '../reply';

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
  return `${periodText({ ...of, time: filters.time })}${filterText(filters)}`;
}

function filterText({ locations, tenders, teamMembers, sources }: QuestionFilters) {
  return [
    locations.length > 0 && `, at ${listOf(locations)}`,
    tenders.length > 0 && `, paid by ${listOf(tenders)}`,
    teamMembers.length > 0 && `, rung up by ${listOf(teamMembers)}`,
    sources.length > 0 && `, ${listOf(sources.map((one) => sourceTexts[one] ?? `through ${one}`))}`,
  ]
    .filter(Boolean)
    .join('');
}

const sourceTexts: Readonly<Record<string, string>> = {
  'Point of Sale': 'at the point of sale',
  'Online store': 'through the online store',
  Invoices: 'by invoice',
  Appointments: 'from appointments',
};

function rowFilters({ filters }: Question, { range, until }: Pick<Period, 'range' | 'until'>): TransactionFilters {
  const { time, ...choices } = filters;
  return { ...noFilters, ...choices, dateRange: range, timeRange: time, until };
}

export async function totalsOf({ question, sources }: Scoped, period: Period): Promise<SalesData> {
  return sources.port.totals(rowFilters(question, period), optionsOf(sources));
}

/** All rows; a source that sends only some would make wrong sums, so that counts as a failure. */
export async function rowsOf(
  { question, sources }: Scoped,
  period: Pick<Period, 'range' | 'until'>,
  more: Partial<TransactionFilters> = {},
): Promise<readonly Transaction[]> {
  const answer: RowsAnswer = await sources.port.rows({ ...rowFilters(question, period), ...more }, optionsOf(sources));
  if (answer.rows.length < answer.total) throw new Error('The ledger sent only some of the transactions.');
  return answer.rows;
}

function optionsOf({ signal }: Sources) {
  return signal ? { signal } : {};
}

/** The screen that shows the figures, and the transactions behind them. */
export function figureLinks(
  { question, period, sources }: Scoped,
  options: Omit<Parameters<ReturnType<typeof linksOf>['summary']>[1], 'filters'> & {
    readonly line?: string | undefined;
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

/** Says why a period without any transaction has none, and offers the sample week. */
export function nothingSold(scoped: Scoped): Reply {
  const { period, question, sources } = scoped;
  const closed = daysOf(period.range).filter(isClosed);
  const isClosedThroughout = closed.length === dayCount(period.range);
  const hasFilters = JSON.stringify(question.filters) !== JSON.stringify(noQuestionFilters);
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
        { ...links.summary(defaultRange, { filters: noQuestionFilters }), label: 'Open the sample week' },
      ],
      suggestions: isClosedThroughout
        ? ['And the week before?', 'How did sales do in the sample week?']
        : ['How did sales do in the sample week?', 'Best items in the sample week?'],
    },
  );
}

/** Names closed days in a period, because they explain a low figure. */
export function closedNote({ range }: Period): string | undefined {
  if (dayCount(range) < 2 || dayCount(range) > 100) return undefined;
  const closed = daysOf(range).filter(isClosed);
  return closed.length === 0 ? undefined : `The store was closed on ${listOf(closed.map(dayText))}.`;
}

/** Says which period was taken if the question names none. */
export function periodNote({ question: { periodFrom }, period }: Scoped): string | undefined {
  if (periodFrom === 'default') return `_You named no period, so this is ${period.name ?? 'the last 30 days'}._`;
  if (periodFrom === 'screen') return '_You named no period, so this is the one on your screen._';
  return undefined;
}

export function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${last}`;
}

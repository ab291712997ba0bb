import type { DayRange } from '@back-office/shared/format';
import type { Comparison, Granularity, GroupBy } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { addLedgerParams, slugOf, type LedgerParams } from '@back-office/shared/url';
import type { ReplyLink } from '../../../domain/conversation';
import type { QuestionFilters } from './question';

interface SummaryOptions {
  readonly filters: QuestionFilters;
  readonly compare?: Comparison | undefined;
  readonly group?: GroupBy;
  readonly report?: Granularity;
}

interface TransactionsOptions {
  readonly filters: QuestionFilters;
  /** A line of the sales summary. */
  readonly line?: string | undefined;
  readonly type?: 'sale' | 'refund';
  readonly query?: string;
  readonly opened?: string;
}

/** Addresses with the range and filters of a reply, and the parameters of the ledger that its figures come from. */
export function linksOf(params: LedgerParams) {
  const address = (path: string, entries: readonly (readonly [string, string | undefined])[]) => {
    const search = new URLSearchParams(
      entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    return addLedgerParams(`${path}?${search.toString()}`, params);
  };
  return {
    summary: (range: DayRange, { filters, compare, group, report }: SummaryOptions): ReplyLink => ({
      label: 'Open the sales summary',
      path: address(paths.salesSummary(), [
        ...rangeOf(range),
        ['report', unlessDefault(report, 'Summary')],
        ['location', unlessDefault(filters.locations[0])],
        ['group', unlessDefault(group)],
        ['time', unlessDefault(filters.time, 'All day')],
        ['compare', unlessDefault(compare, 'None')],
      ]),
    }),
    transactions: (range: DayRange, { filters, line, type, query, opened }: TransactionsOptions): ReplyLink => ({
      label: 'Open the transactions',
      path: address(paths.transactions(), [
        ...rangeOf(range),
        ['time', unlessDefault(filters.time, 'All day')],
        ...filters.tenders.map((one) => ['tender', slugOf(one)] as const),
        ['type', type],
        ...filters.locations.map((one) => ['location', slugOf(one)] as const),
        ...filters.teamMembers.map((one) => ['staff', slugOf(one)] as const),
        ...filters.sources.map((one) => ['source', slugOf(one)] as const),
        ['q', query],
        ['line', line],
        ['txn', opened],
      ]),
    }),
    dashboard: (day: string): ReplyLink => ({
      label: 'Open the dashboard',
      path: address(paths.home(), [['date', day]]),
    }),
    screen: (label: string, path: string): ReplyLink => ({ label, path: addLedgerParams(path, params) }),
  };
}

/** The sales summary filters by one location and the time of day only. */
export function fitsSummary({ locations, tenders, teamMembers, sources }: QuestionFilters): boolean {
  return locations.length <= 1 && tenders.length + teamMembers.length + sources.length === 0;
}

function rangeOf({ from, to }: DayRange) {
  return [
    ['from', from],
    ['to', to],
  ] as const;
}

function unlessDefault(choice: string | undefined, usual?: string): string | undefined {
  return choice === undefined || choice === usual ? undefined : slugOf(choice);
}

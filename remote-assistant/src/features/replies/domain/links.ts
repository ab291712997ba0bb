import type { DayRange } from '@back-office/shared/format';
import type { Comparison, Filter, Granularity, GroupBy, MeasureId } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { addLedgerParams, slugOf, type LedgerParams } from '@back-office/shared/url';
import type { ReplyLink } from '../../../domain/conversation';
import { valuesOf, type FilterField } from './filters';

interface SummaryOptions {
  readonly filters: readonly Filter[];
  readonly compare?: Comparison | undefined;
  readonly group?: GroupBy;
  readonly report?: Granularity;
}

interface TransactionsOptions {
  readonly filters: readonly Filter[];
  /** A line of the sales summary. */
  readonly line?: MeasureId | undefined;
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
        ['location', slugs(filters, 'location')[0]],
        ['group', unlessDefault(group)],
        ['time', slugs(filters, 'part-of-day')[0]],
        ['compare', unlessDefault(compare, 'None')],
      ]),
    }),
    transactions: (range: DayRange, { filters, line, type, query, opened }: TransactionsOptions): ReplyLink => ({
      label: 'Open the transactions',
      path: address(paths.transactions(), [
        ...rangeOf(range),
        ...slugs(filters, 'part-of-day').map((one) => ['time', one] as const),
        ...slugs(filters, 'tender').map((one) => ['tender', one] as const),
        ['type', type],
        ...slugs(filters, 'location').map((one) => ['location', one] as const),
        ...slugs(filters, 'collected-by').map((one) => ['staff', one] as const),
        ...slugs(filters, 'source').map((one) => ['source', one] as const),
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
export function fitsSummary(filters: readonly Filter[]): boolean {
  return filters.every(({ field, values }) => field === 'part-of-day' || (field === 'location' && values.length <= 1));
}

function slugs(filters: readonly Filter[], field: FilterField): readonly string[] {
  return valuesOf(filters, field).map(slugOf);
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

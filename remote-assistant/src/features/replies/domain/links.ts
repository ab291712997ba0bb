import { dayCount, maxRangeDays, type DayRange } from '@back-office/shared/format';
import {
  fieldFilters,
  figuresAddress,
  type Comparison,
  type Filter,
  type FiguresView,
  type Granularity,
  type GroupBy,
  type MeasureId,
  type Transaction,
} from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { addLedgerParams, type LedgerParams } from '@back-office/shared/url';
import type { ReplyLink } from '../../../domain/conversation';

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
  readonly type?: 'Sale' | 'Refund';
  readonly query?: string;
}

/** Addresses with the range and filters of a reply, and the parameters of the ledger that its figures come from. */
export function linksOf(params: LedgerParams) {
  const address = (path: string, view: Partial<FiguresView>) => addLedgerParams(figuresAddress(path, view), params);
  return {
    summary: (
      range: DayRange,
      { filters, compare = 'None', group = 'All', report = 'Summary' }: SummaryOptions,
    ): ReplyLink => ({
      label: 'Open the sales summary',
      path: address(paths.salesSummary(), {
        range,
        granularity: report,
        groupBy: group,
        comparison: compare,
        filters: fieldFilters(filters),
      }),
    }),
    transactions: (range: DayRange, { filters, line, type, query = '' }: TransactionsOptions): ReplyLink => ({
      label: 'Open the transactions',
      path: address(paths.transactions(), {
        range,
        filters: fieldFilters([...filters, { field: 'transaction-type', values: type ? [type] : [] }]),
        text: query,
        line,
      }),
    }),
    /** One of the rows of the range, which no screen shows as a whole if it is too long. */
    row: (range: DayRange, filters: readonly Filter[], { id, date }: Pick<Transaction, 'id' | 'date'>): string =>
      address(paths.transactions(), {
        range: fitsScreens(range) ? range : { from: date, to: date },
        filters: fieldFilters(filters),
        opened: id,
      }),
    dashboard: (day: string): ReplyLink => ({
      label: 'Open the dashboard',
      path: addLedgerParams(`${paths.home()}?${new URLSearchParams({ date: day }).toString()}`, params),
    }),
    screen: (label: string, path: string): ReplyLink => ({ label, path: addLedgerParams(path, params) }),
  };
}

export function fitsScreens(range: DayRange): boolean {
  return dayCount(range) <= maxRangeDays;
}

/** The sales summary filters by one location and the time of day only. */
export function fitsSummary(filters: readonly Filter[]): boolean {
  return filters.every(({ field, values }) => field === 'part-of-day' || (field === 'location' && values.length <= 1));
}

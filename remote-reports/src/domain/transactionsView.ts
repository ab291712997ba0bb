import type { Day, DayRange } from '@back-office/shared/format';
import {
  defaultRange,
  figuresAddress,
  filterFieldIds,
  isOfLine,
  isSameSort,
  isTransactionSort,
  readFigures,
  timeRanges,
  valuesOf,
  withFilter,
  writeFigures,
  type FiguresView,
  type Filter,
  type FilterFieldId,
  type MeasureId,
  type Scope,
  type Sort,
  type TimeRange,
  type TransactionSort,
  type TransactionType,
} from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { fromSlug } from '@back-office/shared/url';
import { filterFields } from './filterFields';
import { listCondition, reportLineIds } from './reportLineRows';
import type { CheckedTransactionsState } from './readTransactionsState';

/** Newest first. */
export const defaultSort: Sort<TransactionSort> = { by: 'time', isDescending: true };

/** Everything that determines what the transactions page shows. It is kept in the address. */
export interface TransactionsView extends Pick<FiguresView, 'range' | 'filters' | 'text' | 'opened'> {
  /** The line of the sales summary whose rows are shown. */
  readonly line: MeasureId | undefined;
  readonly sort: Sort<TransactionSort>;
}

/** Each has a chip with its choices. */
export const choiceFields = [...filterFields.transactions, ...filterFields.moreTransactions] as const;

/** What is shown while the field has no filter. */
export function noChoice(id: FilterFieldId): string {
  return id === 'part-of-day' ? 'All day' : 'All';
}

/** Whether a report counts only a part of each transaction: that of the items that pass the filters. */
export function isPartOfTransactions(filters: readonly Filter[]): boolean {
  return filters.some(({ field }) => isOfLine(field));
}

/** The view of an address, such as `?method=card&status=partially-paid&sort=-amount&txn=PAY-1`. */
export function viewOf(params: URLSearchParams): TransactionsView {
  const { range, filters, text, line, sort, opened } = readFigures(params);
  const by = sort?.by ?? '';
  return {
    range,
    filters,
    text,
    line: fromSlug(reportLineIds, line ?? null),
    sort: sort && isTransactionSort(by) ? { ...sort, by } : defaultSort,
    opened,
  };
}

/** What an address without parameters shows. */
export const defaultView = viewOf(new URLSearchParams());

/** The same address with another view. Defaults are left out. */
export function withView(
  params: URLSearchParams,
  view: TransactionsView,
  opening: DayRange = defaultRange,
): URLSearchParams {
  return writeFigures(params, figuresViewOf(view), opening);
}

/**
 * The address of the transactions page with this view; what is left out is as on the page opened without filters, which
 * shows the period of the visit.
 */
export function transactionsAddress(view: Partial<TransactionsView> = {}): string {
  return figuresAddress(paths.transactions(), figuresViewOf(view));
}

function figuresViewOf({ sort = defaultSort, ...view }: Partial<TransactionsView>): Partial<FiguresView> {
  return { ...view, sort: isSameSort(sort, defaultSort) ? undefined : sort };
}

/** The transactions that the page lists. */
export function scopeOf({ range, filters, text, line }: TransactionsView): Scope {
  return { range, filters, text, where: line && listCondition(line) };
}

export function timeRangeOf({ filters }: Pick<Scope, 'filters'>): TimeRange {
  const [chosen] = valuesOf(filters, 'part-of-day');
  return timeRanges.find((part) => part === chosen) ?? 'All day';
}

/** Resets all filters including the date range. Sort order and open panel stay. */
export function withoutFilters(view: TransactionsView, range: DayRange = defaultRange): TransactionsView {
  return { ...defaultView, range, sort: view.sort, opened: view.opened };
}

export function viewOfDay(view: TransactionsView, day: Day): TransactionsView {
  return withoutFilters(view, { from: day, to: day });
}

/** The view with navigation state applied. The panel opens only if the state has both of its keys. */
export function viewOfState(state: CheckedTransactionsState, view: TransactionsView): TransactionsView {
  const { filterType, status, transactionTypes, dateRange, location, timeframe } = state;
  const sent: Partial<Record<FilterFieldId, readonly string[]>> = {
    ...(status && { 'transaction-status': status }),
    ...(transactionTypes && { 'transaction-type': transactionTypes.map((type) => typeNames[type]) }),
    ...(location && { location: location === 'All' ? [] : [location] }),
    ...(timeframe && { 'part-of-day': [timeframe] }),
  };
  return {
    ...view,
    range: dateRange ?? view.range,
    filters: filterFieldIds.reduce(
      (filters, id) => (sent[id] ? withFilter(filters, id, sent[id]) : filters),
      view.filters,
    ),
    line: filterType ?? view.line,
    opened: state.showTransactionBlade === true ? (state.selectedTransaction ?? view.opened) : view.opened,
  };
}

const typeNames = { sale: 'Sale', refund: 'Refund' } as const satisfies Record<TransactionType, string>;

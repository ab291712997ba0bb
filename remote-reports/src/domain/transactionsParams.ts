import type { DayRange } from '@back-office/shared/format';
import { defaultRange, timeRanges, type TransactionFilters } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { fromSlug, readChoices, slugOf, withParams } from '@back-office/shared/url';
import { namesRange, paramsOfRange, rangeOf, withRange } from './rangeParams';
import { choiceFilters, choiceNames, withChoices, type ChoiceName } from './choiceFilters';
import { reportLineIds } from './reportLineRows';
import { conditionsOf, withConditions } from './rowConditions';
import { defaultSort, defaultView, sortColumns, type ListSort, type TransactionsView } from './transactionsView';

const choiceParams: Readonly<Record<ChoiceName, string>> = {
  paymentMethods: 'method',
  tenders: 'tender',
  types: 'type',
  status: 'status',
  locations: 'location',
  sources: 'source',
  teamMembers: 'staff',
  fees: 'fees',
};

/** The view of an address, such as `?method=card&status=partially-paid&sort=-amount&txn=PAY-1`. Ignores unknown values. */
export function viewOf(params: URLSearchParams): TransactionsView {
  let filters: TransactionFilters = {
    ...defaultView.filters,
    dateRange: rangeOf(params),
    timeRange: fromSlug(timeRanges, params.get('time')) ?? 'All day',
    searchQuery: queryOf(params),
  };
  for (const name of choiceNames) {
    const chosen = readChoices(params, choiceParams[name], choiceFilters[name].choices);
    filters = withChoices(filters, name, chosen);
  }
  return {
    filters,
    line: fromSlug(reportLineIds, params.get('line')),
    conditions: conditionsOf(params),
    sort: sortOf(params.get('sort') ?? ''),
    opened: params.get('txn') || undefined,
  };
}

/**
 * The same address with another view. Defaults are left out, but days that the address names stay while they are shown.
 * Parameters of others, such as `seed`, stay.
 */
export function withView(
  params: URLSearchParams,
  view: TransactionsView,
  opening: DayRange = defaultRange,
): URLSearchParams {
  const { filters, line, conditions, sort, opened } = view;
  const choices = choiceNames.map((name) => [choiceParams[name], filters[name].map(slugOf)] as const);
  const withDays = namesRange(params, filters.dateRange) ? params : withRange(params, filters.dateRange, opening);
  // Lists, so that the parameters always come in this order.
  return withParams(withConditions(withDays, conditions), {
    time: filters.timeRange === 'All day' ? [] : [slugOf(filters.timeRange)],
    ...Object.fromEntries(choices),
    q: filters.searchQuery.trim() === '' ? [] : [filters.searchQuery],
    line: line === undefined ? [] : [line],
    sort: isDefault(sort) ? [] : [`${sort.isDescending ? '-' : ''}${sort.column}`],
    txn: opened === undefined ? [] : [opened],
  });
}

/**
 * The address of the transactions page with this view; what is left out is as on the page opened without filters, which
 * shows the period of the visit.
 */
export function transactionsAddress({ filters, ...rest }: TransactionsLink = {}): string {
  const view: TransactionsView = { ...defaultView, ...rest, filters: { ...defaultView.filters, ...filters } };
  const days = filters?.dateRange ? paramsOfRange(filters.dateRange) : new URLSearchParams();
  const search = withView(days, view).toString();
  return search === '' ? paths.transactions() : `${paths.transactions()}?${search}`;
}

export interface TransactionsLink extends Partial<Omit<TransactionsView, 'filters'>> {
  readonly filters?: Partial<TransactionFilters>;
}

function queryOf(params: URLSearchParams) {
  const query = params.get('q') ?? '';
  return query.trim() === '' ? '' : query;
}

/** `-amount` is the largest first. */
function sortOf(text: string): ListSort {
  const isDescending = text.startsWith('-');
  const column = sortColumns.find((name) => name === text.slice(isDescending ? 1 : 0));
  return column === undefined ? defaultSort : { column, isDescending };
}

function isDefault({ column, isDescending }: ListSort) {
  return column === defaultSort.column && isDescending === defaultSort.isDescending;
}

import { timeRanges, type TransactionFilters } from '@back-office/shared/ledger';
import { drillDownLines } from '@back-office/shared/routes';
import { rangeOf, withRange } from '../../../domain/rangeParams';
import { choiceFilters, choiceNames, withChoices, type ChoiceName } from './choiceFilters';
import { defaultSort, sortColumns, type ListSort } from './sortRows';
import { defaultView, type TransactionsView } from './transactionsView';

/**
 * The page in its address: `?from=2025-06-22&to=2025-06-28&method=card&status=partially-paid&sort=-amount&txn=PAY-1`.
 * What is default leaves no trace, what is unknown is dropped, what belongs to others (`?seed=`) stays.
 */
const choiceParams: Readonly<Record<ChoiceName, string>> = {
  paymentMethods: 'method',
  types: 'type',
  status: 'status',
  locations: 'location',
  sources: 'source',
  teamMembers: 'staff',
  fees: 'fees',
};

export function viewIn(params: URLSearchParams): TransactionsView {
  let filters: TransactionFilters = {
    ...defaultView.filters,
    dateRange: rangeOf(params),
    timeRange: chosen(timeRanges, params.get('time')) ?? 'All day',
    searchQuery: readQuery(params),
  };
  for (const name of choiceNames) {
    const values = params.getAll(choiceParams[name]).map((slug) => chosen(choiceFilters[name].choices, slug) ?? '');
    filters = withChoices(filters, name, values);
  }
  return {
    filters,
    line: chosen(drillDownLines, params.get('line')),
    sort: sortIn(params.get('sort') ?? ''),
    opened: params.get('txn') || undefined,
  };
}

export function withView(params: URLSearchParams, { filters, line, sort, opened }: TransactionsView): URLSearchParams {
  const next = withRange(params, filters.dateRange);
  set(next, 'time', filters.timeRange === 'All day' ? [] : [slugOf(filters.timeRange)]);
  for (const name of choiceNames) set(next, choiceParams[name], filters[name].map(slugOf));
  set(next, 'q', filters.searchQuery.trim() === '' ? [] : [filters.searchQuery]);
  set(next, 'line', line === undefined ? [] : [line]);
  set(next, 'sort', isDefault(sort) ? [] : [`${sort.isDescending ? '-' : ''}${sort.column}`]);
  set(next, 'txn', opened === undefined ? [] : [opened]);
  return next;
}

function set(params: URLSearchParams, name: string, values: readonly string[]) {
  params.delete(name);
  for (const value of values) params.append(name, value);
}

function readQuery(params: URLSearchParams) {
  const query = params.get('q') ?? '';
  return query.trim() === '' ? '' : query;
}

/** `-amount` is the largest first. */
function sortIn(text: string): ListSort {
  const isDescending = text.startsWith('-');
  const column = sortColumns.find((name) => name === text.slice(isDescending ? 1 : 0));
  return column === undefined ? defaultSort : { column, isDescending };
}

function isDefault({ column, isDescending }: ListSort) {
  return column === defaultSort.column && isDescending === defaultSort.isDescending;
}

/** `Partially Paid` stands as `partially-paid`, and is understood both ways. */
function slugOf(choice: string) {
  return choice.toLowerCase().replaceAll(' ', '-');
}

function chosen<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined {
  return text === null ? undefined : choices.find((choice) => slugOf(choice) === slugOf(text));
}

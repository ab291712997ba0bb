import type { DayRange } from '@back-office/shared/format';
import { defaultRange } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { fromSlug, withParams } from '@back-office/shared/url';
import { namesRange, paramsOfRange, rangeOf, withRange } from './rangeParams';
import { reportLineIds } from './reportLineRows';
import { filterParams, filtersOf } from './transactionFields';
import { defaultSort, defaultView, sortColumns, type ListSort, type TransactionsView } from './transactionsView';

/** The view of an address, such as `?method=card&status=partially-paid&sort=-amount&txn=PAY-1`. */
export function viewOf(params: URLSearchParams): TransactionsView {
  return {
    range: rangeOf(params),
    filters: filtersOf(params),
    text: textOf(params),
    line: fromSlug(reportLineIds, params.get('line')),
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
  const { range, filters, text, line, sort, opened } = view;
  const withDays = namesRange(params, range) ? params : withRange(params, range, opening);
  // Lists, so that the parameters always come in this order.
  return withParams(withDays, {
    ...filterParams(filters),
    q: text.trim() === '' ? [] : [text],
    line: line === undefined ? [] : [line],
    sort: isDefault(sort) ? [] : [`${sort.isDescending ? '-' : ''}${sort.column}`],
    txn: opened === undefined ? [] : [opened],
  });
}

/**
 * The address of the transactions page with this view; what is left out is as on the page opened without filters, which
 * shows the period of the visit.
 */
export function transactionsAddress(view: Partial<TransactionsView> = {}): string {
  const days = view.range ? paramsOfRange(view.range) : new URLSearchParams();
  const search = withView(days, { ...defaultView, ...view }).toString();
  return search === '' ? paths.transactions() : `${paths.transactions()}?${search}`;
}

function textOf(params: URLSearchParams) {
  const text = params.get('q') ?? '';
  return text.trim() === '' ? '' : text;
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

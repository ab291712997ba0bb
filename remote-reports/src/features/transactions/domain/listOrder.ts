import { defaultSort, sortColumns, type ListSort } from '../../../domain/transactionsView';

/** Sorting by the same column reverses the order. Another column starts with the newest, the largest or A. */
export function sortBy(current: ListSort, column: string): ListSort {
  const next = sortColumns.find((name) => name === column);
  if (next === undefined) return current;
  const isUsuallyDescending = next === 'time' || next === 'amount';
  return { column: next, isDescending: next === current.column ? !current.isDescending : isUsuallyDescending };
}

export interface SortChoice {
  readonly id:
    'newest' | 'oldest' | 'largest' | 'smallest' | 'description' | 'staff' | 'status' | 'tender' | 'customerName';
  readonly label: string;
  readonly sort: ListSort;
}

/** The choices on phones, where the table has no header. */
export const sortChoices: readonly SortChoice[] = [
  { id: 'newest', label: 'Newest first', sort: defaultSort },
  { id: 'oldest', label: 'Oldest first', sort: { column: 'time', isDescending: false } },
  { id: 'largest', label: 'Largest amount', sort: { column: 'amount', isDescending: true } },
  { id: 'smallest', label: 'Smallest amount', sort: { column: 'amount', isDescending: false } },
  { id: 'description', label: 'Description', sort: { column: 'description', isDescending: false } },
  { id: 'staff', label: 'Staff', sort: { column: 'staff', isDescending: false } },
  { id: 'status', label: 'Status', sort: { column: 'status', isDescending: false } },
  { id: 'tender', label: 'Tender', sort: { column: 'tender', isDescending: false } },
  { id: 'customerName', label: 'Customer', sort: { column: 'customerName', isDescending: false } },
];

/** `undefined` for an order that only a table header offers. */
export function sortChoiceOf({ column, isDescending }: ListSort): SortChoice | undefined {
  return sortChoices.find(({ sort }) => sort.column === column && sort.isDescending === isDescending);
}

/** The name of an order, including those that only a table header offers. */
export function sortLabel(sort: ListSort): string {
  return sortChoiceOf(sort)?.label ?? `By ${sort.column}`;
}

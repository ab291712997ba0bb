import { defaultSort, type ListSort } from './sortRows';

/** Offered where there is no table head to press. */
export const listOrders: readonly (ListSort & { readonly label: string })[] = [
  { ...defaultSort, label: 'Newest first' },
  { column: 'time', isDescending: false, label: 'Oldest first' },
  { column: 'amount', isDescending: true, label: 'Largest amount' },
  { column: 'amount', isDescending: false, label: 'Smallest amount' },
  { column: 'description', isDescending: false, label: 'Description' },
  { column: 'staff', isDescending: false, label: 'Staff' },
  { column: 'status', isDescending: false, label: 'Status' },
];

/** The words for an order, also for one that only a table head offers. */
export function orderLabel({ column, isDescending }: ListSort): string {
  const order = listOrders.find((one) => one.column === column && one.isDescending === isDescending);
  return order?.label ?? `By ${column}`;
}

/** A report of the Financial Suite's list. */
export interface SuiteReport {
  readonly label: string;
  /** The last part of its address. */
  readonly slug: string;
  /** False if the ledger does not have what it would show. */
  readonly isAvailable: boolean;
}

/** The list of Reports in the Financial Suite menu. */
export const suiteReports: readonly SuiteReport[] = [
  { label: 'Sales summary', slug: 'sales-summary', isAvailable: true },
  { label: 'Sales by location', slug: 'sales-by-location', isAvailable: true },
  { label: 'Sales by time', slug: 'sales-by-time', isAvailable: true },
  { label: 'Sales by category', slug: 'sales-by-category', isAvailable: true },
  { label: 'Sales by item', slug: 'sales-by-item', isAvailable: true },
  { label: 'Discounts & comps', slug: 'discounts-and-comps', isAvailable: true },
  { label: 'Taxes', slug: 'taxes', isAvailable: true },
  { label: 'Payments', slug: 'payments', isAvailable: true },
  { label: 'Cash drawer', slug: 'cash-drawer', isAvailable: false },
  { label: 'Deposits', slug: 'deposits', isAvailable: true },
  { label: 'Employee timecards', slug: 'employee-timecards', isAvailable: false },
  { label: 'Gratuity', slug: 'gratuity', isAvailable: true },
  { label: 'Items sold', slug: 'items-sold', isAvailable: true },
  { label: 'Modifier sold', slug: 'modifier-sold', isAvailable: false },
  { label: 'Customer directory', slug: 'customer-directory', isAvailable: true },
];

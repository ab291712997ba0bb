import type { DimensionId, Filter, MeasureId } from '@back-office/shared/ledger';
import type { FieldId } from '../../../domain/reports/fields';
import { menuReportTitles, slugOfReport, type MenuReportTitle } from './menuReportTitles';

/** How the rows of a report are grouped: the outermost field first. */
export type Grouping = readonly [DimensionId, ...DimensionId[]];

/** A report of a menu. All are shown by one screen. */
export interface MenuReport {
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The first is the default. */
  readonly groupings: readonly [Grouping, ...Grouping[]];
  /** The figures, in order. The chart shows the first, or `charted`. */
  readonly columns: readonly FieldId[];
  readonly charted: FieldId;
  readonly filters?: readonly Filter[];
  /** Reports that are not in the menu of Reports, and are linked from this one. */
  readonly related?: readonly string[];
  /** Offers a filter by tender. */
  readonly isAboutPayments?: boolean;
  /** Only the transactions of this line of the sales summary. */
  readonly line?: MeasureId;
}

const sales = ['gross-sales', 'returns', 'amount-discounted', 'net-sales'] as const;
const itemColumns: readonly FieldId[] = ['items-sold', ...sales, 'tax', 'net-sales-share'];
const salesColumns: readonly FieldId[] = [
  'transaction-count',
  ...sales,
  'gift-card-sales',
  'tax',
  'tips',
  'total-sales',
  'net-sales-share',
];

/** A report of the lines of transactions. */
const ofLines = (what: string, groupings: MenuReport['groupings']): Omit<MenuReport, 'slug' | 'title'> => ({
  description: `What each ${what} sold. Amounts that only a whole transaction has are split among its items by list price.`,
  groupings,
  columns: itemColumns,
  charted: 'net-sales',
});
const byItem = ofLines('item', [['item-name'], ['category', 'item-name'], ['location', 'item-name']]);
const byCategory = ofLines('category', [['category'], ['category', 'item-name'], ['location', 'category']]);

const shown: Readonly<Record<MenuReportTitle, Omit<MenuReport, 'slug' | 'title'>>> = {
  'Item sales': byItem,
  'Sales by item': byItem,
  'Category sales': byCategory,
  'Sales by category': byCategory,
  'Team sales': {
    description: 'Sales by the team member who took the payment.',
    groupings: [['collected-by'], ['collected-by', 'location'], ['collected-by', 'category']],
    columns: [...salesColumns, 'average-sale'],
    charted: 'net-sales',
  },
  'Sales by location': {
    description: 'Sales of each location.',
    groupings: [['location'], ['location', 'category'], ['location', 'item-name']],
    columns: salesColumns,
    charted: 'net-sales',
  },
  'Sales by time': {
    description: 'Sales by hour of the day and by weekday, all days of the range together.',
    groupings: [['hour'], ['weekday'], ['weekday', 'hour']],
    columns: [...salesColumns, 'average-sale'],
    charted: 'net-sales',
  },
  'Sales trends': {
    description: 'Sales over time. Days, weeks, and months without sales are included.',
    groupings: [['date'], ['week'], ['month']],
    columns: [...salesColumns, 'average-sale'],
    charted: 'total-sales',
  },
  Online: {
    description: 'Items sold through the online channel.',
    groupings: [['item-name'], ['category'], ['date']],
    columns: itemColumns,
    charted: 'net-sales',
    filters: [{ field: 'channel', values: ['Online'] }],
  },
  Accounting: {
    description: 'What goes into the books: sales, taxes, tips, deposits, payments, and fees.',
    groupings: [['date'], ['week'], ['month'], ['location']],
    columns: [
      'net-sales',
      'gift-card-sales',
      'tax',
      'tips',
      'total-sales',
      'deposits-net',
      'partial-refunds',
      'payments',
      'fees',
      'net-total',
    ],
    charted: 'net-total',
    related: ['taxes', 'fees', 'discounts-and-comps'],
  },
  Operations: {
    description: 'How busy each location is.',
    groupings: [['location', 'hour'], ['location', 'weekday'], ['collected-by'], ['channel']],
    columns: ['transaction-count', 'sale-count', 'items-sold', 'return-count', 'total-sales', 'average-sale'],
    charted: 'transaction-count',
    related: ['sales-by-location', 'sales-by-time', 'team-sales', 'items-sold'],
  },
  'Discounts & comps': {
    description: 'What was taken off prices. Names of discounts are not recorded.',
    groupings: [['collected-by'], ['location'], ['item-name'], ['category'], ['date']],
    columns: ['discounts-applied', 'discount-amount', 'comps', 'amount-comped', 'amount-discounted', 'gross-sales'],
    charted: 'amount-discounted',
    line: 'discounts-and-comps',
  },
  Taxes: {
    description: 'Taxes collected and refunded, and the net sales with and without tax.',
    groupings: [['location'], ['channel'], ['date'], ['month']],
    columns: [
      'transaction-count',
      'net-sales',
      'taxable-sales',
      'untaxed-sales',
      'tax-collected',
      'tax-refunded',
      'tax',
    ],
    charted: 'tax',
  },
  Fees: {
    description: 'Processing and invoice fees of payments. Fees are not returned on refunds.',
    groupings: [['fee-kind'], ['tender'], ['location'], ['date'], ['month']],
    columns: ['transaction-count', 'payments', 'processing-fees', 'invoice-fees', 'fees', 'fee-rate', 'net-total'],
    charted: 'fees',
    line: 'total-payments',
    isAboutPayments: true,
  },
  Gratuity: {
    description: 'Tips, and gratuity added automatically, which is part of service charges.',
    groupings: [['collected-by'], ['location'], ['tender'], ['date']],
    columns: ['transaction-count', 'tips', 'auto-gratuity', 'tips-and-gratuity'],
    charted: 'tips-and-gratuity',
    line: 'tips-and-gratuity',
    isAboutPayments: true,
  },
  Payments: {
    description: 'What customers paid and got back, by how they paid.',
    groupings: [['tender'], ['payment-method'], ['location'], ['collected-by'], ['date']],
    columns: [
      'transaction-count',
      'payments-collected',
      'payments-refunded',
      'payments',
      'payment-share',
      'fees',
      'net-total',
    ],
    charted: 'payments',
    line: 'total-payments',
    isAboutPayments: true,
    related: ['fees', 'refunds', 'deposits', 'gratuity'],
  },
  Refunds: {
    description: 'Returned items, also in exchanges, and refunds by amount.',
    groupings: [['refund-reason'], ['item-name'], ['collected-by'], ['location'], ['date']],
    columns: ['return-count', 'items-refunded', 'returns', 'partial-refunds', 'refunds'],
    charted: 'refunds',
    line: 'refunds',
  },
  'Gift Cards': {
    description: 'Gift cards sold. They are not part of net sales.',
    groupings: [['date'], ['location'], ['collected-by'], ['tender']],
    columns: ['transaction-count', 'gift-card-sales'],
    charted: 'gift-card-sales',
    line: 'gift-card-sales',
  },
  Deposits: {
    description: 'Money paid ahead for sales, and deposits used when the sale was completed.',
    groupings: [['date'], ['channel'], ['location']],
    columns: ['transaction-count', 'deposits-collected', 'deposits-redeemed', 'deposits-net'],
    charted: 'deposits-net',
    line: 'deposits',
  },
  'Items sold': {
    description: 'How many of each item were sold and returned.',
    groupings: [['item-name'], ['category'], ['category', 'item-name'], ['location', 'item-name']],
    columns: ['items-sold', 'items-refunded', 'quantity', 'item-sales'],
    charted: 'items-sold',
  },
  'Customer directory': {
    description: 'Customers of the period with what they bought. Contact details are not recorded.',
    groupings: [['customer']],
    columns: ['transaction-count', 'sale-count', ...sales, 'total-sales', 'average-sale'],
    charted: 'total-sales',
  },
};

/** Every report of the two menus but the sales summary. */
export const menuReports: readonly MenuReport[] = menuReportTitles.map((title) => ({
  slug: slugOfReport(title),
  title,
  ...shown[title],
}));

export function reportBySlug(slug: string): MenuReport | undefined {
  return menuReports.find((report) => report.slug === slug);
}

import { hashOf } from '../hashOf';
import type { LineListColumn } from '../readers/lineList';
import type { PlainOrderColumn } from '../readers/plainTables';
import { headerName } from '../readers/reader';

export const mappedKind = 'mapped';
export const mappedFamily = 'mapped';

/** What a column of a file of no known kind can be. */
export type MappedField =
  | LineListColumn
  | PlainOrderColumn
  | 'type'
  | 'voided'
  | 'orderTax'
  | 'orderDiscount'
  | 'change';

/** What a row of a sale may say of its amounts beside the total and the net sales. */
export const amountsBesideTotal = ['discount', 'tax', 'tip', 'shipping', 'fee', 'refunded'] as const;

/** What a column can be chosen as: some fields have several columns. */
export type ChosenField = MappedField | 'paidWith';

/** How a file of no known kind is read: whether a row is an item or a whole sale, and which column is what. */
export interface ColumnMapping {
  readonly rows: 'items' | 'sales';
  /** Names of columns by field. */
  readonly columns: Readonly<Partial<Record<MappedField, string>>>;
  /** All columns with fees, which are added up. It counts as long as the first one is the fee. */
  readonly fees?: readonly string[];
  /** Columns that are named by a payment method and hold what of a sale was paid with it. */
  readonly paidWith?: readonly string[];
  /** Sales are negative amounts and refunds positive ones, as on a statement of accounts. */
  readonly isTurned?: boolean;
  /** A type `credit` is a refund, as beside `sale`; on a statement of accounts it is money that came in. */
  readonly areCreditsRefunds?: boolean;
  /** The amounts of items contain the tax that stands beside them. */
  readonly isTaxIncluded?: boolean;
}

type FieldLabels = Readonly<Partial<Record<ChosenField, string>>>;

const whichLabels = { date: 'Date', time: 'Time', id: 'Number of the sale' } as const;
const detailLabels = {
  type: 'Sale or refund',
  status: 'Status',
  paidBack: 'Refunded in full: yes or no',
  voided: 'Canceled: yes or no',
  tender: 'Payment method',
  location: 'Location',
  staff: 'Team member',
  device: 'Till or register',
  customerId: 'Customer number',
  customerName: 'Customer name',
  currency: 'Currency',
} as const;

/** Names that merchants read, in the order in which they choose from them. */
const itemLabels: FieldLabels = {
  ...whichLabels,
  item: 'Item',
  sku: 'SKU',
  category: 'Category',
  quantity: 'Quantity',
  price: 'Price of one',
  amount: 'Amount: quantity × price',
  discount: 'Discount',
  tax: 'Tax',
  ...detailLabels,
  zone: 'Time zone',
  total: 'Sale: total',
  orderDiscount: 'Sale: discount',
  orderTax: 'Sale: tax',
  shipping: 'Sale: shipping',
  tip: 'Sale: tip',
  fee: 'Sale: fee',
  refunded: 'Sale: paid back later',
};
const saleLabels: FieldLabels = {
  ...whichLabels,
  total: 'Total, with tax and tip',
  subtotal: 'Net sales, without tax',
  discount: 'Discount',
  tax: 'Tax',
  tip: 'Tip',
  shipping: 'Shipping',
  fee: 'Fee',
  refunded: 'Paid back later',
  paidWith: 'Paid this way',
  change: 'Change given back',
  count: 'Number of sales, of a report by day',
  ...detailLabels,
};

export function fieldLabels(rows: ColumnMapping['rows']): FieldLabels {
  return rows === 'items' ? itemLabels : saleLabels;
}

const needed: Readonly<Record<ColumnMapping['rows'], readonly (readonly [readonly MappedField[], string])[]>> = {
  items: [
    [['date'], 'the date'],
    [['item', 'sku'], 'the item or its SKU'],
    [['price', 'amount'], 'the price or the amount'],
  ],
  sales: [
    [['date'], 'the date'],
    [['total', 'subtotal'], 'the total or the net sales'],
  ],
};

/** The fields of which a mapping needs one each: with the column that it has, if any, and what that holds. */
export function neededFields({ rows, columns }: ColumnMapping) {
  return needed[rows].map(([fields, what]) => {
    const column = fields.map((field) => columns[field]).find((name) => name !== undefined);
    return { fields, column, what };
  });
}

/** What is still to be chosen, as sentences. */
export function missingFields(mapping: ColumnMapping): readonly string[] {
  return neededFields(mapping).flatMap(({ column, what }) =>
    column === undefined ? `Choose the column that holds ${what}.` : [],
  );
}

/** What the command line says instead of a field: the amounts of items contain their tax; sales are negative amounts. */
export const taxIncluded = 'taxIncluded';
const salesNegative = 'salesNegative';

/** A mapping of fields and names of columns, as the command line has them. Throws an error that lists the fields. */
export function mappingOf(given: readonly (readonly [field: string, column: unknown])[]): ColumnMapping {
  const isSaid = (flag: string) => given.some(([field, value]) => field === flag && value !== 'no' && value !== false);
  const entries = given.filter(([field]) => field !== taxIncluded && field !== salesNegative);
  const isOf = (labels: object) => entries.every(([field, column]) => field in labels && typeof column === 'string');
  const rows = isOf(saleLabels) ? 'sales' : 'items';
  if (rows === 'items' && !isOf(itemLabels))
    throw new Error(
      `The fields of a mapping are, if a row is an item: ${Object.keys(itemLabels).join(', ')}; if it is a sale: ${Object.keys(saleLabels).join(', ')}.`,
    );
  const columnsAs = (wanted: ChosenField) =>
    entries.flatMap(([field, column]) => (field === wanted ? String(column) : []));
  const [fees, paidWith] = [columnsAs('fee'), columnsAs('paidWith')];
  const mapping: ColumnMapping = {
    rows,
    // Of several columns of one field, the first.
    columns: Object.fromEntries(entries.filter(([field]) => field !== 'paidWith').toReversed()),
    ...(fees.length > 1 && { fees }),
    ...(paidWith.length > 0 && { paidWith }),
    ...(isSaid(taxIncluded) && { isTaxIncluded: true }),
    ...(isSaid(salesNegative) && { isTurned: true }),
  };
  const [missing] = missingFields(mapping);
  if (missing !== undefined) throw new Error(missing);
  return mapping;
}

/** Names of columns as a mapping has them: a blank or repeated one gets its number. */
export function columnNames(header: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return header.map((cell, index) => {
    const name = cell
      .replace(/^\uFEFF/, '')
      .replace(/\s+/g, ' ')
      .trim();
    const own = name === '' ? `Column ${index + 1}` : seen.has(name) ? `${name} (${index + 1})` : name;
    seen.add(own);
    return own;
  });
}

/** Files with the same columns have the same layout. */
export function layoutOf(names: readonly string[]): string {
  return `${names.length}-${hashOf(names.map(headerName).join('\n')).toString(36)}`;
}

import { metrics, type MetricId } from './metrics';

/** What the values of a field are. Values of the last five are texts, those of the others numbers. */
export type FieldUnit = NumberUnit | TextUnit;
/** `currency` is cents; `percent` is a share such as 0.125; `duration` is minutes. */
type NumberUnit = 'currency' | 'count' | 'percent' | 'duration';
/** Days are `2025-06-22`, months `2025-06`, hours `00` to `23`, weekdays `0` (Sunday) to `6`. */
type TextUnit = 'text' | 'date' | 'week' | 'month' | 'hour' | 'weekday';

/** A column of a report: a text that lines can be grouped and filtered by, or a figure. */
export interface Field {
  readonly id: FieldId;
  readonly name: string;
  readonly unit: FieldUnit;
  readonly description: string;
}

/** What the reports of the menus show beyond the metrics of the builder. */
const otherFields = [
  ['item-sales', 'Items', 'currency', 'Sales of items at the price charged, before returns, discounts, and comps'],
  ['service-charges', 'Service charges', 'currency', 'COVID service charge, setup cost, and auto gratuity'],
  ['covid-service-charge', 'COVID service charge', 'currency', 'Part of service charges'],
  ['setup-cost', 'Setup cost', 'currency', 'Part of service charges'],
  ['auto-gratuity', 'Auto gratuity', 'currency', 'Gratuity added automatically, part of service charges'],
  ['returns', 'Returns', 'currency', 'Items returned, before tax'],
  ['partial-refunds', 'Partial refunds', 'currency', 'Refunds by amount, without items coming back'],
  ['tips', 'Tips', 'currency', 'Tips left by customers'],
  ['tips-and-gratuity', 'Tips and gratuity', 'currency', 'Tips and auto gratuity together'],
  ['gift-card-sales', 'Gift card sales', 'currency', 'Gift cards sold, not part of net sales'],
  ['total-sales', 'Total sales', 'currency', 'Net sales, gift card sales, taxes, and tips'],
  ['taxable-sales', 'Taxed net sales', 'currency', 'Net sales of transactions with tax'],
  ['untaxed-sales', 'Untaxed net sales', 'currency', 'Net sales of transactions without tax'],
  ['tax-collected', 'Tax collected', 'currency', 'Taxes on sales'],
  ['tax-refunded', 'Tax refunded', 'currency', 'Taxes returned with refunds'],
  ['deposits-collected', 'Deposits collected', 'currency', 'Paid ahead for sales that are not complete'],
  ['deposits-redeemed', 'Deposits redeemed', 'currency', 'Deposits used when the sale was completed'],
  ['deposits-net', 'Net deposits', 'currency', 'Deposits collected less deposits redeemed'],
  ['payments', 'Payments', 'currency', 'Everything customers paid, less what they got back'],
  ['payments-collected', 'Payments collected', 'currency', 'Payments of customers'],
  ['payments-refunded', 'Payments refunded', 'currency', 'Money paid back to customers'],
  ['processing-fees', 'Processing fees', 'currency', 'Fees of card payments'],
  ['invoice-fees', 'Invoice fees', 'currency', 'Fees of invoice payments'],
  ['fees', 'Fees', 'currency', 'Processing and invoice fees'],
  ['net-total', 'Net total', 'currency', 'Payments less fees'],
  ['sale-count', 'Sale count', 'count', 'Completed sales'],
  ['return-count', 'Refund count', 'count', 'Transactions with returned items or money'],
  ['average-sale', 'Average sale', 'currency', 'Total sales divided by completed sales'],
  ['net-sales-share', 'Share of net sales', 'percent', 'Part of all net sales of the report'],
  ['payment-share', 'Share of payments', 'percent', 'Part of all payments of the report'],
  ['fee-rate', 'Fee rate', 'percent', 'Fees divided by payments'],
  ['tip-rate', 'Tip rate', 'percent', 'Tips divided by net sales'],
  ['cover-count', 'Covers', 'count', 'Guests served'],
  ['tender', 'Tender', 'text', 'Card, cash, digital wallet, or other'],
  ['discount-use', 'Discount', 'text', 'Whether a discount or comp was given'],
  ['refund-reason', 'Refund reason', 'text', 'Reason given for a refund'],
  ['fee-kind', 'Fee type', 'text', 'Processing, invoice, or no fee'],
  ['revenue-center', 'Revenue center', 'text', 'Part of the business the sale is credited to'],
  ['customer', 'Customer', 'text', 'Name and ID of the customer'],
  ['customer-id', 'Customer ID', 'text', 'ID of the customer'],
  ['week', 'Week', 'week', 'Weeks start on Sunday'],
  ['month', 'Month', 'month', 'Calendar month'],
] as const satisfies readonly (readonly [id: string, name: string, unit: FieldUnit, description: string])[];

export type FieldId = MetricId | (typeof otherFields)[number][0];

export const fields: ReadonlyMap<FieldId, Field> = new Map<FieldId, Field>([
  ...metrics.map((metric) => [metric.id, metric] as const),
  ...otherFields.map(([id, name, unit, description]) => [id, { id, name, unit, description }] as const),
]);

export function fieldOf(id: FieldId): Field {
  const field = fields.get(id);
  if (!field) throw new Error(`No field is called "${id}". Add it to fields.ts.`);
  return field;
}

const numberUnits: readonly FieldUnit[] = ['currency', 'count', 'percent', 'duration'];

export function isFigure(id: FieldId): boolean {
  return numberUnits.includes(fieldOf(id).unit);
}

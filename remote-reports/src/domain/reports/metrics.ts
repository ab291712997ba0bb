import type { FieldUnit } from './fields';

/** The metrics of the report builder, as data: `[id, name, unit, description]` by category. */
const byCategory = {
  'Item Info': [
    ['item-name', 'Item name', 'text', 'Name of the item sold or returned'],
    ['itemization-type', 'Itemization type', 'text', 'Item, gift card, or other'],
    ['gtin', 'GTIN', 'text', 'Global trade item number, usually the barcode'],
    ['sku', 'SKU', 'text', 'Stock keeping unit of the item'],
    ['unit', 'Unit', 'text', 'Unit in which the item is sold'],
    ['price', 'Price', 'currency', 'List price per unit'],
  ],
  Categories: [
    ['category', 'Category', 'text', 'Category of the item'],
    ['reporting-category', 'Reporting category', 'text', 'Category under which the item is reported'],
    ['category-rollup', 'Category rollup', 'text', 'Category with those above it'],
  ],
  Sales: [
    ['gross-sales', 'Gross sales', 'currency', 'Items and service charges'],
    ['net-sales', 'Net sales', 'currency', 'Gross sales less returns, discounts, and comps'],
    ['tax', 'Tax', 'currency', 'Taxes collected, less taxes refunded'],
    ['items-sold', 'Items sold', 'count', 'Items in completed sales'],
    ['refunds', 'Refunds', 'currency', 'Returned items and refunds by amount, before tax'],
    ['units-sold', 'Units sold', 'count', 'Units in completed sales, in the unit of each item'],
    ['items-refunded', 'Items refunded', 'count', 'Items returned, also in exchanges'],
    ['units-refunded', 'Units refunded', 'count', 'Units returned, in the unit of each item'],
    ['quantity', 'Quantity', 'count', 'Items sold less items refunded'],
  ],
  Discounts: [
    ['amount-discounted', 'Amount discounted', 'currency', 'Discounts and comps together'],
    ['discount-amount', 'Discount amount', 'currency', 'Discounts without comps'],
    ['discount-name', 'Discount name', 'text', 'Name of the discount'],
    ['discounts-applied', 'Discounts applied', 'count', 'Transactions with a discount'],
  ],
  General: [
    ['location', 'Location', 'text', 'Location of the sale'],
    ['menu', 'Menu', 'text', 'Menu from which the item was ordered'],
    ['channel', 'Channel', 'text', 'In-Store, In-Person, Online, Invoice, or Appointment'],
    ['source', 'Source', 'text', 'Product that took the payment'],
    ['device-name', 'Device name', 'text', 'Device that took the payment'],
    ['device-nickname', 'Device nickname', 'text', 'Name you gave the device'],
    ['dining-option', 'Dining option', 'text', 'For here, to go, or delivery'],
    ['fulfillment-method', 'Fulfillment method', 'text', 'How the order reached the customer'],
  ],
  Voids: [
    ['void', 'Void', 'count', 'Voided lines'],
    ['amount-voided', 'Amount voided', 'currency', 'Value of voided items'],
    ['items-voided', 'Items voided', 'count', 'Items voided before payment'],
    ['void-reason', 'Void reason', 'text', 'Why an item was voided'],
  ],
  Comps: [
    ['comps', 'Comps', 'count', 'Transactions with a comp'],
    ['amount-comped', 'Amount comped', 'currency', 'Comps without discounts'],
    ['items-comped', 'Items comped', 'count', 'Items given for free'],
    ['comp-reason', 'Comp reason', 'text', 'Why an item was given for free'],
  ],
  Custom: [
    ['custom-attribute', 'Custom attribute', 'text', 'Name of a custom attribute of the item'],
    ['custom-attribute-value', 'Custom attribute value', 'text', 'Its value'],
  ],
  Modifiers: [
    ['modifier-name', 'Modifier name', 'text', 'Modifier chosen for the item'],
    ['modifier-set', 'Modifier set', 'text', 'Set the modifier belongs to'],
    ['modifiers-sold', 'Modifiers sold', 'count', 'Modifiers in completed sales'],
  ],
  Variations: [
    ['variation-name', 'Variation name', 'text', 'Variation of the item'],
    ['variation-sku', 'Variation SKU', 'text', 'Stock keeping unit of the variation'],
    ['variations-sold', 'Variations sold', 'count', 'Different variations sold'],
  ],
  Hierarchy: [
    ['parent-category', 'Parent category', 'text', 'Category directly above'],
    ['top-level-category', 'Top-level category', 'text', 'Category with none above it'],
    ['category-path', 'Category path', 'text', 'All categories from the top down'],
  ],
  Vendors: [
    ['vendor-name', 'Vendor name', 'text', 'Vendor who supplies the item'],
    ['vendor-code', 'Vendor code', 'text', 'Code the vendor uses for the item'],
  ],
  Transaction: [
    ['transaction-id', 'Transaction ID', 'text', 'ID of the transaction'],
    ['payment-id', 'Payment ID', 'text', 'ID of the payment, if money was paid'],
    ['transaction-count', 'Transaction count', 'count', 'Transactions, each counted once'],
    ['payment-method', 'Payment method', 'text', 'Card or cash'],
    ['transaction-status', 'Transaction status', 'text', 'Completed or partially paid'],
    ['transaction-type', 'Transaction type', 'text', 'Sale or refund'],
  ],
  Employee: [
    ['attributed-to', 'Attributed to employee', 'text', 'Team member credited with the sale'],
    ['collected-by', 'Collected by employee', 'text', 'Team member who took the payment'],
    ['commission', 'Commission', 'currency', 'Commission earned on the sale'],
  ],
  Time: [
    ['date', 'Date', 'date', 'Day of the transaction'],
    ['time', 'Time', 'text', 'Time of the transaction'],
    ['time-zone', 'Time zone', 'text', 'Time zone of the location'],
    ['hour', 'Hour', 'hour', 'Hour of the day'],
    ['weekday', 'Weekday', 'weekday', 'Day of the week'],
  ],
} as const satisfies Record<string, readonly (readonly [id: string, name: string, unit: FieldUnit, text: string])[]>;

export type MetricCategory = keyof typeof byCategory;
export type MetricId = (typeof byCategory)[MetricCategory][number][0];

export interface Metric {
  readonly id: MetricId;
  readonly name: string;
  readonly category: MetricCategory;
  readonly unit: FieldUnit;
  readonly description: string;
}

export const metricCategories = Object.keys(byCategory) as readonly MetricCategory[];

/** The 65 metrics of the report builder in the order of their 15 categories. */
export const metrics: readonly Metric[] = metricCategories.flatMap((category) =>
  byCategory[category].map(([id, name, unit, description]) => ({ id, name, category, unit, description })),
);

import type { DimensionId, MeasureId } from '@back-office/shared/ledger';
import { catalogField, ownField, type Field, type OwnField } from './field';

/**
 * The metrics of the report builder by category. Stored reports name them by these ids. A metric is a field of the
 * catalog under its id, or `[id, name, figure, description]`; without a figure, only its unit is known, because no shop
 * records it.
 */
const byCategory = {
  'Item Info': [
    'item-name',
    'itemization-type',
    ['gtin', 'GTIN', { unit: 'text' }, 'Global trade item number, usually the barcode'],
    'sku',
    'unit',
    'price',
  ],
  Categories: [
    'category',
    'reporting-category',
    ['category-rollup', 'Category rollup', { unit: 'text' }, 'Category with those above it'],
  ],
  Sales: [
    ['gross-sales', 'Gross sales', 'gross-sales', 'Items and service charges'],
    ['net-sales', 'Net sales', 'net-sales', 'Gross sales less returns, discounts, and comps'],
    ['tax', 'Tax', 'taxes', 'Taxes collected, less taxes refunded'],
    'items-sold',
    'refunds',
    ['units-sold', 'Units sold', 'items-sold', 'Units in completed sales, in the unit of each item'],
    'items-refunded',
    ['units-refunded', 'Units refunded', 'items-refunded', 'Units returned, in the unit of each item'],
    'quantity',
  ],
  Discounts: [
    ['amount-discounted', 'Amount discounted', 'discounts-and-comps', 'Discounts and comps together'],
    ['discount-amount', 'Discount amount', 'discounts', 'Discounts without comps'],
    ['discount-name', 'Discount name', { unit: 'text' }, 'Name of the discount'],
    ['discounts-applied', 'Discounts applied', 'discount-count'],
  ],
  General: [
    'location',
    ['menu', 'Menu', { unit: 'text' }, 'Menu from which the item was ordered'],
    'channel',
    'source',
    'device-name',
    'device-nickname',
    ['dining-option', 'Dining option', { unit: 'text' }, 'For here, to go, or delivery'],
    ['fulfillment-method', 'Fulfillment method', { unit: 'text' }, 'How the order reached the customer'],
  ],
  Voids: [
    ['void', 'Void', { unit: 'count' }, 'Voided lines'],
    ['amount-voided', 'Amount voided', { unit: 'money' }, 'Value of voided items'],
    ['items-voided', 'Items voided', { unit: 'count' }, 'Items voided before payment'],
    ['void-reason', 'Void reason', { unit: 'text' }, 'Why an item was voided'],
  ],
  Comps: [
    ['comps', 'Comps', 'comp-count'],
    ['amount-comped', 'Amount comped', 'comps', 'Comps without discounts'],
    ['items-comped', 'Items comped', { unit: 'count' }, 'Items given for free'],
    ['comp-reason', 'Comp reason', { unit: 'text' }, 'Why an item was given for free'],
  ],
  Custom: [
    ['custom-attribute', 'Custom attribute', { unit: 'text' }, 'Name of a custom attribute of the item'],
    ['custom-attribute-value', 'Custom attribute value', { unit: 'text' }, 'Its value'],
  ],
  Modifiers: [
    ['modifier-name', 'Modifier name', { unit: 'text' }, 'Modifier chosen for the item'],
    ['modifier-set', 'Modifier set', { unit: 'text' }, 'Set the modifier belongs to'],
    ['modifiers-sold', 'Modifiers sold', { unit: 'count' }, 'Modifiers in completed sales'],
  ],
  Variations: [
    'variation-name',
    ['variation-sku', 'Variation SKU', { unit: 'text' }, 'Stock keeping unit of the variation'],
    ['variations-sold', 'Variations sold', { unit: 'count' }, 'Different variations sold'],
  ],
  Hierarchy: [
    ['parent-category', 'Parent category', { unit: 'text' }, 'Category directly above'],
    ['top-level-category', 'Top-level category', { unit: 'text' }, 'Category with none above it'],
    ['category-path', 'Category path', { unit: 'text' }, 'All categories from the top down'],
  ],
  Vendors: [
    ['vendor-name', 'Vendor name', { unit: 'text' }, 'Vendor who supplies the item'],
    ['vendor-code', 'Vendor code', { unit: 'text' }, 'Code the vendor uses for the item'],
  ],
  Transaction: [
    'transaction-id',
    'payment-id',
    ['transaction-count', 'Transaction count', 'transactions', 'Transactions, each counted once'],
    'payment-method',
    'transaction-status',
    'transaction-type',
  ],
  Employee: [
    'attributed-to',
    'collected-by',
    ['commission', 'Commission', { unit: 'money' }, 'Commission earned on the sale'],
  ],
  Time: ['date', 'time', 'time-zone', 'hour', 'weekday'],
} as const satisfies Record<string, readonly (MeasureId | DimensionId | OwnField)[]>;

export type MetricCategory = keyof typeof byCategory;
type MetricRow = (typeof byCategory)[MetricCategory][number];
export type MetricId = MetricRow extends infer Row ? (Row extends OwnField ? Row[0] : Row) : never;

export interface Metric extends Field {
  readonly id: MetricId;
  readonly category: MetricCategory;
}

export const metricCategories = Object.keys(byCategory) as readonly MetricCategory[];

/** The 65 metrics of the report builder in the order of their 15 categories. */
export const metrics: readonly Metric[] = metricCategories.flatMap((category) =>
  byCategory[category].map((row) => {
    const field = typeof row === 'string' ? catalogField(row) : ownField(row);
    return { ...field, id: field.id as MetricId, category };
  }),
);

import { chartTypes, filterOptions, groupByOptions, widgets } from './definition';
import { fields } from './fields';
import { metricCategories, metrics } from './metrics';

test('there are 65 metrics in 15 categories, each with its own id and name', () => {
  expect(metrics).toHaveLength(65);
  expect(metricCategories.join(', ')).toBe(
    'Item Info, Categories, Sales, Discounts, General, Voids, Comps, Custom, Modifiers, Variations, Hierarchy, ' +
      'Vendors, Transaction, Employee, Time',
  );
  expect(new Set(metrics.map(({ id }) => id)).size).toBe(65);
  expect(new Set(metrics.map(({ name }) => name)).size).toBe(65);
});

test('ten metrics are amounts of money', () => {
  expect(metrics.filter(({ unit }) => unit === 'money').map(({ name }) => name)).toEqual([
    'Price',
    'Gross sales',
    'Net sales',
    'Tax',
    'Refunds',
    'Amount discounted',
    'Discount amount',
    'Amount voided',
    'Amount comped',
    'Commission',
  ]);
});

test('there are 18 filters, 12 ways to group, 4 chart types, 8 metric cards and a KPI', () => {
  expect(filterOptions.map(({ name }) => name.toLowerCase()).join(', ')).toBe(
    'category rollup, channel, device, device nickname, discount, fulfillment methods, item name, item category, ' +
      'item reporting category, item type, location, menu, payment method, source, team member collected by, ' +
      'team member attributed to, revenue center, date range',
  );
  expect(groupByOptions.map(({ name }) => name).join(', ')).toBe(
    'Location, Device Name, Device Nickname, Menu, Item Name, Category Rollup, Channel, Payment Method, Employee, ' +
      'Date, Time, Itemization Type',
  );
  expect(chartTypes.join(', ')).toBe('bar, line, pie, table');
  expect(widgets.map(({ type }) => type)).toEqual([...Array<string>(8).fill('metric'), 'kpi']);
});

test('every option names a field', () => {
  for (const { field } of [...filterOptions, ...groupByOptions]) if (field) expect(fields.has(field)).toBe(true);
});

import { filterRows } from '../columns/figuresOfRows';
import { customerLabel, customerText } from '../model/transaction';
import { sources, staffNames } from './registers';
import { createLedger } from './createLedger';
import { sampleCustomerName, sampleCustomers } from './customers';
import { soldItems } from './soldItems';

test('64 customers have different names', () => {
  expect(sampleCustomers).toHaveLength(64);
  expect(new Set(sampleCustomers.map(({ name }) => name)).size).toBe(64);
  expect(sampleCustomers.map(({ id }) => id)).toEqual(
    Array.from({ length: 64 }, (_, index) => `C-${`${index + 1}`.padStart(3, '0')}`),
  );
});

test('every row names its customer, whatever the seed, and a search for the name finds the rows', () => {
  const rows = createLedger({ seed: 7 }).rowsOf({ from: '2026-01-01', to: '2026-03-31' });
  for (const row of rows) expect(row.customerName).toBe(sampleCustomerName(row.customerId));
  const [row] = rows;
  if (!row) throw new Error('There are no rows.');
  const found = filterRows(rows, { text: row.customerName.toLowerCase() });
  expect(found).toEqual(rows.filter(({ customerId }) => customerId === row.customerId));
});

test('no name of a customer contains one of the staff, an item or a source, which a search would mix up', () => {
  const words = [...staffNames, ...sources, ...soldItems.map(({ name }) => name)]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length > 3);
  const parts = sampleCustomers.flatMap(({ name }) => name.toLowerCase().split(/[ -]/));
  expect(parts.filter((part) => words.includes(part))).toEqual([]);
});

test('a customer without a name is shown by id, one without an id by name', () => {
  expect(customerLabel({ customerId: '4711', customerName: '' })).toBe('4711');
  expect(customerText({ customerId: '4711', customerName: '' })).toBe('4711');
  expect(customerText({ customerId: '', customerName: 'Kim' })).toBe('Kim');
  expect(customerText({ customerId: 'C-011', customerName: sampleCustomerName('C-011') })).toBe(
    'Clara Montrose (C-011)',
  );
  expect(sampleCustomerName('4711')).toBe('');
});

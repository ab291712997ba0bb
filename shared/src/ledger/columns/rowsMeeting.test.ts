/** @jest-environment node */
import { createLedger } from '../sample/createLedger';
import { rowsMeeting } from './rowsMeeting';

test('transactions that meet a condition stay in their order', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' }).toReversed();
  const met = rowsMeeting(rows, {
    all: [
      { field: 'kind', is: 'Sale' },
      { amount: 'tips', is: 'positive' },
    ],
  });
  expect(met.length).toBeGreaterThan(0);
  expect(met).toEqual(rows.filter(({ id, tips }) => id.startsWith('PAY-') && tips > 0));
});

test('an amount is compared with a limit', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });
  const isAbove = rowsMeeting(rows, { amount: 'totalCollected', is: 'above', limit: 5_000 });
  const isBelow = rowsMeeting(rows, { amount: 'totalCollected', is: 'below', limit: -500 });
  expect(isAbove).toEqual(rows.filter(({ totalCollected }) => totalCollected > 5_000));
  expect(isBelow).toEqual(rows.filter(({ totalCollected }) => totalCollected < -500));
  expect([isAbove, isBelow].map(({ length }) => length > 0)).toEqual([true, true]);
});

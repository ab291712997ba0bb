import { createLedger } from './createLedger';
import { dayOfNumber } from '../model/calendar';
import { partsOfId } from './ids';

test('an id encodes its day', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-07-05' });
  expect(rows.map(({ id }) => dayOfNumber(partsOfId(id)?.dayNumber ?? NaN))).toEqual(rows.map(({ date }) => date));
});

// An id may come from an address, so any text is possible.
test.each([
  '',
  'PAY',
  'pay-144021',
  'PAY-1e5',
  '__proto__',
  'PAY-99999999',
  'PAY--99999999',
  'PAY-9999999',
  'PAY-144021-9',
  // January 1900, when the numbers start.
  'PAY-1',
  'PAY--5',
])('%j is not an id', (id) => expect(createLedger().find(id)).toBeUndefined());

test.each([
  ['1999-12-31', false],
  ['2000-01-02', true],
  ['2099-12-31', true],
  ['2100-01-02', false],
])('rows of %s are found by their ids: %s', (day, expected) => {
  const ledger = createLedger();
  const rows = ledger.rowsOf({ from: day, to: day });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ id }) => ledger.find(id) !== undefined)).toEqual(rows.map(() => expected));
});

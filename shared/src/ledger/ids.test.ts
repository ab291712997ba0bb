import { createLedger } from './createLedger';
import { dayOfNumber } from './calendar';
import { partsOfId } from './ids';

test('the id alone says the day', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-07-05' });
  expect(rows.map(({ id }) => dayOfNumber(partsOfId(id)?.dayNumber ?? NaN))).toEqual(rows.map(({ date }) => date));
});

// An id may come from an address, so any text must be answered.
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
])('%j is nobody’s id', (id) => expect(createLedger().find(id)).toBeUndefined());

test('the year 9999 has ids, what lies beyond has none', () => {
  expect(partsOfId('PAY-9298000')).toBeDefined();
  expect(partsOfId('PAY-9299000')).toBeUndefined();
});

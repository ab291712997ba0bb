import { createLedger } from './createLedger';
import { defaultRange } from '../model/filters';

const lastYear = { from: '2024-06-22', to: '2024-06-28' };
const elsewhere = createLedger().rowsOf({ from: '2025-06-10', to: '2025-06-11' });

test('the rows of a range and of the one before it are made once, however many they are', () => {
  const ledger = createLedger({}, 0);
  const rows = ledger.rowsOf(defaultRange);
  const before = ledger.rowsOf(lastYear);
  for (const { id } of elsewhere) expect(ledger.find(id)?.id).toBe(id);
  expect(ledger.rowsOf(defaultRange).map((row, place) => row === rows[place])).toEqual(rows.map(() => true));
  expect(ledger.rowsOf(lastYear)[0]).toBe(before[0]);
});

test('beside them the latest days are kept, up to a number of rows', () => {
  const [first, last] = [elsewhere[0]?.id ?? '', elsewhere.at(-1)?.id ?? ''];
  const ledger = createLedger({}, 3);
  const [older, latest] = [ledger.find(first), ledger.find(last)];
  expect(ledger.find(last)).toBe(latest);
  expect(ledger.find(first)).not.toBe(older);
  expect(ledger.find(first)).toEqual(older);
});

import { createLedger } from './createLedger';
import { defaultRange } from '../model/filters';

const lastYear = { from: '2024-06-22', to: '2024-06-28' };
const otherRows = createLedger().rowsOf({ from: '2025-06-10', to: '2025-06-11' });

test('the rows of the last two ranges are generated once, however many they are', () => {
  const ledger = createLedger({}, 0);
  const rows = ledger.rowsOf(defaultRange);
  const before = ledger.rowsOf(lastYear);
  for (const { id } of otherRows) expect(ledger.find(id)?.id).toBe(id);
  expect(ledger.rowsOf(defaultRange).map((row, place) => row === rows[place])).toEqual(rows.map(() => true));
  expect(ledger.rowsOf(lastYear)[0]).toBe(before[0]);
});

test('of other days the latest are kept, up to a number of rows', () => {
  const [first, last] = [otherRows[0]?.id ?? '', otherRows.at(-1)?.id ?? ''];
  const ledger = createLedger({}, 3);
  const [older, latest] = [ledger.find(first), ledger.find(last)];
  expect(ledger.find(last)).toBe(latest);
  expect(ledger.find(first)).not.toBe(older);
  expect(ledger.find(first)).toEqual(older);
});

import type { LedgerColumns } from '../../ledger/columns/columns';
import type * as encoding from '../../shop/store/encodeMonth';
import { planImport, type ImportRequest } from './planImport';

const laidOut: LedgerColumns[] = [];

jest.mock('../../shop/store/encodeMonth', () => {
  const actual = jest.requireActual<typeof encoding>('../../shop/store/encodeMonth');
  return {
    ...actual,
    encodeMonth: (month: string, columns: LedgerColumns) => {
      laidOut.push(columns);
      return actual.encodeMonth(month, columns);
    },
  };
});

beforeEach(() => (laidOut.length = 0));

const rows = ['01', '02', '03'].map((month) => `${month},Cup,2,2026-${month}-03 10:00:00,2.50`);

const request: ImportRequest = {
  currency: 'USD',
  timeZone: 'America/New_York',
  dayStart: 0,
  kept: [],
  chosen: [{ file: new File([`Invoice,Item,Quantity,Date,Price\n${rows.join('\n')}\n`], 'sales.csv'), choices: {} }],
  layouts: {},
  isWithoutNames: false,
  now: 1,
  isBooking: true,
};

test('the lines of a month take no more memory once it is laid out', async () => {
  const { change } = await planImport(request);
  expect(change?.months.map(({ counts }) => counts.lines)).toEqual([1, 1, 1]);
  expect(laidOut.map(({ lines }) => lines.quantities.length)).toEqual([0, 0, 0]);
});

test('a booking that is stopped while months are laid out lays out no more of them', async () => {
  const stopping = new AbortController();
  const onProgress = () => {
    if (laidOut.length === 1) stopping.abort(new Error('stopped'));
  };
  await expect(planImport(request, { signal: stopping.signal, onProgress })).rejects.toThrow('stopped');
  expect(laidOut).toHaveLength(1);
});

import type { LedgerColumns } from '../../ledger/columns/columns';
import type * as encoding from '../../shop/store/encodeMonth';
import type * as planning from '../booking/planBooks';
import { planImport, type ImportPlan, type ImportRequest, type ReadCache } from './planImport';

const laidOut: LedgerColumns[] = [];

jest.mock('../../shop/store/encodeMonth', () => {
  const actual = jest.requireActual<typeof encoding>('../../shop/store/encodeMonth');
  return {
    ...actual,
    encodeMonthInSteps: (month: string, columns: LedgerColumns) => {
      laidOut.push(columns);
      return actual.encodeMonthInSteps(month, columns);
    },
  };
});

let planned = 0;

jest.mock('../booking/planBooks', () => {
  const actual = jest.requireActual<typeof planning>('../booking/planBooks');
  return {
    ...actual,
    planBooksInSteps: (...args: Parameters<typeof planning.planBooksInSteps>) => {
      planned += args[0].length;
      return actual.planBooksInSteps(...args);
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

test('the columns of a month take no more memory once it is laid out', async () => {
  const { change } = await planImport(request);
  expect(change?.months.map(({ counts }) => counts.lines)).toEqual([1, 1, 1]);
  const arraysOf = ({ lines, amounts, texts }: LedgerColumns) => [lines.quantities, amounts.taxes, texts.items.codes];
  expect(laidOut.flatMap(arraysOf).map(({ length }) => length)).toEqual(Array.from({ length: 9 }, () => 0));
});

test('a booking takes the plan of the preview before it, and keeps nothing that was read', async () => {
  const cache: ReadCache = new Map();
  await planImport({ ...request, isBooking: false }, { cache });
  planned = 0;
  const booked = await planImport(request, { cache });
  expect(planned).toBe(0);
  expect(cache.size).toBe(0);
  const bytesOf = ({ change }: ImportPlan) => [
    ...(change?.months.flatMap(({ records }) => Object.values(records)) ?? []),
    ...(change?.files.map(([, { content }]) => content) ?? []),
  ];
  const asBytes = (plan: ImportPlan) => bytesOf(plan).map((buffer) => [...new Uint8Array(buffer)]);
  expect(asBytes(booked)).toEqual(asBytes(await planImport(request)));
});

test('a booking that is stopped while months are laid out lays out no more of them', async () => {
  const stopping = new AbortController();
  const onProgress = () => {
    if (laidOut.length === 1) stopping.abort(new Error('stopped'));
  };
  await expect(planImport(request, { signal: stopping.signal, onProgress })).rejects.toThrow('stopped');
  expect(laidOut).toHaveLength(1);
});

/** A file whose last rows say again what the first ones say. */
function fileOf(rowCount: number, sales: number, repeated: number): ImportRequest {
  const lines = Array.from({ length: rowCount }, (_, row) => `${row % sales},Cup,2,2026-01-03 10:00:00,${row}`);
  const text = ['Invoice,Item,Quantity,Date,Price', ...lines, ...lines.slice(0, repeated)].join('\n');
  return { ...request, chosen: [{ file: new File([text], 'sales.csv'), choices: {} }] };
}

test('each part of a booking is done in steps, between which it can be stopped', async () => {
  const clock = jest.spyOn(performance, 'now');
  let ms = 0;
  // Each step takes longer than a task may.
  clock.mockImplementation(() => (ms += 100));
  const { signal } = new AbortController();
  const heeded = jest.spyOn(signal, 'throwIfAborted');
  const countOf = async (sales: number) => {
    heeded.mockClear();
    await planImport(fileOf(sales, sales, 0), { signal });
    return heeded.mock.calls.length;
  };
  const [few, many] = [await countOf(100), await countOf(1_000)];
  clock.mockRestore();
  // Planned, added up and laid out by the hundred; a record of the month or a column of the file is a step of its own.
  expect(many - few).toBeGreaterThanOrEqual(27);
  expect(few).toBeGreaterThanOrEqual(20);
});

test('twins of a file that is looked through in parts are counted', async () => {
  const { preview } = await planImport({ ...fileOf(33_000, 1_000, 3), isBooking: false });
  expect(preview.files).toMatchObject([{ rows: 33_003, twins: 3 }]);
});

async function progressOf(plan: ImportRequest, options: Parameters<typeof planImport>[1] = {}) {
  const told: number[] = [];
  await planImport(plan, { ...options, onProgress: (part) => told.push(part) });
  return told;
}

test('the progress of a booking whose files were read for its preview begins at none', async () => {
  const cache: ReadCache = new Map();
  await planImport({ ...request, isBooking: false }, { cache });
  expect((await progressOf(request, { cache }))[0]).toBe(0);
});

test('a file that two workers read has a smaller part of the progress', async () => {
  const file = new File([`Invoice,Item,Quantity,Date,Price\n${rows.join('\n')}\n`], 'sales.csv');
  // Of a file of that size, the first bytes.
  Object.defineProperty(file, 'size', { value: 2 ** 24 });
  const preview = { ...request, chosen: [{ file, choices: {} }], isBooking: false };
  const readRest = () => ({
    start: Promise.resolve(undefined),
    rows: Promise.resolve(undefined),
    stop: () => undefined,
  });
  // Beside the other worker, each byte stands for two.
  const [alone = 0] = await progressOf(preview);
  const [byTwo = 0] = await progressOf(preview, { readRest });
  expect(alone / byTwo).toBeCloseTo(1 / 1.35 / (0.55 / 0.9) / 2, 5);
});

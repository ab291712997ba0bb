import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { addDays, type DayRange } from '@back-office/shared/format';
import { dimensionIds, isOfLine } from '../../ledger/catalog/dimensions';
import { measureIds } from '../../ledger/catalog/measures';
import { columnsOfRows } from '../../ledger/columns/columnsOfRows';
import { recordOf } from '../../ledger/columns/emptyColumns';
import type { Question } from '../../ledger/columns/question';
import { anyRows, anySplitRows } from '../../ledger/model/ledgerArbitraries.testing';
import type { Transaction } from '../../ledger/model/transaction';
import { answersOfColumns } from '../../ledger/port/answersOfColumns';
import { createLedger } from '../../ledger/sample/createLedger';
import { encodeMonth, monthsOf } from './encodeMonth';
import { longTexts } from './month';
import { openShopLedger, type ShopLedger } from './openShopLedger';
import { createPacker } from './packedBytes';
import { createShopAnswers } from './shopAnswers';
import { shopDatabaseName } from './shopDatabase';
import { createShopStore } from './shopStore';
import { storedRowsOf } from './store.testing';

const end = { day: '2040-01-01', minute: 0 };
let shops = 0;
const opened: ShopLedger[] = [];

async function open(now = () => end): Promise<ShopLedger> {
  const ledger = await openShopLedger(
    {
      id: `ledger-${shops}`,
      name: 'Corner Bakery',
      currency: { code: 'EUR', decimals: 2 },
      timeZone: 'Europe/Berlin',
      dayStart: 180,
    },
    { now, workerUrl: undefined },
  );
  opened.push(ledger);
  return ledger;
}

const commit = (ledger: ShopLedger, rows: readonly Transaction[]) =>
  ledger.commit({ months: monthsOf(columnsOfRows(rows)) });

beforeEach(() => void (shops += 1));
afterEach(() => {
  for (const ledger of opened.splice(0)) ledger.close();
  jest.restoreAllMocks();
});

const sampleRows = (from: string, to: string) => createLedger().rowsOf({ from, to });
const anyFilters = fc.subarray(
  [
    { field: 'tender', values: ['Card', 'Cash'] },
    { field: 'item-name', values: ['Sourdough Loaf, 800 g'] },
    { field: 'location', values: ['Location 1'] },
    { field: 'customer', values: [] },
  ] as const,
  { maxLength: 2 },
);

test('a stored shop answers as the same transactions in memory do', async () => {
  const anyQuestion = fc.record({
    measures: fc.subarray([...measureIds], { minLength: 1, maxLength: 12 }),
    dimension: fc.option(fc.constantFrom(...dimensionIds), { nil: undefined }),
    filters: anyFilters,
    text: fc.constantFrom('', 'ou', 'PAY-'),
    days: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyRows, anySplitRows), anyQuestion, async ({ rows, range }, asked) => {
      shops += 1;
      const ledger = await open();
      expect(await commit(ledger, rows)).toMatchObject({ ok: true });
      const inMemory = answersOfColumns(() => columnsOfRows(rows), end);
      const { dimension, measures, filters, text } = asked;
      const scope = { range: { from: range.from, to: addDays(range.from, asked.days) }, filters, text };
      const question: Question = {
        ...scope,
        measures,
        ...(dimension && { groupBy: [dimension], ...(isOfLine(dimension) && { of: 'lines' }) }),
        counts: { cash: { field: 'tender', is: 'Cash' } },
        baseline: { range },
      };
      expect(await ledger.figures(question)).toEqual(inMemory.figures(question));
      const list = { scope, sort: { by: 'amount', isDescending: true }, offset: 0, limit: 20 } as const;
      const [page, expected] = [await ledger.rows(list), await inMemory.rows(list)];
      expect(page.total).toBe(expected.total);
      expect(page.rows).toEqual(expected.rows.map(withStoredItems));
      const field = dimension ?? 'staff';
      if (field !== 'staff') expect(await ledger.facets({ scope, field })).toEqual(inMemory.facets({ scope, field }));
      expect(await ledger.customers(scope)).toEqual(inMemory.customers(scope));
      ledger.close();
    }),
    { numRuns: 12 },
  );
});

test('a list in order of time has the same pages, whichever months they are in and where the days end', async () => {
  const rows = sampleRows('2025-03-20', '2025-07-10');
  const until = { day: '2025-07-04', minute: 700 };
  const ledger = await open(() => until);
  await commit(ledger, rows);
  const inMemory = answersOfColumns(() => columnsOfRows(rows), until);
  const anyDay = fc.nat(140).map((days) => addDays('2025-03-10', days));
  const anyPage = fc.record({
    from: anyDay,
    to: anyDay,
    offset: fc.nat(rows.length),
    limit: fc.integer({ min: 1, max: 300 }),
    isDescending: fc.boolean(),
    tenders: fc.constantFrom([], ['Cash']),
  });
  await fc.assert(
    fc.asyncProperty(anyPage, async ({ from, to, offset, limit, isDescending, tenders }) => {
      const scope = { range: { from, to }, filters: [{ field: 'tender', values: tenders }] } as const;
      const list = { scope, sort: { by: 'time', isDescending }, offset, limit } as const;
      const expected = await inMemory.rows(list);
      expect(await ledger.rows(list)).toEqual({ ...expected, rows: expected.rows.map(withStoredItems) });
    }),
    { numRuns: 40 },
  );
});

test('the first page of all years reads the latest month alone, and a year of figures no texts', async () => {
  const ledger = await open();
  await commit(ledger, sampleRows('2024-11-01', '2025-07-31'));
  ledger.close();
  const reads: string[] = [];
  const store = createShopStore(`ledger-${shops}`);
  const answers = createShopAnswers({
    ...store,
    record: (record) => {
      reads.push(record.key);
      return store.record(record);
    },
  });
  const { months } = await answers.manifest();
  const scope = { range: { from: '2024-01-01', to: '2025-12-31' }, filters: [] };
  const list = { scope, sort: { by: 'time', isDescending: true }, offset: 0, limit: 50 } as const;
  await answers.answer('rows', list, { until: end });
  const latest = Object.values(months.at(-1)?.records ?? {}).map(({ key }) => key);
  expect(new Set(reads)).toEqual(new Set(latest));
  reads.length = 0;
  await answers.answer('figures', netSales(scope.range), { until: end });
  expect(new Set(reads)).toEqual(new Set(months.map(({ records }) => records.figures.key)));
  store.close();
});

function withStoredItems(row: Transaction): Transaction {
  return storedRowsOf(columnsOfRows([row]))[0] ?? row;
}

const june: DayRange = { from: '2025-06-01', to: '2025-06-30' };
const netSales = (range: DayRange): Question => ({ range, filters: [], measures: ['net-sales'] });

test('a shop describes itself: its settings, its days, and what its files lack', async () => {
  const ledger = await open();
  expect(await ledger.describe()).toMatchObject({ name: 'Corner Bakery', days: undefined, unknown: {}, feeRules: {} });
  await commit(ledger, sampleRows('2025-06-03', '2025-07-09'));
  await ledger.commit({ facts: { unknown: { taxes: 'Your files do not hold taxes.' }, feeRules: {} } });
  expect(await ledger.describe()).toEqual({
    version: '2',
    name: 'Corner Bakery',
    currency: { code: 'EUR', decimals: 2 },
    timeZone: 'Europe/Berlin',
    dayStart: 180,
    days: { from: '2025-06-03', to: '2025-07-09' },
    unknown: { taxes: 'Your files do not hold taxes.' },
    feeRules: {},
  });
});

test('the version rises with each commit, and every minute while something is still to come', async () => {
  let minute = 600;
  const ledger = await open(() => ({ day: '2025-06-10', minute }));
  await commit(ledger, sampleRows('2025-06-01', '2025-06-09'));
  const version = ledger.version;
  minute += 1;
  expect(ledger.version).toBe(version);
  await commit(ledger, sampleRows('2025-06-01', '2025-06-20'));
  const later = ledger.version;
  expect(later).not.toBe(version);
  const known = await ledger.figures(netSales(june));
  expect(known.total.transactions).toBe(
    sampleRows('2025-06-01', '2025-06-10').filter(({ date, minute: at }) => date < '2025-06-10' || at <= 601).length,
  );
  minute += 1;
  expect(ledger.version).not.toBe(later);
});

test('transactions are found by id, with the sale of a refund and the refunds of a sale', async () => {
  const ledger = await open();
  const rows = sampleRows('2025-05-20', '2025-07-10');
  await commit(ledger, rows);
  const ids = new Set(rows.map(({ id }) => id));
  const refunds = rows.filter(({ refundOf }) => refundOf !== undefined && ids.has(refundOf));
  expect(refunds.length).toBeGreaterThan(4);
  for (const row of refunds.slice(0, 5)) {
    expect(await ledger.row(row.id)).toEqual(withStoredItems(row));
    const { sale, ...others } = await ledger.related(row);
    expect([sale?.id, others.refunds]).toEqual([row.refundOf, []]);
    if (sale) expect((await ledger.related(sale)).refunds.map(({ id }) => id)).toContain(row.id);
  }
  expect(await ledger.row('PAY')).toBeUndefined();
  expect(await ledger.row('')).toBeUndefined();
});

test('a damaged month is told and left out, and the others stay usable', async () => {
  const ledger = await open();
  const rows = sampleRows('2025-05-01', '2025-07-31');
  await commit(ledger, rows);
  const months = (await ledger.manifest()).months;
  const [, damaged] = months;
  const database = await openDB(shopDatabaseName(`ledger-${shops}`));
  const key = damaged?.records.lines.key ?? '';
  const bytes = (await database.get('records', key)) as ArrayBuffer;
  const flipped = Uint8Array.from(new Uint8Array(bytes), (byte, place) => (place === 900 ? byte ^ 1 : byte));
  await database.put('records', flipped.buffer, key);
  database.close();

  const may = await ledger.figures(netSales({ from: '2025-05-01', to: '2025-05-31' }));
  expect(may.part).toBeUndefined();
  expect(ledger.damage()).toEqual([]);
  const byItem: Question = {
    ...netSales({ from: '2025-05-01', to: '2025-07-31' }),
    groupBy: ['item-name'],
    of: 'lines',
  };
  const answer = await ledger.figures(byItem);
  const others = rows.filter(({ date }) => !date.startsWith('2025-06'));
  expect(answer.part).toEqual({ counted: others.length, of: rows.length });
  expect(answer.total.transactions).toBe(others.length);
  expect(ledger.damage()).toEqual([
    {
      month: '2025-06',
      part: 'lines',
      transactions: rows.length - others.length,
      reason: 'The stored lines of 2025-06 cannot be read. Its bytes have changed.',
    },
  ]);
  const [found] = await ledger.damagedRecords();
  expect(found?.bytes?.byteLength).toBe(bytes.byteLength);

  await ledger.commit({ months: monthsOf(columnsOfRows(rows.filter(({ date }) => date.startsWith('2025-06')))) });
  expect((await ledger.figures(byItem)).part).toBeUndefined();
  expect(ledger.damage()).toEqual([]);
});

test('all damaged records of a month are told, when everything is checked', async () => {
  const ledger = await open();
  await commit(ledger, sampleRows('2025-05-20', '2025-06-10'));
  const [may] = (await ledger.manifest()).months;
  const database = await openDB(shopDatabaseName(`ledger-${shops}`));
  for (const part of ['texts', 'lines'] as const) await database.delete('records', may?.records[part].key ?? '');
  database.close();
  const found = await ledger.checkAll();
  expect(found.map(({ month, part }) => [month, part])).toEqual([
    ['2025-05', 'texts'],
    ['2025-05', 'lines'],
  ]);
  expect(ledger.damage()).toHaveLength(2);
});

test('only the months that are known to be damaged are read for their damaged records', async () => {
  const ledger = await open();
  await commit(ledger, sampleRows('2025-05-20', '2025-06-10'));
  const [may, june] = (await ledger.manifest()).months;
  const database = await openDB(shopDatabaseName(`ledger-${shops}`));
  for (const records of [may?.records.figures, may?.records.ids, june?.records.ids])
    await database.delete('records', records?.key ?? '');
  database.close();
  expect(await ledger.damagedRecords()).toEqual([]);
  await ledger.figures(netSales({ from: '2025-05-01', to: '2025-05-31' }));
  const found = await ledger.damagedRecords();
  expect(found.map(({ month, part }) => [month, part])).toEqual([
    ['2025-05', 'figures'],
    ['2025-05', 'ids'],
  ]);
});

test('a month that turns out to be damaged changes the version, because figures leave it out from then on', async () => {
  const ledger = await open();
  const rows = sampleRows('2025-05-20', '2025-06-10');
  await commit(ledger, rows);
  const all = netSales({ from: '2025-05-01', to: '2025-06-30' });
  const [may] = (await ledger.manifest()).months;
  const database = await openDB(shopDatabaseName(`ledger-${shops}`));
  await database.delete('records', may?.records.lines.key ?? '');
  database.close();
  expect((await ledger.figures(all)).total.transactions).toBe(rows.length);
  const { version } = ledger;
  await ledger.checkAll();
  expect(ledger.version).not.toBe(version);
  const june = rows.filter(({ date }) => date.startsWith('2025-06'));
  expect(await ledger.figures(all)).toMatchObject({
    total: { transactions: june.length },
    part: { counted: june.length, of: rows.length },
  });
});

test('a damaged list of what is stored is told', async () => {
  const ledger = await open();
  await commit(ledger, sampleRows('2025-06-01', '2025-06-10'));
  expect(ledger.failure()).toBeUndefined();
  const database = await openDB(shopDatabaseName(`ledger-${shops}`));
  const stored = (await database.get('manifest', 'manifest')) as { readonly text: string };
  await database.put('manifest', { ...stored, text: stored.text.replace('2025', '2024') }, 'manifest');
  database.close();
  const again = await open();
  expect(again.failure()).toMatch(/^The list of what this shop has stored is damaged.* Restore a backup\.$/);
  await expect(again.describe()).rejects.toThrow('is damaged');
  const [list, ...parts] = await again.salvage();
  expect(new TextDecoder().decode(list?.bytes)).toContain('2024-06');
  expect(parts.map(({ name }) => name)).toEqual(Array(4).fill(expect.stringMatching(/^records\/[\w.-]+\.bin$/)));
});

test('a record of a newer or an older version is told', async () => {
  const ledger = await open();
  await commit(ledger, sampleRows('2025-06-01', '2025-06-30'));
  for (const [schema, reason] of [
    [3, 'newer version'],
    [0, 'no longer supported'],
  ] as const) {
    const [entry] = (await ledger.manifest()).months;
    if (!entry) throw new Error('The sample has no transactions.');
    const text = new TextDecoder('latin1').decode(await ledger.record(entry.records.figures));
    const changed = Uint8Array.from(text.replace('"schema":2', `"schema":${schema}`), (letter) => letter.charCodeAt(0));
    const records = Object.fromEntries(
      await Promise.all(
        Object.entries(entry.records).map(async ([part, record]) => [
          part,
          part === 'figures' ? changed.buffer : await ledger.record(record),
        ]),
      ),
    );
    await ledger.commit({ months: [['2025-06', { ...entry, records }]] });
    await ledger.figures(netSales(june));
    expect(ledger.damage()).toMatchObject([{ month: '2025-06', reason: expect.stringContaining(reason) }]);
    await ledger.commit({ months: [['2025-06', undefined]] });
    await commit(ledger, sampleRows('2025-06-01', '2025-06-30'));
  }
});

test('a month whose descriptions are whole texts, as in the first layout, is read', async () => {
  const rows = sampleRows('2025-06-01', '2025-06-03');
  const columns = columnsOfRows(rows);
  const encoded = encodeMonth('2025-06', columns);
  const packer = createPacker();
  const texts = recordOf(longTexts, (column) => {
    const { values, codes } = columns.texts[column];
    return { values: packer.texts(values), codes: packer.numbers(codes) };
  });
  const records = { ...encoded.records, texts: packer.record({ schema: 1, month: '2025-06', part: 'texts', texts }) };
  const ledger = await open();
  await ledger.commit({ months: [['2025-06', { ...encoded, records }]] });
  const scope = { range: june, filters: [] };
  const page = await ledger.rows({ scope, sort: { by: 'time', isDescending: false }, offset: 0, limit: 500 });
  expect(page.rows).toEqual(rows.map(withStoredItems));
  expect(ledger.damage()).toEqual([]);
});

test('an aborted question is rejected, and the next one is answered', async () => {
  const ledger = await open();
  await commit(ledger, sampleRows('2025-06-01', '2025-06-30'));
  const controller = new AbortController();
  const answer = ledger.figures(netSales(june), { signal: controller.signal });
  controller.abort(new Error('no longer needed'));
  await expect(answer).rejects.toThrow('no longer needed');
  expect((await ledger.figures(netSales(june))).total.transactions).toBeGreaterThan(0);
});

test('all who open a shop in a page share it', async () => {
  const [one, other] = [await open(), await open()];
  const heard = new Promise<void>((resolve) => other.subscribe(resolve));
  await commit(one, sampleRows('2025-06-01', '2025-06-30'));
  await heard;
  expect(other.version).toBe('1');
  one.close();
  expect((await other.figures(netSales(june))).total.transactions).toBeGreaterThan(0);
  other.close();
  await deleteDB(shopDatabaseName(`ledger-${shops}`));
});

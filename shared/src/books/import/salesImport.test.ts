import 'fake-indexeddb/auto';
import { unknown } from '@back-office/shared/format';
import { openShopLedger } from '../../shop/store/openShopLedger';
import { createShopStore, type ShopStore } from '../../shop/store/shopStore';
import { createImporter } from './importer';
import type { ChosenFiles } from './salesImport';
import { createSalesImport } from './salesImport';

let shops = 0;
let now = 0;
const stores: ShopStore[] = [];

/** Every call is a shop of its own. */
function openShop({ timeZone = 'America/New_York', dayStart = 0, store = newStore() } = {}) {
  const shop = { currency: 'USD', timeZone, dayStart };
  return { store, sales: createSalesImport({ shop, store, importer: createImporter(), now: () => (now += 1) }) };
}

function newStore(): ShopStore {
  const store = createShopStore(`import-${(shops += 1)}`);
  stores.push(store);
  return store;
}

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
const lines = [
  '1001,A,Apple,2,2026-01-30 10:00,1.50,7,US',
  '1002,B,Bread,1,2026-01-31 11:00,4.00,8,US',
  '1002,B,Bread,1,2026-01-31 11:00,4.00,8,US',
  '1003,C,Cake,3,2026-02-01 12:00,10.00,9,US',
  '1004,A,Apple,1,2026-02-02 13:00,1.50,7,US',
];

function file(name: string, ...rows: readonly string[]): ChosenFiles {
  return { chosen: [{ file: new File([[header, ...rows].join('\n')], name), choices: {} }], isWithoutNames: false };
}

const january = () => file('january.csv', ...lines.slice(0, 4));
const february = () => file('february.csv', ...lines.slice(1));

/** The stored books, whatever generation they are of. */
async function booksOf(store: ShopStore) {
  const { months, facts } = await store.manifest();
  return {
    facts,
    months: months.map(({ records, ...month }) => ({
      ...month,
      hashes: Object.values(records).map(({ hash }) => hash),
    })),
  };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  jest.restoreAllMocks();
});

test('what was read is forgotten before the books are stored, and a booking that is stopped then stores nothing', async () => {
  const store = newStore();
  const importer = createImporter();
  const release = jest.fn(importer.release);
  const stopping = new AbortController();
  const commit: ShopStore['commit'] = (change, options) => {
    expect(release).toHaveBeenCalled();
    const committed = store.commit(change, options);
    stopping.abort(new Error('stopped'));
    return committed;
  };
  const sales = createSalesImport({
    shop: { currency: 'USD', timeZone: 'America/New_York', dayStart: 0 },
    store: { ...store, commit },
    importer: { ...importer, release },
    now: () => 1,
  });
  await expect(sales.book(january(), stopping)).rejects.toThrow('stopped');
  expect(await store.manifest()).toMatchObject({ generation: 0, months: [] });
});

test('a preview says what the file is and what it would add, and stores nothing', async () => {
  const { sales, store } = openShop();
  const progress: number[] = [];
  const preview = await sales.preview(january(), { onProgress: (part) => progress.push(part) });
  expect(preview.files).toMatchObject([
    {
      name: 'january.csv',
      kind: 'line-list',
      rows: 4,
      booked: 4,
      refused: [],
      twins: 1,
      range: { from: '2026-01-30', to: '2026-02-01' },
      dayCount: 3,
    },
  ]);
  expect(preview.days).toEqual([
    { day: '2026-01-30', transactions: 1, netSales: 300 },
    { day: '2026-01-31', transactions: 1, netSales: 800 },
    { day: '2026-02-01', transactions: 1, netSales: 3000 },
  ]);
  expect(preview.before.transactions).toBe(0);
  expect(preview.after.totals.netSales).toBe(4100);
  expect(preview.unknown).toContain('taxes, tips');
  expect(progress.at(-1)).toBe(1);
  expect((await store.manifest()).generation).toBe(0);
});

test('a preview names what earlier sales will have otherwise, if another version of the product booked them', async () => {
  const { sales, store } = openShop();
  await sales.book(january());
  expect((await sales.preview(january())).remade).toBe('');
  expect((await sales.preview(february())).remade).toBe('');
  const manifest: ShopStore['manifest'] = async () => {
    const { months, ...rest } = await store.manifest();
    // As other rules made them.
    return {
      ...rest,
      months: months.map((month) => ({ ...month, magnitudes: { ...month.magnitudes, itemSales: 1, tips: 5 } })),
    };
  };
  expect((await openShop({ store: { ...store, manifest } }).sales.preview(february())).remade).toBe(
    'item sales and tips',
  );
});

test('items that were counted by another version of the product and are unknown now are named, too', async () => {
  const { sales, store } = openShop();
  const orders = {
    chosen: [
      {
        file: new File(['order_number,date,customer,total,net_sales\n1,2026-01-15,7,25.00,20.00'], 'orders.csv'),
        choices: {},
      },
    ],
    isWithoutNames: false,
  };
  await sales.book(orders);
  expect((await sales.preview(february())).remade).toBe('');
  const manifest: ShopStore['manifest'] = async () => {
    const { facts, ...rest } = await store.manifest();
    return { ...rest, facts: { ...facts, unknown: {} } };
  };
  expect((await openShop({ store: { ...store, manifest } }).sales.preview(february())).remade).toMatch(/items/);
});

test('two files that overlap give the same books in either order', async () => {
  const [one, other] = [openShop(), openShop()];
  expect(await one.sales.book(january())).toMatchObject({ ok: true });
  expect(await one.sales.book(february())).toMatchObject({ ok: true });
  expect(await other.sales.book(february())).toMatchObject({ ok: true });
  expect(await other.sales.book(january())).toMatchObject({ ok: true });
  const books = await booksOf(one.store);
  expect(books).toEqual(await booksOf(other.store));
  expect(books.months.map(({ month, counts }) => [month, counts.transactions])).toEqual([
    ['2026-01', 2],
    ['2026-02', 2],
  ]);
  expect(books.facts.unknown.taxes).toBe('Your files do not hold taxes.');
  expect(await one.sales.list()).toMatchObject([
    { info: { name: 'february.csv', rows: 4, booked: 1, skipped: 3, netSales: 3950 } },
    { info: { name: 'january.csv', rows: 4, booked: 4, skipped: 0, netSales: 4100 } },
  ]);
});

test('what Stripe collected ties to its columns, less what they say was paid back', async () => {
  const payments = [
    'id,Created (UTC),Amount,Amount Refunded,Currency,Status,Fee',
    'ch_1,2026-02-01 10:00:00,20.00,5.00,usd,Paid,0.88',
    'ch_2,2026-02-01 11:00:00,30.00,0.00,usd,Paid,1.17',
  ];
  const chosen = [{ file: new File([payments.join('\n')], 'payments.csv'), choices: {} }];
  const { files } = await openShop().sales.preview({ chosen, isWithoutNames: false });
  const figures = files.flatMap((each) => (each.error === undefined ? each.figures : []));
  expect(figures.find(({ figure }) => figure === 'totalCollected')).toEqual({
    figure: 'totalCollected',
    booked: 4500,
    column: { header: 'Amount less Amount Refunded', sum: 4500 },
    difference: 0,
  });
});

test('net sales that a file has without gross sales are figures of the shop', async () => {
  const ledger = await openShopLedger(
    {
      id: `net-${(shops += 1)}`,
      name: 'Web shop',
      currency: { code: 'USD', decimals: 2 },
      timeZone: 'UTC',
      dayStart: 0,
    },
    { now: () => ({ day: '2040-01-01', minute: 0 }), workerUrl: undefined },
  );
  const shop = { currency: 'USD', timeZone: 'UTC', dayStart: 0 };
  const sales = createSalesImport({ shop, store: ledger, importer: createImporter(), now: () => 1 });
  const text = [
    'Date,Order #,N. Revenue (formatted),Status,Customer,Product(s),Items sold,Coupon(s),Net Sales',
    '2026-05-01 10:00:00,1,$110.00,completed,A B,2× Cup,2,,100',
    '2026-05-01 11:00:00,2,$22.20,completed,C D,1× Mug,1,SPRING,20.00',
  ].join('\n');
  await sales.book({ chosen: [{ file: new File([text], 'orders.csv'), choices: {} }], isWithoutNames: false });
  const range = { from: '2026-05-01', to: '2026-05-01' };
  const { total } = await ledger.figures({
    range,
    filters: [],
    measures: ['net-sales', 'gross-sales', 'total-sales'],
    groupBy: ['hour'],
  });
  expect(total.figures).toEqual({ 'net-sales': 12000, 'gross-sales': unknown, 'total-sales': unknown });
  expect(total.groups.map(({ figures }) => figures['net-sales'])).toEqual([10000, 2000]);
  const sort = { by: 'net-sales', isDescending: false } as const;
  const { rows } = await ledger.rows({ scope: { range, filters: [] }, sort, offset: 0, limit: 9 });
  expect(rows.map(({ id, netSales, grossSales }) => [id, netSales, grossSales])).toEqual([
    ['2', 2000, unknown],
    ['1', 10000, 10000],
  ]);
  const facts = (await ledger.describe()).unknown;
  expect([facts['net-sales'], facts['gross-sales']]).toEqual([undefined, 'Some of your files do not hold item sales.']);
  expect(facts['total-sales']).toBe('Your files do not hold gift card sales, taxes, and tips.');
  ledger.close();
});

test('what no file holds is unknown also where no transaction could have it', async () => {
  const ledger = await openShopLedger(
    { id: 'payments', name: 'Payments', currency: { code: 'USD', decimals: 2 }, timeZone: 'UTC', dayStart: 0 },
    { now: () => ({ day: '2040-01-01', minute: 0 }), workerUrl: undefined },
  );
  const shop = { currency: 'USD', timeZone: 'UTC', dayStart: 0 };
  const sales = createSalesImport({ shop, store: ledger, importer: createImporter(), now: () => 1 });
  const orders = ['id,user_id,order_date,status', '1,7,2026-05-01,completed'].join('\n');
  const payments = ['id,order_id,payment_method,amount', '1,1,credit_card,1000'].join('\n');
  const chosen = [new File([orders], 'orders.csv'), new File([payments], 'payments.csv')];
  await sales.book({ chosen: chosen.map((file) => ({ file, choices: {} })), isWithoutNames: false });
  const measures = ['exchanges', 'other-kinds', 'taxes-on-refunds', 'cash', 'average-net-sale', 'sale-count'] as const;
  const ofDay = async (day: string) => {
    const baseline = { range: { from: '2026-04-01', to: '2026-04-01' } };
    const range = { from: day, to: day };
    return ledger.figures({ range, filters: [], measures, groupBy: ['hour'], baseline });
  };
  const never = {
    exchanges: unknown,
    'other-kinds': unknown,
    'taxes-on-refunds': unknown,
    'average-net-sale': unknown,
  };
  const { total, baseline } = await ofDay('2026-05-01');
  expect(total.figures).toEqual({ ...never, cash: 0, 'sale-count': 1 });
  expect(total.groups.map(({ figures }) => figures)).toEqual([total.figures]);
  expect(baseline?.figures).toEqual({ ...never, cash: 0, 'sale-count': 0 });
  expect((await ofDay('2026-05-02')).total.figures).toEqual(baseline?.figures);
  ledger.close();
});

test('a file with amounts but without items leaves the number of items unknown', async () => {
  const { sales, store } = openShop();
  const receipts = [
    'Date,Receipt number,Receipt type,Gross sales,Discounts,Net sales,Taxes,Total collected,Status',
    '2026-05-01 10:00:00,1-1001,Sale,10.00,0.00,10.00,1.00,11.00,Closed',
  ].join('\n');
  const chosen = [{ file: new File([receipts], 'receipts.csv'), choices: {} }];
  expect((await sales.preview({ chosen, isWithoutNames: false })).unknown).toMatch(/fees, and items sold$/);
  await sales.book({ chosen, isWithoutNames: false });
  const { unknown: told } = (await booksOf(store)).facts;
  expect([told['items-sold'], told.quantity, told['items-refunded']]).toEqual([
    'Your files do not hold items sold.',
    'Your files do not hold items sold.',
    undefined,
  ]);
});

test('each file can be taken back, in any order', async () => {
  const { sales, store } = openShop();
  await sales.book(january());
  const alone = await booksOf(store);
  const added = await sales.book(february());
  const both = await booksOf(store);
  const [, first] = await sales.list();
  if (!added.ok || !first) throw new Error('The files were not booked.');

  expect(await sales.undo([first.id])).toMatchObject({ ok: true });
  expect((await booksOf(store)).months.map(({ counts }) => counts.transactions)).toEqual([1, 2]);
  expect(await sales.list()).toMatchObject([{ info: { name: 'february.csv', booked: 4 } }]);
  await sales.book(january());
  expect(await booksOf(store)).toEqual(both);
  await sales.undo(added.fileIds);
  expect(await booksOf(store)).toEqual(alone);
  await sales.undo([first.id]);
  expect(await booksOf(store)).toEqual({ facts: { unknown: {}, feeRules: {} }, months: [] });
});

test('the same file again adds nothing', async () => {
  const { sales, store } = openShop();
  await sales.book(january());
  const books = await booksOf(store);
  const { files, days } = await sales.preview(january());
  expect(files).toMatchObject([{ booked: 0, present: 4 }]);
  expect(days).toEqual([]);
  expect(await sales.book(january())).toMatchObject({ ok: true, fileIds: [] });
  expect(await booksOf(store)).toEqual(books);
  expect(await sales.list()).toMatchObject([{ info: { booked: 4, skipped: 0 } }]);
});

test('rows that cannot be booked are listed, and a file that cannot be read does not stop the others', async () => {
  const { sales } = openShop();
  const chosen = [
    ...file('bad.csv', '1,A,Apple,x,2026-01-30 10:00,1.50,7,US', lines[0] ?? '').chosen,
    { file: new File(['%PDF-1.7'], 'sales.pdf'), choices: {} },
    { file: new File([new Uint8Array([0x1f, 0x8b])], 'bakery-2026-11-25.backup.gz'), choices: {} },
  ];
  const { files } = await sales.preview({ chosen, isWithoutNames: false });
  expect(files).toMatchObject([
    { rows: 2, booked: 1, refused: [{ line: 2, column: 'Quantity', value: 'x' }] },
    { name: 'sales.pdf', error: 'This is a PDF. Export the same report as CSV.' },
    {
      name: 'bakery-2026-11-25.backup.gz',
      error: 'This is a backup of a shop. Choose Restore a backup in the settings.',
    },
  ]);
});

test('Cancel stores nothing', async () => {
  const { sales, store } = openShop();
  const controller = new AbortController();
  const booking = sales.book(january(), { signal: controller.signal, onProgress: () => controller.abort() });
  await expect(booking).rejects.toMatchObject({ name: 'AbortError' });
  expect((await store.manifest()).generation).toBe(0);
});

test('a refusal of the store is told, and nothing changes', async () => {
  const { sales, store } = openShop();
  const full = { ok: false, reason: 'full', message: 'The browser has no room.' } as const;
  jest.spyOn(store, 'commit').mockResolvedValue(full);
  expect(await sales.book(january())).toEqual({ ok: false, message: 'The browser has no room.' });
  expect(await sales.list()).toEqual([]);
});

test('names are left out of all files once they are left out of one', async () => {
  const { sales, store } = openShop();
  const named = `InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice,Customer Name\n1,Apple,1,2026-01-30,1.50,Ada Byron`;
  const chosen = [{ file: new File([named], 'names.csv'), choices: {} }];
  const storedText = async () => {
    const { files, months } = await store.manifest();
    const records = [...files.map(({ record }) => record), ...months.flatMap((month) => Object.values(month.records))];
    const bytes = await Promise.all(records.map((record) => store.record(record)));
    return bytes.map((each) => new TextDecoder().decode(each)).join();
  };
  await sales.book({ chosen, isWithoutNames: false });
  expect(await storedText()).toContain('Ada Byron');
  await sales.book({ ...january(), isWithoutNames: true });
  expect(await storedText()).not.toContain('Ada Byron');
  await sales.book({ chosen, isWithoutNames: false });
  expect(await storedText()).not.toContain('Ada Byron');
  expect((await store.manifest()).months.map(({ counts }) => counts.transactions)).toEqual([3, 1]);
});

test('files are read again after a change of the settings', async () => {
  const store = newStore();
  const shop = openShop({ store });
  await shop.sales.book(january());
  const changed = openShop({ store, dayStart: 660 });
  const moved = [
    { day: '2026-01-29', transactions: 1, netSales: expect.anything() },
    { day: '2026-01-30', transactions: -1, netSales: expect.anything() },
  ];
  expect(await changed.sales.readAgain()).toMatchObject({ ok: true, preview: { days: expect.arrayContaining(moved) } });
  expect(await changed.sales.list()).toMatchObject([{ info: { dayStart: 660, days: { from: '2026-01-29' } } }]);
});

test('an import of another tab meanwhile is kept', async () => {
  const { sales, store } = openShop();
  const tab = openShop({ store });
  let isFirst = true;
  const booking = sales.book(january(), {
    onProgress: () => {
      if (isFirst) other = tab.sales.book(february());
      isFirst = false;
    },
  });
  let other: Promise<unknown> = Promise.resolve();
  expect(await booking).toMatchObject({ ok: true });
  expect(await other).toMatchObject({ ok: true });
  expect((await sales.list()).map(({ info }) => info.name).toSorted()).toEqual(['february.csv', 'january.csv']);
});

test('what another tab replaces while it is read is not called damaged', async () => {
  const { sales, store } = openShop();
  await sales.book(january());
  const tab = openShop({ store, dayStart: 180 });
  let isFirst = true;
  const slow: ShopStore = {
    ...store,
    async record(record) {
      if (isFirst) await tab.sales.readAgain();
      isFirst = false;
      return store.record(record);
    },
  };
  const other = openShop({ store: slow, dayStart: 180 });
  expect(await other.sales.book(february())).toMatchObject({ ok: true });
  expect((await sales.list()).map(({ info }) => info.name).toSorted()).toEqual(['february.csv', 'january.csv']);
});

test('sales that no file brought are not replaced', async () => {
  const { sales, store } = openShop();
  await sales.book(january());
  const { files } = await store.manifest();
  await store.commit({ files: { remove: files.map(({ id }) => id) } });
  expect(await sales.book(february())).toMatchObject({ ok: false, message: expect.stringContaining('no file') });
});

test('a choice about one file reads that one again, and booking reads none', async () => {
  const { sales, store } = openShop();
  const files = [january(), february()].flatMap(({ chosen }) => chosen.map(({ file }) => file));
  const reads = files.map((file) => jest.spyOn(file, 'slice'));
  const pieces = () => reads.map(({ mock }) => mock.calls.length);
  const chosen = (february: object) => ({
    chosen: files.map((file) => ({ file, choices: { 'february.csv': february } })),
    isWithoutNames: false,
  });
  const first = await sales.preview(chosen({}));
  const [one = 0, other = 0] = pieces();
  const second = await sales.preview(chosen({ mark: '.' }));
  expect(pieces()).toEqual([one, other * 2]);
  expect(second.after).toEqual(first.after);
  await sales.preview({ ...chosen({ mark: '.' }), isWithoutNames: true });
  await sales.book(chosen({ mark: '.' }));
  expect(pieces()).toEqual([one, other * 2]);
  const again = openShop();
  await again.sales.book({ chosen: [...january().chosen, ...february().chosen], isWithoutNames: false });
  expect((await booksOf(store)).months).toEqual((await booksOf(again.store)).months);
  await sales.preview(chosen({}));
  expect(pieces()).toEqual([one * 2, other * 3]);
});

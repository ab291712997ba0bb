import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { booked, checked, fileOf } from '../books.testing';

const header = 'Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID';

/** Lines of invoices of five days, with twins among them. */
function exampleLines(seed: number): readonly string[] {
  const [rows] = fc.sample(
    fc.array(
      fc.record({
        invoice: fc.nat(60),
        item: fc.constantFrom(
          'CUP',
          'POT',
          'TRAY',
          'LAMP',
          'BAG',
          'BOX',
          'PEN',
          'BOOK',
          'CARD',
          'SOAP',
          'VASE',
          'FORK',
        ),
        quantity: fc.integer({ min: -3, max: 40 }),
        cents: fc.integer({ min: 0, max: 4000 }),
        isTwin: fc.boolean(),
      }),
      { minLength: 400, maxLength: 400 },
    ),
    { seed, numRuns: 1 },
  );
  return (rows ?? []).flatMap(({ invoice, item, quantity, cents, isTwin }) => {
    const day = String((invoice % 5) + 1).padStart(2, '0');
    const hour = String(8 + (invoice % 12)).padStart(2, '0');
    const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    const line = `${1000 + invoice},${item},${item.toLowerCase()},${quantity || 1},2010-12-${day} ${hour}:26:00,${price},17850`;
    return isTwin && cents % 10 === 0 ? [line, line] : [line];
  });
}

const csvOfLines = (lines: readonly string[]) => [header, ...lines].join('\n');

test('a file that was split at random gives the same books in any order of the pieces', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.integer({ min: 2, max: 5 }),
      fc.infiniteStream(fc.nat(1000)),
      async (seed, count, draws) => {
        const lines = exampleLines(seed);
        const whole = await booked([csvOfLines(lines)], { currency: 'GBP' });
        const pieces = Array.from({ length: count }, (): string[] => []);
        for (const line of lines) pieces[(draws.next().value ?? 0) % count]?.push(line);
        const files = pieces.map(csvOfLines).sort(() => ((draws.next().value ?? 0) % 2 ? 1 : -1));
        expect(JSON.stringify(await booked(files, { currency: 'GBP' }))).toBe(JSON.stringify(whole));
      },
    ),
    { numRuns: effort(8, 15), seed: 25 },
  );
});

test('exports that overlap give their union, with the rows of the second already there', async () => {
  const lines = exampleLines(7);
  const until = (day: string) => lines.filter((line) => (line.split(',')[4] ?? '') < `2010-12-${day}`);
  const from = (day: string) => lines.filter((line) => (line.split(',')[4] ?? '') >= `2010-12-${day}`);
  const whole = await booked([csvOfLines(lines)], { currency: 'GBP' });
  for (const files of [
    [until('04'), from('02')],
    [from('02'), until('04')],
    [lines, from('03')],
  ])
    expect(await booked(files.map(csvOfLines), { currency: 'GBP' })).toEqual(whole);
  const { files } = await checked([csvOfLines(until('04')), csvOfLines(from('02'))], { currency: 'GBP' });
  const shared = until('04').length + from('02').length - lines.length;
  expect(files).toMatchObject([
    { booked: until('04').length, skipped: 0 },
    { skipped: shared, skippedRows: { 'Already there from another file': shared } },
  ]);
});

test('the same file again adds nothing', async () => {
  const csv = csvOfLines(exampleLines(3));
  const once = await checked([csv], { currency: 'GBP' });
  const twice = await checked([csv, fileOf(csv, 'copy.csv')], { currency: 'GBP' });
  expect({ ...twice, files: [] }).toEqual({ ...once, files: [] });
  expect(twice.files[1]).toMatchObject({ name: 'copy.csv', booked: 0, skipped: once.files[0]?.rows });
});

test('the same payment in two kinds of files counts once', async () => {
  const payments = 'id,Created (UTC),Amount,Currency,Status,Fee\nch_1,2026-02-01 10:00:00,20.00,usd,Paid,0.88';
  const balance =
    'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,charge_id\ntxn_1,2026-02-01 10:00:00,usd,20.00,0.88,19.12,charge,ch_1\ntxn_2,2026-02-02 10:00:00,usd,-5.00,0,-5.00,refund,ch_1';
  for (const files of [
    [payments, balance],
    [balance, payments],
  ])
    expect((await checked(files)).totals).toMatchObject({ transactions: 2, totalCollected: '15.00', fees: '-0.88' });
});

test('a piece with days up to 12 alone is read as the other pieces show', async () => {
  const line = (invoice: number, date: string) => `${invoice},CUP,cup,1,${date} 8:26,2.50,1`;
  const pieces = [
    [line(1, '3/1/2010'), line(2, '5/1/2010')],
    [line(3, '4/30/2010'), line(4, '3/1/2010')],
  ];
  const whole = await booked([csvOfLines(pieces.flat())], { currency: 'GBP' });
  expect(whole.map(({ date }) => date)).toEqual(['2010-03-01', '2010-03-01', '2010-04-30', '2010-05-01']);
  expect(await booked(pieces.map(csvOfLines), { currency: 'GBP' })).toEqual(whole);
  expect(await booked(pieces.toReversed().map(csvOfLines), { currency: 'GBP' })).toEqual(whole);
});

test('a piece of a table with whole amounts alone is read as the piece with decimals shows, also if it comes later', async () => {
  const table = (...rows: readonly string[]) => ['order_number,date,customer,tax,total', ...rows].join('\n');
  const whole = table('1,2024-03-15,7,2,25', '2,2024-03-15,8,3,30');
  const decimal = table('3,2024-03-16,7,1.25,12.50');
  for (const files of [
    [whole, decimal],
    [decimal, whole],
  ]) {
    const { totals, days } = await checked(files);
    expect(totals).toMatchObject({ totalCollected: '67.50', taxes: '6.25', netSales: '61.25' });
    expect(days['2024-03-15']?.netSales).toBe('50.00');
  }
  expect((await checked([whole])).totals.totalCollected).toBe('0.55');
  // Where other columns stand beside them, they show nothing.
  expect((await checked([whole, decimal.replace('tax', 'tip')])).days['2024-03-15']?.netSales).toBe('0.50');
});

test.each([1, 20])(
  'lines of sales that two files have are in the order of their items, each sold %i times',
  async (times) => {
    const linesOf = (items: readonly string[]) =>
      Array.from({ length: times }, (_, nth) =>
        items.map((item) => `${1000 + nth},,${item},1,2010-12-01 08:26:00,1.00,17850`),
      ).flat();
    const files = [linesOf(['POT', 'cup', 'BAG']), linesOf(['TRAY', 'BAG', 'AXE'])].map(csvOfLines);
    for (const { lines } of await booked(files, { currency: 'GBP' }))
      expect(lines.map(({ item }) => item.name)).toEqual(['AXE', 'BAG', 'BAG', 'POT', 'TRAY', 'cup']);
  },
);

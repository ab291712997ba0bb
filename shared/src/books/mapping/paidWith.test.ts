import { booked, checked, fileOf } from '../books.testing';
import { sampleOf } from '../import/sampleRows';
import { readFile } from '../reading/readLayer';
import { mappingOf } from './columnMapping';
import { guessMapping } from './guessMapping';

const header = 'Receipt,Date,Net sales,Tax,Tip,Total,Cash,Credit card,Gift card sales';
const rows = [
  'A1,2026-03-02 10:00,10.00,1.00,0.00,11.00,11.00,0.00,0.00',
  'A2,2026-03-02 11:00,20.00,2.00,3.00,25.00,5.00,20.00,',
  'A3,2026-03-03 09:30,30.00,3.00,0.00,33.00,,23.00,10.00',
  'A4,2026-03-03 10:00,-5.00,-0.50,0.00,-5.50,-5.50,0,0',
  'A5,2026-03-03 11:00,8.00,0.80,0.00,8.80,0,8.80,0',
];
const csvOf = (lines: readonly string[], columns = header) => [columns, ...lines].join('\n');
const mapping = guessMapping(
  header.split(','),
  rows.map((row) => row.split(',')),
);

async function paymentsOf(csv: string, chosen = mapping) {
  const transactions = await booked([csv], { mapping: chosen });
  return Object.fromEntries(
    transactions.map(({ id, payments }) => [
      id,
      payments.map(({ tender, paymentMethod, amount, tip }) => [tender, paymentMethod, amount, tip]),
    ]),
  );
}

test('columns that are named by payment methods and add up to the total are what was paid with each', async () => {
  expect(mapping.paidWith).toEqual(['Cash', 'Credit card', 'Gift card sales']);
  expect(await paymentsOf(csvOf(rows))).toEqual({
    A1: [['Cash', 'cash', 1100, 0]],
    A2: [
      ['Cash', 'cash', 500, 'unknown'],
      ['Credit Card', 'card', 2000, 'unknown'],
    ],
    A3: [
      ['Credit Card', 'card', 2300, 0],
      ['Gift card', 'card', 1000, 0],
    ],
    A4: [['Cash', 'cash', -550, 0]],
    A5: [['Credit Card', 'card', 880, 0]],
  });
  const { layer } = await readFile(fileOf(csvOf(rows)), { mapping, currency: 'USD' });
  const shown = ['Cash', 'Cash, Credit card', 'Credit card, Gift card', 'Cash', 'Credit card'];
  expect(sampleOf(layer, []).map(({ tender }) => tender)).toEqual(shown);
  const { totals, files } = await checked([csvOf(rows)], { mapping });
  expect(totals).toMatchObject({ transactions: 5, netSales: '63.00', taxes: '6.30', totalCollected: '72.30' });
  expect(files).toMatchObject([{ booked: 5, refused: 0, skipped: 0 }]);
  const { files: guessed } = await checked([csvOf(rows)]);
  expect(guessed[0]?.notes?.[0]).toContain('--map paidWith="Cash" --map paidWith="Credit card"');
});

test.each([
  ['do not add up to the total', 'Receipt,Date,Total,Cash,Card', 'A1,2026-03-02,11.00,20.00,0.00'],
  ['are one beside the change', 'Receipt,Date,Total,Cash,Change', 'A1,2026-03-02,11.00,20.00,9.00'],
  ['are one', 'Receipt,Date,Total,Cash', 'A1,2026-03-02,11.00,11.00'],
])('columns that %s are no payment methods', (_name, names, row) => {
  expect(guessMapping(names.split(','), [row.split(',')]).paidWith).toBeUndefined();
});

test('the change is taken off the cash that was handed over', async () => {
  const columns = 'Sale ID,Sale Date,Total Sale,Paid Cash,Paid Credit,Change Due';
  const lines = [
    '881,2026-11-02,54.00,60.00,0.00,6.00',
    '882,2026-11-02,21.60,0.00,21.60,0.00',
    '883,2026-11-03,9.00,10.00,4.00,5.00',
  ];
  const chosen = guessMapping(
    columns.split(','),
    lines.map((line) => line.split(',')),
  );
  expect(chosen).toMatchObject({ paidWith: ['Paid Cash', 'Paid Credit'], columns: { change: 'Change Due' } });
  const payments = await paymentsOf(csvOf(lines, columns), chosen);
  expect(Object.values(payments).map((each) => each.map(([tender, , amount]) => [tender, amount]))).toEqual([
    [['Cash', 5400]],
    [['Credit', 2160]],
    [
      ['Cash', 500],
      ['Credit', 400],
    ],
  ]);
});

test('a mapping whose payment methods were all taken back reads a file as one without any', async () => {
  const readBy = async (chosen: typeof mapping) =>
    (await readFile(fileOf(csvOf(rows)), { mapping: chosen, currency: 'USD' })).layer.readBy;
  const plain = { rows: mapping.rows, columns: mapping.columns };
  expect(await readBy({ ...plain, paidWith: [] })).toBe(await readBy(plain));
  expect(await readBy(mapping)).not.toBe(await readBy(plain));
});

test('a refund by its type is paid back by each method', async () => {
  const columns = 'Receipt,Date,Type,Total,Cash,Card';
  const csv = csvOf(['R1,2026-03-02,Sale,30.00,10.00,20.00', 'R2,2026-03-02,Refund,15.00,5.00,10.00'], columns);
  const chosen = mappingOf([
    ['id', 'Receipt'],
    ['date', 'Date'],
    ['type', 'Type'],
    ['total', 'Total'],
    ['paidWith', 'Cash'],
    ['paidWith', 'Card'],
  ]);
  expect(await paymentsOf(csv, chosen)).toMatchObject({
    R2: [
      ['Card', 'card', -1000, expect.anything()],
      ['Cash', 'cash', -500, expect.anything()],
    ],
  });
});

test('rows without the number of a sale have their payments too, and those that are alike stay apart', async () => {
  const columns = 'Date,Total,Cash,Card';
  const lines = [
    '2026-03-02,30.00,10.00,20.00',
    '2026-03-02,30.00,10.00,20.00',
    '2026-03-02,30.00,20.00,10.00',
    '2026-03-02,30.00,30.00,0.00',
    '2026-03-03,8.00,8.00,0.00',
  ];
  const chosen = guessMapping(
    columns.split(','),
    lines.map((line) => line.split(',')),
  );
  const whole = await booked([csvOf(lines, columns)], { mapping: chosen });
  const splits = whole.map(({ payments }) => payments.map(({ tender, amount }) => `${tender} ${amount}`).join(', '));
  expect(splits.toSorted()).toEqual([
    'Card 1000, Cash 2000',
    'Card 2000, Cash 1000',
    'Card 2000, Cash 1000',
    'Cash 3000',
    'Cash 800',
  ]);
  const { files, totals } = await checked([csvOf(lines, columns), csvOf(lines.slice(1), columns)], { mapping: chosen });
  expect(files).toMatchObject([
    { booked: 5, skipped: 0 },
    { booked: 0, skipped: 4 },
  ]);
  expect(totals).toMatchObject({ transactions: 5, totalCollected: '128.00' });
  const pieces = [csvOf(lines.slice(2), columns), csvOf(lines.slice(0, 2), columns)];
  expect(await booked(pieces, { mapping: chosen })).toEqual(whole);
});

test('pieces of such a file in any order give the same books', async () => {
  const whole = await booked([csvOf(rows)], { mapping });
  const pieces = [csvOf(rows.slice(3)), csvOf(rows.slice(0, 2)), csvOf(rows.slice(2, 3))];
  expect(await booked(pieces, { mapping })).toEqual(whole);
  expect(await booked([csvOf(rows.slice(0, 4)), csvOf(rows.slice(1))], { mapping })).toEqual(whole);
});

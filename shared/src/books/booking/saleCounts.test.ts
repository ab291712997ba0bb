import { unknown } from '@back-office/shared/format';
import { figuresOf } from '../../ledger/columns/figures';
import { checked, fileOf } from '../books.testing';
import { readLayer } from '../reading/readLayer';
import { createUnknownFacts } from '../import/unknownFacts';
import { columnsByMonth } from './books';
import { planBooks } from './planBooks';
import { summaryOf } from './summary';

const header = 'Date,Net Sales,Tax Collected,Total Collected';
const report = ['2026-05-01,100.00,8.00,108.00', '2026-05-02,50.00,4.00,54.00', '2026-05-03,60.00,4.80,64.80'];
const byDay = [header, ...report].join('\n');
const counted = [`${header},Transactions`, ...report.map((row, nth) => `${row},${nth + 4}`)].join('\n');
const single = 'Order ID,Date,Item,Quantity,Unit Price\n1,2026-05-04 10:00,Tea,1,5.00';

const planOf = async (...files: readonly string[]) => {
  const layers = await Promise.all(files.map((csv) => readLayer(fileOf(csv), { currency: 'USD', isGuessing: true })));
  return planBooks(layers, { timeZone: 'America/New_York', dayStart: 0 });
};

test.each([
  ['without their number of sales', byDay, unknown, null],
  ['with it', counted, 15, 15],
])('days %s count so in the preview and on the command line', async (_name, csv, summary, printed) => {
  expect(summaryOf(await planOf(csv)).transactions).toBe(summary);
  expect((await checked([csv])).totals.transactions).toBe(printed);
});

test('in the shop, transactions of days with sums are unknown, and those of other days known', async () => {
  const [month] = columnsByMonth(await planOf(counted, single));
  if (!month) throw new Error('There is no month.');
  const ofDays = (from: string, to: string) => {
    const measures = ['transactions', 'sale-count', 'average-net-sale', 'net-sales'] as const;
    return figuresOf(month.columns, { range: { from, to }, filters: [], measures }).total.figures;
  };
  expect(ofDays('2026-05-01', '2026-05-04')).toEqual({
    transactions: unknown,
    'sale-count': unknown,
    'average-net-sale': unknown,
    'net-sales': 21_500,
  });
  expect(ofDays('2026-05-04', '2026-05-04')).toMatchObject({ transactions: 1, 'sale-count': 1, 'net-sales': 500 });
  const facts = createUnknownFacts();
  facts.add(month.columns);
  expect(facts.facts().unknown.transactions).toBe('Some of your files have the sums of days, not their single sales.');
});

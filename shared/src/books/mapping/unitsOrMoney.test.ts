import { checked, fileOf } from '../books.testing';
import { readFile } from '../reading/readLayer';

const read = (csv: string, currency = 'USD') => readFile(fileOf(csv), { currency, isGuessing: true });
const days = (...numbers: readonly string[]) => numbers.map((sold, nth) => `2013-01-0${nth + 1},1,1,${sold}`);
const demand = (...numbers: readonly string[]) => ['date,store,item,sales', ...days(...numbers)].join('\n');

test('whole numbers called sales beside an item, without a price, are asked about', async () => {
  const why = expect.stringMatching(/^“sales” may be how many were sold: it stands beside “item”/);
  await expect(read(demand('13', '11', '14'))).rejects.toMatchObject({
    columns: { mapping: { columns: { date: 'date', location: 'store' } }, missing: [why] },
  });
  const { files } = await checked([demand('13', '11', '14')]);
  expect(files[0]?.error).toMatch(/if it is money\. Say what its columns are, such as: --map date="date"/);
});

test('they are money once they are chosen', async () => {
  const mapping = { rows: 'sales', columns: { date: 'date', total: 'sales' } } as const;
  expect((await checked([demand('13', '11')], { mapping })).totals.totalCollected).toBe('24.00');
});

test.each([
  ['cents, also in the last row of the file alone', demand(...Array.from({ length: 8 }, () => '13'), '11.50')],
  ['a name of money', demand('13', '11').replace('sales', 'revenue')],
  ['a payment method beside it', demand('13', '11').replace('store', 'payment method')],
  ['a number of the sale, and no item', demand('13', '11').replace('item', 'order id')],
])('it is money by %s', async (_name, csv) => {
  expect((await read(csv)).layer).toMatchObject({ kind: 'mapped', refused: [] });
});

test('weights with more decimals than money has are asked about', async () => {
  await expect(read(demand('13.125', '11', '1.5'))).rejects.toThrow(/may be how many were sold/);
});

test('in a currency without decimals, amounts that an item seldom costs are asked about', async () => {
  await expect(read(demand('13', '11'), 'JPY')).rejects.toThrow(/may be how many were sold/);
  expect((await read(demand('1300', '11'), 'JPY')).layer.rows).toBe(2);
});

test('sales of a day without an item are booked, and it is said that they could be units', async () => {
  const { files, totals } = await checked([
    'Store,Date,Sales\n1,2015-07-29,5263\n1,2015-07-30,6064\n1,2015-07-31,8314',
  ]);
  expect(totals.totalCollected).toBe('19641.00');
  expect(files[0]?.notes).toContain(
    '“Sales” is read as money, but could be how many were sold. None of its numbers has cents, and no other column has amounts.',
  );
});

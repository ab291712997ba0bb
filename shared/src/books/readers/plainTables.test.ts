import { checked, fileOf } from '../books.testing';
import { readLayer } from '../reading/readLayer';

test('amounts of a table that a program writes are cents, those of a list that people make are not', async () => {
  const table = await checked(['order_number,date,customer,total\n1,2024-03-15,7,2500\n2,2024-03-16,8,3000']);
  expect(table.totals.totalCollected).toBe('55.00');
  const list = await checked(['Order Number,Date,Customer,Total\n1,2024-03-15,Ann,25\n2,2024-03-16,Bob,30']);
  expect(list.files).toMatchObject([{ kind: 'orders-table', booked: 2 }]);
  expect(list.totals.totalCollected).toBe('55.00');
});

test('what amounts without decimals are can be chosen', async () => {
  const table = 'order_number,date,customer,total\n1,2024-03-15,7,25';
  const decimalsOf = async (options: { isMinor?: boolean }) => {
    const { evidence, totals } = await readLayer(fileOf(table), options);
    return { total: totals.total, ...evidence.find(({ about }) => about === 'decimals') };
  };
  expect(await decimalsOf({})).toMatchObject({ total: 25, value: 'minor', because: 'No amount has decimals' });
  expect(await decimalsOf({ isMinor: false })).toMatchObject({ total: 2500, value: 'whole', because: 'You chose it' });
});

test('payments that failed are not booked, and exports with tips beside the amount are no table of payments', async () => {
  const header = 'Payment ID,Payment Date,Order ID,Tender,Result,Amount';
  const rows = ['A,15-Mar-2024 06:22 PM EDT,1,Cash,SUCCESS,$12.00', 'B,15-Mar-2024 06:25 PM EDT,2,Cash,FAIL,$99.00'];
  const { files, totals } = await checked([[header, ...rows].join('\n')]);
  expect(files).toMatchObject([{ kind: 'payments-table', booked: 1, skippedRows: { 'Not paid: FAIL': 1 } }]);
  expect(totals.totalCollected).toBe('12.00');
  const withTips = await checked([`${header},Tip Amount\n${rows.map((row) => `${row},$2.00`).join('\n')}`]);
  expect(withTips.files[0]?.error).toContain('no known kind');
});

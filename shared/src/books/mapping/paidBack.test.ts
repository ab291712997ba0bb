import { booked, checked, fileOf } from '../books.testing';
import { unreadTexts } from '../reading/evidence';
import { readFile } from '../reading/readLayer';

const guessed = (csv: string) => readFile(fileOf(csv), { currency: 'USD', isGuessing: true });
const mappingOf = async (csv: string) => (await guessed(csv)).columns?.mapping.columns;

describe('a mapped file says what was paid back', () => {
  const header =
    'Purchase Date,Sale Price ($),Fees ($),Net Total ($),Refunded?,Partial Refund ($),Fully Refunded?,Disputed?';
  const csv = [
    header,
    '2026-03-02,10.00,1.00,9.00,0,0.0,0,0',
    '2026-03-03,20.00,2.00,18.00,1,5.00,0,0',
    '2026-03-04,30.00,3.00,27.00,1,0.0,1,0',
    '2026-03-05,40.00,4.00,36.00,0,0.0,0,1',
  ].join('\n');

  test('in an amount and in a flag for all of it, and the amount without the fee is no net sales', async () => {
    const mapping = await mappingOf(csv);
    expect(mapping).toMatchObject({
      total: 'Sale Price ($)',
      fee: 'Fees ($)',
      refunded: 'Partial Refund ($)',
      paidBack: 'Fully Refunded?',
    });
    expect(mapping).not.toHaveProperty('subtotal');
    const sales = await booked([csv], { currency: 'USD', isGuessing: true });
    expect(sales.map(({ totalCollected, partialRefunds }) => [totalCollected, partialRefunds])).toEqual([
      [1000, 0],
      [1500, 500],
      [0, 3000],
      [4000, 0],
    ]);
  });

  test('and what is not read of it is said', async () => {
    const { layer } = await guessed(csv);
    expect(unreadTexts(layer)).toEqual([
      '“Disputed?” is not read. 1 row has something there, such as 1 (line 5, Disputed?).',
    ]);
  });
});

test('a number of items that came back is no amount', async () => {
  const mapping = await mappingOf('Date,Order,Total,Quantity refunded\n2026-03-02,1,10.00,2\n2026-03-03,2,12.00,0');
  expect(Object.values(mapping ?? {})).not.toContain('Quantity refunded');
});

test.each([
  ['Refunded', 'yes', '0.00'],
  ['Refunded', 'no', '25.00'],
  ['Refunded', '1', '0.00'],
  ['Refunded', '7.50', '17.50'],
  ['Is Refunded', 'true', '0.00'],
  ['Status', 'Partially refunded', null],
  ['Status', 'Returned', '0.00'],
  ['Status', 'Not refunded', '25.00'],
  ['Status', 'return_pending', '25.00'],
])('of orders, %s says %s', async (column, cell, totalCollected) => {
  const csv = `order_id,date,customer_id,total,${column}\n1,2026-03-01,7,25.00,${cell}`;
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'orders-table', booked: 1 }]);
  expect(totals.totalCollected).toBe(totalCollected);
  expect(files[0]?.notes).toEqual(
    totalCollected === null
      ? [
          '“Status” says that some of a sale was paid back, and no column how much. 1 row has something there, such as Partially refunded (line 2, Status).',
        ]
      : undefined,
  );
});

test.each([
  ['Status', 'Refunded', '-5.00', '0.00', false],
  ['Returned', 'Yes', '-5.00', '0.00', false],
  ['Returned', 'No', '0.00', '5.00', false],
  ['Returned', '1', '0.00', '5.00', true],
  ['Status', 'Shipped - returned to seller', '0.00', '5.00', true],
  ['Refund Amount', '2.50', '0.00', '5.00', true],
  ['Cancelled at', '2026-03-02', '0.00', '5.00', true],
  ['Refund Amount', '0.00', '0.00', '5.00', false],
  ['Return Policy', 'Yes', '0.00', '5.00', false],
])('of items, %s says %s', async (column, cell, returns, netSales, isSaid) => {
  const csv = `Order ID,Date,Item,Quantity,Price,${column}\n1,2026-03-01,Tea,2,2.50,${cell}`;
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'line-list', booked: 1 }]);
  expect(totals).toMatchObject({ transactions: 1, returns, netSales });
  expect(files[0]?.notes?.length ?? 0).toBe(isSaid ? 1 : 0);
});

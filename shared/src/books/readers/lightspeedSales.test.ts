import { booked, checked, csvOf } from '../books.testing';

const header =
  'Date,Receipt Number,Line Type,Customer Code,Customer Name,Note,Quantity,Subtotal,Sales Tax,Discount,Loyalty,Total,Paid,Details,Register,User,Status,Sku,AccountCodeSale,AccountCodePurchase';

function sale(id: string, status: string, paid: string, sign = '') {
  const of = { Date: '2026-07-01 10:00:00', 'Receipt Number': id, Register: 'Till 1', User: 'Bob' };
  const amounts = {
    Subtotal: `${sign}9.00`,
    'Sales Tax': `${sign}0.90`,
    Discount: `${sign}1.00`,
    Total: `${sign}9.90`,
  };
  return [
    { ...of, ...amounts, 'Line Type': 'Sale', Quantity: `${sign}1`, Paid: paid, Status: status },
    { ...of, ...amounts, 'Line Type': 'Sale Line', Quantity: `${sign}1`, Details: 'Tea', Sku: 'T1' },
    ...(paid === '0.00' ? [] : [{ ...of, 'Line Type': 'Payment', Paid: paid, Details: 'Credit Card' }]),
  ];
}

test('a sale counts once, with its items and payments in rows of their own', async () => {
  const rows = [
    ...sale('17', 'CLOSED', '9.90'),
    ...sale('18', 'CLOSED', '-9.90', '-'),
    ...sale('19', 'ONACCOUNT', '0.00'),
  ];
  const { files, totals } = await checked([csvOf(header, rows)]);
  expect(files).toMatchObject([{ kind: 'lightspeed-sales', rows: 8, booked: 8 }]);
  expect(totals).toMatchObject({ transactions: 3, grossSales: '20.00', returns: '-10.00', discounts: '-1.00' });
  expect(totals).toMatchObject({ netSales: '9.00', taxes: '0.90', totalCollected: '0.00' });
  const [first] = await booked([csvOf(header, rows)]);
  expect(first?.lines).toMatchObject([{ item: { name: 'Tea', sku: 'T1' }, gross: 1000, discount: 100, tax: 90 }]);
  expect(first?.payments).toMatchObject([{ tender: 'Card', amount: 990 }]);
});

test.each(['VOIDED', 'SAVED', 'OPEN'])('nothing of a sale that is %s is booked', async (status) => {
  const { files, totals } = await checked([csvOf(header, sale('17', status, '0.00'))]);
  expect(files).toMatchObject([{ booked: 0, skippedRows: { [`Not sold: ${status.toLowerCase()}`]: 2 } }]);
  expect(totals.transactions).toBe(0);
});

test('subtotals may contain the tax; rows below a sale may leave its number and time blank', async () => {
  const [whole = {}, line = {}, payment = {}] = sale('17', 'CLOSED', '9.90');
  const blank = { Date: '', 'Receipt Number': '' };
  const rows = [
    { ...whole, Subtotal: '9.90' },
    { ...line, ...blank, Subtotal: '9.90' },
    { ...payment, ...blank },
  ];
  const { totals } = await checked([csvOf(header, rows)]);
  expect(totals).toMatchObject({ transactions: 1, netSales: '9.00', taxes: '0.90', totalCollected: '9.90' });
});

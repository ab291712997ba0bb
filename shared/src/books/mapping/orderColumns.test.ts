import { booked, fileOf } from '../books.testing';
import { readFile } from '../reading/readLayer';

const options = { currency: 'USD', isGuessing: true } as const;
const header = 'Order number,Date created,Item,Qty,Price,Shipping rate,Total tax,Total';

/** Items of five orders: shipping, tax and total on each row, or on the first of an order. */
function ordersOf(isOnEach: boolean, hasNumberOnEach = true): string {
  const orders = [1, 2, 3, 4, 5].map((nth) => {
    const first = `4.95,${(nth / 10).toFixed(2)},${(4.95 + nth * 1.1 + 2).toFixed(2)}`;
    const number = `100${nth},2026-05-0${nth}`;
    const others = [isOnEach ? first : ',,', hasNumberOnEach ? number : ','];
    return [`${number},Tea,${nth},1.00,${first}`, `${others[1]},Cup,1,2.00,${others[0]}`];
  });
  return [header, ...orders.flat()].join('\n');
}

test.each([
  ['each row', ordersOf(true)],
  ['the first row of an order', ordersOf(false)],
  ['the first row, which alone has the number', ordersOf(false, false)],
])('the total of an order beside its items stands on %s', async (_name, csv) => {
  const { columns } = await readFile(fileOf(csv), options);
  expect(columns?.mapping.columns).toMatchObject({
    price: 'Price',
    total: 'Total',
    orderTax: 'Total tax',
    shipping: 'Shipping rate',
  });
  const sales = await booked([csv], options);
  expect(sales.map(({ netSales, taxes, totalCollected }) => [netSales, taxes, totalCollected])).toEqual([
    [795, 10, 805],
    [895, 20, 915],
    [995, 30, 1025],
    [1095, 40, 1135],
    [1195, 50, 1245],
  ]);
  expect(sales[0]?.lines.map(({ item, gross }) => [item.name, gross])).toEqual([
    ['Cup', 200],
    ['Shipping', 495],
    ['Tea', 100],
  ]);
});

test('a total that the items do not lead to is not suggested', async () => {
  const { columns } = await readFile(fileOf(ordersOf(true).replaceAll(',4.95,', ',1.95,')), options);
  expect(columns?.mapping.columns).not.toHaveProperty('total');
});

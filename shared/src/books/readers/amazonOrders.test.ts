import { checked } from '../books.testing';

test('Amazon orders: a price is that of all pieces; shipping is part of the sales', async () => {
  const file = [
    'amazon-order-id,purchase-date,order-status,product-name,sku,quantity,currency,item-price,item-tax,shipping-price,shipping-tax,item-promotion-discount,ship-promotion-discount',
    '111-1,2026-07-01T10:00:00+00:00,Shipped,Cup,C,2,USD,20.00,1.60,5.00,0.40,2.00,1.00',
    '111-1,2026-07-01T10:00:00+00:00,Shipped,Tea,T,1,USD,4.00,0.32,0.00,0.00,0.00,0.00',
    '111-2,2026-07-02T10:00:00+00:00,Cancelled,Cup,C,1,USD,10.00,0.80,0.00,0.00,0.00,0.00',
    '111-3,2026-07-02T10:00:00+00:00,Pending,Cup,C,1,,,,,,,',
  ]
    .join('\n')
    .replaceAll(',', '\t');
  const { files, totals } = await checked([file]);
  expect(files).toMatchObject([{ kind: 'amazon-orders', rows: 4, booked: 2, refused: 0, skipped: 2 }]);
  expect(totals).toMatchObject({
    transactions: 1,
    grossSales: '29.00',
    discounts: '-3.00',
    netSales: '26.00',
    taxes: '2.32',
  });
  const again = await checked([file, file]);
  expect(again.files[1]).toMatchObject({ booked: 0, skipped: 4 });
});

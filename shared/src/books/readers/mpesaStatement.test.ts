import { checked } from '../books.testing';

test('M-Pesa: what was paid in, charges and reversals; what was moved or spent sells nothing', async () => {
  const csv = [
    'MPESA STATEMENT',
    'Customer Name:,ACME HARDWARE',
    'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance',
    'QJ1,2026-09-15 14:02:11,Customer Payment to Till from 2547******678,Completed,"1,740.00",,"1,740.00"',
    'QJ2,2026-09-15 15:00:00,Pay Bill Online,Completed,500.00,,"2,240.00"',
    'QJ2,2026-09-15 15:00:00,Pay Bill Charge,Completed,,-5.00,"2,235.00"',
    'QJ3,2026-09-16 09:10:00,Business Payment to Bank,Completed,,"-1,000.00","1,235.00"',
    'QJ4,2026-09-16 09:12:00,Customer Payment to Till,Failed,90.00,,"1,235.00"',
    'QJ5,2026-09-17 09:12:00,Pay Bill Reversal,Completed,,-40.00,"1,195.00"',
  ].join('\n');
  const { files, totals, days } = await checked([csv], { currency: 'KES' });
  expect(files).toMatchObject([{ kind: 'mpesa-statement', rows: 6, booked: 4, refused: 0, skipped: 2 }]);
  expect(totals).toMatchObject({ transactions: 4, totalCollected: '2200.00', fees: null, netSales: null });
  expect(Object.keys(days)).toEqual(['2026-09-15', '2026-09-17']);
});

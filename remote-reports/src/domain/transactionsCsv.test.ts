import { readCsv } from '@back-office/shared/csv';
import { createLedger } from '@back-office/shared/ledger';
import { salesOf } from '@back-office/shared/ledger/testing';
import { moneyCell } from './csvCells';
import { csvOf, salesDetailColumns } from './transactionsCsv';

const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });

test('the header line has the 19 prescribed columns', () => {
  expect(csvOf([], salesDetailColumns)).toBe(
    '\uFEFFDate,Time,Time Zone,Gross Sales,Items,Service Charges,Returns,Discounts,Comps,Net Sales,Gift Card Sales,' +
      'Taxes,Tips,Partial Refunds,Channel,Device,Device Nickname,Source,Staff Name\r\n',
  );
});

test('rows are in the given order, with a cell for each column', () => {
  const shown = rows.toReversed();
  const [, ...records] = readCsv(csvOf(shown, salesDetailColumns), ',').map(({ cells }) => cells);
  expect(records.map((cells) => cells.slice(0, 3))).toEqual(
    shown.map(({ date, time, timeZone }) => [date, time, timeZone]),
  );
  expect(records.map((cells) => cells.slice(-5))).toEqual(
    shown.map((row) => [row.channel, row.device, row.deviceNickname, row.source, row.staffName]),
  );
});

test('a sale after midnight has the day of its time, not its business day', () => {
  const [row] = rows;
  if (!row) throw new Error('The sample week has no rows.');
  const late = { ...row, date: '2024-02-28', minute: 1_530, time: '1:30 AM' };
  expect(readCsv(csvOf([late], salesDetailColumns), ',')[1]?.cells.slice(0, 2)).toEqual(['2024-02-29', '1:30 AM']);
});

test('money is a plain decimal with the sign of the report: returns are negative', () => {
  const refund = rows.find(({ returns, grossSales }) => returns > 0 && grossSales === 0);
  if (!refund) throw new Error('The sample week has no refund of items.');
  const money = readCsv(csvOf([refund], salesDetailColumns), ',')[1]?.cells.slice(3, 14) ?? [];
  const { returns, taxes } = salesOf([refund]);
  const text = (cents: number) => (cents / 100).toFixed(2);
  expect(returns).toBeLessThan(0);
  expect(money).toEqual([0, 0, 0, returns, 0, 0, returns, 0, taxes, 0, 0].map(text));
});

test('texts that a spreadsheet would execute are neutralized', () => {
  const [row] = rows;
  if (!row) throw new Error('The sample week has no rows.');
  const csv = csvOf([{ ...row, staffName: '=HYPERLINK("x")', device: 'Register, 1' }], salesDetailColumns);
  expect(csv).toContain('"\'=HYPERLINK(""x"")"');
  expect(csv).toContain('"Register, 1"');
});

test('other lists can append columns', () => {
  const columns = [...salesDetailColumns.slice(0, 1), { header: 'Total Collected', cell: () => moneyCell(-5) }];
  expect(csvOf(rows.slice(0, 1), columns)).toBe('\uFEFFDate,Total Collected\r\n2025-06-22,-0.05\r\n');
});

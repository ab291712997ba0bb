import type { FigurePreview, ImportedFile, ImportPreview, ReadPreview } from '@back-office/shared/books/import';
import { unknown } from '@back-office/shared/format';
import { aboutImported, differenceText, summaryText } from './importTexts';

const file: ImportedFile = {
  name: 'payments.csv',
  kind: 'payments-table',
  label: 'Table of payments',
  importedAt: Date.UTC(2026, 6, 18),
  rows: 3,
  booked: 2,
  refused: 1,
  skipped: 0,
  days: { from: '2026-07-01', to: '2026-07-03' },
  netSales: 4250,
  isWithoutNames: false,
  timeZone: 'America/New_York',
  dayStart: 0,
};

test('an imported file is described by its days, rows and net sales', () => {
  expect(aboutImported(file)).toBe('Jul 1 – 3, 2026 · 3 rows · 2 booked · 1 refused · net sales $42.50');
});

test('a file without sales of its own has no net sales, not net sales of 0', () => {
  expect(aboutImported({ ...file, booked: 0, refused: 3, days: null, netSales: 0 })).toBe(
    '3 rows · 0 booked · 3 refused',
  );
});

test('of sums of days, nobody knows how many transactions are added', () => {
  const totals = (netSales: number | typeof unknown) =>
    Object.assign(
      { grossSales: unknown, discounts: unknown, returns: unknown, taxes: unknown, tips: unknown },
      { netSales, totalCollected: unknown, fees: unknown, netTotal: unknown },
    );
  const files = [{ name: 'days.csv', choices: {}, kind: 'mapped', rows: 0, refused: [] }];
  const preview = (netSales: number | typeof unknown) =>
    ({
      files,
      before: { transactions: 3, totals: totals(500) },
      after: { transactions: unknown, totals: totals(netSales) },
    }) as unknown as ImportPreview;
  expect(summaryText(preview(1700))).toBe('Adds $12.00 of net sales. Nothing is sent anywhere.');
  expect(summaryText(preview(unknown))).toBe('Adds sales of days. Nothing is sent anywhere.');
});

test('a column of sales that subtracts returns says so, and another difference does not', () => {
  const grossSales = (sum: number): FigurePreview => ({
    figure: 'grossSales',
    booked: 20000,
    column: { header: 'Gross Sales', sum },
    difference: sum - 20000,
  });
  const returns: FigurePreview = { figure: 'returns', booked: -3000, column: undefined, difference: 0 };
  const read = { skipped: [], rounding: 0, figures: [returns] } as unknown as ReadPreview;
  expect(differenceText(grossSales(17000), read)).toBe('($30.00): returns, which the column subtracts');
  expect(differenceText(grossSales(17100), read)).toBe('($29.00): the column counts it in another way');
  expect(differenceText(grossSales(20000), read)).toBe('Ties');
});

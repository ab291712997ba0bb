import type { Cents } from '@back-office/shared/format';
import type { FigureGroup } from '@back-office/shared/ledger';
import { paymentTypesOf } from './paymentTypes';

const group = (key: string, payments: Cents, groups: readonly FigureGroup[] = []): FigureGroup => ({
  key,
  figures: { 'total-payments': payments },
  transactions: 1,
  facts: {},
  groups,
});

test('the tenders of the product come first, then those that only the source has, by name and in a neutral color', () => {
  const sales = group('', 200, [group('Voucher', 40), group('Cash', 60), group('Check', 100)]);
  expect(paymentTypesOf(sales).map(({ name, amount, percentage, color }) => [name, amount, percentage, color])).toEqual(
    [
      ['Card', 0, 0, 'chart1'],
      ['Cash', 60, 0.3, 'chart2'],
      ['Digital Wallet', 0, 0, 'chart3'],
      ['Other', 0, 0, 'chart4'],
      ['Check', 100, 0.5, 'chartTrack'],
      ['Voucher', 40, 0.2, 'chartTrack'],
    ],
  );
});

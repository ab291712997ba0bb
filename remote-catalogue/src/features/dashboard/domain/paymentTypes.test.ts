import { notInFiles, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import type { FigureGroup } from '@back-office/shared/ledger';
import { paymentTypesOf } from './paymentTypes';

const group = (key: string, payments: Cents | Unknown, groups: readonly FigureGroup[] = []): FigureGroup => ({
  key,
  figures: { 'total-payments': payments },
  transactions: 1,
  facts: {},
  groups,
});

test('a source with tenders of its own shows those of the product that it has, then its own, by name', () => {
  const sales = group('', 200, [group('Voucher', 40), group('Cash', 60), group('Check', 100)]);
  expect(paymentTypesOf(sales).map(({ name, amount, percentage, color }) => [name, amount, percentage, color])).toEqual(
    [
      ['Cash', 60, 0.3, 'chart2'],
      ['Other', 0, 0, 'chart4'],
      ['Check', 100, 0.5, 'chart1'],
      ['Voucher', 40, 0.2, 'chart3'],
    ],
  );
});

test('tenders of the source have colors of their own as long as there are some; payments without a tender are neutral', () => {
  const names = ['Card', 'Amex', 'Check', 'Gift card', 'Lunch voucher', 'Points', notInFiles];
  const types = paymentTypesOf(
    group(
      '',
      700,
      names.map((name) => group(name, 100)),
    ),
  );
  expect(types.map(({ name, color }) => `${name}: ${color}`)).toEqual([
    'Card: chart1',
    'Other: chart4',
    'Amex: chart2',
    'Check: chart3',
    'Gift card: chart5',
    'Lunch voucher: chart6',
    `${notInFiles}: chartTrack`,
    'Points: chartTrack',
  ]);
});

test('without tenders of its own a source shows all of the product', () => {
  expect(paymentTypesOf(group('', 60, [group('Cash', 60)])).map(({ name, amount }) => [name, amount])).toEqual([
    ['Card', 0],
    ['Cash', 60],
    ['Digital Wallet', 0],
    ['Other', 0],
  ]);
});

test.each([
  // All that is paid, part of it, or nothing has a tender in the files.
  [
    [group(notInFiles, 300)],
    [
      ['Card', unknown],
      ['Cash', unknown],
      ['Digital Wallet', unknown],
      ['Other', unknown],
      [notInFiles, 300],
    ],
  ],
  [
    [group('Cash', 60), group(notInFiles, 240)],
    [
      ['Card', unknown],
      ['Cash', 60],
      ['Digital Wallet', unknown],
      ['Other', unknown],
      [notInFiles, 240],
    ],
  ],
  [
    [group(notInFiles, unknown)],
    [
      ['Card', unknown],
      ['Cash', unknown],
      ['Digital Wallet', unknown],
      ['Other', unknown],
    ],
  ],
  [
    [group('Cash', 300), group(notInFiles, 0)],
    [
      ['Card', 0],
      ['Cash', 300],
      ['Digital Wallet', 0],
      ['Other', 0],
    ],
  ],
] as const)(
  'payments without a tender in the files make a tender that nobody is known to have used unknown',
  (groups, expected) => {
    const types = paymentTypesOf(group('', 300, groups));
    expect(types.map(({ name, amount }) => [name, amount])).toEqual(expected);
  },
);

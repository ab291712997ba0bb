import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import type { ImportPreview } from './importTypes';
import { previewOf } from './importing.testing';

const currencyWarningsOf = ({ warnings }: ImportPreview) =>
  warnings.filter(({ reason }) => reason.includes('imported as dollars without'));
const currencyWarnings = (text: string, fileName?: string) => currencyWarningsOf(previewOf(text, [], fileName));

const codes = Intl.supportedValuesOf('currency').filter((code) => code !== 'USD');
const code = fc.oneof(
  fc.constantFrom('EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'PLN', 'JPY', 'INR', 'BRL'),
  fc.constantFrom(...codes),
);
const symbol = fc.constantFrom(
  ...['€', '£', '¥', '￥', '₹', '₩', '₪', '₫', '₺', '₽', '₱', '฿', 'C$', 'CA$', 'A$', 'AU$', 'NZ$', 'R$', 'MX$', 'HK$'],
  ...[
    'NT$',
    'CN¥',
    'kr',
    'kr.',
    'Kr',
    'zł',
    'Kč',
    'Ft',
    'lei',
    'Rs',
    'Rs.',
    'RM',
    'Rp',
    'Fr.',
    'SFr.',
    'S/',
    'TL',
    'лв.',
  ],
);
const noMark = fc.constantFrom('', '$');
const usDollar = fc.constantFrom('', '$', 'US$', 'USD', 'US $', 'usd');
const place = fc.constantFrom<(number: string, mark: string) => string>(
  (number, mark) => `${mark}${number}`,
  (number, mark) => `${mark} ${number}`,
  (number, mark) => `${number} ${mark}`,
  (number, mark) => `${number}\u00a0${mark}`,
  (number, mark) => `${number}${mark}`,
);
const header = fc.constantFrom(
  ...['Currency', 'currency', 'Currency Code', 'currency_code', 'Price Currency', 'priceCurrency', 'ISO currency'],
  ...['Variant Currency', 'Währung', 'Devise', 'Moneda', 'CURRENCY', 'Curr.', 'CCY'],
);
const priceHeader = fc.constantFrom<(mark: string) => string>(
  (mark) => `Price (${mark})`,
  (mark) => `Price ${mark}`,
  (mark) => `price_${mark.toLowerCase()}`,
  (mark) => `Preis in ${mark}`,
  (mark) => `Regular price [${mark}]`,
);
const number = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.nat(99))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
/** Where the only evidence stands. */
const row = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 399 }));

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const csv = (delimiter: string, comma: boolean) => (table: Table) =>
  [table.header, ...table.rows]
    .map((cells) => cells.map((cell) => (comma ? cell.replace(/(\d)\.(\d\d)(?!\d)/, '$1,$2') : cell)).join(delimiter))
    .join('\n');
const file = fc.constantFrom<readonly [string, (table: Table) => string]>(
  ['a.csv', csv(',', false)],
  ['a.csv', csv(';', false)],
  ['a.csv', csv(';', true)],
  ['a.tsv', csv('\t', true)],
  [
    'a.json',
    ({ header: names, rows }) =>
      JSON.stringify(rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])))),
  ],
);

/** A file of `length` rows; `mark` stands in row `at` only. */
function tableWith(at: number, number: string, mark: string, put: (number: string, mark: string) => string): Table {
  const rows = Array.from({ length: at + 3 }, (_, index) => [
    `Item ${index}`,
    index === at ? put(number, mark) : number,
  ]);
  return { header: ['Name', 'Price'], rows };
}

const runs = { seed: 20260722, numRuns: effort(100, 250) };

test('a symbol or code in any row is a warning, and the row is imported', () => {
  fc.assert(
    fc.property(file, row, number, fc.oneof(code, symbol), place, ([name, write], at, price, mark, put) => {
      const table = tableWith(at, price, mark, put);
      const preview = previewOf(write(table), [], name);
      expect(preview.bad).toEqual([]);
      expect(preview.added[at]?.item.price).toBe(`$${price}`);
      expect(currencyWarningsOf(preview)).toHaveLength(1);
    }),
    runs,
  );
});

test('a currency column is a warning, whatever its header', () => {
  fc.assert(
    fc.property(file, row, number, code, header, noMark, ([name, write], at, price, mark, currency, sign) => {
      const rows = tableWith(at, price, sign, (text, dollar) => `${dollar}${text}`).rows;
      const table = {
        header: ['Name', 'Price', currency],
        rows: rows.map((cells, index) => [...cells, index === at ? mark : 'USD']),
      };
      expect(currencyWarnings(write(table), name)).toHaveLength(1);
    }),
    runs,
  );
});

test('a currency in the header of the price is a warning', () => {
  fc.assert(
    fc.property(
      file,
      number,
      fc.oneof(fc.constantFrom('€', '£', 'kr', 'zł', 'C$'), code.filter(isNoWord)),
      priceHeader,
      ([name, write], price, mark, head) => {
        const table = { header: ['Name', head(mark)], rows: [['Cup', price]] };
        expect(currencyWarnings(write(table), name)).toHaveLength(1);
      },
    ),
    runs,
  );
});

/** `price_all` is not in lek. */
function isNoWord(text: string) {
  return !/^(ALL|BAM|BOB|COP|CUP|GEL|MAD|MOP|PEN|RON|SOS|TOP|TRY)$/.test(text);
}

test('US dollars are no warning, in cells, columns and headers', () => {
  fc.assert(
    fc.property(
      ...([
        file,
        row,
        number,
        usDollar,
        place,
        usDollar,
        header,
        fc.constantFrom('Price', 'Price USD', 'Price ($)', 'Price (US$)', 'price_usd', 'PRICE ALL'),
      ] as const),
      ([name, write], at, price, mark, put, inColumn, currency, head) => {
        const { rows } = tableWith(at, price, mark, put);
        const table = { header: ['Name', head, currency], rows: rows.map((cells) => [...cells, inColumn]) };
        const preview = previewOf(write(table), [], name);
        expect(preview.mappingErrors).toEqual([]);
        expect(preview.bad).toEqual([]);
        expect(currencyWarningsOf(preview)).toEqual([]);
      },
    ),
    runs,
  );
});

test.each([
  ['a line above the table', 'Price list 2025;\nAll prices in EUR;\nName;Price\nCup;4.50\n', 'EUR'],
  ['a code and a sign', 'Name,Price\nCup,$4.50 CAD\n', 'CAD'],
  ['another currency in each row', 'Name,Price\nCup,€4\nPot,kr 5\nJug,CHF 6\n', '€, kr and CHF'],
  ['one row of three', 'Name,Price\nCup,4\nPot,5 kr\nJug,6\n', 'kr (1 row, the first in line 3)'],
  ['the currency of the unit', 'Name,Price,Unit\nCup,4,EUR/kg\n', 'EUR'],
  ['the currency in words', 'Name,Price,Currency\nCup,4,Euro\n', 'Euro'],
])('the warning names %s', (_what, text, named) =>
  expect(currencyWarnings(text)).toMatchObject([
    {
      reason: `Prices in ${named} are imported as dollars without conversion.`,
      value: expect.stringMatching(/\d/) as string,
    },
  ]),
);

test.each([['Name,Price\nCup,5 cup\n'], ['Name,Price\nCup,50¢\n'], ['Name,Price\nCup,$$5\n']])(
  '%j has no price',
  (text) => expect(previewOf(text).bad).toHaveLength(1),
);

test('rows that are not imported do not count', () => {
  expect(currencyWarnings('Name,Price\nCup,€ four\nPot,5\n')).toEqual([]);
  expect(currencyWarnings('Name,Price\n,€4\nPot,5\n')).toEqual([]);
});

test('the period of an abbreviation is no decimal mark', () => {
  const prices = previewOf('Name;Price\nCup;Rs.500\nPot;Fr.1.200,50\nJug;12,- kr\n');
  expect(prices.numbers).toEqual({ mark: ',' });
  expect(prices.added.map(({ item }) => item.price)).toEqual(['$500.00', '$1200.50', '$12.00']);
});

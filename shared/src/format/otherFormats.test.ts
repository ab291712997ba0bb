import fc from 'fast-check';
import { formatRange, longDay, longRange, monthLabel, shortDay, weekdayName } from './day';
import { centsText, currencyDecimals, formatMoney, parseCents, spokenMoney } from './money';
import { fileSize, formatCount, formatDecimal, formatPercent, formatSignedPercent, listOfNames } from './numbers';
import { samplePageFormat, setPageFormat } from './pageFormat';
import { parseTypedNumber, typedText } from './typedNumber';

afterEach(() => setPageFormat(samplePageFormat));

function writeIn(locale: string, currency: string, decimals?: number) {
  setPageFormat({ ...samplePageFormat, locale, currency, decimals, firstWeekday: undefined });
}

/** No-break spaces are written as plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['de-DE', 'EUR', '1.234,50 €', '−1.234,50 €', '1234.50'],
  ['ja-JP', 'JPY', '￥123,450', '(￥123,450)', '123450'],
  ['en-KW', 'KWD', 'KWD 123.450', '(KWD 123.450)', '123.450'],
  ['en-IN', 'INR', '₹1,234.50', '(₹1,234.50)', '1234.50'],
  ['en-GB', 'GBP', '£1,234.50', '(£1,234.50)', '1234.50'],
  ['fr-FR', 'EUR', '1 234,50 €', '(1 234,50 €)', '1234.50'],
  ['sv-SE', 'SEK', '1 234,50 kr', '−1 234,50 kr', '1234.50'],
  ['en-US', 'HUF', 'HUF 1,234.50', '(HUF 1,234.50)', '1234.50'],
])('in %s, 123450 of %s are %s, owed %s, and %s in files', (locale, currency, text, owed, inFiles) => {
  writeIn(locale, currency);
  expect([formatMoney(123_450), formatMoney(-123_450)].map(plain)).toEqual([text, owed]);
  expect(plain(spokenMoney(-123_450))).toBe(`minus ${text}`);
  expect(centsText(123_450)).toBe(inFiles);
});

test('a source that counts other units than ISO 4217 says so', () => {
  writeIn('en-US', 'IQD', 0);
  expect([currencyDecimals(), currencyDecimals('KWD'), currencyDecimals('JPY'), currencyDecimals('EUR')]).toEqual([
    0, 3, 0, 2,
  ]);
  expect(centsText(5)).toBe('5');
});

test.each([
  ['de-DE', 'EUR', '1.234,50', 123_450],
  ['de-DE', 'EUR', '1234,5', 123_450],
  ['de-DE', 'EUR', '1.234,50 €', 123_450],
  ['de-DE', 'EUR', '€ 5', 500],
  ['de-DE', 'EUR', 'EUR 5', 500],
  ['de-DE', 'EUR', '5 eur', 500],
  ['de-DE', 'EUR', '−5,00 €', -500],
  ['de-DE', 'EUR', '12.50', undefined],
  ['de-DE', 'EUR', '1.23', undefined],
  ['de-DE', 'EUR', '$5', undefined],
  ['ja-JP', 'JPY', '￥1,234', 1_234],
  ['ja-JP', 'JPY', '(￥1,234)', -1_234],
  ['ja-JP', 'JPY', '12.5', 13],
  ['en-KW', 'KWD', '1.2345', 1_235],
  ['en-KW', 'KWD', 'KWD 0.001', 1],
  ['en-IN', 'INR', '₹12,34,567.80', 123_456_780],
  ['en-IN', 'INR', '1,234,567', 123_456_700],
  ['en-IN', 'INR', '1,2345', undefined],
  ['fr-FR', 'EUR', '1 234,50', 123_450],
  ['de-CH', 'CHF', "CHF 1'234.50", 123_450],
  ['ar-KW', 'KWD', '١٬٢٣٤٫٥٠٠', 1_234_500],
  ['ar-KW', 'KWD', '1٬234٫500', 1_234_500],
])('in %s with %s, “%s” is %p', (locale, currency, text, amount) => {
  writeIn(locale, currency);
  expect(parseCents(text)).toBe(amount);
});

test('every amount is read back as it is written, in any locale and currency', () => {
  const settings = fc.record({
    locale: fc.constantFrom(
      'en-US',
      'de-DE',
      'de-CH',
      'fr-FR',
      'sv-SE',
      'en-IN',
      'hi-IN',
      'ja-JP',
      'ar-KW',
      'fa-IR',
      'pt-BR',
      'es-ES',
    ),
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'INR', 'CHF', 'SEK', 'IRR', 'BRL', 'CLF'),
  });
  fc.assert(
    fc.property(settings, fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), ({ locale, currency }, amount) => {
      writeIn(locale, currency);
      expect(parseCents(formatMoney(amount))).toBe(amount);
      expect(parseCents(typedText(centsText(amount)))).toBe(amount);
    }),
    { numRuns: 300 },
  );
});

test('numbers follow the locale, and sentences stay English', () => {
  writeIn('de-DE', 'EUR');
  expect([formatCount(10_000), formatCount(-3), formatDecimal(-1.5, 1), formatDecimal(1234, 0)]).toEqual([
    '10.000',
    '−3',
    '−1,5',
    '1234',
  ]);
  expect([formatPercent(0.125, 1), formatSignedPercent(-0.125)].map(plain)).toEqual(['12,5 %', '−12,5 %']);
  expect([fileSize(1_536), fileSize(52_428_800)]).toEqual(['1,5 KB', '50 MB']);
  expect(listOfNames(['Tea', 'Milk', 'Bread'])).toBe('Tea, Milk, and Bread');
  expect(parseTypedNumber('1,5')).toEqual({ decimal: { units: 15n, scale: 1 }, text: '1.5' });
});

// Browsers differ in commas and in the spaces around dashes.
test.each([
  ['de-DE', '18. Juli', 'Freitag 18. Juli 2025', 'Juni 2025', 'Sonntag', '22.–28. Juni 2025'],
  ['en-GB', '18 Jul', 'Friday 18 July 2025', 'June 2025', 'Sunday', '22–28 Jun 2025'],
])('in %s days are written %s and %s', (locale, short, long, month, sunday, week) => {
  writeIn(locale, 'EUR');
  const withoutComma = (text: string) => text.replace(',', '');
  expect(withoutComma(longDay('2025-07-18'))).toBe(long);
  expect([shortDay('2025-07-18'), monthLabel('2025-06-01'), weekdayName(0)]).toEqual([short, month, sunday]);
  expect(formatRange({ from: '2025-06-22', to: '2025-06-28' }).replace(/\s?–\s?/, '–')).toBe(week);
  expect(withoutComma(longRange({ from: '2025-07-18', to: '2025-07-18' }))).toBe(long);
  expect(longRange({ from: '2024-12-28', to: '2025-01-03' })).toContain('2024');
});

test('months and years are those of the calendar that reports count by', () => {
  writeIn('th-TH', 'THB');
  expect(monthLabel('2025-06-01')).toContain('2025');
});

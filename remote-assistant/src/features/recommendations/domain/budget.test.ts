import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { budgetOf } from './budget';

afterEach(() => setPageFormat(samplePageFormat));

const usd = { currency: 'USD', locale: 'en-US' };
const german = { currency: 'EUR', locale: 'de-DE' };
const french = { currency: 'EUR', locale: 'fr-FR' };
const japanese = { currency: 'JPY', locale: 'ja-JP' };
const indian = { currency: 'INR', locale: 'en-IN' };
const kuwaiti = { currency: 'KWD', locale: 'en-KW' };
const swedish = { currency: 'SEK', locale: 'sv-SE' };
const swiss = { currency: 'CHF', locale: 'de-CH' };

test.each([
  [german, 'something under 1.200 EUR', 120_000],
  [german, 'between 1.200 € and 1.500 €', 150_000],
  [german, 'between 1.200 and 1.500,50 euros', 150_050],
  [german, 'under 40,50 EUR', 4_050],
  [german, 'under 40,5', 4_050],
  [german, 'EUR 1.234.567,89', 123_456_789],
  // As in English, which the merchant writes.
  [german, 'under 40.50 €', 4_050],
  [german, 'under 1,200 €', 120_000],
  [german, 'under €1,200.50', 120_050],
  [german, 'a printer for fifty euros', 5_000],
  [french, 'moins under 1 200,50 €', 120_050],
  [french, 'under 1\u202f200 €', 120_000],
  [swedish, 'under 1 200 kr', 120_000],
  [swedish, 'kr 400', 40_000],
  [swedish, 'up to 500 kronor', 50_000],
  [swiss, 'under 1’200.50 francs', 120_050],
  [japanese, 'under ¥12,000', 12_000],
  [japanese, '￥12,000 at most', 12_000],
  [japanese, '12,000円', 12_000],
  [japanese, 'up to two thousand yen', 2_000],
  [indian, 'under ₹1,20,000', 12_000_000],
  [indian, 'under 500 rupees', 50_000],
  [kuwaiti, 'under KWD 12.505', 12_505],
  [kuwaiti, 'under 12.505', 12_505],
  [kuwaiti, 'up to 40 dinars', 40_000],
  [usd, 'under 1.200 dollars', 120_000],
  [usd, 'under 12.5', 1_250],
  [usd, 'top 5 things under $40', 4_000],
] as const)('in %j the budget of “%s” is %d', (format, need, amount) => {
  setPageFormat({ ...samplePageFormat, ...format });
  expect(budgetOf(need)).toEqual({ amount, isStated: true });
});

test.each([
  [usd, 'under 400 kroner', '400 kroner'],
  [usd, 'under £40', '£40'],
  [german, 'under ¥4.000', '¥4.000'],
  [german, 'under 40 dinars', '40 dinars'],
  [swedish, 'under 40,50 EUR', '40,50 EUR'],
])('in %j the budget of “%s” is in another currency', (format, need, foreign) => {
  setPageFormat({ ...samplePageFormat, ...format });
  expect(budgetOf(need).foreign).toBe(foreign);
});

test('signs and words of several currencies may be the shop’s own', () => {
  setPageFormat({ ...samplePageFormat, currency: 'CNY', locale: 'zh-CN' });
  expect(budgetOf('under ¥400').foreign).toBeUndefined();
  setPageFormat({ ...samplePageFormat, currency: 'NOK', locale: 'nb-NO' });
  expect(budgetOf('under 400 kroner').foreign).toBeUndefined();
  setPageFormat({ ...samplePageFormat, currency: 'TRY', locale: 'tr-TR' });
  expect(budgetOf('under 400 TRY')).toEqual({ amount: 40_000, isStated: true });
});

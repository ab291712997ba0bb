import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { readWords } from '../language/words';
import { amountIn } from './quantities';

afterEach(() => setPageFormat(samplePageFormat));

const usd = { currency: 'USD', locale: 'en-US' };
const german = { currency: 'EUR', locale: 'de-DE' };
const swedish = { currency: 'SEK', locale: 'sv-SE' };
const swiss = { currency: 'CHF', locale: 'de-CH' };
const japanese = { currency: 'JPY', locale: 'ja-JP' };
const indian = { currency: 'INR', locale: 'en-IN' };
const kuwaiti = { currency: 'KWD', locale: 'en-KW' };

test.each([
  [usd, 'payments over $1,200.50', 120_050],
  [usd, 'sales of 48 dollars', 4_800],
  [usd, 'sales of 40.50', 4_050],
  [german, 'sales over 1.200 € last week', 120_000],
  [german, 'sales over €1.200,50', 120_050],
  [german, 'a payment of 40,50 EUR', 4_050],
  [german, 'a payment of EUR 40,50', 4_050],
  [german, 'sales of 40,50', 4_050],
  [german, 'sales of 40.50 euros', 4_050],
  [swedish, 'sales above 1 200 kr', 120_000],
  [swedish, 'sales of 400 kronor', 40_000],
  [swiss, 'sales of 1’200.50 francs', 120_050],
  [japanese, 'sales over ¥12,000', 12_000],
  [japanese, 'sales of 12,000円', 12_000],
  [japanese, 'sales of 3000 yen', 3_000],
  [indian, 'payments of ₹1,20,000', 12_000_000],
  [indian, 'payments of 500 rupees', 50_000],
  [kuwaiti, 'sales of 12.505', 12_505],
  [kuwaiti, 'sales of 40 dinars', 40_000],
])('in %j the amount of “%s” is %d', (format, question, amount) => {
  setPageFormat({ ...samplePageFormat, ...format });
  expect(amountIn(readWords(question, new Set()), false)?.value).toBe(amount);
});

test.each([
  [usd, 'sales of june 22,23'],
  [german, 'top 5 items'],
  [german, 'sales on 22.06.2025'],
  [japanese, 'the last 12 days'],
])('in %j “%s” has no amount', (format, question) => {
  setPageFormat({ ...samplePageFormat, ...format });
  expect(amountIn(readWords(question, new Set()), false)).toBeUndefined();
});

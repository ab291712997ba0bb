import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { isPrice, noPrice, priceLabel, pricePlaceholder, priceText, splitPrice, stepPrice, typedPrice } from './price';

function openShop(currency: string, locale: string) {
  setPageFormat({ ...samplePageFormat, currency, locale, firstWeekday: undefined });
}

afterEach(() => setPageFormat(samplePageFormat));

test.each([
  ['EUR', 'de-DE', '1.234,5', '/kg', 'EUR 1234.50/kg', '1234,50', '1.234,50\u00a0€/kg'],
  ['EUR', 'de-DE', '12,50 €', '', 'EUR 12.50', '12,50', '12,50\u00a0€'],
  ['EUR', 'de-DE', '-3', '', 'EUR -3.00', '-3,00', '−3,00\u00a0€'],
  ['JPY', 'en-US', '¥1,200', '/ea', 'JPY 1200/ea', '1200', '¥1,200/ea'],
  ['KWD', 'en-KW', '1.2345', '', 'KWD 1.235', '1.235', 'KWD\u00a01.235'],
  ['INR', 'en-IN', '₹1,00,000', '', 'INR 100000.00', '100000.00', '₹1,00,000.00'],
])('in %s and %s, “%s” is stored and shown again', (currency, locale, entry, suffix, stored, typed, label) => {
  openShop(currency, locale);
  expect(priceText(entry, suffix)).toBe(stored);
  expect(typedPrice(stored)).toBe(typed);
  expect(priceLabel(stored).replaceAll(',', '')).toBe(label.replaceAll(',', ''));
  expect(priceText(typed, suffix)).toBe(stored);
});

test.each([
  ['JPY', 'en-US', '0'],
  ['KWD', 'en-KW', '0.000'],
  ['EUR', 'de-DE', '0,00'],
])('in %s and %s an empty price field shows “%s”', (currency, locale, shown) => {
  openShop(currency, locale);
  expect(pricePlaceholder()).toBe(shown);
});

test('a shop keeps prices when its locale changes', () => {
  openShop('EUR', 'de-DE');
  const stored = priceText('1.234,50');
  openShop('EUR', 'en-IE');
  expect([stored, typedPrice(stored), priceLabel(stored)]).toEqual(['EUR 1234.50', '1234.50', '€1,234.50']);
});

test('a price in another currency than the shop’s is text, and no entry', () => {
  openShop('EUR', 'de-DE');
  expect(splitPrice('$12.50/ea')).toEqual({ amount: '$12.50/ea', suffix: '' });
  expect(priceLabel('$12.50/ea')).toBe('$12.50/ea');
  expect([isPrice('$12.50'), isPrice('12.50'), isPrice('12,50')]).toEqual([false, false, true]);
});

test('arrow keys change a price by the smallest unit; without an entry it is zero', () => {
  openShop('JPY', 'ja-JP');
  expect([stepPrice('120', 1), noPrice()]).toEqual(['121', 'JPY 0']);
  openShop('EUR', 'de-DE');
  expect([stepPrice('1,99', 1), stepPrice('', 1), noPrice()]).toEqual(['2,00', '0,01', 'EUR 0.00']);
});

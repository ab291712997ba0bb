/** Currency signs that mean one currency; `$` is a guess, because merchants who sell in others name them. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(?:CA|C)\$/, 'CAD'],
  [/(?:AU|A)\$/, 'AUD'],
  [/NZ\$/, 'NZD'],
  [/R\$/, 'BRL'],
  [/MX\$/, 'MXN'],
  [/HK\$/, 'HKD'],
  [/NT\$/, 'TWD'],
  [/S\$/, 'SGD'],
  [/\$/, 'USD'],
  [/£/, 'GBP'],
  [/€/, 'EUR'],
  [/[¥￥円]/, 'JPY'],
  [/₹/, 'INR'],
  [/₱/, 'PHP'],
  [/฿/, 'THB'],
  [/[₩원]/, 'KRW'],
  [/₫/, 'VND'],
  [/₦/, 'NGN'],
  [/৳/, 'BDT'],
  [/₪/, 'ILS'],
  [/₺/, 'TRY'],
  [/₴/, 'UAH'],
  [/zł/, 'PLN'],
  [/Kč/, 'CZK'],
];

/** The currency that the sign in an amount means. */
export function currencyOfSign(cell: string): string | undefined {
  return signs.find(([sign]) => sign.test(cell))?.[1];
}

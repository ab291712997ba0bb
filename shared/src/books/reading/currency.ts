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
  [/[¥￥]/, 'JPY'],
  [/₹/, 'INR'],
  [/₱/, 'PHP'],
  [/฿/, 'THB'],
  [/₩/, 'KRW'],
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

/** By ISO 4217. All others have two. */
const otherDecimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

/** The decimals of a currency: USD 2, JPY 0, KWD 3. */
export function currencyDecimals(code: string): number {
  return Number(Object.keys(otherDecimals).find((each) => otherDecimals[Number(each)]?.includes(code)) ?? 2);
}

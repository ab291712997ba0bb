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

/** Signs that several currencies share. */
const sharedSigns: Readonly<Record<string, RegExp>> = {
  $: /^(?:[A-Z]{2}D|MXN|ARS|CLP|COP|UYU)$/,
  kr: /^(?:SEK|NOK|DKK|ISK)$/,
  '¥': /^(?:JPY|CNY)$/,
  Fr: /^CHF$/,
  Rs: /^(?:INR|PKR|LKR|NPR)$/,
};

/** Whether a text is the sign of a currency, such as `€` or `kr`. */
export function isSignOf(text: string, currency: string): boolean {
  const sign = text.replace(/\.$/, '');
  if (sign === '' || /^[A-Za-z]{3}$/.test(sign)) return false;
  return (sharedSigns[sign]?.test(currency) ?? false) || currencyOfSign(sign) === currency;
}

/** The currency that the sign in an amount means. */
export function currencyOfSign(cell: string): string | undefined {
  return signs.find(([sign]) => sign.test(cell))?.[1];
}

/** `VAT (20.0%)`, `GST 5%`, `Tax 2`: the tax at one of several rates. */
const ratePattern = /[\s_(]*\d+(?:[.,]\d+)?\s*%?\s*\)?(?=\s|_|$)/;

/** Taxes that are due beside each other, each in a column of its own. */
const families = [
  /^(?:gst|hst|pst|qst|rst|tps|tvq|tvh|tvp)$/,
  /^(?:c|s|i|ut)gst$|^cess$/,
  /^(?:state|county|city|local|district|municipal)(?:sales)?tax$/,
] as const;

/** The name of a column without the rate; whether it had one. */
function withoutRate(name: string) {
  const text = name.toLowerCase();
  const base = text.replace(ratePattern, '');
  return { base: base.replace(/[^\p{L}]+/gu, '').replace(/amount$/, ''), hasRate: base !== text };
}

/**
 * The columns whose amounts make the tax together with those of one column: a tax at several rates, or taxes such as GST and
 * PST. A column without a rate, such as `VAT`, is the sum of those with one.
 */
export function otherTaxColumns(header: readonly string[], place: number): readonly number[] {
  const own = withoutRate(header[place] ?? '');
  const family = families.find((each) => each.test(own.base));
  return header.flatMap((name, index) => {
    if (index === place) return [];
    const { base, hasRate } = withoutRate(name);
    const isOfFamily = family?.test(base) ?? false;
    return (own.hasRate && hasRate && base !== '' && base === own.base) || (isOfFamily && base !== own.base)
      ? [index]
      : [];
  });
}

/** The first column with a tax at one of several rates, by the names of the tax; -1 without one. */
export function ratedTaxColumn(header: readonly string[], taxes: readonly string[]): number {
  const bases = new Set(taxes.map((name) => withoutRate(name).base));
  return header.map(withoutRate).findIndex(({ base, hasRate }) => hasRate && bases.has(base));
}

const taxBase =
  /^(?:(?:sales)?tax(?:es)?|vat|gst|hst|pst|qst|rst|tps|tvq|tvh|tvp|tva|mwst|ust|steuer|umsatzsteuer|mehrwertsteuer|iva|btw|moms|mva|alv|dph|kdv|ppn)$/;

/** Whether the name of a column says which tax is in it, as `VAT (20%)` and `GST` do and `Tax` does not. */
export function isNamedTax(name: string): boolean {
  const { base, hasRate } = withoutRate(name);
  const isTax = taxBase.test(base) || families.some((family) => family.test(base));
  return isTax && (hasRate || !/tax/.test(base) || families.some((family) => family.test(base)));
}

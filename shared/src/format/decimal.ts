/** An exact decimal: `units` over ten to the power of `scale`. `12.50` is 1250 over 10². */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Thousands commas only in their places, so that a decimal comma (`12,50`) is refused and not read as 1250. */
const decimalPattern = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/** Parses strict decimal text: no exponent, no words, one decimal point. `undefined` for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = decimalPattern.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const magnitude = BigInt(whole.replaceAll(',', '') + fraction);
  return { units: sign === '-' ? -magnitude : magnitude, scale: fraction.length };
}

/** The same number with `toScale` decimals, rounded half away from zero. */
export function rescale({ units, scale }: Decimal, toScale: number): Decimal {
  if (toScale >= scale) return { units: units * 10n ** BigInt(toScale - scale), scale: toScale };
  const divisor = 10n ** BigInt(scale - toScale);
  const magnitude = units < 0n ? -units : units;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return { units: units < 0n ? -rounded : rounded, scale: toScale };
}

/** Plain text without commas, such as `-1234.50`. Zero has no sign. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`;
}

/** One part of a whole. */
export interface ChartPart {
  readonly name: string;
  /** Whole cents, or a count. A negative value reduces the whole and is not drawn. */
  readonly value: number;
}

export function wholeOf(parts: readonly ChartPart[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/** Share of a value in the whole, 0.906 for `90.6%`; NaN, shown as `N/A`, if the whole is zero. */
export function shareOf(value: number, whole: number): number {
  return whole === 0 ? NaN : value / whole;
}

/** `Total sales: Net sales $2,253.15, Taxes $153.38` */
export function describeParts(
  label: string,
  parts: readonly ChartPart[],
  formatValue: (value: number) => string,
): string {
  const texts = parts.map(({ name, value }) => `${name} ${formatValue(value)}`);
  return texts.length === 0 ? label : `${label}: ${texts.join(', ')}`;
}

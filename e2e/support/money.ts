/** The first amount of a text in cents: `$1,234.50`, in parentheses when negative; NaN where there is none. */
export function cents(text: string | null): number {
  const [, open, whole, part] = /(\()?\$([\d,]+)\.(\d\d)/.exec(text ?? '') ?? [];
  if (whole === undefined) return NaN;
  const amount = Number(whole.replaceAll(',', '') + part);
  return open ? -amount : amount;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

import { parseDecimal } from '@back-office/shared/format';

/** A typed stock: a number, `-` if stock is not counted, `undefined` if it is neither. */
export function parseStock(text: string): number | '-' | undefined {
  const trimmed = text.trim();
  if (trimmed === '-') return '-';
  const count = parseDecimal(trimmed) ? Number(trimmed.replaceAll(',', '')) : NaN;
  return Math.abs(count) <= Number.MAX_SAFE_INTEGER ? count : undefined;
}

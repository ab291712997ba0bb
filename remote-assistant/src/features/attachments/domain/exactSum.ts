import { readNumber, type DecimalMark } from '@back-office/shared/books';

/** A number as it is written in a table: `1,234.50`, `$5`, `-3`, `($7.00)`, `12%`. */
export interface WrittenNumber {
  /** The digits without the decimal point, with their sign. */
  readonly units: number;
  /** How many of them are decimals. */
  readonly scale: number;
}

/** Reads it as the import of sales does. `undefined` if it is no number, or has more digits than can be added exactly. */
export function parseNumber(text: string, mark: DecimalMark = '.'): WrittenNumber | undefined {
  return readNumber(isPercentage(text) ? text.slice(0, -1).trimEnd() : text, mark);
}

/** `12%` and `12` must not be added up as if they were the same. */
export function isPercentage(text: string): boolean {
  return text.endsWith('%');
}

/** Adds decimals exactly, whatever their number of decimals. Plain numbers are used as long as they are exact. */
export function createExactSum() {
  const partial: number[] = [];
  let whole = 0n;
  let wholeScale = 0;

  function flush(scale: number) {
    const units = BigInt(partial[scale] ?? 0);
    partial[scale] = 0;
    if (scale > wholeScale) {
      whole *= 10n ** BigInt(scale - wholeScale);
      wholeScale = scale;
    }
    whole += units * 10n ** BigInt(wholeScale - scale);
  }

  return {
    add({ units, scale }: WrittenNumber): void {
      const next = (partial[scale] ?? 0) + units;
      partial[scale] = next;
      if (Math.abs(next) > flushAbove) flush(scale);
    },
    /** `-1234.50`, with as many decimals as the number that has most. */
    text(): string {
      for (let scale = 0; scale < partial.length; scale += 1) if (partial[scale] !== undefined) flush(scale);
      const digits = (whole < 0n ? -whole : whole).toString().padStart(wholeScale + 1, '0');
      const split = digits.length - wholeScale;
      return `${whole < 0n ? '-' : ''}${digits.slice(0, split)}${wholeScale > 0 ? `.${digits.slice(split)}` : ''}`;
    },
  };
}

/** Adding one more number of 15 digits stays exact. */
const flushAbove = Number.MAX_SAFE_INTEGER - 10 ** 15;

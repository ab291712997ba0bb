import { decimalMarkOf, type DecimalMark } from '@back-office/shared/books';
import { isDay } from '@back-office/shared/format';
import type { ColumnFacts } from '../../../domain/files';
import { createExactSum, isPercentage, parseNumber, type WrittenNumber } from './exactSum';

interface Extreme {
  readonly text: string;
  readonly order: number;
}

const marks = ['.', ','] as const satisfies readonly DecimalMark[];
/** So many cells show the decimal mark of a column. */
const enoughEvidence = 100;

/** Collects the facts of one column, cell by cell. A column is of numbers or of dates if each of its cells is. */
export function createColumnCounter() {
  // Which decimal mark the file has is known at its end.
  const readings = { '.': createNumbers(), ',': createNumbers() };
  const evidence = { '.': 0, ',': 0 };
  const days = createRange();
  let filled = 0;
  let dates = 0;

  return {
    add(cell: string): void {
      const text = cell.trim();
      if (text === '') return;
      filled += 1;
      // A column that is neither stays neither: most texts are never parsed.
      let isNumber = false;
      for (const mark of marks) {
        const reading = readings[mark];
        if (reading.count() !== filled - 1) continue;
        const number = parseNumber(text, mark);
        if (number) reading.add(text, number);
        isNumber ||= number !== undefined;
      }
      if (isNumber) {
        if (evidence['.'] + evidence[','] < enoughEvidence && /[.,]/.test(text)) {
          const shown = decimalMarkOf(text.replace(/%$/, ''));
          if (shown) evidence[shown] += 1;
        }
        return;
      }
      const order = dates === filled - 1 ? dateOrder(text) : undefined;
      if (order === undefined) return;
      dates += 1;
      days.add(text, order);
    },
    evidence: () => evidence,
    facts(name: string, mark: DecimalMark = markOf([evidence])): ColumnFacts {
      if (filled === 0) return { name, kind: 'empty', filled };
      // A column whose own numbers can only be read with the other mark has it.
      const own = readings[mark].count() === filled ? mark : mark === '.' ? ',' : '.';
      const numbers = readings[own];
      const comma = own === ',' ? { hasComma: true } : {};
      if (numbers.count() === filled) return { name, kind: 'number', filled, ...numbers.facts(), ...comma };
      return dates === filled ? { name, kind: 'date', filled, ...days.facts() } : { name, kind: 'text', filled };
    },
  };
}

export type ColumnCounter = ReturnType<typeof createColumnCounter>;

/** The decimal mark that most numbers of a file show; a point if none shows one. */
export function markOf(all: readonly Readonly<Record<DecimalMark, number>>[]): DecimalMark {
  const sum = (mark: DecimalMark) => all.reduce((count, one) => count + one[mark], 0);
  return sum(',') > sum('.') ? ',' : '.';
}

/** The numbers of a column, read with one decimal mark. */
function createNumbers() {
  const sum = createExactSum();
  const range = createRange();
  let count = 0;
  let percentages = 0;
  return {
    count: () => count,
    add(text: string, number: WrittenNumber): void {
      count += 1;
      if (isPercentage(text)) percentages += 1;
      sum.add(number);
      range.add(text, number.units / 10 ** number.scale);
    },
    // A sum of percentages means nothing.
    facts: () => ({ ...(percentages === 0 && { sum: sum.text() }), ...range.facts() }),
  };
}

function createRange() {
  let min: Extreme | undefined;
  let max: Extreme | undefined;
  return {
    add(text: string, order: number): void {
      if (!min || order < min.order) min = { text, order };
      if (!max || order > max.order) max = { text, order };
    },
    facts: () => (min && max ? { min: min.text, max: max.text } : {}),
  };
}

/** `2025-06-22`, also with a time, `6/22/2025`, and `22.06.2025`; only those that exist. */
export function dateOrder(text: string): number | undefined {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text) ?? [];
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const [month = '', date = '', year] = american
    ? american.slice(1)
    : dotted
      ? [dotted[2] ?? '', dotted[1] ?? '', dotted[3] ?? '']
      : [];
  const day = year === undefined ? iso : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return day !== undefined && isDay(day) ? Date.parse(day) : undefined;
}

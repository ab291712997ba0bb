import { isDay } from '@back-office/shared/format';
import type { ColumnFacts } from '../../../domain/files';
import { createExactSum, isPercentage, parseNumber, type WrittenNumber } from './exactSum';

interface Extreme {
  readonly text: string;
  readonly order: number;
}

/** Collects the facts of one column, cell by cell. A column is of numbers or of dates if each of its cells is. */
export function createColumnCounter() {
  const sum = createExactSum();
  let filled = 0;
  let numbers = 0;
  let percentages = 0;
  let dates = 0;
  let min: Extreme | undefined;
  let max: Extreme | undefined;

  function compare(text: string, order: number) {
    if (!min || order < min.order) min = { text, order };
    if (!max || order > max.order) max = { text, order };
  }

  return {
    add(cell: string): void {
      const text = cell.trim();
      if (text === '') return;
      filled += 1;
      // A column that is neither stays neither: most texts are never parsed.
      if (numbers === filled - 1) {
        const number = parseNumber(text);
        if (number) {
          numbers += 1;
          if (isPercentage(text)) percentages += 1;
          sum.add(number);
          compare(text, valueOf(number));
          return;
        }
      }
      if (dates !== filled - 1) return;
      const order = dateOrder(text);
      if (order === undefined) return;
      dates += 1;
      compare(text, order);
    },
    facts(name: string): ColumnFacts {
      if (filled === 0) return { name, kind: 'empty', filled };
      const range = min && max ? { min: min.text, max: max.text } : {};
      // A sum of percentages means nothing.
      if (numbers === filled)
        return { name, kind: 'number', filled, ...(percentages === 0 && { sum: sum.text() }), ...range };
      return dates === filled ? { name, kind: 'date', filled, ...range } : { name, kind: 'text', filled };
    },
  };
}

export type ColumnCounter = ReturnType<typeof createColumnCounter>;

function valueOf({ units, scale }: WrittenNumber): number {
  return units / 10 ** scale;
}

/** `2025-06-22`, also with a time, and `6/22/2025`; only those that exist. */
function dateOrder(text: string): number | undefined {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text) ?? [];
  const [, month = '', date = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const day = year === undefined ? iso : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return day !== undefined && isDay(day) ? Date.parse(day) : undefined;
}

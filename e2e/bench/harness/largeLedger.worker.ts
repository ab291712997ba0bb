import { knownAmounts } from '../../../shared/src/ledger/catalog/measure';
import type { LedgerColumns } from '../../../shared/src/ledger/columns/columns';
import { figuresOf } from '../../../shared/src/ledger/columns/figures';
import { manyTransactions, year } from '../../support/manyTransactions';
import { byItemIn, summaryOf } from './questions';

/** Answers questions about a year with many transactions of three lines each, and times bare passes over the same data. */
let columns: LedgerColumns | undefined;

const tasks = {
  fill: (count: number) => {
    columns = manyTransactions(count);
  },
  summary: () => figuresOf(known(), summaryOf(year)),
  'by item': () => figuresOf(known(), byItemIn(year)),
  'pass over rows': () => {
    let sum = 0;
    for (const amount of knownAmounts) for (const value of known().amounts[amount]) sum += value;
    return sum;
  },
  'pass over lines': () => {
    const { lines } = known();
    const sums = new Float64Array(lines.items.length);
    for (const amounts of Object.values(lines.amounts))
      for (let line = 0; line < amounts.length; line++) {
        const item = lines.itemCodes[line] ?? 0;
        sums[item] = (sums[item] ?? 0) + (amounts[line] ?? 0);
      }
    return sums;
  },
} as const;

export type LargeLedgerTask = keyof typeof tasks;

addEventListener('message', ({ data: { task, count } }: MessageEvent<{ task: LargeLedgerTask; count: number }>) => {
  const started = performance.now();
  tasks[task](count);
  postMessage({ ms: performance.now() - started });
});

function known(): LedgerColumns {
  if (!columns) throw new Error('Fill the ledger first.');
  return columns;
}

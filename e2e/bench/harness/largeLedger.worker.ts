import { knownAmounts } from '../../../shared/src/ledger/catalog/measure';
import { storedTexts, type LedgerColumns } from '../../../shared/src/ledger/columns/columns';
import { emptyColumns } from '../../../shared/src/ledger/columns/emptyColumns';
import { figuresOf } from '../../../shared/src/ledger/columns/figures';
import { dayNumber } from '../../../shared/src/ledger/model/calendar';
import { measureIds } from '../../../shared/src/ledger/catalog/measures';

/** Answers questions about a year with many transactions of three lines each, and times bare passes over the same data. */
let columns: LedgerColumns | undefined;

const year = { from: '2025-01-01', to: '2025-12-31' };
/** The measures of the sales summary. */
const summary = measureIds.filter((id) => !/average|-count|-share|-rate|price|quantity/.test(id));

const tasks = {
  fill: (count: number) => {
    columns = manyTransactions(count);
  },
  summary: () => figuresOf(known(), { range: year, filters: [], measures: summary }),
  'by item': () =>
    figuresOf(known(), {
      range: year,
      filters: [],
      measures: ['items-sold', 'gross-sales', 'returns', 'discounts-and-comps', 'net-sales', 'taxes'],
      groupBy: ['item-name'],
      of: 'lines',
      sort: { by: 'net-sales', isDescending: true },
      limit: 100,
    }),
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

const linesEach = 3;
const itemCount = 400;

function manyTransactions(count: number): LedgerColumns {
  const draft = emptyColumns(count, count * linesEach);
  const random = createRandom(7);
  for (let item = 0; item < itemCount; item++)
    draft.codeOfItem({
      name: `Item ${item}`,
      category: `Category ${item % 20}`,
      sku: `S-${item}`,
      unit: 'ea',
      price: 500,
    });
  for (const column of storedTexts) for (const value of valuesOf[column] ?? ['']) draft.codeOf(column, value);
  const ownAmounts = { itemSales: count * linesEach, discounts: count * linesEach, taxes: count * linesEach };
  const own = Object.fromEntries(Object.entries(ownAmounts).map(([name, length]) => [name, new Float64Array(length)]));
  for (let row = 0; row < count; row++) {
    draft.days[row] = dayNumber(year.from) + Math.floor((row * 365) / count);
    draft.minutes[row] = 480 + Math.floor(random() * 720);
    for (const column of storedTexts) draft.codes[column][row] = Math.floor(random() * (valuesOf[column]?.length ?? 1));
    for (let nth = 0; nth < linesEach; nth++) {
      const line = row * linesEach + nth;
      const sold = 100 + Math.floor(random() * 5_000);
      const discount = random() < 0.1 ? 50 : 0;
      draft.itemCodes[line] = Math.floor(random() * itemCount);
      draft.quantities[line] = 1;
      draft.weights[line] = sold;
      add(own['itemSales'], draft.amounts.itemSales, line, row, sold);
      add(own['discounts'], draft.amounts.discounts, line, row, discount);
      add(own['taxes'], draft.amounts.taxes, line, row, Math.round((sold - discount) * 0.08));
    }
    draft.amounts.tips[row] = random() < 0.3 ? 200 : 0;
    draft.amounts.totalCollected[row] =
      (draft.amounts.itemSales[row] ?? 0) - (draft.amounts.discounts[row] ?? 0) + (draft.amounts.taxes[row] ?? 0);
    draft.starts[row + 1] = (row + 1) * linesEach;
  }
  const filled = draft.finish({ idAt: (row) => `T-${row}`, refundOfAt: () => undefined });
  return { ...filled, lines: { ...filled.lines, amounts: own } };
}

const valuesOf: Readonly<Partial<Record<(typeof storedTexts)[number], readonly string[]>>> = {
  kind: ['Sale', 'Exchange', 'Other'],
  type: ['Sale'],
  paymentMethod: ['Card', 'Cash'],
  tender: ['Card', 'Cash', 'Digital Wallet', 'Other'],
  channel: ['In-Store', 'Online', 'Invoice'],
  status: ['Completed'],
  location: ['North', 'South', 'West'],
  staffName: ['A', 'B', 'C', 'D'],
};

function add(lines: Float64Array | undefined, rows: Float64Array, line: number, row: number, amount: number) {
  if (lines) lines[line] = amount;
  rows[row] = (rows[row] ?? 0) + amount;
}

/** Returns numbers from 0 up to but not including 1; the same seed gives the same numbers. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

import { storedTexts } from '../../shared/src/ledger/catalog/dimensions';
import type { LedgerColumns } from '../../shared/src/ledger/columns/columns';
import { emptyColumns, recordOf } from '../../shared/src/ledger/columns/emptyColumns';
import { dayNumber, dayOfNumber } from '../../shared/src/ledger/model/calendar';

export const year = { from: '2025-01-01', to: '2025-12-31' };

const linesEach = 3;
const itemCount = 400;

/** The same for the same arguments: transactions of three lines each, spread over some days. `first` numbers them. */
export function manyTransactions(count: number, { from, to } = year, first = 0): LedgerColumns {
  const draft = emptyColumns(count, count * linesEach);
  const random = createRandom(7 + first);
  const firstDay = dayNumber(from);
  const days = dayNumber(to) + 1 - firstDay;
  for (let item = 0; item < itemCount; item++)
    draft.codeOfItem({
      name: `Item ${item}`,
      category: `Category ${item % 20}`,
      sku: `S-${item}`,
      unit: 'ea',
      price: 500,
    });
  const textsOf = recordOf(storedTexts, (column) => valuesOf[column] ?? ['']);
  const ownAmounts = { itemSales: count * linesEach, discounts: count * linesEach, taxes: count * linesEach };
  const own = Object.fromEntries(Object.entries(ownAmounts).map(([name, length]) => [name, new Float64Array(length)]));
  for (let row = 0; row < count; row++) {
    draft.days[row] = firstDay + Math.floor((row * days) / count);
    draft.minutes[row] = 480 + Math.floor((((row * days) / count) % 1) * 720);
    for (const column of storedTexts)
      draft.texts[column].set(row, textsOf[column][Math.floor(random() * textsOf[column].length)] ?? '');
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
  const filled = draft.finish({ idAt: (row) => `T-${first + row}`, refundOfAt: () => undefined });
  return { ...filled, lines: { ...filled.lines, amounts: own } };
}

/** The same transactions over three years, or over some months of them, month by month, as an own shop stores them. */
export function* manyMonths(
  count: number,
  months: readonly string[] = monthsOfShop,
): Generator<readonly [month: string, columns: LedgerColumns]> {
  for (const [nth, month] of months.entries()) {
    const [first, next] = [0, 1].map((more) => Math.floor(((nth + more) * count) / months.length));
    const to = dayOfNumber(dayNumber(`${months[nth + 1] ?? '2026-01'}-01`) - 1);
    yield [month, manyTransactions((next ?? 0) - (first ?? 0), { from: `${month}-01`, to }, first)];
  }
}

export const monthsOfShop = ['2023', '2024', '2025'].flatMap((each) =>
  Array.from({ length: 12 }, (_, nth) => `${each}-${String(nth + 1).padStart(2, '0')}`),
);

const numbered = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index}`);

const valuesOf: Readonly<Partial<Record<(typeof storedTexts)[number], readonly string[]>>> = {
  description: numbered(5_000, 'Linen napkin ×2, Olive Oil ×1, order'),
  customerId: numbered(20_000, 'C'),
  customerName: numbered(20_000, 'Customer'),
  feedback: ['', '', 'positive', 'negative'],
  timeZone: ['EST'],
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

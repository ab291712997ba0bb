import { compareNames } from '@back-office/shared/format';
import type { LineItem } from '../model/lines';
import { basketShares, partOf } from '../model/shares';
import { noFigures, rowsBy, sumRows, type Figures } from './figures';
import type { GroupBy } from '../model/reportFilters';
import { toSalesData, type SalesData } from './salesData';
import type { Transaction } from '../model/transaction';

export interface SalesGroup {
  readonly name: string;
  /** `transactions` counts every row that contains the group, so a row with two items counts for both. */
  readonly data: SalesData;
}

/** Groups whose amounts add up to the whole, largest gross sales first. `All` is a single group. */
export function groupSales(rows: readonly Transaction[], by: GroupBy): readonly SalesGroup[] {
  const groups = by === 'Item' || by === 'Category' ? byBasket(rows, nameOf[by]) : byRow(rows, by);
  return [...groups]
    .map(([name, figures]) => ({ name, data: toSalesData(figures) }))
    .sort((a, b) => b.data.grossSales - a.data.grossSales || compareNames(a.name, b.name));
}

/** The group of rows without items, such as gift cards. */
const noItem = 'No item';

const nameOf = {
  Item: ({ item }: LineItem) => item.name,
  Category: ({ item }: LineItem) => item.category,
};

function byRow(rows: readonly Transaction[], by: 'All' | 'Staff'): ReadonlyMap<string, Figures> {
  const groups = rowsBy(rows, (row) => (by === 'Staff' ? row.staffName : 'All'));
  return new Map([...groups].map(([name, own]) => [name, sumRows(own)]));
}

/** Splits every amount of each transaction among its items, see `basketShares`. */
function byBasket(rows: readonly Transaction[], groupOf: (lineItem: LineItem) => string): ReadonlyMap<string, Figures> {
  const groups = new Map<string, Totals>();
  for (const [basket, own] of rowsBy(rows, (row) => row.lines)) {
    const shares = basketShares(basket).map((share) => ({
      share,
      totals: totalsOf(share.lineItem ? groupOf(share.lineItem) : noItem),
    }));
    for (const row of own) {
      const figures = sumRows([row]);
      for (const figure of amountNames) {
        const amount = figures[figure];
        if (amount === 0) continue;
        for (const { share, totals } of shares) {
          totals[figure] += partOf(amount, figure === 'returns' ? share.returned : share.other);
        }
      }
    }
    for (const totals of new Set(shares.map((share) => share.totals))) totals.transactions += own.length;
  }
  return groups;

  function totalsOf(name: string): Totals {
    const known = groups.get(name);
    if (known) return known;
    const totals = { ...noFigures };
    groups.set(name, totals);
    return totals;
  }
}

type Totals = { -readonly [Name in keyof Figures]: Figures[Name] };

const amountNames = (Object.keys(noFigures) as readonly (keyof Figures)[]).filter((name) => name !== 'transactions');

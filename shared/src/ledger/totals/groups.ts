import { split } from '../model/amounts';
import type { BasketLine } from '../model/basket';
import { noFigures, sumRows, type Figures } from './figures';
import type { GroupBy } from '../model/reportFilters';
import { rowsBy } from '../model/rowsBy';
import { toSalesData, type SalesData } from './salesData';
import type { Transaction } from '../model/transaction';

export interface SalesGroup {
  readonly name: string;
  /** `transactions` counts the rows that hold the group, so a row of two items counts for both. */
  readonly data: SalesData;
}

/** Groups whose amounts add up to the whole, largest gross sales first (decision D36); `All` is one group. */
export function groupSales(rows: readonly Transaction[], by: GroupBy): readonly SalesGroup[] {
  const groups = by === 'Item' || by === 'Category' ? byBasket(rows, nameOf[by]) : byRow(rows, by);
  return [...groups]
    .map(([name, figures]) => ({ name, data: toSalesData(figures) }))
    .sort((a, b) => b.data.grossSales - a.data.grossSales || a.name.localeCompare(b.name, 'en'));
}

/** The group of rows that sell no item, such as gift cards. */
export const noItem = 'No item';

const nameOf = {
  Item: ({ item }: BasketLine) => item.name,
  Category: ({ item }: BasketLine) => item.category,
};

function byRow(rows: readonly Transaction[], by: 'All' | 'Staff'): ReadonlyMap<string, Figures> {
  const groups = rowsBy(rows, (row) => (by === 'Staff' ? row.staffName : 'All'));
  return new Map([...groups].map(([name, own]) => [name, sumRows(own)]));
}

/**
 * Rows of one basket are added up first, then each amount is shared out among the basket's lines by list price: returns
 * among what came back, the rest among what was sold.
 */
function byBasket(rows: readonly Transaction[], groupOf: (line: BasketLine) => string): ReadonlyMap<string, Figures> {
  const groups = new Map<string, Figures>();
  for (const [basket, own] of rowsBy(rows, (row) => row.basket)) {
    const { transactions, returns, ...others } = sumRows(own);
    const sold = basket.filter((line) => !line.isReturned);
    const returned = basket.filter((line) => line.isReturned);
    share({ returns }, returned.length > 0 ? returned : sold);
    share(others, sold.length > 0 ? sold : returned);
    for (const name of namesOf(basket)) add(name, 'transactions', transactions);
  }
  return groups;

  function share(amounts: Partial<Figures>, lines: readonly BasketLine[]) {
    const weights = lines.length === 0 ? [1] : lines.map(({ item, quantity }) => item.price * quantity);
    for (const [figure, amount] of Object.entries(amounts) as [keyof Figures, number][]) {
      const parts = split(amount, weights);
      parts.forEach((part, index) => {
        const line = lines[index];
        add(line ? groupOf(line) : noItem, figure, part);
      });
    }
  }

  function namesOf(basket: readonly BasketLine[]): ReadonlySet<string> {
    return new Set(basket.length === 0 ? [noItem] : basket.map(groupOf));
  }

  function add(name: string, figure: keyof Figures, amount: number) {
    const before = groups.get(name) ?? noFigures;
    groups.set(name, { ...before, [figure]: before[figure] + amount });
  }
}

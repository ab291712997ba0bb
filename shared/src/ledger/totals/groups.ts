import { split } from '../model/amounts';
import { listPrice, returnedItemsOf, soldItemsOf, type LineItem } from '../model/basket';
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
    .sort((a, b) => b.data.grossSales - a.data.grossSales || a.name.localeCompare(b.name, 'en'));
}

/** The group of rows without items, such as gift cards. */
export const noItem = 'No item';

const nameOf = {
  Item: ({ item }: LineItem) => item.name,
  Category: ({ item }: LineItem) => item.category,
};

function byRow(rows: readonly Transaction[], by: 'All' | 'Staff'): ReadonlyMap<string, Figures> {
  const groups = rowsBy(rows, (row) => (by === 'Staff' ? row.staffName : 'All'));
  return new Map([...groups].map(([name, own]) => [name, sumRows(own)]));
}

/**
 * Adds up the rows of each basket, then splits every amount among the line items of the basket by list price: returns
 * among the returned items, everything else among the sold ones.
 */
function byBasket(rows: readonly Transaction[], groupOf: (lineItem: LineItem) => string): ReadonlyMap<string, Figures> {
  const groups = new Map<string, Figures>();
  for (const [basket, own] of rowsBy(rows, (row) => row.basket)) {
    const { transactions, returns, ...others } = sumRows(own);
    const sold = soldItemsOf(basket);
    const returned = returnedItemsOf(basket);
    distribute({ returns }, returned.length > 0 ? returned : sold);
    distribute(others, sold.length > 0 ? sold : returned);
    for (const name of namesOf(basket)) add(name, 'transactions', transactions);
  }
  return groups;

  function distribute(amounts: Partial<Figures>, lineItems: readonly LineItem[]) {
    const weights = lineItems.length === 0 ? [1] : lineItems.map(listPrice);
    for (const [figure, amount] of Object.entries(amounts) as [keyof Figures, number][]) {
      const parts = split(amount, weights);
      parts.forEach((part, index) => {
        const lineItem = lineItems[index];
        add(lineItem ? groupOf(lineItem) : noItem, figure, part);
      });
    }
  }

  function namesOf(basket: readonly LineItem[]): ReadonlySet<string> {
    return new Set(basket.length === 0 ? [noItem] : basket.map(groupOf));
  }

  function add(name: string, figure: keyof Figures, amount: number) {
    const figures = groups.get(name) ?? noFigures;
    groups.set(name, { ...figures, [figure]: figures[figure] + amount });
  }
}

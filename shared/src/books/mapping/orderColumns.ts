import { rowsByKey, type RowAmounts } from './columnAmounts';
import type { MappedField } from './columnMapping';
import { plainName, type Fields } from './misleadingColumns';
import { isSum } from './tyingColumns';

type Rows = readonly (readonly string[])[];

/** The number of the sale of each row. Rows of one sale may leave it blank below the first. */
export function saleNumbers(id: string | undefined, names: readonly string[], rows: Rows): readonly string[] {
  const place = id === undefined ? -1 : names.indexOf(id);
  let last = '';
  return rows.map((cells) => (last = cells[place]?.trim() || last));
}

/** Columns that say something of a sale in the first row of its items alone. */
export function firstRowColumns(
  id: string | undefined,
  columns: readonly string[],
  names: readonly string[],
  rows: Rows,
): readonly string[] {
  const numbers = saleNumbers(id, names, rows);
  const isFirst = numbers.map((number, nth) => number !== numbers[nth - 1]);
  const below = rows.filter((cells, nth) => !isFirst[nth] && cells.some((cell) => cell.trim() !== ''));
  if (id === undefined || below.length < 2) return [];
  return columns.filter((column) => {
    const place = names.indexOf(column);
    const isFilled = (cells: readonly string[]) => (cells[place] ?? '').trim() !== '';
    return !below.some(isFilled) && rows.filter(isFilled).length * 2 > rows.length - below.length;
  });
}

/** Whether the rows of each sale say the same in a column, such as that nothing was paid back. */
export function isSameInSales(
  column: string,
  numbers: readonly string[],
  rows: Rows,
  amounts: readonly RowAmounts[],
): boolean {
  return salesOf(numbers, rows, amounts).every((sale) => sale.every((of) => of(column) === sale[0]?.(column)));
}

function salesOf(numbers: readonly string[], rows: Rows, amounts: readonly RowAmounts[]) {
  let nth = 0;
  return rowsByKey(rows, amounts, () => numbers[nth++] || undefined).map((sale) => sale.map(({ of }) => of));
}

const extras: readonly MappedField[] = ['tax', 'shipping', 'tip'];

/**
 * The columns of a sale in a list of its items, if the items lead to the total of nearly all sales with them: with tax,
 * shipping and tip, less the discount of the sale.
 */
export function orderFields(
  items: Fields,
  ofSale: Fields,
  totals: readonly string[],
  numbers: readonly string[],
  rows: Rows,
  amounts: readonly RowAmounts[],
): Fields {
  // The last one may have more items than the rows that are looked at.
  const complete = salesOf(numbers, rows, amounts).slice(0, -1);
  const sold = 'sold';
  const ofSales = complete.map((sale): RowAmounts => {
    const lines = sale.reduce((sum, of) => sum + lineAmount(items, of), 0);
    return (column) => (column === sold ? lines : (sale.map((of) => of(column)).find((amount) => amount !== 0) ?? 0));
  });
  const wholes = [ofSale.total ?? '', ...totals].filter((name) => /^(?!.*\b(sub|net)).*[^ ]/i.test(plainName(name)));
  for (const added of subsetsOf(extras.filter((field) => ofSale[field] !== undefined)))
    for (const total of new Set(wholes))
      for (const less of ofSale.discount === undefined ? [[]] : [['discount'] as const, []]) {
        const fields = [...added, ...less];
        if (fields.some((field) => ofSale[field] === total)) continue;
        const sum = {
          base: sold,
          parts: added.map((field) => ofSale[field]),
          less: less.map((field) => ofSale[field]),
        };
        if (ofSales.length < 2 || !isSum(ofSales, total, sum)) continue;
        return {
          total,
          ...Object.fromEntries(fields.map((field) => [ofOrder[field] ?? field, ofSale[field]])),
          ...(ofSale.fee !== undefined && { fee: ofSale.fee }),
          ...(ofSale.refunded !== undefined && { refunded: ofSale.refunded }),
        };
      }
  return {};
}

const ofOrder: Readonly<Partial<Record<MappedField, MappedField>>> = { tax: 'orderTax', discount: 'orderDiscount' };

/** What an item came to, in ten-thousandths. */
function lineAmount({ price, quantity, amount, discount, tax }: Fields, of: RowAmounts): number {
  const product = quantity === undefined ? of(price) : (of(quantity) * of(price)) / 10_000;
  return Math.round((price === undefined ? of(amount) : product) / 100) * 100 - Math.abs(of(discount)) + of(tax);
}

/** The largest first. */
function subsetsOf(fields: readonly MappedField[]): readonly (readonly MappedField[])[] {
  return fields
    .reduce<readonly (readonly MappedField[])[]>((all, field) => [...all.map((each) => [...each, field]), ...all], [[]])
    .toSorted((one, other) => other.length - one.length);
}

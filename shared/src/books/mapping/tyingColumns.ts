import { createDiscountRates } from '../reading/discountRates';
import { rowsByKey, type RowAmounts } from './columnAmounts';
import { besideMethod, changeWord, methodWord } from './columnWords';
import { plainName, type Fields } from './misleadingColumns';

/** Most rows have to add up, because some are typed wrong or sums of others. */
const enough = 0.9;

function isMost(amounts: readonly RowAmounts[], test: (of: RowAmounts) => boolean): boolean {
  return amounts.length > 0 && amounts.filter(test).length >= amounts.length * enough;
}

/** Whether one of the columns has an amount in some row. */
function areFilled(amounts: readonly RowAmounts[], columns: readonly (string | undefined)[]): boolean {
  return amounts.some((of) => columns.some((column) => of(column) !== 0));
}

interface Sum {
  readonly base: string | undefined;
  readonly parts: readonly (string | undefined)[];
  readonly less?: readonly (string | undefined)[];
}

/** Whether one of the parts has amounts, if there are any, and most rows come to a whole with them. Signs do not count. */
export function isSum(
  amounts: readonly RowAmounts[],
  whole: string | undefined,
  { base, parts, less = [] }: Sum,
): boolean {
  const sizeOf = (of: RowAmounts, columns: Sum['parts']) =>
    columns.reduce((sum, column) => sum + Math.abs(of(column)), 0);
  const sumOf = (of: RowAmounts) => sizeOf(of, [base, ...parts]) - sizeOf(of, less);
  const others = [...parts, ...less];
  return (
    (others.length === 0 || areFilled(amounts, others)) && isMost(amounts, (of) => sumOf(of) === Math.abs(of(whole)))
  );
}

/**
 * Of all columns that could be the total, the one that the amounts beside it lead to: `Transaction Amount` is `Order Amount`
 * and the tip. The total stays if it adds up itself, or if no other column does.
 */
export function withTyingTotal(fields: Fields, columns: readonly string[], amounts: readonly RowAmounts[]): Fields {
  const { total, subtotal, tax, tip, shipping, discount } = fields;
  if (total === undefined) return fields;
  const taken = Object.values(fields);
  const others = columns.filter((name) => !taken.includes(name));
  if (subtotal === undefined) {
    const whole = others.find((name) => isSum(amounts, name, { base: total, parts: [tip] }));
    return whole === undefined ? fields : { ...fields, total: whole };
  }
  const leadsTo = (name: string) =>
    [tip, undefined].some((withTip) =>
      [shipping, undefined].some((withShipping) =>
        [undefined, discount].some((less) =>
          isSum(amounts, name, { base: subtotal, parts: [tax, withTip, withShipping], less: [less] }),
        ),
      ),
    );
  if (leadsTo(total)) return fields;
  const whole = others.find(leadsTo);
  return whole === undefined ? fields : { ...fields, total: whole };
}

/**
 * Items whose row has net sales that gross sales and discount do not lead to: returns are taken off, too. Then the net sales
 * are what was sold.
 */
export function withStatedNet(
  fields: Fields,
  net: string | undefined,
  columns: readonly string[],
  amounts: readonly RowAmounts[],
): Fields {
  const { amount, price, discount, ...others } = fields;
  if (amount === undefined || price !== undefined) return fields;
  if (net === undefined) {
    // The amount has the tax.
    const before = columns.find(
      (name) => !Object.values(fields).includes(name) && isSum(amounts, amount, { base: name, parts: [fields.tax] }),
    );
    // The discount may be taken off already.
    const full = columns.find(
      (name) => !Object.values(fields).includes(name) && isSum(amounts, name, { base: before, parts: [discount] }),
    );
    return before === undefined ? fields : { ...fields, amount: (discount === undefined ? undefined : full) ?? before };
  }
  if (amount === net) return fields;
  const isNet = amounts.every((of) => Math.abs(of(amount)) - Math.abs(of(discount)) === Math.abs(of(net)));
  return isNet ? fields : { ...others, amount: net };
}

/** Whether another column is the amount and its tax, so that the amount is without it. */
export function hasTotalWithTax(
  { amount, tax }: Fields,
  columns: readonly string[],
  amounts: readonly RowAmounts[],
): boolean {
  return columns.some((name) => name !== amount && isSum(amounts, name, { base: amount, parts: [tax] }));
}

/** Whether something was paid back later in some row. */
export function hasRefunds({ refunded }: Fields, amounts: readonly RowAmounts[]): boolean {
  return areFilled(amounts, [refunded]);
}

/**
 * A price that is the amount of some rows and less than that of others is cut off, such as at 100; then the amount is what
 * was sold.
 */
export function withoutCutPrice(fields: Fields, amounts: readonly RowAmounts[]): Fields {
  const { price, ...others } = fields;
  const { quantity, amount } = fields;
  if (price === undefined || quantity === undefined || amount === undefined) return fields;
  const sold = amounts.filter((of) => of(quantity) !== 0 && of(price) !== 0);
  const missing = sold.map((of) => Math.abs(of(amount)) - Math.abs((of(quantity) * of(price)) / 10_000));
  const isSome = (test: (units: number) => boolean) => missing.filter(test).length > missing.length * (1 - enough);
  return isSome((units) => Math.abs(units) < 100) && isSome((units) => units >= 100) ? others : fields;
}

/**
 * Columns that are named by payment methods and lead to the total: how much was paid with each of them. The change may be
 * a column of its own.
 */
export function paidWith(
  { total, ...others }: Fields,
  columns: readonly string[],
  amounts: readonly RowAmounts[],
): { readonly methods: readonly string[]; readonly change?: string } {
  const taken = Object.values(others);
  const methods = columns.filter((name) => name !== total && !taken.includes(name) && methodWord.test(methodOf(name)));
  if (methods.length < 2) return { methods: [] };
  if (isSum(amounts, total, { base: undefined, parts: methods })) return { methods };
  const change = columns.find((name) => !taken.includes(name) && changeWord.test(plainName(name)));
  const isLess = change !== undefined && isSum(amounts, total, { base: undefined, parts: methods, less: [change] });
  return isLess ? { methods, change } : { methods: [] };
}

function methodOf(name: string): string {
  return plainName(name).replaceAll(besideMethod, '');
}

/**
 * The fees of a sale. Of several columns, one may be the sum of the others; else all of them count if they lead from an amount
 * of the sale to what was paid out, and none if not. A net amount that they lead to is what was paid out and no net sales.
 */
export function withFees(
  fields: Fields,
  fees: readonly string[],
  columns: readonly string[],
  amounts: readonly RowAmounts[],
): { readonly columns: Fields; readonly fees: readonly string[] } {
  const { fee, ...others } = fields;
  const all = fees.filter((name) => areFilled(amounts, [name]));
  const [first] = all;
  if (fee === undefined || first === undefined) return { columns: fields, fees: [] };
  const whole = all.find((name) =>
    isMost(amounts, (of) => all.reduce((sum, each) => sum + (each === name ? 0 : of(each)), 0) === of(name)),
  );
  const own = whole === undefined ? all : [whole];
  const paid = paidBefore(fields, own, columns, amounts);
  if (!paid) return { columns: own.length === 1 ? fields : others, fees: [] };
  const { subtotal, tax, shipping, discount, tip, ...rest } = others;
  return {
    columns: {
      ...rest,
      // Nothing shows whether an amount without the name of a total has them.
      ...(fields.total === paid.total && definedOf({ tax, shipping, discount, tip })),
      ...(subtotal !== undefined && subtotal !== paid.out && { subtotal }),
      ...(paid.total !== undefined && { total: paid.total }),
      fee: own[0] ?? fee,
    },
    fees: own,
  };
}

function definedOf(fields: { readonly [Field in keyof Fields]: Fields[Field] | undefined }): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, name]) => name !== undefined));
}

/** The total from which fees lead to what was paid out; none if that is net sales with tax and tip. */
function paidBefore(
  { total, subtotal, tax, tip, shipping }: Fields,
  fees: readonly string[],
  columns: readonly string[],
  amounts: readonly RowAmounts[],
): { readonly total?: string; readonly out: string } | undefined {
  const free = columns.filter((name) => !fees.includes(name));
  const outOf = (base: string, parts: Sum['parts']) =>
    free.find((name) => name !== base && isSum(amounts, name, { base, parts, less: fees }));
  const totals = total === undefined ? free.filter((name) => name !== tax && name !== tip) : [total];
  for (const base of totals) {
    const out = outOf(base, []);
    if (out !== undefined && base !== subtotal) return { total: base, out };
  }
  if (total !== undefined || subtotal === undefined) return undefined;
  const out = [[], [tip], [tax], [tax, tip], [tax, tip, shipping]]
    .map((parts) => outOf(subtotal, parts))
    .find((name) => name !== undefined);
  return out === undefined ? undefined : { out };
}

/** Without a price, a rate of discount such as 0.2 does not say what it was taken from. */
export function withoutDiscountRate(fields: Fields, amounts: readonly RowAmounts[]): Fields {
  const { discount, ...others } = fields;
  if (discount === undefined || fields.price !== undefined) return fields;
  const rates = createDiscountRates();
  for (const of of amounts) rates.add(of(discount), Infinity);
  // `10%` is no amount.
  const hasPercents = amounts.some((of) => Number.isNaN(of(discount)));
  return rates.verdict() === 'amounts' && !hasPercents ? fields : others;
}

/** Whether the amounts of most rows are far from their price, and so something else, such as a number of pieces. */
export function areUnlike({ quantity, price, amount, discount }: Fields, amounts: readonly RowAmounts[]): boolean {
  if (price === undefined || amount === undefined || areFilled(amounts, [discount])) return false;
  const sizeOf = (of: RowAmounts) => Math.abs(quantity === undefined ? of(price) : (of(quantity) * of(price)) / 10_000);
  const isUnlike = (one: number, other: number) => one * 2 < other || other * 2 < one;
  return amounts.filter((of) => isUnlike(Math.abs(of(amount)), sizeOf(of))).length * 2 > amounts.length;
}

/**
 * Whether a price is that of all pieces: where an item was sold in several quantities, it is twice as much for two. No item
 * may have the same price for other quantities.
 */
export function isPriceOfAll(
  { item, quantity, price, tax }: Pick<Fields, 'item' | 'quantity' | 'price' | 'tax'>,
  names: readonly string[],
  rows: readonly (readonly string[])[],
  amounts: readonly RowAmounts[],
): boolean {
  if (item === undefined || quantity === undefined || price === undefined) return false;
  const byTax = isTaxedAsAll(quantity, price, tax, amounts);
  if (byTax !== undefined) return byTax;
  const place = names.indexOf(item);
  const piecesAndCost = (of: RowAmounts) => ({ pieces: Math.abs(of(quantity)), cost: Math.abs(of(price)) });
  const sold = rowsByKey(rows, amounts, ({ cells, of }) => {
    const { pieces, cost } = piecesAndCost(of);
    return pieces > 0 && cost > 0 ? filled(cells[place]) : undefined;
  });
  let proportional = 0;
  for (const all of sold) {
    const [first, ...others] = all.map(({ of }) => piecesAndCost(of));
    const unlike = others.filter(({ pieces }) => pieces !== first?.pieces);
    if (!first || unlike.length === 0) continue;
    if (unlike.some(({ pieces, cost }) => Math.abs(first.cost * pieces - cost * first.pieces) > 100 * pieces))
      return false;
    proportional += unlike.length;
  }
  return proportional > 2;
}

/**
 * Whether the tax of several pieces is to their price as that of one piece is, so that the price is that of all; `undefined` if
 * taxes do not show it.
 */
function isTaxedAsAll(
  quantity: string,
  price: string,
  tax: string | undefined,
  amounts: readonly RowAmounts[],
): boolean | undefined {
  const taxed = amounts
    .map((of) => ({ pieces: Math.abs(of(quantity)) / 10_000, cost: Math.abs(of(price)), tax: Math.abs(of(tax)) }))
    .filter(({ pieces, cost, tax: size }) => pieces >= 1 && cost >= 10_000 && size > 0);
  const rates = new Set(taxed.filter(({ pieces }) => pieces === 1).map((one) => one.tax / one.cost));
  // Taxes are rounded to a cent.
  const isRate = (size: number, cost: number) => [...rates].some((rate) => Math.abs(size - rate * cost) <= 150);
  const several = taxed.filter(({ pieces }) => pieces >= 2);
  const [ofAll, ofOne] = [
    several.filter((row) => isRate(row.tax, row.cost)).length,
    several.filter((row) => isRate(row.tax, row.cost * row.pieces)).length,
  ];
  if (ofAll === several.length && ofAll > ofOne * 2) return true;
  return ofOne === several.length && ofOne > ofAll * 2 ? false : undefined;
}

/** Amounts of a sale that are repeated for each of its items: its tax would count several times. */
export function repeatedAmounts(
  { id, quantity, price }: Fields,
  columns: readonly string[],
  names: readonly string[],
  rows: readonly (readonly string[])[],
  amounts: readonly RowAmounts[],
): readonly string[] {
  if (id === undefined) return [];
  const place = names.indexOf(id);
  const sales = rowsByKey(rows, amounts, ({ cells }) => filled(cells[place]));
  const repeated = sales.filter((sale) => sale.length > 1).map((sale) => sale.map(({ of }) => of));
  const isSame = (column: string | undefined) => (sale: readonly RowAmounts[]) =>
    sale.every((of) => of(column) === sale[0]?.(column));
  // Of items with the same price, taxes are the same, too.
  const unlike = repeated.filter((sale) => !isSame(quantity)(sale) || !isSame(price)(sale));
  return columns.filter(
    (column) =>
      column !== quantity &&
      column !== price &&
      repeated.every(isSame(column)) &&
      unlike.filter((sale) => sale[0]?.(column) !== 0).length > 1,
  );
}

function filled(cell = ''): string | undefined {
  return cell.trim() === '' ? undefined : cell;
}

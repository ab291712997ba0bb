import { extraCharges, notItemized } from '../../ledger/catalog/noNames';
import { split } from '../../ledger/model/amounts';
import type { SoldItemFacts } from '../../ledger/columns/columns';
import { plus, type Maybe } from '../facts/maybe';

/** A line of a transaction. `gross` is positive also if it was returned; `undefined` is what no file says. */
export interface BookedLine {
  readonly item: SoldItemFacts;
  /** The place of its item in the order of all items; of two lines, both or none have one. */
  readonly rank?: number | undefined;
  readonly quantity: number;
  readonly isReturned: boolean;
  readonly gross: number;
  readonly discount: Maybe;
  readonly comp: Maybe;
  readonly tax: Maybe;
  readonly cost: Maybe;
  /** Its amounts are unknown, or contradict those of the transaction, which stand. */
  readonly isUntied?: boolean;
}

export interface SalesAmounts {
  readonly itemSales: Maybe;
  readonly returns: Maybe;
  readonly discounts: Maybe;
  readonly comps: Maybe;
  readonly taxes: Maybe;
}

/**
 * Makes lines and amounts of a transaction tie. What the order says of its amounts stands; without it, they are the sums of
 * the lines. Discounts and taxes that only the order knows are divided among the lines; taxes that the prices include are
 * taken out of them. Lines that still do not add up get one more line for the difference, or their amounts are unknown.
 */
export function tieLines(
  all: readonly BookedLine[],
  stated: SalesAmounts,
  giftCardSales?: Maybe,
): SalesAmounts & { lines: readonly BookedLine[] } {
  if (all.length === 0 || all.some(({ isUntied }) => isUntied)) return { ...stated, lines: all };
  if (stated.itemSales === undefined) {
    const sums = ofLines(all, stated);
    return { ...sums, lines: shareTax(all, sums.taxes) };
  }
  const lines = withUnnamedItems(withoutLaterReturns(withoutGiftCards(all, stated, giftCardSales), stated), stated);
  const order = withBothOfExchange(lines, stated);
  const taxed = withoutIncludedTax(lines, order);
  const amounts = withHiddenDiscounts(taxed, order);
  const shared = shareTax(shareDiscount(taxed, amounts), amounts.taxes);
  return { ...amounts, lines: closeDifference(shared, amounts) };
}

/** Amounts of a file that has lines alone. */
function ofLines(lines: readonly BookedLine[], order: SalesAmounts): SalesAmounts {
  let [itemSales, returns] = [0, 0];
  let [discounts, comps, taxes]: Maybe[] = [0, 0, 0];
  for (const { isReturned, gross, discount, comp, tax } of lines) {
    if (isReturned) returns += gross;
    else itemSales += gross;
    discounts = plus(discounts, discount);
    comps = plus(comps, comp);
    taxes = plus(taxes, tax);
  }
  return { itemSales, returns, discounts, comps, taxes: order.taxes ?? taxes };
}

/** An order that tells gift cards apart does not count them as items; its lines may. */
function withoutGiftCards(
  lines: readonly BookedLine[],
  { itemSales = 0 }: SalesAmounts,
  giftCardSales: Maybe,
): readonly BookedLine[] {
  if (!giftCardSales || soldGross(lines) - itemSales !== giftCardSales) return lines;
  const cards = lines.filter(
    ({ item, isReturned }) => !isReturned && /gift ?card/i.test(`${item.name} ${item.category}`),
  );
  return soldGross(cards) === giftCardSales ? lines.filter((line) => !cards.includes(line)) : lines;
}

/** Lines may know that all of an order was sold and some came back, of which the order has what was paid back. */
function withoutLaterReturns(
  lines: readonly BookedLine[],
  { itemSales, returns }: SalesAmounts,
): readonly BookedLine[] {
  return returns === 0 && itemSales === soldGross(lines) ? lines.filter(({ isReturned }) => !isReturned) : lines;
}

/** An order of which a file has shipping alone sold something, of which discounts and taxes are, too. */
function withUnnamedItems(lines: readonly BookedLine[], { itemSales = 0 }: SalesAmounts): readonly BookedLine[] {
  const gross = itemSales - soldGross(lines);
  if (gross <= 0 || !lines.every(({ item, tax }) => isExtra(item) && tax === undefined)) return lines;
  const unnamed = { item: otherAmounts, quantity: 1, isReturned: false, gross };
  return [...lines, { ...unnamed, discount: undefined, comp: 0, tax: undefined, cost: undefined }];
}

/** Of an exchange, an order may have the difference alone. Its lines have what was sold and what came back. */
function withBothOfExchange(lines: readonly BookedLine[], order: SalesAmounts): SalesAmounts {
  const { itemSales, returns } = order;
  const [sold, returned] = [soldGross(lines), returnedGross(lines)];
  if (itemSales === undefined || returns === undefined || sold === 0 || returned === 0) return order;
  return sold - returned === itemSales - returns ? { ...order, itemSales: sold, returns: returned } : order;
}

/** The tax that each line names is taken out of its price; without any, all of it in proportion. */
function withoutIncludedTax(
  lines: readonly BookedLine[],
  { itemSales, returns, taxes }: SalesAmounts,
): readonly BookedLine[] {
  const isRefund = itemSales === 0 && returns !== undefined && returns > 0;
  const net = isRefund ? returns : itemSales;
  if (net === undefined || !taxes) return lines;
  const sign = isRefund ? -1 : 1;
  const included = (isRefund ? returnedGross(lines) : soldGross(lines)) - net;
  if (included !== sign * taxes) return lines;
  const isTaxed = (line: BookedLine) => line.isReturned === isRefund;
  const own = lines.map((line) => (isTaxed(line) ? line.tax : 0));
  const hasOwn = own.some((tax) => tax !== undefined && tax !== 0);
  if (hasOwn && sumOf(lines, (line) => (isTaxed(line) ? line.tax : 0)) !== taxes) return lines;
  const shares = split(
    included,
    lines.map((line) => (isTaxed(line) ? line.gross : 0)),
  );
  return lines.map((line, index) => {
    const tax = (hasOwn ? own[index] : sign * (shares[index] ?? 0)) ?? 0;
    return isTaxed(line) ? { ...line, gross: line.gross - sign * tax, tax } : line;
  });
}

/** List prices above what the order says are reduced by discounts that it does not mention. */
function withHiddenDiscounts(lines: readonly BookedLine[], order: SalesAmounts): SalesAmounts {
  const { itemSales, discounts } = order;
  if (itemSales === undefined || discounts === undefined) return order;
  const hidden = soldGross(lines) - itemSales;
  return hidden > 0 && sumOf(lines, ({ discount }) => discount ?? 0) !== discounts
    ? { ...order, itemSales: itemSales + hidden, discounts: discounts + hidden }
    : order;
}

function shareDiscount(lines: readonly BookedLine[], { discounts }: SalesAmounts): readonly BookedLine[] {
  const own = sumOf(lines, ({ discount }) => discount ?? 0) ?? 0;
  if (discounts === undefined || (own === discounts && lines.every(({ discount }) => discount !== undefined)))
    return lines;
  const open = discounts - own;
  const weights = lines.map(({ isReturned, gross, discount, item }) =>
    isReturned || isExtra(item) ? 0 : Math.max(0, gross - (discount ?? 0)),
  );
  const parts = split(open, weights.some((weight) => weight > 0) ? weights : lines.map(({ gross }) => gross));
  return lines.map((line, index) => ({ ...line, discount: (line.discount ?? 0) + (parts[index] ?? 0) }));
}

/** Shipping and the like are not part of what a discount is taken from. */
function isExtra({ name, category }: SoldItemFacts): boolean {
  return name === category && extraCharges.includes(name);
}

function shareTax(lines: readonly BookedLine[], taxes: Maybe): readonly BookedLine[] {
  if (taxes === undefined || lines.some(({ tax }) => tax !== undefined)) return lines;
  const nets = lines.map(({ isReturned, gross, discount }) => (isReturned ? 0 : Math.max(0, gross - (discount ?? 0))));
  const parts = split(taxes, nets);
  return lines.map((line, index) => ({ ...line, tax: parts[index] ?? 0 }));
}

const otherAmounts: SoldItemFacts = { name: notItemized, category: '', sku: '', unit: '', price: 0 };

function closeDifference(lines: readonly BookedLine[], amounts: SalesAmounts): readonly BookedLine[] {
  const { itemSales = 0, returns, discounts, comps, taxes } = amounts;
  const gross = itemSales - soldGross(lines);
  const returned = returns === undefined ? 0 : returns - returnedGross(lines);
  const open = (whole: Maybe, valueOf: (line: BookedLine) => Maybe) => {
    const sum = sumOf(lines, valueOf);
    return whole === undefined || sum === undefined ? 0 : whole - sum;
  };
  const discount = open(discounts, (line) => line.discount);
  const comp = open(comps, (line) => line.comp);
  const tax = open(taxes, (line) => line.tax);
  if (gross === 0 && returned === 0 && discount === 0 && comp === 0 && tax === 0) return lines;
  const extra = { item: otherAmounts, quantity: 1, cost: undefined };
  if (gross < 0 || returned < 0 || (gross === 0 && (discount < 0 || comp < 0)))
    return lines.map((line) => ({ ...line, isUntied: true }));
  return [
    ...lines,
    ...(gross !== 0 || discount !== 0 || comp !== 0 || tax !== 0
      ? [{ ...extra, isReturned: false, gross, discount, comp, tax }]
      : []),
    ...(returned !== 0 ? [{ ...extra, isReturned: true, gross: returned, discount: 0, comp: 0, tax: 0 }] : []),
  ];
}

function soldGross(lines: readonly BookedLine[]): number {
  return lines.reduce((sum, { isReturned, gross }) => sum + (isReturned ? 0 : gross), 0);
}

function returnedGross(lines: readonly BookedLine[]): number {
  return lines.reduce((sum, { isReturned, gross }) => sum + (isReturned ? gross : 0), 0);
}

function sumOf(lines: readonly BookedLine[], valueOf: (line: BookedLine) => Maybe): Maybe {
  let sum = 0;
  for (const line of lines) {
    const value = valueOf(line);
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum;
}

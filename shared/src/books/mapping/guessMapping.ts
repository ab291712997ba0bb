import { flagOf } from '../readers/lineFacts';
import { isBlank, readNumber } from '../reading/numbers';
import { isTotal } from '../reading/rowFate';
import { createTimeReader } from '../reading/times';
import { amountsOfRows, type RowAmounts } from './columnAmounts';
import { amountsBesideTotal, type ColumnMapping, type MappedField } from './columnMapping';
import {
  feeWord,
  noMoney,
  noSaleDate,
  noTotal,
  plainNameWord,
  ratedTax,
  refundFlag,
  voidFlag,
  words,
} from './columnWords';
import {
  areCreditsRefunds,
  contentOf,
  hasPartsOfAmounts,
  hasSalesAndTheirLines,
  plainName,
  withoutPayout,
  withoutRepeated,
  withoutShippingOfTotal,
  withoutTenderType,
  withoutTotals,
  type Content,
  type Fields,
} from './misleadingColumns';
import { withoutTwins } from './twinColumns';
import { hasIncludedTax } from './includedTax';
import { firstRowColumns, isSameInSales, orderFields, saleNumbers } from './orderColumns';
import {
  areUnlike,
  hasRefunds,
  hasTotalWithTax,
  isPriceOfAll,
  paidWith,
  repeatedAmounts,
  withStatedNet,
  withTyingTotal,
  withoutCutPrice,
  withoutDiscountRate,
  withFees,
} from './tyingColumns';

/** Amounts that few rows have. */
const mayBeBlank: ReadonlySet<MappedField> = new Set(['discount', 'tax', 'tip', 'fee', 'refunded']);

/** What the rows of items and those of sales may say. */
const fieldsOfBoth = [
  'tender',
  'currency',
  'customerId',
  'customerName',
  'location',
  'staff',
  'device',
  'status',
  'paidBack',
  'voided',
  'type',
] as const;

const itemFields: ReadonlySet<MappedField> = new Set([
  'date',
  'time',
  'zone',
  'id',
  'sku',
  'item',
  'category',
  'quantity',
  'price',
  'amount',
  'discount',
  'tax',
  ...fieldsOfBoth,
]);

const saleFields: ReadonlySet<MappedField> = new Set([
  'date',
  'time',
  'id',
  'total',
  'subtotal',
  'discount',
  'tax',
  'tip',
  'shipping',
  'fee',
  'refunded',
  'count',
  ...fieldsOfBoth,
]);

const amountsOfSale: ReadonlySet<MappedField> = new Set(['total', ...amountsBesideTotal]);

/**
 * How a file of no known kind is most likely to be read, by the names of its columns and what is in them. `wanted`: what
 * its rows are, if that is known.
 */
export function guessMapping(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  wanted?: ColumnMapping['rows'],
): ColumnMapping {
  const ofOneItem = columnsOfOneItem(names);
  const contents = names.map((name, column) => {
    const written = rows.map((row) => (row[column] ?? '').trim());
    if (ofOneItem.has(name) || isMostOf(written, (cell) => shortened.test(cell))) return 'unusable';
    // A discount may be `10%`.
    const cells = written.map((cell) => cell.replace(rate, '$1'));
    const content = isFlag(plainName(name)) && areFlags(cells) ? 'flags' : contentIn(cells);
    return content === 'numbers' && isMostOf(written, (cell) => rate.test(cell)) ? 'rates' : content;
  });
  const amounts = amountsOfRows(names, rows);
  const numbers = names.filter((name, column) => contents[column] === 'numbers' && !noMoney.test(plainName(name)));
  const first = mappedBy(itemFields, names, contents);
  const ofSales = [
    ...repeatedAmounts(first, numbers, names, rows, amounts),
    ...firstRowColumns(first.id, numbers, names, rows),
  ];
  const itemContents = names.map((name, column) => (ofSales.includes(name) ? 'amounts of sales' : contents[column]));
  const items = ofSales.length === 0 ? first : mappedBy(itemFields, names, itemContents);
  // An item without a quantity may be a whole sale, which alone can be paid back later.
  const isPaidBack =
    items.quantity === undefined && hasRefunds(mappedBy(new Set(['refunded']), names, contents), amounts);
  const isOfItems = wanted === undefined ? hasItems(items) && !isPaidBack : wanted === 'items';
  if (!isOfItems) return { rows: 'sales', ...saleColumns(names, rows, contents, amounts, numbers) };
  const columns = itemColumns(items, names, rows, itemContents, amounts, numbers);
  const numbersOfSales = saleNumbers(columns.id, names, rows);
  const isOfSale = (name: string) =>
    ofSales.includes(name) ||
    (!Object.values(columns).includes(name) && isSameInSales(name, numbersOfSales, rows, amounts));
  const saleContents = names.map((name, column) => (isOfSale(name) ? contents[column] : undefined));
  const ofSale = orderFields(
    columns,
    mappedBy(amountsOfSale, names, saleContents),
    ofSales,
    numbersOfSales,
    rows,
    amounts,
  );
  const main = columns.price ?? columns.amount;
  const isWhole = columns.price === undefined && /^(grand )?total( amount)?$/.test(plainName(main ?? ''));
  const hasTax = isWhole && !hasTotalWithTax(columns, numbers, amounts);
  const isGross = main !== undefined && /brutto|ttc|\b(inc|incl|including|inkl)\b/i.test(main.replaceAll('_', ' '));
  return {
    rows: 'items',
    columns: { ...columns, ...ofSale },
    ...(columns.tax !== undefined &&
      (isGross || hasTax || hasIncludedTax(columns, amounts)) && { isTaxIncluded: true }),
  };
}

/** Whether a column may say yes or no. */
function isFlag(name: string): boolean {
  return refundFlag.test(name) || voidFlag.test(name);
}

/** `10%`. */
const rate = /^(\d[\d.,]*)[\s\u00a0]?%$/;
/** `2.02603E+11`, what a spreadsheet has left of a long number. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** `Item 1 Name`, `Item 2 Name`: a row is a sale, and each of its items has columns of its own. */
function columnsOfOneItem(names: readonly string[]): ReadonlySet<string> {
  const numbered = names.flatMap((name) => {
    const [, nth] = numberedItem.exec(plainName(name)) ?? [];
    return nth === undefined ? [] : [{ name, nth }];
  });
  const isRepeated = new Set(numbered.map(({ nth }) => nth)).size > 1;
  return new Set(isRepeated ? numbered.map(({ name }) => name) : []);
}

const numberedItem =
  /^(?:(?:line ?)?items?|products?|artikel|produkt|produit|articles?|articulo|producto|prodotto|articolo) ?#?(\d{1,2})(?: |$)/;

/** A number of which nothing says that it is something else than the total. */
function isTotalName(name: string): boolean {
  return (
    !noMoney.test(name) &&
    new RegExp(`^${noTotal}`).test(name) &&
    !/\b(freight|tax|vat|gst|discount|price|debit|credit|soll|haben|debe|haber)\b/.test(name)
  );
}

/** Whether a row is an item, by its name or code with how many were sold or at which price. */
function hasItems({ item, sku, quantity, price, amount }: Fields): boolean {
  const [hasQuantity, hasPrice] = [quantity !== undefined, price !== undefined];
  if (item === undefined) return sku !== undefined && hasQuantity && (hasPrice || amount !== undefined);
  return plainNameWord.test(plainName(item)) ? hasQuantity && hasPrice : hasQuantity || hasPrice;
}

type Rows = readonly (readonly string[])[];

function itemColumns(
  mapped: Fields,
  names: readonly string[],
  rows: Rows,
  contents: readonly (Content | undefined)[],
  amounts: readonly RowAmounts[],
  numbers: readonly string[],
): Fields {
  const told = withSoldPrice(withoutTenderType(withoutTwins(mapped, names, rows, amounts), names, rows), numbers);
  const { price, ...others } = told;
  const isOfAll = told.amount === undefined && isPriceOfAll(told, names, rows, amounts);
  const found = isOfAll && price !== undefined ? { ...others, amount: price } : told;
  const named = { ...unnamedFields(true, mapped, names, contents, rows), ...found };
  const net = names.find((name, column) => contents[column] === 'numbers' && netWord.test(plainName(name)));
  const columns = withStatedNet(withoutDiscountRate(withoutCutPrice(named, amounts), amounts), net, numbers, amounts);
  return hasPartsOfAmounts(names) || areUnlike(columns, amounts) ? withoutTotals(columns) : columns;
}

/** What was paid for a piece, where a list price stands beside it and no discount. */
function withSoldPrice(fields: Fields, numbers: readonly string[]): Fields {
  const sold = numbers.find((name) => /^(net|sold|selling|discounted|final) (unit )?price$/.test(plainName(name)));
  const isKnown = fields.price === undefined || fields.discount !== undefined || sold === undefined;
  return isKnown ? fields : { ...fields, price: sold };
}

const netWord = /^(net( sales| amount| total| revenue)?|netto\w*|ventas netas|ventes nettes|montant ht|total ht)$/;

function saleColumns(
  names: readonly string[],
  rows: Rows,
  contents: readonly Content[],
  amounts: readonly RowAmounts[],
  numbers: readonly string[],
): Pick<ColumnMapping, 'columns' | 'fees' | 'paidWith' | 'areCreditsRefunds'> {
  const mapped = withoutPayout(mappedBy(saleFields, names, contents), amounts);
  const found = withoutTenderType(withoutTwins(mapped, names, rows, amounts), names, rows);
  const fees = numbers.filter((name) => feeWord.test(plainName(name)));
  const { columns: withAllFees, fees: allFees } = withFees(found, fees, numbers, amounts);
  const named = { ...unnamedFields(false, { ...mapped, ...withAllFees }, names, contents, rows), ...withAllFees };
  const tying = withoutShippingOfTotal(withTyingTotal(named, numbers, amounts));
  const columns = withoutRepeated(tying, names, rows, contents, amounts);
  const { methods, change } = paidWith(columns, numbers, amounts);
  const all = change === undefined ? columns : { ...columns, change };
  return {
    columns: hasSalesAndTheirLines(names, rows) || hasPartsOfAmounts(names) ? withoutTotals(all) : all,
    ...(methods.length > 0 && { paidWith: methods }),
    ...(areCreditsRefunds(columns, names, rows) && { areCreditsRefunds: true }),
    ...(allFees.length > 1 && columns.fee !== undefined && { fees: allFees }),
  };
}

/** Fields without which nothing can be read, by content alone: the first date, and the last number, as totals are. */
function unnamedFields(
  isOfItems: boolean,
  found: Fields,
  names: readonly string[],
  contents: readonly (Content | undefined)[],
  rows: Rows,
): Fields {
  // Whole numbers may be anything.
  const isMoney = (name: string) => {
    const place = names.indexOf(name);
    return rows.some((cells) => /[.,]\d\d?\D*$|\p{Sc}/u.test(cells[place] ?? ''));
  };
  const free = names
    .map((name, index) => ({ name, content: contents[index] }))
    .filter(({ name }) => !Object.values(found).includes(name));
  const date = free.find(({ name, content }) => content === 'dates' && !noSaleDate.test(plainName(name)))?.name;
  const amounts = free.filter(
    ({ name, content }) => content === 'numbers' && isTotalName(plainName(name)) && isMoney(name),
  );
  // Of several amounts with names of their own, none is more likely than another.
  const number = amounts.length === 1 || /^Column \d+$/.test(amounts[0]?.name ?? '') ? amounts.at(-1)?.name : undefined;
  const hasAmount = [found.price, found.amount, found.total, found.subtotal].some((name) => name !== undefined);
  return {
    ...(date !== undefined && { date }),
    ...(number !== undefined && !hasAmount && (isOfItems ? { amount: number } : { total: number })),
  };
}

function mappedBy(
  fields: ReadonlySet<MappedField>,
  names: readonly string[],
  contents: readonly (Content | undefined)[],
): Fields {
  const plain = names.map(plainName);
  // Of an address.
  const hasPlaces = plain.some((name) => /\b(city|zip|zip code|postal code|county|country)$/.test(name));
  const taken = new Set<number>();
  const columns: Fields = {};
  for (const [field, patterns] of words) {
    if (!fields.has(field)) continue;
    const wanted = contentOf[field];
    const columnWith = (isFitting: (content: Content | undefined) => boolean) =>
      firstMatch(
        patterns,
        (pattern, index) => {
          const content = contents[index];
          const name = plain[index] ?? '';
          // A rate, `Tax %`, is no amount.
          const isRate =
            wanted === 'numbers' &&
            field !== 'quantity' &&
            !(field === 'shipping' && name === 'shipping rate') &&
            !(field === 'discount' && fields === itemFields) &&
            /%|percent|prozent|rate|(?<!um)satz|pct|\b(?:taux|tasa|aliquota|tarief|sazba|stawka)\b/i.test(
              names[index] ?? '',
            ) &&
            !(pattern === ratedTax && /\d\s*%/.test(names[index] ?? ''));
          // Discounts may be rates.
          const numberName = field === 'discount' ? name.replace(/\b(percentage|pct)\b/, '') : name;
          // Amounts of an order stand on the rows of all its items.
          const isOfOrder =
            fields === itemFields && wanted === 'numbers' && /^(order (?!quantity|qty)|order$|cart\b)/.test(name);
          const isOther =
            field === 'date'
              ? noSaleDate.test(name)
              : field === 'status'
                ? content === 'numbers' || (hasPlaces && /\bstate\b/.test(name))
                : field === 'currency'
                  ? content === 'numbers'
                  : wanted === 'numbers' && field !== 'quantity' && field !== 'count' && noMoney.test(numberName);
          return !taken.has(index) && isFitting(content) && !isRate && !isOfOrder && !isOther && pattern.test(name);
        },
        names.length,
      );
    const isFilled = (content: Content | undefined) =>
      wanted === undefined
        ? content !== 'unusable'
        : content === wanted || (content === 'rates' && field === 'discount');
    const filled = columnWith(isFilled);
    const column = filled === -1 && mayBeBlank.has(field) ? columnWith((content) => content === 'nothing') : filled;
    if (column === -1) continue;
    taken.add(column);
    columns[field] = names[column] ?? '';
  }
  return columns;
}

function firstMatch(
  patterns: readonly RegExp[],
  isMatch: (pattern: RegExp, column: number) => boolean,
  count: number,
): number {
  for (const pattern of patterns)
    for (let column = 0; column < count; column += 1) if (isMatch(pattern, column)) return column;
  return -1;
}

/** Most cells of a column must look alike, because some are typed wrong. */
const enough = 0.8;
const clock = /^\d\d?:\d\d(:\d\d)?( ?[ap]\.?\s?m\.?)?$/i;

function areFlags(cells: readonly string[]): boolean {
  return cells.some((cell) => cell !== '') && cells.every((cell) => /^[01]?$/.test(cell) || flagOf(cell) !== undefined);
}

function filledOf(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => !isBlank(cell) && !isTotal(cell));
}

function isMostOf(cells: readonly string[], test: (cell: string) => boolean): boolean {
  const filled = filledOf(cells);
  return filled.length > 0 && filled.filter(test).length >= filled.length * enough;
}

function contentIn(cells: readonly string[]): Content {
  const filled = filledOf(cells);
  if (filled.length === 0) return 'nothing';
  const times = createTimeReader('day first');
  const others = createTimeReader('month first');
  const isMost = (test: (cell: string) => boolean) => isMostOf(filled, test);
  if (isMost((cell) => clock.test(cell))) return 'times';
  if (isMost((cell) => (times.read(cell, '') ?? others.read(cell, '')) !== undefined)) return 'dates';
  if (isMost((cell) => (readNumber(cell, '.') ?? readNumber(cell, ',')) !== undefined)) return 'numbers';
  return 'texts';
}

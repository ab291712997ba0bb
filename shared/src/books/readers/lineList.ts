import { decimalMarkOf, product, readNumber, type PlainNumber } from '../reading/numbers';
import { flagOf, isCanceled, isCash, isPaidBack, isPartlyPaidBack, itemOf, lineQuantity } from './lineFacts';
import type { Fact } from '../facts/fact';
import { minus } from '../facts/maybe';
import { defineReader, type Row } from './reader';
import { otherCurrencies } from './movementFacts';

export const lineListFamily = 'lines';

export type LineListColumn = keyof typeof lineListColumns;

export const lineListColumns = {
  id: ['Invoice', 'Order', 'Receipt', 'Transaction', 'Sale', 'Bill', 'Ticket', 'Check'].flatMap((sale) => [
    sale,
    `${sale} No`,
    `${sale} Number`,
    `${sale} ID`,
    `${sale} #`,
  ]),
  date: ['InvoiceDate', 'Date', 'Order Date', 'Transaction Date', 'Sale Date', 'Datetime', 'Created at'],
  time: ['Time'],
  zone: ['Time Zone'],
  sku: ['StockCode', 'SKU', 'Item Code', 'Product Code', 'Product ID'],
  item: ['Description', 'Item', 'Item Name', 'Product', 'Product Name', 'Product line'],
  category: ['Category'],
  quantity: ['Quantity', 'Qty'],
  price: ['UnitPrice', 'Unit Price', 'Price', 'Price Each'],
  amount: [
    'Line Total',
    'Subtotal w/o Tax',
    'Total Price',
    'Net Amount',
    'Line Amount',
    'Extended Price',
    'Amount',
    'Sales',
    'Total',
  ],
  discount: [
    'Discount',
    'Discount Amount',
    'Discounts',
    'Total Discount',
    'Line Discount',
    'Item Discount',
    'Discount Percent',
    'Discount Percentage',
    'Discount Rate',
    'Discount Pct',
    'Disc',
    'Disc Pct',
    'Disc Percent',
    'Disc Amount',
  ],
  tax: ['Tax', 'Tax Amount'],
  tender: ['Payment Method', 'Tender', 'Payment', 'Payment Type'],
  currency: ['Currency'],
  customerId: ['CustomerID', 'Customer'],
  customerName: ['Customer Name'],
  location: ['Location', 'Store', 'Branch'],
  staff: ['Staff', 'Employee', 'Cashier'],
  device: [],
  status: ['Status', 'Order Status'],
  paidBack: ['Returned', 'Is Returned', 'Refunded', 'Is Refunded'],
} as const;

/**
 * A row per item sold, with a quantity and a price, such as an invoice list. Negative quantities or prices are returns.
 * The price is what was paid; tax, tips, fees and payments are unknown unless there is a column.
 */
export const lineList = defineReader<LineListColumn>({
  kind: 'line-list',
  label: 'List of items sold',
  family: lineListFamily,
  columns: lineListColumns,
  required: ['date', 'quantity', 'price', 'item'],
  // Which of two prices was paid depends on whether a discount lies between them, and prices may have their value added tax.
  never: ['Net Price', 'Net Unit Price', 'Discounted Price', 'Final Price', 'VAT', 'VAT Amount', 'GST', 'GST Amount'],
  currencies: ['currency'],
  amounts: ['price', 'amount'],
  severalTaxes: 'tax',
  read: readLine,
});

function readLine(row: Row<LineListColumn>): void {
  if (isCanceled(row.text('status'))) return row.skip(`Not sold: ${row.text('status')}`);
  if (row.isForeign('currency')) return row.refuse('currency', otherCurrencies);
  // Only the first row of a sale has its number and its date.
  const isContinued = row.has('id') && row.text('id') === '' && row.text('date') === '' && row.previousId !== '';
  const at = isContinued ? row.previousAt : row.time('date', row.has('time') ? 'time' : undefined, row.text('zone'));
  const quantity = row.has('quantity') ? row.number('quantity') : { units: 1, scale: 0 };
  if (!quantity) return row.refuse('quantity', 'The quantity is missing');
  const listed = grossOf(row, quantity);
  const gross = listed === undefined ? undefined : withoutIncludedTax(row, listed);
  if (gross === undefined) return row.refuse(row.has('price') ? 'price' : 'amount', 'The price is missing');
  if (!Number.isSafeInteger(gross)) return row.refuse('price', 'This amount is too large');
  const discount = row.has('discount') || row.has('amount') ? discountOf(row, gross, quantity) : 0;
  const tender = row.text('tender');
  const customerId = row.text('customerId');
  const line: Fact = {
    role: 'line',
    id: isContinued ? row.previousId : row.text('id'),
    at,
    item: itemOf({
      name: row.text('item'),
      sku: row.text('sku'),
      category: row.text('category'),
      gross,
      quantity,
    }),
    texts: {
      customerId: customerId.endsWith('.0') ? customerId.slice(0, -2) : customerId,
      customerName: row.text('customerName'),
      location: row.text('location'),
      staff: row.text('staff'),
      device: row.text('device'),
      tender,
      method: isCash(tender) ? 'cash' : '',
    },
    amounts: {
      gross,
      quantity: lineQuantity(gross, quantity),
      discount: gross < 0 ? 0 - discount : discount,
      tax: row.has('tax')
        ? signedAs(row.has('price') ? { units: 0, scale: 0 } : quantity, row.amount('tax'))
        : undefined,
    },
  };
  row.add(line);
  if (gross > 0 && isReturned(row)) row.add(returned(line));
}

/** Whether an item that was sold came back, by its status or a column such as `Returned`. */
function isReturned(row: Row<LineListColumn>): boolean {
  const [status, flag] = [row.text('status'), row.text('paidBack')];
  if (status === '' && flag === '') return false;
  if (isPaidBack(status) || flagOf(flag)) return true;
  if (isPartlyPaidBack(status)) row.note('status', 'says that something was paid back, not how much');
  if (flag !== '' && flag !== '0' && flagOf(flag) === undefined) row.note('paidBack', 'is not read');
  return false;
}

function returned({ amounts: { gross, quantity, discount, tax }, ...line }: Fact): Fact {
  return {
    ...line,
    // Not an exchange.
    texts: { ...line.texts, ...(line.id !== '' && { kind: 'Sale' }) },
    amounts: { gross: minus(gross), quantity: minus(quantity), discount: minus(discount), tax: minus(tax) },
  };
}

/** `Discount (%)`. */
export const percentName = /%|percent|prozent|pct|\brate\b/i;

/**
 * A discount is an amount, or a rate if it has a percent sign. Where the amount of the row shows that a number is a rate or
 * the discount of one piece, it is read so.
 */
function discountOf(row: Row<LineListColumn>, gross: number, quantity: PlainNumber): number {
  const text = row.text('discount');
  const isPercent = text !== '' && percentName.test(row.nameOf('discount'));
  const size = Math.abs(gross);
  if (text.endsWith('%') || (isPercent && !row.areDiscountsRates)) {
    const rate = text.replace(/%$/, '').trim();
    const read = readNumber(rate, decimalMarkOf(rate) ?? '.');
    if (read) return closest(Math.round((size * Math.abs(valueOf(read))) / 100), size, row);
  }
  if (row.areDiscountsRates && row.has('discount')) {
    const rate = row.number('discount');
    if (rate && Math.abs(valueOf(rate)) > 1) row.refuse('discount', 'This is no rate, and the other discounts are');
    return rate ? Math.round(size * Math.abs(valueOf(rate))) : 0;
  }
  const written = row.has('discount') ? Math.abs(row.amount('discount') ?? 0) : 0;
  const number = written === 0 ? undefined : row.number('discount');
  const amount = row.has('price') && row.has('amount') ? row.amountIn(row.text('amount')) : undefined;
  if (amount === undefined) return written;
  if (!number) return hiddenDiscount(size, Math.abs(amount));
  const tax = row.has('tax') ? (row.amount('tax') ?? 0) : 0;
  const shown = [size - Math.abs(amount), size - Math.abs(amount) + Math.abs(tax)];
  if (shown.includes(written)) return written;
  const value = Math.abs(valueOf(number));
  const readings = [written * Math.abs(valueOf(quantity)), size * value, (size * value) / 100];
  return shown.find((discount) => readings.some((each) => Math.abs(each - discount) <= 0.5)) ?? written;
}

/** What the amount of the row shows, if it is what was worked out but for rounding. */
function closest(discount: number, size: number, row: Row<LineListColumn>): number {
  const amount = row.has('price') && row.has('amount') ? row.amountIn(row.text('amount')) : undefined;
  const shown = amount === undefined ? discount : size - Math.abs(amount);
  return Math.abs(shown - discount) <= 1 ? shown : discount;
}

/** A row that came to less than its quantity times its price. Sources round a cent in their own way. */
function hiddenDiscount(size: number, amount: number): number {
  return size - amount > 1 ? size - amount : 0;
}

/** What the row came to, if the price has the tax and the amount has not. */
function withoutIncludedTax(row: Row<LineListColumn>, gross: number): number {
  const tax = row.has('tax') && row.has('price') ? row.amount('tax') : undefined;
  const amount = tax ? row.amountIn(row.text('amount')) : undefined;
  const isIncluded = tax !== undefined && amount !== undefined && gross - tax === amount;
  return isIncluded ? amount : gross;
}

function valueOf({ units, scale }: PlainNumber): number {
  return units / 10 ** scale;
}

/** The amount of a row is written without a minus where its quantity has it. */
function signedAs({ units }: PlainNumber, amount: number | undefined): number | undefined {
  return units < 0 && amount !== undefined && amount > 0 ? 0 - amount : amount;
}

function grossOf(row: Row<LineListColumn>, quantity: PlainNumber): number | undefined {
  const price = row.number('price');
  if (!price) return row.has('price') ? undefined : signedAs(quantity, row.amount('amount'));
  return row.rounded(product(quantity, price));
}

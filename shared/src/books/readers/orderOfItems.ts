import { orderAmounts } from './plainTables';
import { extraLine } from './shopifyOrders';
import type { Reader, Row } from './reader';

/** What a row of an item says of its sale: it stands on all rows of the sale, or on the first. */
export const orderFields = ['total', 'orderTax', 'orderDiscount', 'shipping', 'tip', 'fee', 'refunded'] as const;

/** The sale that an item is of, if its row has a total. The rows of a sale say the same, so that it counts once. */
export function addOrder(row: Row<string>) {
  if (row.text('total') === '' || row.text('id') === '') return;
  const nameOf = (column: string) => (column === 'tax' ? 'orderTax' : column === 'discount' ? 'orderDiscount' : column);
  const id = row.text('id');
  const at = row.time('date', row.has('time') ? 'time' : undefined, row.text('zone'));
  const order: Row<string> = {
    ...row,
    previousId: row.previousId,
    previousAt: row.previousAt,
    has: (column) => row.has(nameOf(column)),
    text: (column) => row.text(nameOf(column)),
    amount: (column) => row.amount(nameOf(column)),
  };
  row.add({ role: 'order', id, key: id, at, amounts: orderAmounts(order) });
  const shipping = row.amount('shipping') ?? 0;
  if (shipping !== 0) row.add({ ...extraLine(id, 'Shipping', shipping), at });
}

/** Columns of an item on which the total of its sale depends. */
const ofItem = ['id', 'date', 'quantity', 'price', 'discount', 'tax'] as const;

type Names = Readonly<Partial<Record<string, string>>>;

/**
 * A reader of items that reads what their rows say of their sale, too. `own`: names of its columns; `found`: the same with those of the
 * sale, to whose total the items lead. Without them, or if they are about other columns, the reader stays.
 */
export function withOrders(reader: Reader, own: Names, found: Names): Reader {
  const isSame = ofItem.every((column) => own[column] === found[column]);
  if (found.total === undefined || !isSame) return reader;
  const names = orderFields.map((field) => [field, found[field] === undefined ? [] : [found[field]]] as const);
  const isTotalOfItem = own.amount === found.total;
  return {
    ...reader,
    columns: { ...reader.columns, ...(isTotalOfItem && { amount: [] }), ...Object.fromEntries(names) },
    amounts: [...reader.amounts, 'total'],
    read(row) {
      reader.read(row);
      addOrder(row);
    },
  };
}

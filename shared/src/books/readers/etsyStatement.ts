import { defineReader, type Row } from './reader';
import { movementFacts, otherCurrency } from './movementFacts';

type Column = keyof typeof columns;

const columns = {
  date: ['Date'],
  type: ['Type'],
  title: ['Title'],
  info: ['Info'],
  currency: ['Currency'],
  amount: ['Amount'],
  fees: ['Fees & Taxes'],
  net: ['Net'],
} as const;

const movedTypes = /deposit|payout|disbursement|transfer|reserve|^payment$/i;
const feeTypes = /fee|marketing|shipping|vat|gst|subscription|tax|adjustment/i;

/**
 * A month of the payment account. It alone has all fees of an order: those of the transaction, the payment, its advertising.
 * A tax that Etsy collects and pays itself never reaches the shop: it lowers what was collected.
 */
export const etsyStatement = defineReader<Column>({
  kind: 'etsy-statement',
  label: 'Etsy monthly statement',
  family: 'etsy',
  columns,
  required: ['date', 'type', 'title', 'info', 'amount', 'fees', 'net'],
  currencies: ['currency'],
  amounts: ['amount', 'fees', 'net'],
  read(row) {
    const type = row.text('type');
    if (movedTypes.test(type)) return row.skip(`Money moved, nothing sold: ${type.toLowerCase()}`);
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
    const [amount, fees] = [row.amount('amount') ?? 0, row.amount('fees') ?? 0];
    const net = row.amount('net') ?? amount + fees;
    const order = orderOf(row);
    if (/^sale$/i.test(type)) {
      if (order === '') return row.refuse('title', 'The number of the order is missing');
      return addTo(row, order, { collected: amount, fee: amount - net });
    }
    if (/refund/i.test(type)) return addRefund(row, order, { collected: amount, fee: amount - net });
    if (!feeTypes.test(type)) return row.refuse('type', 'This type of row is not known');
    const isOfBuyer = /paid by buyer|sales tax|refund to buyer/i.test(row.text('title'));
    const part = isOfBuyer ? { collected: net, fee: 0 } : { collected: 0, fee: 0 - net };
    if (order === '') return addFee(row, net);
    return (net < 0 ? addTo : addRefund)(row, order, part);
  },
});

interface Part {
  readonly collected: number;
  readonly fee: number;
}

function orderOf(row: Row<Column>): string {
  const text = `${row.text('title')} ${row.text('info')}`;
  return /order\s*(?:#|no\.?|number)?\s*(\d+)/i.exec(text)?.[1] ?? '';
}

function addTo(row: Row<Column>, order: string, { collected, fee }: Part) {
  row.add({
    role: 'order',
    id: order,
    at: row.time('date'),
    texts: { type: 'sale', channel: 'Online', tender: 'Etsy Payments' },
    amounts: { partialRefunds: 0, totalCollected: collected, fee },
  });
}

/** What one day gives back of an order: to the buyer, and fees to the shop. */
function addRefund(row: Row<Column>, order: string, { collected, fee }: Part) {
  const id = `${order}/refund ${row.text('date')}`;
  const texts = { channel: 'Online', tender: 'Etsy Payments' };
  const refund = { id, at: row.time('date'), category: 'refund', amount: collected, fee, refundOf: order, texts };
  for (const fact of movementFacts(refund)) row.add({ ...fact, key: '' });
}

/** A fee of no order, such as that of a listing. */
function addFee(row: Row<Column>, net: number) {
  const texts = { channel: 'Online', description: row.text('title') };
  for (const fact of movementFacts({ id: '', at: row.time('date'), category: 'fee', amount: net, fee: 0, texts }))
    row.add(fact);
}

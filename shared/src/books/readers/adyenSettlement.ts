import { movementFacts, otherCurrency } from './movementFacts';
import { defineReader } from './reader';

const columns = {
  id: ['Psp Reference'],
  order: ['Merchant Reference'],
  method: ['Payment Method'],
  date: ['Creation Date'],
  zone: ['TimeZone'],
  type: ['Type'],
  modification: ['Modification Reference'],
  grossCurrency: ['Gross Currency'],
  grossDebit: ['Gross Debit (GC)'],
  grossCredit: ['Gross Credit (GC)'],
  currency: ['Net Currency'],
  debit: ['Net Debit (NC)'],
  credit: ['Net Credit (NC)'],
  commission: ['Commission (NC)'],
  markup: ['Markup (NC)'],
  schemeFees: ['Scheme Fees (NC)'],
  interchange: ['Interchange (NC)'],
} as const;

const moved = /payout|transfer|reserve|deposit|advancement/i;
const charged = /^(?:fee|invoice ?deduction|misc ?costs|payment ?cost)/i;

/**
 * The settlement details of Adyen. What came in is the net amount with the fees, all in the currency of the payout; the gross
 * amount in the currency of the sale bears it out where both are the same.
 */
export const adyenSettlement = defineReader<keyof typeof columns>({
  kind: 'adyen-settlement',
  label: 'Adyen settlement details',
  family: 'adyen',
  columns,
  required: ['id', 'date', 'type', 'grossDebit', 'grossCredit', 'currency', 'debit', 'credit', 'commission'],
  currencies: ['currency'],
  amounts: ['grossDebit', 'grossCredit', 'debit', 'credit', 'commission', 'markup'],
  read(row) {
    const type = row.text('type');
    if (moved.test(type)) return row.skip(`Money moved, nothing sold: ${type.toLowerCase()}`);
    if (!row.isOwnCurrency(row.text('currency'))) return row.refuse('currency', otherCurrency);
    const at = row.time('date', undefined, row.text('zone'));
    const net = (row.amount('credit') ?? 0) - (row.amount('debit') ?? 0);
    const costs = ['commission', 'markup', 'schemeFees', 'interchange'] as const;
    const fee = costs.reduce((sum, column) => sum + (row.amount(column) ?? 0), 0);
    const isFee = charged.test(type);
    const amount = isFee ? net : net + fee;
    const size = (row.amount('grossCredit') ?? 0) + (row.amount('grossDebit') ?? 0);
    const isSame = row.text('grossCurrency').toUpperCase() === row.text('currency').toUpperCase();
    if (isSame && !isFee && Math.abs(amount) !== Math.abs(size))
      return row.refuse('type', 'The net amount and the fees do not add up to the gross amount');
    const id = row.text('id');
    const isCharge = /^settled/i.test(type);
    for (const fact of movementFacts({
      id: isCharge || isFee ? id : row.text('modification') || `${id}/${type}`,
      at,
      category: isFee ? 'fee' : isCharge ? 'charge' : /refund/i.test(type) ? 'refund' : 'dispute',
      amount,
      fee: isFee ? 0 : fee,
      refundOf: isCharge || isFee ? '' : id,
      texts: { description: row.text('order') },
    }))
      row.add(fact);
  },
});

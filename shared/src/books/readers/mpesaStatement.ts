import { movementFacts } from './movementFacts';
import { defineReader } from './reader';

const columns = {
  id: ['Receipt No.', 'Receipt No', 'Receipt Number'],
  date: ['Completion Time'],
  details: ['Details'],
  status: ['Transaction Status'],
  paidIn: ['Paid In'],
  withdrawn: ['Withdrawn'],
} as const;

const refunds = /reversal|refund/i;
const charges = /charge|\bfee\b|commission/i;
const moved =
  /deposit of funds|agent deposit|float|loan|transfer from (?:bank|working|utility)|organi[sz]ation settlement/i;

/**
 * The statement of an M-Pesa till or pay bill number. What was paid in are payments. What went out are charges, reversals, and
 * money that the shop moved or spent. A charge and its payment have one receipt number.
 */
export const mpesaStatement = defineReader<keyof typeof columns>({
  kind: 'mpesa-statement',
  label: 'M-Pesa statement',
  family: 'mpesa',
  columns,
  required: ['id', 'date', 'details', 'paidIn', 'withdrawn'],
  amounts: ['paidIn', 'withdrawn'],
  read(row) {
    const details = row.text('details');
    const status = row.text('status');
    if (status !== '' && !/^complete/i.test(status)) return row.skip(`Not paid: ${status.toLowerCase()}`);
    const paidIn = row.amount('paidIn') ?? 0;
    const withdrawn = Math.abs(row.amount('withdrawn') ?? 0);
    const amount = paidIn - withdrawn;
    if (amount === 0) return row.skip('There is nothing to book in it');
    if (moved.test(details)) return row.skip('Money moved, nothing sold: ' + details.toLowerCase());
    const isCharge = charges.test(details);
    const isRefund = refunds.test(details) && amount < 0;
    if (amount < 0 && !isCharge && !isRefund) return row.skip('Money moved or spent, nothing sold');
    const id = row.text('id');
    for (const fact of movementFacts({
      id: isCharge ? `${id}/charge` : isRefund ? `${id}/reversal` : id,
      at: row.time('date'),
      category: isCharge ? 'fee' : isRefund ? 'refund' : 'payment',
      amount,
      fee: isCharge ? 0 : undefined,
      texts: { tender: 'M-Pesa', description: details },
    }))
      row.add(fact);
  },
});

import { plainOrders } from './plainTables';
import type { Reader } from './reader';

/** A row per order of a till, with what was collected. Refunds are negative. */
export const odooOrders: Reader = {
  ...plainOrders,
  kind: 'odoo-orders',
  label: 'Odoo orders',
  family: 'odoo',
  columns: {
    id: ['Order Ref', 'Order Number'],
    session: ['Session'],
    date: ['Date', 'Order Date'],
    receipt: ['Receipt Number'],
    customerName: ['Customer'],
    staff: ['Employee', 'Cashier', 'User'],
    location: ['Point of Sale'],
    total: ['Total'],
    tax: ['Taxes'],
    status: ['Status'],
  },
  required: ['id', 'session', 'date', 'receipt', 'total', 'status'],
  currencies: [],
  amounts: ['total'],
  isMinorUnits: false,
  read(row) {
    // An order that somebody is still at.
    if (/^new$/i.test(row.text('status'))) return row.skip('Not paid: new');
    plainOrders.read(row);
  },
};

import { defineReader, type Reader } from './reader';

/** What providers paid out. It is the money of sales that other exports have, and would count twice. */
function payoutsReader(kind: string, label: string, required: readonly (readonly string[])[]): Reader {
  const columns = Object.fromEntries(required.map((names) => [names[0] ?? '', names]));
  return defineReader({
    kind,
    label,
    family: kind,
    columns,
    required: Object.keys(columns),
    amounts: [],
    read: (row) => row.skip('Money moved, nothing sold: payout'),
  });
}

export const payouts: readonly Reader[] = [
  payoutsReader('stripe-payouts', 'Stripe payouts', [
    ['id'],
    ['Amount'],
    ['Arrival Date (UTC)', 'Arrival Date'],
    ['Currency'],
    ['Status'],
    ['Destination'],
    ['Method'],
    ['Type'],
  ]),
  payoutsReader('shopify-payouts', 'Shopify payouts', [
    ['Payout Date'],
    ['Status'],
    ['Charges'],
    ['Refunds'],
    ['Adjustments'],
    ['Fees'],
    ['Total'],
    ['Currency'],
  ]),
];

import { feeKind, feeRules } from '@back-office/shared/ledger';
import type { LineDefinition, RowTest } from './lineDefinition';
import { byMethod, withTender } from './payments';

const hasPayment: RowTest = ({ totalCollected }) => totalCollected !== 0;
const isInvoice: RowTest = ({ channel }) => feeKind(channel) === 'invoice';

/** From total sales to what is left of them (spec B §4, decision D11). */
export const paymentLines: readonly LineDefinition[] = [
  {
    id: 'deferred-sales',
    label: 'Deferred sales',
    opens: 'deferred-sales',
    amountOf: ({ deferredSales }) => deferredSales.total,
    counted: 'deferredSales',
    rule: 'Deferred sales = money collected ahead of a sale, less what was redeemed when the sale was completed',
    sumOf: ['invoices', 'invoice-deposit-redeemed', 'online'],
    blocks: [
      {
        lines: [
          {
            id: 'deferred-gift-card-sales',
            label: 'Gift card sales',
            note: 'already in total sales',
            isRepeated: true,
            amountOf: ({ deferredSales }) => deferredSales.giftCardSales,
            counted: 'giftCardSales',
            rule: 'The gift card sales above, repeated for information and not added again',
          },
          {
            id: 'invoices',
            label: 'Invoices',
            amountOf: ({ deferredSales }) => deferredSales.invoices,
            counted: (row) => isInvoice(row) && row.depositCollected !== 0,
            rule: 'Deposits collected on invoices',
          },
          {
            id: 'invoice-deposit-redeemed',
            label: 'Invoice deposit redeemed',
            amountOf: ({ deferredSales }) => deferredSales.invoiceDepositRedeemed,
            counted: (row) => isInvoice(row) && row.depositRedeemed !== 0,
            rule: 'Deposits used up when their invoice was paid; negative, they take off',
          },
          {
            id: 'online',
            label: 'Online',
            amountOf: ({ deferredSales }) => deferredSales.squareOnline,
            counted: (row) => !isInvoice(row) && (row.depositCollected !== 0 || row.depositRedeemed !== 0),
            rule: 'Paid ahead on orders, less what was handed over since',
          },
        ],
      },
    ],
  },
  {
    id: 'partial-refunds',
    label: 'Partial refunds',
    note: 'refunds by amount',
    amountOf: ({ partialRefunds }) => partialRefunds,
    counted: 'partialRefunds',
    rule: 'Sum of what was refunded by amount, without goods coming back; negative, it takes off',
  },
  {
    id: 'total-payments',
    label: 'Total payments',
    isSubtotal: true,
    amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
    counted: 'totalPaymentsCollected',
    rule: 'Total payments = total sales + deferred sales + partial refunds',
    sumOf: ['total-sales', 'deferred-sales', 'partial-refunds'],
    blocks: [
      {
        lines: [
          {
            id: 'card',
            label: 'Card',
            note: 'all but cash',
            among: byMethod.card,
            amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
            counted: hasPayment,
            rule: 'All that was not paid in cash, less what was paid back',
          },
          {
            id: 'cash',
            label: 'Cash',
            among: byMethod.cash,
            amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
            counted: hasPayment,
            rule: 'Paid in cash, less what was paid back',
          },
        ],
      },
      {
        heading: 'Total payments by tender',
        lines: (['Card', 'Cash', 'Digital Wallet', 'Other'] as const).map((tender) => ({
          id: `tender-${tender.toLowerCase().replace(' ', '-')}`,
          label: tender,
          among: withTender[tender],
          amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
          counted: hasPayment,
          rule: `Payments whose tender is ${tender}, less what was paid back`,
        })),
      },
    ],
  },
  {
    id: 'fees',
    label: 'Fees',
    amountOf: ({ fees }) => fees.total,
    counted: 'fees',
    rule: 'Fees = payment processing fees + invoice fees; negative, they take off',
    sumOf: ['processing-fees', 'invoice-fees'],
    blocks: [
      {
        lines: [
          {
            id: 'processing-fees',
            label: 'Payment processing fees',
            note: feeRules.processing.text,
            amountOf: ({ fees }) => fees.paymentProcessingFees,
            counted: (row) => !isInvoice(row) && row.fee !== 0,
            rule: `${feeRules.processing.text} of each card payment, to the cent; none on cash, none given back on refunds`,
          },
          {
            id: 'invoice-fees',
            label: 'Invoice fees',
            note: feeRules.invoice.text,
            amountOf: ({ fees }) => fees.invoiceFees,
            counted: (row) => isInvoice(row) && row.fee !== 0,
            rule: `${feeRules.invoice.text} of each invoice payment, to the cent`,
          },
        ],
      },
    ],
  },
  {
    id: 'net-total',
    label: 'Net total',
    isSubtotal: true,
    amountOf: ({ netTotal }) => netTotal,
    rule: 'Net total = total payments + fees',
    sumOf: ['total-payments', 'fees'],
  },
];

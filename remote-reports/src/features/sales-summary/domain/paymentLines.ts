import { feeKind, feeRules, tenders } from '@back-office/shared/ledger';
import { slugOf } from '@back-office/shared/url';
import { paidBy, type LineDefinition, type RowTest } from './lineDefinition';

const hasPayment: RowTest = ({ totalCollected }) => totalCollected !== 0;
const isInvoice: RowTest = ({ channel }) => feeKind(channel) === 'invoice';

/** The sections from deferred sales to the net total. */
export const paymentLines: readonly LineDefinition[] = [
  {
    id: 'deferred-sales',
    label: 'Deferred sales',
    opens: 'deferred-sales',
    amountOf: ({ deferredSales }) => deferredSales.total,
    counted: 'deferredSales',
    rule: 'Deferred sales = money collected before a sale is completed, minus deposits redeemed on completion',
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
            rule: 'Same as the Gift card sales line above. Shown for information and not added again.',
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
            rule: 'Deposits applied to their invoice when it was paid, as a negative amount',
          },
          {
            id: 'online',
            label: 'Online',
            amountOf: ({ deferredSales }) => deferredSales.squareOnline,
            counted: (row) => !isInvoice(row) && (row.depositCollected !== 0 || row.depositRedeemed !== 0),
            rule: 'Prepayments for orders, minus those of orders completed since',
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
    rule: 'Refunds of an amount without returned items, as a negative amount',
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
            among: paidBy.card,
            amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
            counted: hasPayment,
            rule: 'All payments other than cash, minus refunds',
          },
          {
            id: 'cash',
            label: 'Cash',
            among: paidBy.cash,
            amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
            counted: hasPayment,
            rule: 'Cash payments, minus refunds',
          },
        ],
      },
      {
        heading: 'Total payments by tender',
        lines: tenders.map((tender) => ({
          id: `tender-${slugOf(tender)}`,
          label: tender,
          among: (row) => row.tender === tender,
          amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
          counted: hasPayment,
          rule: `Payments with the tender ${tender}, minus refunds`,
        })),
      },
    ],
  },
  {
    id: 'fees',
    label: 'Fees',
    amountOf: ({ fees }) => fees.total,
    counted: 'fees',
    rule: 'Fees = payment processing fees + invoice fees, as a negative amount',
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
            rule: `${feeRules.processing.text} per card payment, rounded to the cent. Cash payments have no fee. Refunds do not return fees.`,
          },
          {
            id: 'invoice-fees',
            label: 'Invoice fees',
            note: feeRules.invoice.text,
            amountOf: ({ fees }) => fees.invoiceFees,
            counted: (row) => isInvoice(row) && row.fee !== 0,
            rule: `${feeRules.invoice.text} per invoice payment, rounded to the cent`,
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

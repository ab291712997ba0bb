import { definitions, feeRules, lineRules, tenderMeasureId, tenders } from '@back-office/shared/ledger';
import type { LineDefinition } from './lineDefinition';

/** The sections from deferred sales to the net total. */
export const paymentLines: readonly LineDefinition[] = [
  {
    id: 'deferred-sales',
    label: 'Deferred sales',
    opens: 'deferred-sales',
    amountOf: ({ deferredSales }) => deferredSales.total,
    rule: definitions.deferredSales.rule,
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
            rule: 'Same as the Gift card sales line above. Shown for information and not added again.',
          },
          {
            id: 'invoices',
            label: 'Invoices',
            amountOf: ({ deferredSales }) => deferredSales.invoices,
            rule: 'Deposits collected on invoices',
          },
          {
            id: 'invoice-deposit-redeemed',
            label: 'Invoice deposit redeemed',
            amountOf: ({ deferredSales }) => deferredSales.invoiceDepositRedeemed,
            rule: 'Deposits applied to their invoice when it was paid, as a negative amount',
          },
          {
            id: 'online',
            label: 'Online',
            amountOf: ({ deferredSales }) => deferredSales.squareOnline,
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
    rule: lineRules.partialRefunds,
  },
  {
    id: 'total-payments',
    label: 'Total payments',
    isSubtotal: true,
    amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
    rule: definitions.totalPayments.rule,
    sumOf: ['total-sales', 'deferred-sales', 'partial-refunds'],
    blocks: [
      {
        lines: [
          {
            id: 'card',
            label: 'Card',
            note: 'all but cash',
            isAmongOwn: true,
            amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
            rule: 'All payments other than cash, minus refunds',
          },
          {
            id: 'cash',
            label: 'Cash',
            isAmongOwn: true,
            amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
            rule: 'Cash payments, minus refunds',
          },
        ],
      },
      {
        heading: 'Total payments by tender',
        lines: tenders.map((tender) => ({
          id: tenderMeasureId(tender),
          label: `${tender} tender`,
          isAmongOwn: true,
          amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
          rule: `Payments with the tender ${tender}, minus refunds`,
        })),
      },
    ],
  },
  {
    id: 'fees',
    label: 'Fees',
    amountOf: ({ fees }) => fees.total,
    rule: definitions.fees.rule,
    sumOf: ['processing-fees', 'invoice-fees'],
    blocks: [
      {
        lines: [
          {
            id: 'processing-fees',
            label: 'Payment processing fees',
            note: feeRules.processing.text,
            amountOf: ({ fees }) => fees.paymentProcessingFees,
            rule: lineRules.processingFees,
          },
          {
            id: 'invoice-fees',
            label: 'Invoice fees',
            note: feeRules.invoice.text,
            amountOf: ({ fees }) => fees.invoiceFees,
            rule: lineRules.invoiceFees,
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
    rule: definitions.netTotal.rule,
    sumOf: ['total-payments', 'fees'],
  },
];

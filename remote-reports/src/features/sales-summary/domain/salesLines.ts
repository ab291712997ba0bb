import { definitions, lineRules } from '@back-office/shared/ledger';
import type { LineDefinition } from './lineDefinition';

/** The sections from gross sales to total sales. */
export const salesLines: readonly LineDefinition[] = [
  {
    id: 'gross-sales',
    label: 'Gross sales',
    opens: 'gross-sales',
    amountOf: ({ grossSales }) => grossSales,
    rule: definitions.grossSales.rule,
    sumOf: ['items', 'service-charges'],
    blocks: [
      {
        lines: [
          {
            id: 'items',
            label: 'Items',
            amountOf: ({ items }) => items,
            rule: 'Items = price × quantity of every item sold, before discounts and comps',
          },
          {
            id: 'service-charges',
            label: 'Service charges',
            amountOf: ({ serviceCharges }) => serviceCharges.total,
            rule: lineRules.serviceCharges,
            sumOf: ['covid-service-charge', 'setup-cost', 'auto-gratuity'],
            blocks: [
              {
                lines: [
                  {
                    id: 'covid-service-charge',
                    label: 'COVID service charge',
                    amountOf: ({ serviceCharges }) => serviceCharges.covidServiceCharge,
                    rule: 'COVID service charges on all transactions',
                  },
                  {
                    id: 'setup-cost',
                    label: 'Setup cost',
                    amountOf: ({ serviceCharges }) => serviceCharges.setupCost,
                    rule: 'Setup costs on all transactions',
                  },
                  {
                    id: 'auto-gratuity',
                    label: 'Auto gratuity',
                    amountOf: ({ serviceCharges }) => serviceCharges.autoGratuity,
                    rule: 'Gratuities added to the bill automatically. Other tips are listed under Tips.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        heading: 'Gross sales by kind',
        lines: [
          {
            id: 'sales',
            label: 'Sales',
            opens: 'sales',
            isAmongOwn: true,
            amountOf: ({ grossSales }) => grossSales,
            rule: 'Gross sales of transactions whose ID starts with PAY',
          },
          {
            id: 'exchanges',
            label: 'Exchanges',
            opens: 'exchanges',
            isAmongOwn: true,
            amountOf: ({ grossSales }) => grossSales,
            rule: 'Gross sales of transactions whose ID starts with EXC: items that customers received in an exchange',
          },
          {
            id: 'other-kinds',
            label: 'Other',
            isAmongOwn: true,
            amountOf: ({ grossSales }) => grossSales,
            rule: 'Gross sales of all other transactions: invoices, appointments, and online orders',
          },
        ],
      },
    ],
  },
  {
    id: 'returns',
    label: 'Returns',
    opens: 'returns',
    amountOf: ({ returns }) => returns,
    rule: lineRules.returns,
    sumOf: ['returned', 'exchanged'],
    blocks: [
      {
        lines: [
          {
            id: 'returned',
            label: 'Returned for a refund',
            isAmongOwn: true,
            amountOf: ({ returns }) => returns,
            rule: 'Items that customers returned for a refund',
          },
          {
            id: 'exchanged',
            label: 'Returned in exchange',
            isAmongOwn: true,
            amountOf: ({ returns }) => returns,
            rule: 'Items that customers exchanged for others',
          },
        ],
      },
    ],
  },
  {
    id: 'discounts-and-comps',
    label: 'Discounts & comps',
    amountOf: ({ discountsAndComps }) => discountsAndComps,
    rule: definitions.discountsAndComps.rule,
    sumOf: ['discounts', 'comps'],
    blocks: [
      {
        lines: [
          {
            id: 'discounts',
            label: 'Discounts',
            amountOf: ({ discounts }) => discounts,
            rule: lineRules.discounts,
          },
          {
            id: 'comps',
            label: 'Comps',
            amountOf: ({ comps }) => comps,
            rule: lineRules.comps,
          },
        ],
      },
    ],
  },
  {
    id: 'net-sales',
    label: 'Net sales',
    isSubtotal: true,
    opens: 'net-sales',
    amountOf: ({ netSales }) => netSales,
    rule: definitions.netSales.rule,
    sumOf: ['gross-sales', 'returns', 'discounts-and-comps'],
    blocks: [
      {
        lines: [
          {
            id: 'net-of-gross-sales',
            label: 'Gross sales',
            amountOf: ({ grossSales }) => grossSales,
            rule: 'Same as the Gross sales line above: items + service charges',
          },
          {
            id: 'net-of-returns',
            label: 'Returns',
            amountOf: ({ returns }) => returns,
            rule: 'Same as the Returns line above',
          },
          {
            id: 'net-of-discounts-and-comps',
            label: 'Discounts & comps',
            amountOf: ({ discountsAndComps }) => discountsAndComps,
            rule: 'Same as the Discounts & comps line above: discounts + comps',
          },
        ],
      },
    ],
  },
  {
    id: 'gift-card-sales',
    label: 'Gift card sales',
    amountOf: ({ giftCardSales }) => giftCardSales,
    rule: lineRules.giftCardSales,
  },
  {
    id: 'taxes',
    label: 'Taxes',
    amountOf: ({ taxes }) => taxes,
    rule: lineRules.taxes,
    sumOf: ['taxes-on-sales', 'taxes-on-refunds'],
    blocks: [
      {
        lines: [
          {
            id: 'taxes-on-sales',
            label: 'On sales',
            isAmongOwn: true,
            amountOf: ({ taxes }) => taxes,
            rule: 'Taxes that customers paid',
          },
          {
            id: 'taxes-on-refunds',
            label: 'On refunds',
            isAmongOwn: true,
            amountOf: ({ taxes }) => taxes,
            rule: 'Taxes refunded to customers',
          },
        ],
      },
    ],
  },
  {
    id: 'tips',
    label: 'Tips',
    amountOf: ({ tips }) => tips,
    rule: lineRules.tips,
    sumOf: ['card-tips', 'cash-tips'],
    blocks: [
      {
        lines: [
          {
            id: 'card-tips',
            label: 'On card payments',
            isAmongOwn: true,
            amountOf: ({ tips }) => tips,
            rule: 'Tips paid by card',
          },
          {
            id: 'cash-tips',
            label: 'On cash payments',
            isAmongOwn: true,
            amountOf: ({ tips }) => tips,
            rule: 'Tips paid in cash',
          },
        ],
      },
    ],
  },
  {
    id: 'total-sales',
    label: 'Total sales',
    isSubtotal: true,
    amountOf: ({ totalSales }) => totalSales,
    rule: definitions.totalSales.rule,
    sumOf: ['net-sales', 'gift-card-sales', 'taxes', 'tips'],
  },
];

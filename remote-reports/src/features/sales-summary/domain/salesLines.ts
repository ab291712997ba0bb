import { drillDowns } from '../../../domain/drillDown';
import type { LineDefinition, RowTest } from './lineDefinition';
import { byMethod } from './payments';

const isSale = drillDowns.sales.includes;
const isExchange = drillDowns.exchanges.includes;
const isNoExchange: RowTest = (row) => !isExchange(row);
const isOther: RowTest = (row) => !isExchange(row) && !isSale(row);
const isPaidIn: RowTest = ({ type }) => type === 'sale';
const isRefund: RowTest = ({ type }) => type === 'refund';

const hasGross: RowTest = ({ grossSales }) => grossSales !== 0;
const hasReturns: RowTest = ({ returns }) => returns !== 0;
const hasTaxes: RowTest = ({ taxes }) => taxes !== 0;
const hasTips: RowTest = ({ tips }) => tips !== 0;

/** From gross sales to total sales (spec B §4, decision D12). */
export const salesLines: readonly LineDefinition[] = [
  {
    id: 'gross-sales',
    label: 'Gross sales',
    opens: 'gross-sales',
    amountOf: ({ grossSales }) => grossSales,
    counted: 'grossSales',
    rule: 'Gross sales = items + service charges',
    sumOf: ['items', 'service-charges'],
    blocks: [
      {
        lines: [
          {
            id: 'items',
            label: 'Items',
            amountOf: ({ items }) => items,
            counted: 'items',
            rule: 'Items = price × quantity of all that was sold, before discounts and comps',
          },
          {
            id: 'service-charges',
            label: 'Service charges',
            amountOf: ({ serviceCharges }) => serviceCharges.total,
            counted: 'serviceCharges',
            rule: 'Service charges = COVID service charge + setup cost + auto gratuity',
            sumOf: ['covid-service-charge', 'setup-cost', 'auto-gratuity'],
            blocks: [
              {
                lines: [
                  {
                    id: 'covid-service-charge',
                    label: 'COVID service charge',
                    amountOf: ({ serviceCharges }) => serviceCharges.covidServiceCharge,
                    counted: ({ charges }) => charges.covidServiceCharge !== 0,
                    rule: 'Sum of the COVID service charges of all transactions',
                  },
                  {
                    id: 'setup-cost',
                    label: 'Setup cost',
                    amountOf: ({ serviceCharges }) => serviceCharges.setupCost,
                    counted: ({ charges }) => charges.setupCost !== 0,
                    rule: 'Sum of the setup costs of all transactions',
                  },
                  {
                    id: 'auto-gratuity',
                    label: 'Auto gratuity',
                    amountOf: ({ serviceCharges }) => serviceCharges.autoGratuity,
                    counted: ({ charges }) => charges.autoGratuity !== 0,
                    rule: 'Sum of the gratuities that were added by themselves; tips stand further down',
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
            among: isSale,
            amountOf: ({ grossSales }) => grossSales,
            counted: hasGross,
            rule: 'Gross sales of the transactions whose id begins with PAY',
          },
          {
            id: 'exchanges',
            label: 'Exchanges',
            opens: 'exchanges',
            among: isExchange,
            amountOf: ({ grossSales }) => grossSales,
            counted: hasGross,
            rule: 'Gross sales of the transactions whose id begins with EXC: what customers took in exchange',
          },
          {
            id: 'other-kinds',
            label: 'Other',
            among: isOther,
            amountOf: ({ grossSales }) => grossSales,
            counted: hasGross,
            rule: 'Gross sales of all other transactions: invoices, appointments and online orders',
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
    counted: 'returns',
    rule: 'Returns = goods that came back, at the price they were sold for; negative, they take off',
    sumOf: ['returned', 'exchanged'],
    blocks: [
      {
        lines: [
          {
            id: 'returned',
            label: 'Returned for a refund',
            among: isNoExchange,
            amountOf: ({ returns }) => returns,
            counted: hasReturns,
            rule: 'Goods that came back and were paid back',
          },
          {
            id: 'exchanged',
            label: 'Returned in exchange',
            among: isExchange,
            amountOf: ({ returns }) => returns,
            counted: hasReturns,
            rule: 'Goods that came back and were exchanged for others',
          },
        ],
      },
    ],
  },
  {
    id: 'discounts-and-comps',
    label: 'Discounts & comps',
    amountOf: ({ discountsAndComps }) => discountsAndComps,
    counted: 'discountsAndComps',
    rule: 'Discounts & comps = discounts + comps; negative, they take off',
    sumOf: ['discounts', 'comps'],
    blocks: [
      {
        lines: [
          {
            id: 'discounts',
            label: 'Discounts',
            amountOf: ({ discounts }) => discounts,
            counted: ({ discounts }) => discounts !== 0,
            rule: 'Sum of what was taken off prices',
          },
          {
            id: 'comps',
            label: 'Comps',
            amountOf: ({ comps }) => comps,
            counted: ({ comps }) => comps !== 0,
            rule: 'Sum of what was given for nothing',
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
    counted: 'netSales',
    rule: 'Net sales = gross sales + returns + discounts & comps, of which the last two are negative',
    sumOf: ['gross-sales', 'returns', 'discounts-and-comps'],
    blocks: [
      {
        lines: [
          {
            id: 'net-of-gross-sales',
            label: 'Gross sales',
            amountOf: ({ grossSales }) => grossSales,
            counted: 'grossSales',
            rule: 'The line above: items + service charges',
          },
          {
            id: 'net-of-returns',
            label: 'Returns',
            amountOf: ({ returns }) => returns,
            counted: 'returns',
            rule: 'The line above: goods that came back',
          },
          {
            id: 'net-of-discounts-and-comps',
            label: 'Discounts & comps',
            amountOf: ({ discountsAndComps }) => discountsAndComps,
            counted: 'discountsAndComps',
            rule: 'The line above: discounts + comps',
          },
        ],
      },
    ],
  },
  {
    id: 'gift-card-sales',
    label: 'Gift card sales',
    amountOf: ({ giftCardSales }) => giftCardSales,
    counted: 'giftCardSales',
    rule: 'Sum of the gift cards sold; they are no net sales, and carry no tax',
  },
  {
    id: 'taxes',
    label: 'Taxes',
    amountOf: ({ taxes }) => taxes,
    counted: 'taxes',
    rule: 'Taxes = taxes on sales + taxes given back on refunds, which are negative',
    sumOf: ['taxes-on-sales', 'taxes-on-refunds'],
    blocks: [
      {
        lines: [
          {
            id: 'taxes-on-sales',
            label: 'On sales',
            among: isPaidIn,
            amountOf: ({ taxes }) => taxes,
            counted: hasTaxes,
            rule: 'Sum of the taxes customers paid',
          },
          {
            id: 'taxes-on-refunds',
            label: 'Given back on refunds',
            among: isRefund,
            amountOf: ({ taxes }) => taxes,
            counted: hasTaxes,
            rule: 'Sum of the taxes customers got back with their refund',
          },
        ],
      },
    ],
  },
  {
    id: 'tips',
    label: 'Tips',
    amountOf: ({ tips }) => tips,
    counted: 'tips',
    rule: 'Tips = tips on card payments + tips on cash payments',
    sumOf: ['card-tips', 'cash-tips'],
    blocks: [
      {
        lines: [
          {
            id: 'card-tips',
            label: 'On card payments',
            among: byMethod.card,
            amountOf: ({ tips }) => tips,
            counted: hasTips,
            rule: 'Sum of the tips paid by card',
          },
          {
            id: 'cash-tips',
            label: 'On cash payments',
            among: byMethod.cash,
            amountOf: ({ tips }) => tips,
            counted: hasTips,
            rule: 'Sum of the tips paid in cash',
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
    counted: 'totalSales',
    rule: 'Total sales = net sales + gift card sales + taxes + tips',
    sumOf: ['net-sales', 'gift-card-sales', 'taxes', 'tips'],
  },
];

import { isCash, isExchange, isOtherKind, isRefund, isSale, not } from './conditions';
import { figure, minus, plus, total } from './measure';

/** From gross sales to total sales, in the order of the sales summary. Ids are also in addresses: `?line=taxes`. */
export const salesMeasures = {
  'gross-sales': figure('Gross sales', total(['items', 'service-charges']), {
    rule: 'Gross sales = items + service charges',
    lesson: 'gross-sales',
  }),
  items: figure('Items', plus('itemSales'), {
    rule: 'Items = price × quantity of every item sold, before discounts and comps',
    lesson: 'gross-sales',
  }),
  'service-charges': figure('Service charges', total(['covid-service-charge', 'setup-cost', 'auto-gratuity']), {
    rule: 'Service charges = COVID service charge + setup cost + auto gratuity',
    lesson: 'gross-sales',
  }),
  'covid-service-charge': figure('COVID service charge', plus('covidServiceCharge'), {
    rule: 'COVID service charges on all transactions',
    lesson: 'gross-sales',
  }),
  'setup-cost': figure('Setup cost', plus('setupCost'), {
    rule: 'Setup costs on all transactions',
    lesson: 'gross-sales',
  }),
  'auto-gratuity': figure('Auto gratuity', plus('autoGratuity'), {
    rule: 'Gratuities added to the bill automatically. Other tips are listed under Tips.',
    lesson: 'gross-sales',
  }),
  sales: figure('Sales', total(['gross-sales'], isSale), {
    rule: 'Gross sales of transactions that are neither exchanges nor listed under Other',
    lesson: 'gross-sales',
  }),
  exchanges: figure('Exchanges', total(['gross-sales'], isExchange), {
    rule: 'Gross sales of exchanges: items that customers received in an exchange',
    lesson: 'exchanges',
  }),
  'other-kinds': figure('Other gross sales', total(['gross-sales'], isOtherKind), {
    shortLabel: 'Other',
    rule: 'Gross sales of all other transactions: invoices, appointments, and online orders',
    lesson: 'gross-sales',
  }),
  returns: figure('Returns', minus('returns'), {
    parts: ['returned', 'exchanged'],
    rule: 'Returns = returned for a refund + returned in exchange. Items count at the price they sold for, as a negative amount. Refunds by amount are under Partial refunds; Returns and Refunds on the dashboard shows both.',
    lesson: 'returns',
  }),
  returned: figure('Returned for a refund', minus('returns', not(isExchange)), {
    rule: 'Items that customers returned for a refund',
    lesson: 'returns',
  }),
  exchanged: figure('Returned in exchange', minus('returns', isExchange), {
    rule: 'Items that customers exchanged for others',
    lesson: 'exchanges',
  }),
  'discounts-and-comps': figure('Discounts & comps', total(['discounts', 'comps']), {
    rule: 'Discounts & comps = discounts + comps, as a negative amount',
    lesson: 'discount-or-comp',
  }),
  discounts: figure('Discounts', minus('discounts'), {
    rule: 'Price reductions given to customers',
    lesson: 'discount-or-comp',
  }),
  comps: figure('Comps', minus('comps'), {
    rule: 'Items and services given free of charge',
    lesson: 'discount-or-comp',
  }),
  'net-sales': figure(
    'Net sales',
    { ...total(['gross-sales', 'returns', 'discounts-and-comps']), stored: 'netSales' },
    {
      rule: 'Net sales = gross sales + returns + discounts & comps. Returns and discounts & comps are negative.',
      behind: not({ amount: 'netSales', is: 'zero' }),
      lesson: 'net-sales',
    },
  ),
  'gift-card-sales': figure('Gift card sales', plus('giftCardSales'), {
    rule: 'Gift cards sold. They are not taxed and not part of net sales.',
    lesson: 'gift-cards',
  }),
  taxes: figure('Taxes', plus('taxes'), {
    parts: ['taxes-on-sales', 'taxes-on-refunds'],
    rule: 'Taxes = taxes on sales + taxes on refunds. Taxes on refunds are negative.',
    lesson: 'added-to-net-sales',
  }),
  'taxes-on-sales': figure('Taxes on sales', plus('taxes', not(isRefund)), {
    shortLabel: 'On sales',
    rule: 'Taxes that customers paid',
    lesson: 'added-to-net-sales',
  }),
  'taxes-on-refunds': figure('Taxes on refunds', plus('taxes', isRefund), {
    shortLabel: 'On refunds',
    rule: 'Taxes refunded to customers',
    lesson: 'returns',
  }),
  tips: figure('Tips', plus('tips'), {
    parts: ['card-tips', 'cash-tips'],
    rule: 'Tips = tips on card payments + tips on cash payments',
    lesson: 'added-to-net-sales',
  }),
  'card-tips': figure('Tips on card payments', plus('tips', not(isCash)), {
    shortLabel: 'On card payments',
    rule: 'Tips paid by card',
    lesson: 'added-to-net-sales',
  }),
  'cash-tips': figure('Tips on cash payments', plus('tips', isCash), {
    shortLabel: 'On cash payments',
    rule: 'Tips paid in cash',
    lesson: 'added-to-net-sales',
  }),
  'total-sales': figure('Total sales', total(['net-sales', 'gift-card-sales', 'taxes', 'tips']), {
    rule: 'Total sales = net sales + gift card sales + taxes + tips',
    lesson: 'added-to-net-sales',
  }),
};

import type { SectionContent } from '../../../domain/course';

export const oneReceiptThreeTotals: SectionContent = {
  type: 'lesson',
  figures: {
    items: 92,
    charge: 8,
    discount: 10,
    tip: 14,
    taxRate: { value: 8, format: 'rate' },
    gross: 'grossSales(items, charge)',
    net: 'netSales(gross, discount, 0, 0)',
    tax: 'percent(net, taxRate)',
    collected: 'totalSales(net, 0, tax, tip)',
  },
  content: [
    {
      type: 'paragraph',
      text: 'Ana owns Juniper Bakery, a bakery-café with six tables, a counter and a small catering kitchen. On Saturday morning a party of six orders brunch for {items}. The register adds a service charge of {charge} for large parties. The guests use a coupon for {discount} off, pay {tax} in sales tax and leave a {tip} tip on the card.',
    },
    {
      type: 'paragraph',
      text: 'How much did Ana sell to this table? Her register, her accountant and her bank give three different answers. All three are right, because each answers a different question.',
    },
    {
      type: 'list',
      items: [
        '**Gross sales**, {gross}: what was sold, at full price.',
        '**Net sales**, {net}: what is left after price reductions and returns. This is what the bakery earned.',
        '**Total collected**, {collected}: what the customer paid, including money that belongs to somebody else.',
      ],
    },
    { type: 'picture', picture: 'one-receipt' },
    {
      type: 'paragraph',
      text: 'Read the picture from top to bottom. The coupon takes you down from gross to net. Tax and tip take you up from net to collected. Every report in this product goes the same way, so if you can read this receipt, you can read the sales summary of a year.',
    },
    {
      type: 'keyPoints',
      items: [
        'One receipt has three totals: gross sales, net sales and total collected.',
        'Gross to net goes down. Net to collected goes up.',
        'Before you compare two figures, check that they are the same kind of figure.',
      ],
    },
  ],
  examples: [
    {
      id: 'saturday-brunch',
      title: 'The brunch receipt',
      scenario:
        'Food and drinks {items}, service charge {charge}, coupon {discount}, tip {tip}. Sales tax is {taxRate} of net sales.',
      steps: [
        {
          id: 'grossTotal',
          label: 'Gross sales',
          explanation: 'Food and drinks, plus the service charge',
          formula: 'grossSales(items, charge)',
        },
        {
          id: 'netOfCoupon',
          label: 'Net sales',
          explanation: 'Take off the coupon. Nothing was comped or returned.',
          formula: 'grossTotal - discount',
        },
        {
          id: 'salesTax',
          label: 'Sales tax',
          explanation: '{taxRate} of net sales',
          formula: 'percent(netOfCoupon, taxRate)',
        },
      ],
      result: { label: 'Total collected', formula: 'netOfCoupon + salesTax + tip' },
    },
  ],
  questions: [
    {
      id: 'which-figure',
      question: 'The accountant asks what the bakery earned from this table, before costs. Which figure answers that?',
      choices: [
        {
          id: 'gross',
          text: 'Gross sales, {gross}',
          explanation:
            'Gross sales still count the {discount} of the coupon. Nobody paid that, so the bakery did not earn it.',
        },
        {
          id: 'net',
          text: 'Net sales, {net}',
          isCorrect: true,
          explanation:
            'Net sales are what remains after reductions, without tax and tip. The bakery’s costs are paid from this.',
        },
        {
          id: 'collected',
          text: 'Total collected, {collected}',
          explanation:
            'That is what the card was charged. {tax} of it belongs to the state and {tip} to the staff, so it says more about the register than about earnings.',
        },
      ],
    },
  ],
  faqs: ['which-figure-first'],
  reports: [{ report: 'sales-summary', label: 'Gross sales, net sales and total payments in the sales summary' }],
};

import type { SectionContent } from '../../../domain/course';

export const totalCollected: SectionContent = {
  type: 'lesson',
  figures: {
    net: 512.5,
    giftCards: 25,
    taxRate: { value: 8, format: 'rate' },
    taxes: 'percent(net, taxRate)',
    tips: 38,
    deposits: 100,
    redeemed: 40,
    partialRefunds: 12,
    deferred: 'deposits - redeemed',
    sales: 'totalSales(net, giftCards, taxes, tips)',
    collected: 'sales + deferred - partialRefunds',
  },
  content: [
    {
      type: 'paragraph',
      text: 'Thursday evening. Ana counts {collected} on cards and in the drawer, but her net sales are only {net}. She wants to know where the difference comes from before she goes home.',
    },
    {
      type: 'paragraph',
      text: 'From net sales to the money there are two groups of steps. You know the first: gift cards, taxes and tips lead to total sales. The second group is money that is no part of today’s sales:',
    },
    {
      type: 'list',
      items: [
        '**Deposits collected** come in today, for a sale that is completed later.',
        '**Deposits redeemed** are the reverse: the sale is completed today, and part of it was paid earlier.',
        '**Partial refunds** go out today, while the goods stay with the customer.',
      ],
    },
    {
      type: 'formula',
      text: 'Total collected = total sales + deposits collected - deposits redeemed - partial refunds',
    },
    { type: 'picture', picture: 'net-to-collected' },
    {
      type: 'paragraph',
      text: 'For one transaction the reports say **Total collected**. For a whole period the sales summary says **Total payments**, and shows deposits collected less deposits redeemed as one line, Deferred sales.',
    },
    {
      type: 'note',
      text: 'Processing fees are not taken off here. The customer paid the full amount. Fees come one line later and lead to the net total.',
    },
    {
      type: 'keyPoints',
      items: [
        'Total collected is the money that changed hands in the period.',
        'Deposits make it higher than the sales of their day, and lower when the sale is completed.',
        'Total collected is not what arrives at the bank: cash stays in the drawer, and fees still go off.',
      ],
    },
  ],
  examples: [
    {
      id: 'thursday',
      title: 'Thursday, from net sales to the money',
      scenario:
        'Net sales {net}, gift cards {giftCards}, taxes {taxes}, tips {tips}, deposits collected {deposits}, deposits redeemed {redeemed}, partial refunds {partialRefunds}.',
      steps: [
        {
          id: 'allSales',
          label: 'Total sales',
          explanation: 'Net sales, gift cards, taxes and tips',
          formula: 'totalSales(net, giftCards, taxes, tips)',
        },
        {
          id: 'deferredSales',
          label: 'Deferred sales',
          explanation: 'Deposits collected, less deposits redeemed',
          formula: 'deposits - redeemed',
        },
        {
          id: 'withDeferred',
          label: 'With deferred sales',
          explanation: 'Money of sales on other days',
          formula: 'allSales + deferredSales',
        },
      ],
      result: { label: 'Total collected', formula: 'withDeferred - partialRefunds' },
    },
  ],
  calculator: {
    id: 'total-collected',
    title: 'Total collected',
    description: 'From net sales to the money that changed hands.',
    inputs: [
      { id: 'net', type: 'number', label: 'Net sales', unit: '$', defaultValue: '512.50', placeholder: '0.00' },
      { id: 'giftCards', type: 'number', label: 'Gift card sales', unit: '$', defaultValue: '25', placeholder: '0.00' },
      { id: 'taxes', type: 'number', label: 'Taxes', unit: '$', defaultValue: '41', placeholder: '0.00' },
      { id: 'tips', type: 'number', label: 'Tips', unit: '$', defaultValue: '38', placeholder: '0.00' },
      { id: 'deferred', type: 'number', label: 'Deferred sales', unit: '$', defaultValue: '60', placeholder: '0.00' },
      { id: 'refunds', type: 'number', label: 'Partial refunds', unit: '$', defaultValue: '12', placeholder: '0.00' },
    ],
    outputs: [
      { id: 'sales', label: 'Total sales', format: 'currency', formula: 'totalSales(net, giftCards, taxes, tips)' },
      { id: 'collected', label: 'Total collected', format: 'currency', formula: 'sales + deferred - refunds' },
    ],
    ledger: {
      report: 'sales-summary',
      figures: {
        net: 'net-sales',
        giftCards: 'gift-card-sales',
        taxes: 'taxes',
        tips: 'tips',
        deferred: 'deferred-sales',
        refunds: 'partial-refunds',
      },
      result: 'total-payments',
    },
  },
  questions: [
    {
      id: 'redeemed-deposit',
      question:
        'A customer picks up an order on which {redeemed} was paid last week. Why does the {redeemed} lower today’s total collected?',
      choices: [
        {
          id: 'discount',
          text: 'Because it works like a discount',
          explanation:
            'A discount would lower net sales. The customer pays the full price, only in two parts, so net sales count all of it today.',
        },
        {
          id: 'paid-before',
          text: 'Because that part was paid on another day',
          isCorrect: true,
          explanation:
            'Today’s sales contain the whole order, today’s money only the rest. The {redeemed} was in last week’s total collected.',
        },
        {
          id: 'refund',
          text: 'Because the deposit is refunded at pickup',
          explanation: 'Nothing goes back to the customer. The deposit becomes part of the payment of the order.',
        },
      ],
    },
  ],
  faqs: ['sales-payments-collected'],
  reports: [
    { report: 'sales-summary', label: 'Total payments in the sales summary' },
    { report: 'transactions', label: 'Total collected of every transaction' },
  ],
};

import type { SectionContent } from '../../../domain/course';

export const netSales: SectionContent = {
  type: 'lesson',
  figures: {
    gross: 640,
    discounts: 32,
    comps: 18,
    returns: 26,
    net: 'netSales(gross, discounts, comps, returns)',
  },
  content: [
    {
      type: 'paragraph',
      text: 'On Monday the bakery’s gross sales are {gross}. The neighborhood discount took {discounts} off several receipts. One cake was ready late, so Ana gave the customer coffee and pastries for free, worth {comps}. And a customer brought back a gift box from last week and got {returns} back.',
    },
    { type: 'formula', text: 'Net Sales = Gross Sales - Discounts - Comps - Returns' },
    {
      type: 'list',
      items: [
        '**Discount**: the customer pays less for what is sold.',
        '**Comp**: the customer gets an item for free, and you bear its price.',
        '**Return**: an item comes back, and so does the price it was sold for.',
      ],
    },
    { type: 'picture', picture: 'gross-to-net' },
    {
      type: 'paragraph',
      text: 'Use net sales whenever you compare: this week with last week, one item with another, one location with the next. Gross sales can grow while net sales fall. If they do, you are giving away more than you gain.',
    },
    {
      type: 'note',
      text: 'The sales summary shows deductions as negative amounts in parentheses, so there every total is a plain sum: gross sales + returns + discounts & comps. Subtracting a positive amount and adding a negative one give the same result.',
    },
    {
      type: 'keyPoints',
      items: [
        'Net sales are gross sales less discounts, comps and returns.',
        'Net sales are what your sales brought in. Use them to compare.',
        'A return counts on the day it happens. Earlier days stay as they were.',
      ],
    },
  ],
  examples: [
    {
      id: 'tuesday',
      title: 'Tuesday’s net sales',
      scenario:
        'On Tuesday gross sales are {sold}. Discounts come to {discounted}, comps to {comped}, and a returned coffee grinder to {returned}.',
      figures: { sold: 725, discounted: 41.5, comped: 12, returned: 58 },
      steps: [
        {
          id: 'paid',
          label: 'After discounts',
          explanation: 'What customers agreed to pay',
          formula: 'sold - discounted',
        },
        {
          id: 'charged',
          label: 'After comps',
          explanation: 'Free items were handed out too, but brought nothing in',
          formula: 'paid - comped',
        },
      ],
      result: { label: 'Net sales', formula: 'charged - returned' },
      ledger: {
        report: 'sales-summary',
        figures: { sold: 'gross-sales', discounted: 'discounts', comped: 'comps', returned: 'returns' },
        result: 'net-sales',
      },
    },
  ],
  calculator: {
    id: 'net-sales',
    title: 'Net sales',
    description: 'What is left of gross sales, and how much of each dollar you keep.',
    inputs: [
      { id: 'gross', type: 'number', label: 'Gross sales', unit: '$', defaultValue: '640', placeholder: '0.00' },
      { id: 'discounts', type: 'number', label: 'Discounts', unit: '$', defaultValue: '32', placeholder: '0.00' },
      { id: 'comps', type: 'number', label: 'Comps', unit: '$', defaultValue: '18', placeholder: '0.00' },
      { id: 'returns', type: 'number', label: 'Returns', unit: '$', defaultValue: '26', placeholder: '0.00' },
    ],
    outputs: [
      { id: 'deductions', label: 'Given up in total', format: 'currency', formula: 'discounts + comps + returns' },
      {
        id: 'kept',
        label: 'Net as a share of gross',
        format: 'percentage',
        formula: '(gross - deductions) / gross * 100',
      },
      { id: 'net', label: 'Net sales', format: 'currency', formula: 'netSales(gross, discounts, comps, returns)' },
    ],
    ledger: {
      report: 'sales-summary',
      figures: { gross: 'gross-sales', discounts: 'discounts', comps: 'comps', returns: 'returns' },
      result: 'net-sales',
    },
  },
  questions: [
    {
      id: 'day-of-the-return',
      question:
        'The gift box was sold on Thursday and returned on Monday. On which day does the {returns} lower net sales?',
      choices: [
        {
          id: 'thursday',
          text: 'Thursday, when it was sold',
          explanation:
            'Then Thursday’s report would change after you had closed the day. A day that is over keeps its figures.',
        },
        {
          id: 'monday',
          text: 'Monday, when it came back',
          isCorrect: true,
          explanation: 'A return counts on the day it happens. Thursday keeps the sale, Monday shows the return.',
        },
        {
          id: 'neither',
          text: 'Neither, because it only lowers the payments',
          explanation:
            'A return does lower the payments, but an item came back too. The sale is undone, so net sales go down with it.',
        },
      ],
    },
  ],
  faqs: ['refunds-and-voids', 'parentheses', 'negative-net-sales'],
  reports: [{ report: 'sales-summary', label: 'Net sales and its three parts in the sales summary' }],
};

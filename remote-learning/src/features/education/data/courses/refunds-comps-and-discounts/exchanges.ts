import type { SectionContent } from '../../../domain/course';

export const exchanges: SectionContent = {
  type: 'lesson',
  figures: {
    taken: 70,
    returned: 48,
    taxRate: { value: 8, format: 'rate' },
    net: 'netSales(taken, 0, 0, returned)',
    tax: 'percent(net, taxRate)',
    beans: 32,
  },
  content: [
    {
      type: 'paragraph',
      text: 'A customer brings back a pour-over set that she bought for {returned}, and takes coffee and honey for {taken} instead. She pays the difference. It feels like one small sale. In the books it is two things at once.',
    },
    {
      type: 'paragraph',
      text: 'An **exchange** is a return and a sale on one receipt. The coffee and the honey count as gross sales, the whole {taken}. The set counts as a return of {returned}. What is left, {net}, is net sales, and tax is due on that.',
    },
    {
      type: 'paragraph',
      text: 'Why not simply record {net}? Because you would never see how many sets come back, and the stock of three items would be wrong. In the transactions list exchanges have ids that begin with EXC.',
    },
    {
      type: 'keyPoints',
      items: [
        'An exchange is a return and a sale in one transaction.',
        'Gross sales count the new items in full.',
        'Net sales, and the tax, count only the difference.',
      ],
    },
  ],
  examples: [
    {
      id: 'set-for-coffee',
      title: 'A set for coffee and honey',
      scenario: 'New items {taken}, returned item {returned}, sales tax {taxRate}.',
      steps: [
        { id: 'gross', label: 'Gross sales', explanation: 'The new items at full price', formula: 'taken' },
        {
          id: 'difference',
          label: 'Net sales',
          explanation: 'Less the returned item',
          formula: 'netSales(gross, 0, 0, returned)',
        },
        {
          id: 'salesTax',
          label: 'Tax',
          explanation: '{taxRate} of the difference',
          formula: 'percent(difference, taxRate)',
        },
      ],
      result: { label: 'The customer pays', formula: 'difference + salesTax' },
    },
  ],
  questions: [
    {
      id: 'even-exchange',
      question:
        'A customer swaps a bag of beans at {beans} for another at {beans} and pays nothing. What does the report show?',
      choices: [
        {
          id: 'nothing',
          text: 'Nothing, because no money moved',
          explanation:
            'One bag left the shelf and another came back. The report counts both, even though they cancel out.',
        },
        {
          id: 'both',
          text: 'Gross sales of {beans} and returns of {beans}',
          isCorrect: true,
          explanation: 'A sale and a return of the same size. Net sales of this exchange are zero.',
        },
        {
          id: 'partial',
          text: 'A partial refund of {beans}',
          explanation: 'No money went back, and goods did. A partial refund is the reverse of that.',
        },
      ],
    },
  ],
  reports: [
    {
      report: 'sales-summary',
      label: 'Exchanges under Gross sales, returned items under Returns in the sales summary',
    },
  ],
};

import type { SectionContent } from '../../../domain/course';

export const totalLineItem: SectionContent = {
  type: 'lesson',
  figures: {
    cake: 48,
    discount: 6,
    net: 'netSales(cake, discount, 0, 0)',
    taxRate: { value: 8, format: 'rate' },
    tax: 'percent(net, taxRate)',
    partialRefund: 10,
    netLessRefund: 'net - partialRefund',
  },
  content: [
    {
      type: 'paragraph',
      text: 'A customer picks up a birthday cake. The price is {cake}, and with a {discount} discount it is sold for {net}. At home he finds the wrong name on it. He keeps the cake, and Ana gives him {partialRefund} back.',
    },
    { type: 'formula', text: 'Total Line Item = Net Sales - Partial Refunds + Tax' },
    {
      type: 'paragraph',
      text: 'A **line item** is one line of a receipt. Its total says what the customer has paid for that line in the end: net sales, less money given back without the goods, plus tax. Tips and gift cards are not in it, because they do not belong to one item.',
    },
    {
      type: 'paragraph',
      text: 'Look at what the partial refund does not touch. The cake was sold for {net} and stays sold, so net sales remain {net}. The {partialRefund} is on a line of its own, Partial refunds, and lowers what was collected.',
    },
    {
      type: 'keyPoints',
      items: [
        'Total line item is what the customer paid for one item in the end, tax included.',
        'A partial refund is money back while the goods stay with the customer.',
        'Partial refunds do not lower net sales. They lower what was collected.',
      ],
    },
  ],
  examples: [
    {
      id: 'birthday-cake',
      title: 'The birthday cake',
      scenario: 'Cake {cake}, discount {discount}, partial refund {partialRefund}, sales tax {taxRate} of net sales.',
      steps: [
        { id: 'sold', label: 'Net sales', explanation: 'Price less discount', formula: 'cake - discount' },
        { id: 'salesTax', label: 'Tax', explanation: '{taxRate} of net sales', formula: 'percent(sold, taxRate)' },
        {
          id: 'afterRefund',
          label: 'After the partial refund',
          explanation: 'The customer keeps the cake, so only money goes back',
          formula: 'sold - partialRefund',
        },
      ],
      result: { label: 'Total line item', formula: 'afterRefund + salesTax' },
    },
  ],
  questions: [
    {
      id: 'net-of-the-cake',
      question: 'After the {partialRefund} refund, what does the sales summary show as net sales of the cake?',
      choices: [
        {
          id: 'less-refund',
          text: '{netLessRefund}',
          explanation:
            'This treats the refund as a discount. A discount is agreed before the sale. This money went back afterward, and it has its own line, Partial refunds.',
        },
        {
          id: 'net',
          text: '{net}',
          isCorrect: true,
          explanation: 'No goods came back, so the sale stands. The refund appears under Partial refunds.',
        },
        {
          id: 'zero',
          text: 'Nothing, because it was refunded',
          explanation:
            'Only part of the money went back, and the cake stayed with the customer. Even a full return leaves the sale on its day and adds a return on another line.',
        },
      ],
    },
  ],
  reports: [{ report: 'transactions', label: 'Every line of a receipt in the side panel of a transaction' }],
};

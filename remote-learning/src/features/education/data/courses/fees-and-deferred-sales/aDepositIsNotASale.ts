import type { SectionContent } from '../../../domain/course';

export const aDepositIsNotASale: SectionContent = {
  type: 'lesson',
  figures: {
    cake: 1000,
    deposit: 100,
    rest: 'cake - deposit',
    course: 200,
    courseDeposit: 50,
    courseRest: 'course - courseDeposit',
    wrongTotal: 'cake + deposit',
  },
  content: [
    {
      type: 'paragraph',
      text: 'On July 5 a customer orders a wedding cake for {cake} and pays a deposit of {deposit} on the invoice. Ana has the money. Yet if the oven breaks down tomorrow, she has to give it back. Has she sold anything?',
    },
    {
      type: 'paragraph',
      text: 'Not yet. A deposit is money for a promise. Until the promise is kept, it is **deferred**: collected, but not earned. The transaction is marked Partially Paid, and its gross and net sales are zero.',
    },
    { type: 'picture', picture: 'deposit-to-sale' },
    {
      type: 'paragraph',
      text: 'On July 10 the cake is delivered and the promise is kept. Now the whole {cake} counts as gross sales. The {deposit} is **redeemed**: it leaves deferred sales and becomes part of the payment. The customer pays the other {rest}.',
    },
    {
      type: 'paragraph',
      text: 'Appointments work the same way. For a private baking course at {course} the guests pay {courseDeposit} when they book, and {courseRest} when they come.',
    },
    {
      type: 'keyPoints',
      items: [
        'A deposit is a payment without a sale.',
        'Deferred sales go up when a deposit is collected and down when it is redeemed.',
        'When the order is complete, its full price counts as gross sales, once.',
      ],
    },
  ],
  examples: [
    {
      id: 'wedding-cake',
      title: 'The wedding cake, day by day',
      scenario: 'Invoice {cake}, deposit {deposit} on July 5, delivery and the rest on July 10. Tax is left out here.',
      steps: [
        {
          id: 'julyFifth',
          label: 'Collected on July 5',
          explanation: 'Deferred: no sale yet',
          formula: 'deposit',
        },
        {
          id: 'sold',
          label: 'Gross sales on July 10',
          explanation: 'The whole order, once',
          formula: 'cake',
        },
        {
          id: 'julyTenth',
          label: 'Collected on July 10',
          explanation: 'The sale less the deposit redeemed',
          formula: 'sold - deposit',
        },
      ],
      result: { label: 'Collected in total', formula: 'julyFifth + julyTenth' },
    },
  ],
  questions: [
    {
      id: 'gross-of-july',
      question: 'What are the gross sales of the wedding cake for the whole of July?',
      choices: [
        {
          id: 'cake-and-deposit',
          text: '{wrongTotal}, the cake and the deposit',
          explanation:
            'That counts the deposit twice. It is part of the {cake}, not an extra. That is why it is redeemed on July 10.',
        },
        {
          id: 'rest',
          text: '{rest}, what was paid on delivery',
          explanation:
            'That is what was collected on July 10. The deposit was part of the price, so the sale is larger.',
        },
        {
          id: 'cake',
          text: '{cake}',
          isCorrect: true,
          explanation: 'One cake, one sale, one price. In how many parts it was paid makes no difference to sales.',
        },
      ],
    },
  ],
  faqs: ['what-is-deferred', 'when-a-deposit-is-a-sale'],
  reports: [
    { report: 'deferred-sales', label: 'The deposit day, the remaining payment and the full cycle in deferred sales' },
    {
      report: 'sales-summary',
      label: 'Invoices and Invoice deposit redeemed under Deferred sales in the sales summary',
    },
  ],
};

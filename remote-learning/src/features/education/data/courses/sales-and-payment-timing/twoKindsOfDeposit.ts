import type { SectionContent } from '../../../domain/course';

export const twoKindsOfDeposit: SectionContent = {
  type: 'lesson',
  figures: {
    cake: 1000,
    deposit: 100,
    depositFee: 'fee(deposit, invoice)',
    atTheBank: 'netTotal(deposit, depositFee)',
    rest: 'cake - deposit',
  },
  content: [
    {
      type: 'paragraph',
      text: 'On Saturday, July 5, a customer pays {deposit} on an invoice of {cake} for a wedding cake. On Monday Ana’s nephew, who does the books, asks: “Has the deposit arrived?” Ana says yes, he says no. They mean different things.',
    },
    {
      type: 'list',
      items: [
        'A **customer deposit** is money that a customer pays ahead for an order. In the reports it is deferred: collected, but not sold yet.',
        'A **bank deposit** is money that arrives in your account for card payments. Some call it a payout.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The same {deposit} is both, at different times. On Saturday it is a customer deposit: total payments rise by {deposit}, sales do not. On Monday or Tuesday what is left after the fee, {atTheBank}, arrives as a bank deposit. On July 10 the cake is delivered. Only then is there a sale, of the full {cake}, and the customer pays the remaining {rest}.',
    },
    {
      type: 'paragraph',
      text: 'Now you know every reason why the sales and the payments of a period differ:',
    },
    {
      type: 'list',
      items: [
        'Deposits collected raise payments before the sale.',
        'Deposits redeemed raise sales after the payment.',
        'Partial refunds lower payments, not sales.',
        'Sales near midnight and offline payments fall on two days.',
      ],
    },
    {
      type: 'keyPoints',
      items: [
        'Say “customer deposit” or “bank deposit”, and half of all mix-ups disappear.',
        'A customer deposit is money without a sale, until the order is complete.',
        'A fee is charged on every payment, so also on a deposit.',
      ],
    },
  ],
  examples: [
    {
      id: 'wedding-cake',
      title: 'The wedding cake at the bank',
      scenario:
        'Invoice {cake}, deposit {deposit} on July 5, the rest on July 10. Invoice payments cost {invoiceFeeRule}.',
      steps: [
        {
          id: 'firstFee',
          label: 'Fee on the deposit',
          explanation: 'Charged on July 5',
          formula: 'fee(deposit, invoice)',
        },
        {
          id: 'first',
          label: 'First bank deposit',
          explanation: 'Arrives on July 7 or 8, because July 5 is a Saturday',
          formula: 'netTotal(deposit, firstFee)',
        },
        {
          id: 'secondFee',
          label: 'Fee on the rest',
          explanation: 'Charged on July 10',
          formula: 'fee(rest, invoice)',
        },
        {
          id: 'second',
          label: 'Second bank deposit',
          explanation: 'Arrives on July 11 or 14, because July 10 is a Thursday',
          formula: 'netTotal(rest, secondFee)',
        },
      ],
      result: { label: 'At the bank in the end', formula: 'first + second' },
    },
  ],
  questions: [
    {
      id: 'sales-of-july-5',
      question: 'What does the sales summary of July 5 show of the wedding cake?',
      choices: [
        {
          id: 'whole-cake',
          text: 'Gross sales of {cake}',
          explanation: 'The invoice was written for {cake}, but nothing was delivered. The sale follows on July 10.',
        },
        {
          id: 'deposit-as-sale',
          text: 'Gross sales of {deposit}',
          explanation:
            'A deposit is no sale, not even a small one. If you counted it now, the cake would count as {cake} and {deposit} in the end.',
        },
        {
          id: 'deferred',
          text: 'Deferred sales of {deposit}, and no gross sales',
          isCorrect: true,
          explanation:
            'The money is collected and waits for its sale. On July 10 it is redeemed, and the whole {cake} counts as gross sales.',
        },
      ],
    },
  ],
  reports: [
    { report: 'deferred-sales', label: 'A deposit and its order, day by day, in deferred sales' },
    { report: 'sales-summary', label: 'Deferred sales in the sales summary' },
  ],
};

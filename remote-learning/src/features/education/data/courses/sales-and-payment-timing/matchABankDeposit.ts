import type { SectionContent } from '../../../domain/course';

export const matchABankDeposit: SectionContent = {
  type: 'lesson',
  figures: {
    breakfast: 18.4,
    cake: 46,
    lunch: 112.5,
    inCash: 54,
    payments: 'breakfast + cake + lunch + inCash',
    cards: 'breakfast + cake + lunch',
    fees: 'fee(breakfast, card) + fee(cake, card) + fee(lunch, card)',
    deposit: 'netTotal(cards, fees)',
  },
  content: [
    {
      type: 'paragraph',
      text: 'On Tuesday the bank shows a deposit of {deposit} for Monday. Monday’s report says total payments {payments}. No amount in the report reads {deposit}. Ana wants to see that nothing is missing.',
    },
    {
      type: 'paragraph',
      text: 'A bank deposit gathers many card payments in one amount, and three things happen on the way from total payments:',
    },
    {
      type: 'list',
      isNumbered: true,
      items: [
        '**Cash drops out**, and so do payments with the tender Other, such as vouchers. Cash is in your drawer until you take it to the bank.',
        '**Refunds go off.** Money you gave back to cards is taken from the deposit. The report’s card payments already are less refunds.',
        '**Fees go off.** Each card payment costs {cardFeeRule}, each invoice payment {invoiceFeeRule}.',
      ],
    },
    {
      type: 'formula',
      text: 'Bank deposit = card payments - other tender - fees',
    },
    {
      type: 'paragraph',
      text: 'Do it once a week. Choose a range whose payments have all arrived, for example Monday to Sunday of last week, and add up the bank’s deposits for those days. A single day is harder to match, because weekend days often arrive together.',
    },
    {
      type: 'note',
      text: 'In the sales summary the line Card means everything except cash. Open “Total payments by tender” to see Card, Digital Wallet and Other apart. Digital wallets are charged like cards.',
    },
    {
      type: 'keyPoints',
      items: [
        'Bank deposits are card payments less refunds and fees.',
        'Cash and Other never pass through the card deposit.',
        'Match whole weeks, and look for the transaction behind every difference.',
      ],
    },
  ],
  examples: [
    {
      id: 'monday',
      title: 'Monday’s bank deposit',
      scenario: 'Three card payments of {breakfast}, {cake} and {lunch}, and cash payments of {inCash}.',
      steps: [
        {
          id: 'onCards',
          label: 'Card payments',
          explanation: 'Everything except cash',
          formula: 'breakfast + cake + lunch',
        },
        {
          id: 'feeBreakfast',
          label: 'Fee for breakfast',
          explanation: '{cardFeeRule}, rounded to the cent',
          formula: 'fee(breakfast, card)',
        },
        {
          id: 'feeCake',
          label: 'Fee for the cake',
          explanation: 'Each payment has its own fee',
          formula: 'fee(cake, card)',
        },
        {
          id: 'feeLunch',
          label: 'Fee for the lunch',
          explanation: 'Calculated and rounded for each payment, then added',
          formula: 'fee(lunch, card)',
        },
        {
          id: 'allFees',
          label: 'Fees',
          explanation: 'The Fees line of the report',
          formula: 'feeBreakfast + feeCake + feeLunch',
        },
      ],
      result: { label: 'Bank deposit', formula: 'netTotal(onCards, allFees)' },
    },
  ],
  calculator: {
    id: 'expected-at-the-bank',
    title: 'Expected at the bank',
    description: 'What card payments of a period bring to the bank, compared with what arrived.',
    inputs: [
      { id: 'cards', type: 'number', label: 'Card payments', unit: '$', defaultValue: '176.90', placeholder: '0.00' },
      { id: 'other', type: 'number', label: 'Of which Other', unit: '$', defaultValue: '0', placeholder: '0.00' },
      { id: 'fees', type: 'number', label: 'Fees', unit: '$', defaultValue: '6.02', placeholder: '0.00' },
      {
        id: 'arrived',
        type: 'number',
        label: 'Arrived at the bank',
        unit: '$',
        defaultValue: '170.88',
        placeholder: '0.00',
      },
    ],
    outputs: [
      { id: 'expected', label: 'Expected', format: 'currency', formula: 'cards - other - fees' },
      { id: 'missing', label: 'Still to explain', format: 'currency', formula: 'expected - arrived' },
    ],
    ledger: { report: 'sales-summary', figures: { cards: 'card', fees: 'fees' } },
  },
  questions: [
    {
      id: 'gap',
      question:
        'Monday’s total payments are {payments}, the bank deposit is {deposit}. Which part of the difference is not lost but only in another place?',
      choices: [
        {
          id: 'fees',
          text: 'The fees of {fees}',
          explanation: 'Fees are the price of taking cards. They are a cost, and they do not come back.',
        },
        {
          id: 'cash',
          text: 'The cash of {inCash}',
          isCorrect: true,
          explanation:
            'Cash is a payment like the others, but it lies in the drawer. It reaches the bank when you take it there.',
        },
        {
          id: 'nothing',
          text: 'None, the report is too high',
          explanation:
            'The report shows everything customers paid. The bank shows only the cards, after fees. Both are right.',
        },
      ],
    },
  ],
  faqs: ['bank-shows-less'],
  reports: [{ report: 'sales-summary', label: 'Total payments, tenders and fees in the sales summary' }],
};

import type { SectionContent } from '../../../domain/course';

export const netTotal: SectionContent = {
  type: 'lesson',
  figures: {
    payments: 985.6,
    cashPart: 210,
    processingFees: 22.49,
    invoiceFees: 3.65,
    fees: 'processingFees + invoiceFees',
    left: 'netTotal(payments, fees)',
  },
  content: [
    {
      type: 'paragraph',
      text: 'Friday’s last lines. Customers paid {payments}, {cashPart} of it in cash. The report takes off {fees} in fees and ends with the net total, {left}. Ana’s nephew wants to take the fees off net sales instead. Should he?',
    },
    { type: 'formula', text: 'Net total = total payments - fees' },
    {
      type: 'paragraph',
      text: 'No. Net sales say what customers gave you for your goods, and no customer paid less because of a fee. Fees are a **cost of being paid**, like rent is a cost of having a shop. So the sales summary leaves sales alone and takes fees off at the very end.',
    },
    {
      type: 'paragraph',
      text: 'The net total is what is left of the money that changed hands, whether it is at the bank, on its way or in the drawer. It still contains tax and tips, and deposits for orders to come. It is not profit.',
    },
    {
      type: 'note',
      text: 'In the report fees are a negative amount in parentheses, so the same rule reads: net total = total payments + fees.',
    },
    {
      type: 'keyPoints',
      items: [
        'Fees are the last step: net total is total payments less fees.',
        'Fees lower neither gross sales nor net sales.',
        'The net total contains money that is not yours. Do not read it as profit.',
      ],
    },
  ],
  examples: [
    {
      id: 'friday',
      title: 'Friday’s net total',
      scenario: 'Total payments {paid}. Processing fees {processing}, invoice fees {invoicing}.',
      figures: { paid: 985.6, processing: 22.49, invoicing: 3.65 },
      steps: [
        {
          id: 'allFees',
          label: 'Fees',
          explanation: 'Card and digital wallet payments, and invoices',
          formula: 'processing + invoicing',
        },
        {
          id: 'share',
          label: 'Fees as a share of payments',
          explanation: 'Your effective rate, cash included',
          formula: 'allFees / paid * 100',
          format: 'percentage',
        },
      ],
      result: { label: 'Net total', formula: 'netTotal(paid, allFees)' },
      ledger: {
        report: 'sales-summary',
        figures: { paid: 'total-payments', processing: 'processing-fees', invoicing: 'invoice-fees' },
        result: 'net-total',
      },
    },
  ],
  calculator: {
    id: 'net-total',
    title: 'Net total',
    description: 'What is left after fees, and your effective rate.',
    inputs: [
      {
        id: 'payments',
        type: 'number',
        label: 'Total payments',
        unit: '$',
        defaultValue: '985.60',
        placeholder: '0.00',
      },
      { id: 'fees', type: 'number', label: 'Fees', unit: '$', defaultValue: '26.14', placeholder: '0.00' },
    ],
    outputs: [
      { id: 'rate', label: 'Effective rate', format: 'percentage', formula: 'fees / payments * 100' },
      { id: 'left', label: 'Net total', format: 'currency', formula: 'netTotal(payments, fees)' },
    ],
    ledger: {
      report: 'sales-summary',
      figures: { payments: 'total-payments', fees: 'fees' },
      result: 'net-total',
    },
  },
  questions: [
    {
      id: 'more-cards',
      question:
        'Next month more customers pay by card instead of cash, and everything else stays the same. What changes?',
      choices: [
        {
          id: 'net-sales',
          text: 'Net sales fall, because there are more fees',
          explanation: 'Fees come after total payments. What customers pay for the goods does not change.',
        },
        {
          id: 'payments',
          text: 'Total payments fall',
          explanation:
            'Customers pay the same amounts, only in another way. Total payments stay, the lines by tender move.',
        },
        {
          id: 'net-total',
          text: 'The net total falls',
          isCorrect: true,
          explanation:
            'More card payments mean more fees, and fees are taken off between total payments and net total.',
        },
      ],
    },
  ],
  reports: [{ report: 'sales-summary', label: 'Fees and net total at the end of the sales summary' }],
};

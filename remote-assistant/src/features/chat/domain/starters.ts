/** What the empty conversation offers. */
export interface HelpCard {
  readonly topic: 'sales' | 'items' | 'payments' | 'file';
  readonly title: string;
  readonly text: string;
  /** Goes into the message field, to be changed or sent. The card about files opens the file chooser instead. */
  readonly question?: string;
  /** Takes its place for the sample, whose days are known. */
  readonly sampleQuestion?: string;
}

export const helpCards: readonly HelpCard[] = [
  {
    topic: 'sales',
    title: 'Understand sales',
    text: 'Figures for any day or range, and where they come from',
    question: 'What were net sales last week?',
    sampleQuestion: 'What were net sales from June 22 to June 28, 2025?',
  },
  {
    topic: 'items',
    title: 'Manage items',
    text: 'Stock, prices, and categories in your catalog',
    question: 'Which items are low on stock?',
  },
  {
    topic: 'payments',
    title: 'Explain payments',
    text: 'Fees, tenders, and refunds, with the rules behind them',
    question: 'What did I pay in fees last month?',
    sampleQuestion: 'What is the fee on a $48.00 card payment?',
  },
  { topic: 'file', title: 'Read a file', text: 'Attach a list and ask what is in it' },
];

export interface Template {
  readonly title: string;
  readonly text: string;
}

/** They go into the message field, to be changed before sending. */
export const templates: readonly Template[] = [
  { title: 'Weekly sales recap', text: 'How did net sales do last week compared with the week before?' },
  { title: 'Month-end checklist', text: 'Month-end checklist' },
  { title: 'Reorder list', text: 'Which items should I reorder?' },
  { title: 'Payment mix', text: 'How did customers pay last month?' },
];

/** They are sent as they are. */
export const exampleQuestions: readonly string[] = [
  'How did sales do last week?',
  'Which items sell best?',
  'What did I pay in card fees?',
  'Which items are out of stock?',
  'How are net sales calculated?',
  'Where do I find refunds?',
];

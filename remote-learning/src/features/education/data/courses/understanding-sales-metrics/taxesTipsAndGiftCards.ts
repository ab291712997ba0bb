import type { SectionContent } from '../../../domain/course';

export const taxesTipsAndGiftCards: SectionContent = {
  type: 'lesson',
  figures: {
    net: 500,
    taxRate: { value: 8, format: 'rate' },
    taxes: 'percent(net, taxRate)',
    tips: 36,
    giftCards: 50,
    giftCard: 50,
    twelveCards: '12 * giftCard',
  },
  content: [
    {
      type: 'paragraph',
      text: 'Wednesday’s net sales are {net}. The register has taken in more than that: {taxes} sales tax, {tips} in tips and {giftCards} for a gift card. Customers have paid all of it. The bakery has earned none of it.',
    },
    {
      type: 'list',
      items: [
        '**Taxes** belong to the state. You collect them and pass them on.',
        '**Tips** belong to the staff. They pass through your books.',
        '**Gift cards** are a promise. You have the money, and you owe the customer goods for it.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The sales summary adds the three to net sales and calls the sum **Total sales**. It is the step between what you earned and what you collected.',
    },
    { type: 'formula', text: 'Total sales = net sales + gift card sales + taxes + tips' },
    {
      type: 'note',
      text: 'Gift cards are not taxed when they are sold. Tax is due when the card pays for something that is taxed.',
    },
    {
      type: 'keyPoints',
      items: [
        'Taxes, tips and gift cards are collected but not earned.',
        'Total sales add them to net sales.',
        'Set tax and tips aside on the day you collect them. They are not yours to spend.',
      ],
    },
  ],
  examples: [
    {
      id: 'wednesday',
      title: 'Wednesday’s total sales',
      scenario: 'Net sales {net}, one gift card {giftCards}, tips {tips}, sales tax {taxRate} of net sales.',
      steps: [
        { id: 'salesTax', label: 'Taxes', explanation: '{taxRate} of net sales', formula: 'percent(net, taxRate)' },
        {
          id: 'notEarned',
          label: 'Collected, not earned',
          explanation: 'Taxes, tips and the gift card',
          formula: 'salesTax + tips + giftCards',
        },
      ],
      result: { label: 'Total sales', formula: 'net + notEarned' },
    },
  ],
  questions: [
    {
      id: 'gift-cards-in-december',
      question:
        'On December 23 the bakery sells twelve gift cards for {giftCard} each. How do net sales change that day?',
      choices: [
        {
          id: 'up',
          text: 'They rise by {twelveCards}',
          explanation:
            'Total sales rise by {twelveCards}. Net sales count goods and services only, and none has left the bakery yet.',
        },
        {
          id: 'same',
          text: 'They do not change',
          isCorrect: true,
          explanation: 'Nothing has been sold except a promise. Net sales rise on the days when the cards are used.',
        },
        {
          id: 'down',
          text: 'They fall, because Ana now owes goods',
          explanation:
            'It is true that Ana owes goods, but a debt is not a reduction of sales. Only discounts, comps and returns lower net sales.',
        },
      ],
    },
  ],
  reports: [{ report: 'sales-summary', label: 'Gift card sales, taxes and tips in the sales summary' }],
};

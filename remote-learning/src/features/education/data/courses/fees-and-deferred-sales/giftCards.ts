import type { SectionContent } from '../../../domain/course';

export const giftCards: SectionContent = {
  type: 'lesson',
  figures: {
    giftCard: 50,
    basket: 36,
    taxRate: { value: 8, format: 'rate' },
    tax: 'percent(basket, taxRate)',
    due: 'basket + tax',
    left: 'giftCard - due',
    twice: 'giftCard + basket',
  },
  content: [
    {
      type: 'paragraph',
      text: 'In December a father buys a gift card for {giftCard}. In January his daughter takes bread and coffee for {basket} and pays with it. Which month has the sale?',
    },
    {
      type: 'paragraph',
      text: 'A gift card is a deposit without an order. In December the {giftCard} is collected. It is on the line Gift card sales, and part of total sales and total payments. Net sales do not move, and no tax is due.',
    },
    {
      type: 'paragraph',
      text: 'In January goods leave the bakery. The {basket} counts as gross and net sales now, with {tax} tax. The card pays for it, so no new money comes in, and {left} stays on the card.',
    },
    {
      type: 'note',
      text: 'The sales summary repeats gift card sales under Deferred sales, marked “already in total sales”. It is a reminder of what you still owe in goods. It is not added a second time.',
    },
    {
      type: 'keyPoints',
      items: [
        'Selling a gift card is a payment, not a sale of goods.',
        'Net sales and tax come when the card is used.',
        'What is left on gift cards is a debt that you pay in goods.',
      ],
    },
  ],
  examples: [
    {
      id: 'december-and-january',
      title: 'One gift card, two months',
      scenario: 'Card sold for {giftCard}, used for {basket} and {taxRate} tax.',
      steps: [
        {
          id: 'december',
          label: 'Total sales in December',
          explanation: 'No net sales, no tax, only the gift card',
          formula: 'giftCard',
        },
        {
          id: 'taxDue',
          label: 'Tax in January',
          explanation: '{taxRate} of the goods',
          formula: 'percent(basket, taxRate)',
        },
        {
          id: 'used',
          label: 'Paid with the card in January',
          explanation: 'Goods and tax',
          formula: 'basket + taxDue',
        },
      ],
      result: { label: 'Left on the card', formula: 'giftCard - used' },
    },
  ],
  questions: [
    {
      id: 'gift-card-net-sales',
      question: 'What are the net sales of December and January together, from this one card?',
      choices: [
        {
          id: 'card',
          text: '{giftCard}, the price of the card',
          explanation: 'The card itself is not goods. {left} of it has bought nothing yet.',
        },
        {
          id: 'both',
          text: '{twice}, the card and the goods',
          explanation: 'This counts the same money twice: once when it comes in, once when it is used.',
        },
        {
          id: 'goods',
          text: '{basket}, the goods',
          isCorrect: true,
          explanation: 'Net sales count goods. They rise in January, when the bread leaves the bakery.',
        },
      ],
    },
  ],
  faqs: ['gift-cards-twice'],
  reports: [
    { report: 'sales-summary', label: 'Gift card sales in the sales summary' },
    { report: 'deferred-sales', label: 'The gift card scenario in deferred sales' },
  ],
};

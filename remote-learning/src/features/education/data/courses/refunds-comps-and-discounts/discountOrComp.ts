import type { SectionContent } from '../../../domain/course';

export const discountOrComp: SectionContent = {
  type: 'lesson',
  figures: {
    basket: 30,
    discountRate: { value: 10, format: 'rate' },
    discount: 'percent(basket, discountRate)',
    breakfast: 18,
    coffee: 4.5,
    croissant: 4,
  },
  content: [
    {
      type: 'paragraph',
      text: 'Two customers on one morning. Mrs. Ortega has the neighborhood card and gets {discountRate} off her basket of {basket}. Mr. Hale has waited half an hour for his breakfast, so Ben does not charge him for the coffee. One of them got a discount, the other a comp. What is the difference?',
    },
    {
      type: 'list',
      items: [
        'A **discount** lowers the price of something the customer buys: a coupon, a member price, a happy hour.',
        'A **comp** makes an item free because of what happened: a long wait, a mistake, a thank-you. Comp is short for complimentary.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Both lower net sales by the amount given, and neither lowers gross sales. Tax goes down too, because it is due on what the customer pays. The register keeps discounts and comps apart because they tell you different things. Discounts show whether your prices attract customers. Comps show what went wrong.',
    },
    {
      type: 'note',
      text: 'Give it, but ring it up. A free croissant that never enters the register is missing from the stock and from the report, and nobody learns why it was given.',
    },
    {
      type: 'keyPoints',
      items: [
        'A discount is about the price. A comp is about an event.',
        'Both lower net sales and leave gross sales alone.',
        'Enter both in the register with their own reason.',
      ],
    },
  ],
  examples: [
    {
      id: 'two-customers',
      title: 'The two receipts',
      scenario:
        'Mrs. Ortega buys for {basket} and has {discountRate} off. Mr. Hale has breakfast for {breakfast} and a coffee for {coffee}, which is comped.',
      steps: [
        {
          id: 'gross',
          label: 'Gross sales of both',
          explanation: 'Everything at menu price, the free coffee too',
          formula: 'basket + breakfast + coffee',
        },
        {
          id: 'off',
          label: 'Discount',
          explanation: '{discountRate} of the basket',
          formula: 'percent(basket, discountRate)',
        },
        { id: 'comp', label: 'Comp', explanation: 'The whole price of the coffee', formula: 'coffee' },
      ],
      result: { label: 'Net sales of both', formula: 'netSales(gross, off, comp, 0)' },
    },
  ],
  questions: [
    {
      id: 'free-croissant',
      question:
        'Ben hands a {croissant} croissant to a customer whose order was mixed up. What should he do at the register?',
      choices: [
        {
          id: 'nothing',
          text: 'Nothing, because no money changes hands',
          explanation:
            'Then a croissant is gone that was never sold. The count is wrong in the evening, and the mistake behind it stays unseen.',
        },
        {
          id: 'comp',
          text: 'Ring it up and comp it',
          isCorrect: true,
          explanation:
            'Gross sales rise by {croissant}, comps take {croissant} off again. The report shows what was given and why.',
        },
        {
          id: 'return',
          text: 'Enter a return of {croissant}',
          explanation:
            'Nothing came back, and this croissant was never paid for. A return would give back money that the bakery did not take.',
        },
      ],
    },
  ],
  faqs: ['what-is-a-comp'],
  reports: [{ report: 'sales-summary', label: 'Discounts and comps, each on its line, in the sales summary' }],
};

import type { SectionContent } from '../../../domain/course';

export const grossSales: SectionContent = {
  type: 'lesson',
  figures: {
    loaf: 9.5,
    croissants: 21,
    lunch: 360,
    setup: 35,
    partyFood: 240,
    autoGratuity: 43.2,
    cashTip: 10,
    partyGross: 'grossSales(partyFood, autoGratuity)',
    partyWithTip: 'partyGross + cashTip',
  },
  content: [
    {
      type: 'paragraph',
      text: 'Two sales on a Tuesday. At the counter a customer buys two sourdough loaves at {loaf} each and a box of croissants at {croissants}. At noon an office has lunch delivered for {lunch}, and Ana adds a setup charge of {setup} for the buffet.',
    },
    { type: 'formula', text: 'Gross Sales = Price + Service Charges' },
    {
      type: 'paragraph',
      text: '**Price** is the price on the menu times the quantity, before any reduction. A **service charge** is an amount that the business adds to the bill and keeps: a setup cost, a surcharge, an automatic gratuity. The sales summary shows both parts under Gross sales, as Items and Service charges.',
    },
    {
      type: 'paragraph',
      text: 'Gross sales ignore what happens next. A coupon, a free coffee, a cake brought back on Thursday: none of them makes gross sales smaller. So gross sales tell you how busy the bakery was at menu prices. They do not tell you what it earned.',
    },
    {
      type: 'note',
      text: 'Tip or service charge? If the customer chooses the amount, it is a tip. It is listed under Tips and is never part of gross sales. If the register adds it by your rule, it is a service charge and part of gross sales, even when it is called auto gratuity.',
    },
    {
      type: 'keyPoints',
      items: [
        'Gross sales count items at menu price, times quantity, plus service charges.',
        'Discounts, comps and returns do not change gross sales.',
        'A tip that the customer chooses is not part of gross sales. A charge that you add is.',
      ],
    },
  ],
  examples: [
    {
      id: 'counter-and-lunch',
      title: 'Tuesday’s two sales',
      scenario:
        'Two loaves at {loaf}, croissants for {croissants}, and the office lunch for {lunch} with {setup} setup.',
      steps: [
        {
          id: 'price',
          label: 'Items',
          explanation: 'Price times quantity of everything sold',
          formula: '2 * loaf + croissants + lunch',
        },
        {
          id: 'charges',
          label: 'Service charges',
          explanation: 'The setup charge. The counter sale has none.',
          formula: 'setup',
        },
      ],
      result: { label: 'Gross sales', formula: 'grossSales(price, charges)' },
    },
  ],
  questions: [
    {
      id: 'auto-gratuity',
      question:
        'A party orders food for {partyFood}. The register adds an automatic gratuity of {autoGratuity}, and the guests leave another {cashTip} in cash. What are the gross sales?',
      choices: [
        {
          id: 'food-only',
          text: '{partyFood}',
          explanation:
            'The gratuity was not a choice of the guests: your rule added it. That makes it a service charge, and service charges are part of gross sales.',
        },
        {
          id: 'with-gratuity',
          text: '{partyGross}',
          isCorrect: true,
          explanation: 'Food plus the service charge. The {cashTip} in cash is a tip and is listed under Tips.',
        },
        {
          id: 'with-tip',
          text: '{partyWithTip}',
          explanation:
            'This adds the {cashTip} cash tip as well. The guests chose that amount freely, so it is a tip and not part of gross sales.',
        },
      ],
    },
  ],
  reports: [{ report: 'sales-summary', label: 'Items and service charges under Gross sales in the sales summary' }],
};

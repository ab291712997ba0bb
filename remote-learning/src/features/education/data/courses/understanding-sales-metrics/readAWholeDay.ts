import type { SectionContent } from '../../../domain/course';

export const readAWholeDay: SectionContent = {
  type: 'lesson',
  figures: {
    fridayGross: 1200,
    fridayReductions: 190,
    fridayTips: 64,
    fridayNet: 'fridayGross - fridayReductions',
    saturdayGross: 1125,
    saturdayReductions: 50,
    saturdayTips: 41,
    saturdayNet: 'saturdayGross - saturdayReductions',
  },
  content: [
    {
      type: 'paragraph',
      text: 'On Sunday Ana compares the two busiest days. Friday: gross sales {fridayGross}, discounts, comps and returns {fridayReductions}. Saturday: gross sales {saturdayGross}, discounts, comps and returns {saturdayReductions}. Friday felt better. Was it?',
    },
    { type: 'paragraph', text: 'Read any day, week or month in the same four steps.' },
    {
      type: 'list',
      isNumbered: true,
      items: [
        '**Start with net sales.** It is the figure to compare with other days.',
        '**Look at the gap to gross sales.** If it grows, open Discounts & comps and Returns and find out why.',
        '**Follow net sales to total payments.** Taxes, tips, gift cards and deferred sales explain the way. Nothing should be left over.',
        '**Open a line that surprises you.** Its transactions are behind the amount, so you never have to guess.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The last step is the one that people skip. A figure you cannot explain is a figure you cannot use. In this product every line of the sales summary says how it is calculated and leads to the transactions behind it.',
    },
    {
      type: 'keyPoints',
      items: [
        'Compare net sales, not gross sales and not payments.',
        'A growing gap between gross and net deserves a look.',
        'Any amount can be opened: check before you conclude.',
      ],
    },
  ],
  examples: [
    {
      id: 'friday-or-saturday',
      title: 'Friday or Saturday?',
      scenario:
        'Friday {fridayGross} gross with {fridayReductions} in reductions, Saturday {saturdayGross} gross with {saturdayReductions}.',
      steps: [
        {
          id: 'friday',
          label: 'Friday’s net sales',
          explanation: 'Gross sales less discounts, comps and returns',
          formula: 'fridayGross - fridayReductions',
        },
        {
          id: 'fridayKept',
          label: 'Friday’s net share',
          explanation: 'Net sales as a share of gross sales',
          formula: 'friday / fridayGross * 100',
          format: 'percentage',
        },
        {
          id: 'saturday',
          label: 'Saturday’s net sales',
          explanation: 'The same for Saturday',
          formula: 'saturdayGross - saturdayReductions',
        },
        {
          id: 'saturdayKept',
          label: 'Saturday’s net share',
          explanation: 'Almost nothing was given up',
          formula: 'saturday / saturdayGross * 100',
          format: 'percentage',
        },
      ],
      result: { label: 'Saturday’s lead in net sales', formula: 'saturday - friday' },
    },
  ],
  questions: [
    {
      id: 'better-day',
      question:
        'Friday’s tips were {fridayTips}, Saturday’s {saturdayTips}. Which day was better for the bakery, and how do you know?',
      choices: [
        {
          id: 'friday-gross',
          text: 'Friday, because gross sales were higher',
          explanation:
            'Friday was busier at menu prices, but {fridayReductions} of it was given up. Net sales were {fridayNet} on Friday and {saturdayNet} on Saturday.',
        },
        {
          id: 'friday-tips',
          text: 'Friday, because tips were higher',
          explanation:
            'Tips belong to the staff. Good tips are good news, but they are not part of what the bakery earned.',
        },
        {
          id: 'saturday',
          text: 'Saturday, because net sales were higher',
          isCorrect: true,
          explanation:
            'Net sales count: {saturdayNet} against {fridayNet}. Saturday earned more from fewer goods, and kept more of each dollar.',
        },
      ],
    },
  ],
  faqs: ['which-figure-first', 'change'],
  reports: [
    { report: 'sales-summary', label: 'All lines of a period in the sales summary' },
    { report: 'dashboard', label: 'Net and gross sales of one day on the dashboard' },
  ],
};

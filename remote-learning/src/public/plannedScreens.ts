/** Screens whose routes exist and whose content is not built yet. `plan` tells the merchant what is coming. */
export const plannedScreens = [
  {
    path: 'education',
    title: 'Education Center',
    plan: 'This screen will offer courses on sales and payment reporting, with examples, calculators, and FAQs.',
  },
  {
    path: 'education/:moduleId',
    title: 'Education Center',
    plan: 'This screen will show a course with its sections, examples, calculators, and FAQs.',
  },
] as const;

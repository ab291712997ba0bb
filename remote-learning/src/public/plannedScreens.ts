/** Screens whose routes are registered and whose content is not built yet. */
export const plannedScreens = [
  {
    path: 'education',
    title: 'Education Center',
    plan: 'Courses on how sales and payment figures are reported, with worked examples, calculators and questions.',
  },
  {
    path: 'education/:moduleId',
    title: 'Education Center',
    plan: 'The course page: sections, examples, calculators and questions.',
  },
] as const;

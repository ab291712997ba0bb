/** Screens whose routes exist and whose content is not built yet. `plan` tells the merchant what is coming. */
export const plannedScreens = [
  {
    path: 'financial-suite',
    title: 'Financial Suite',
    plan: 'This screen will show key metrics, quick actions, recent reports, and custom reports.',
  },
  { path: 'fs-prototype', title: 'FS Prototype', plan: 'This screen will show the prototype of the Financial Suite.' },
] as const;

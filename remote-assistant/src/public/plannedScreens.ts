/** Screens whose routes exist and whose content is not built yet. `plan` tells the merchant what is coming. */
export const plannedScreens = [
  {
    path: 'chatbot',
    title: 'Assistant',
    plan: 'This screen will answer questions about sales, items, and payments, and accept attached files.',
  },
  {
    path: 'chatbot/recommendations',
    title: 'Product recommendations',
    plan: 'This screen will recommend products for a need and a budget.',
  },
] as const;

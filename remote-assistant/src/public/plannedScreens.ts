/** Screens whose routes are registered and whose content is not built yet. */
export const plannedScreens = [
  {
    path: 'chatbot',
    title: 'Assistant',
    plan: 'Ask about your sales, items and payments, with files attached. The conversation list and the answers come next.',
  },
  {
    path: 'chatbot/recommendations',
    title: 'Product recommendations',
    plan: 'State a need and a budget, and get recommended products with reasons, prices and follow-up questions.',
  },
] as const;

/** Screens whose routes are registered and whose content is not built yet. */
export const planned = {
  dashboard: { title: 'Dashboard', plan: 'Key metrics, customers, payment types and items of a business day.' },
  library: {
    title: 'Item library',
    plan: 'The items of the library with their stock, and adding or removing them.',
  },
  categories: {
    title: 'Categories',
    plan: 'Your categories with their item counts, created, renamed and rearranged.',
  },
  components: { title: 'Components', plan: 'A browser of the components this product is made of.' },
} as const;

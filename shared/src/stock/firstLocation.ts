/** The location of a shop whose items name none. A file of its own: the list of items does without the rest. */
export const firstLocation = 'Main Store';

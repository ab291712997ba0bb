/** Where the preferences are stored. */
export const preferencesKey = 'back-office:preferences';

/** The menu beside the content: as there is room for it, or as the merchant chose. */
export const areaMenuChoices = ['auto', 'open', 'folded'] as const;
export type AreaMenuChoice = (typeof areaMenuChoices)[number];

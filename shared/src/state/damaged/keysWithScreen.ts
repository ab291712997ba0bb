/** The stored values whose screen says that they are damaged and can restore them. For the others the shell does. */
export const keysWithScreen: readonly string[] = [
  'items',
  'items-search',
  'items-selected',
  'items-loading',
  'items-error',
  'back-office:history:items',
  'back-office:categories',
  'back-office:history:categories',
  'customReports',
  'back-office:sample-reports',
  'back-office:history:customReports',
  'back-office:suite-widgets',
  'back-office:education-progress',
  'back-office:transaction-columns',
];

export function hasNoScreen(key: string): boolean {
  return !keysWithScreen.includes(key);
}

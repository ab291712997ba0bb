let names: Intl.Collator | undefined;

/**
 * Orders names as people do: 2 before 10, and letters without regard to case or accents unless nothing else differs. For
 * every list on the screen that is sorted by names; keys that nobody reads need no such order.
 */
export function compareNames(one: string, other: string): number {
  names ??= new Intl.Collator('en', { numeric: true });
  return names.compare(one, other);
}

/** `Coffee, Tea, and Bread`. */
export function listOfNames(all: readonly string[], joinedBy: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-US', { type: joinedBy === 'and' ? 'conjunction' : 'disjunction' }).format(all);
}

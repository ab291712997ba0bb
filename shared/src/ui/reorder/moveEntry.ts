/** The list with one entry moved to index `to`, which is limited to the list. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  const place = Math.min(Math.max(to, 0), entries.length - 1);
  if (entry === undefined || place === from) return entries;
  const rest = entries.filter((_, index) => index !== from);
  return [...rest.slice(0, place), entry, ...rest.slice(place)];
}

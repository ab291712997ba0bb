import { isObject } from '../isObject';

/** The text for the number of entries of a stored list or object; empty if it has none. For `describe` in `./stored`. */
export function describeEntries(value: unknown, text: (count: number) => string): string {
  const count = Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : 0;
  return count === 0 ? '' : text(count);
}

import { readQuarantine } from '../state/damaged/quarantine';
import type { StorageArea } from '../state/storageArea';

/** Ways in which a stored value is found damaged. Each turns the good value into the text that is stored instead. */
export const damages: readonly (readonly [name: string, damage: (good: unknown) => string])[] = [
  ['truncated', (good) => JSON.stringify(good).slice(0, -2)],
  ['an empty string', () => ''],
  ['of the wrong type', () => '42'],
  ['null inside a list', () => '[null]'],
  ['a list instead of an object, or the reverse', (good) => JSON.stringify(Array.isArray(good) ? { good } : [[good]])],
  ['half of a surrogate pair in broken JSON', (good) => `${JSON.stringify(good)}"\ud83d`],
  ['very large', () => `{"${'x'.repeat(500_000)}`],
  ['the JSON of another product', () => '{"theirs":{"version":3,"rows":[{"a":1}]}}'],
  ['one bad entry', (good) => JSON.stringify(Array.isArray(good) ? [...good, 17] : { ...asObject(good), bad: 17 })],
  ['twice the same', (good) => `${JSON.stringify(good)}${JSON.stringify(good)}`],
  ['of an old version', (good) => JSON.stringify({ version: 0, state: good })],
];

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** What is in quarantine, as `[key, text]`. */
export function quarantinedIn(storage: StorageArea, namespace = ''): readonly (readonly [string, string])[] {
  return readQuarantine(storage, namespace).map(({ key, text }) => [key, text] as const);
}

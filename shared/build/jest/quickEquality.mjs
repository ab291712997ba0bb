/**
 * Whether two values consist of the same plain objects, arrays and numbers. `false` means that it is not sure. Jest's own
 * comparison asks of each object and each key whether it is a matcher, a list or an element, and reads typed arrays number by
 * number as lists; what is equal here is equal for `toEqual` and for `toStrictEqual`.
 */
export function isPlainlyEqual(a, b, depth = 0) {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || depth > 50) return false;
  const prototype = Object.getPrototypeOf(a);
  if (prototype !== Object.getPrototypeOf(b)) return false;
  if (ArrayBuffer.isView(a)) return areSameNumbers(a, b);
  const isPlain = Array.isArray(a) || prototype === null || Object.getPrototypeOf(prototype) === null;
  const keys = Object.keys(a);
  if (!isPlain || keys.length !== Object.keys(b).length) return false;
  // Holes at the end of an array are no keys; of an object, `length` is one.
  if (Array.isArray(a) && a.length !== b.length) return false;
  if (Object.getOwnPropertySymbols(a).length + Object.getOwnPropertySymbols(b).length > 0) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isPlainlyEqual(a[key], b[key], depth + 1));
}

function areSameNumbers(a, b) {
  // A DataView has none.
  if (!(a.length === b.length && a.length >= 0)) return false;
  for (let index = 0; index < a.length; index++) if (!Object.is(a[index], b[index])) return false;
  return true;
}

/** Jest asks its own way about the rest, and about each part of it here again. */
expect.addEqualityTesters([(a, b) => (isPlainlyEqual(a, b) ? true : undefined)]);

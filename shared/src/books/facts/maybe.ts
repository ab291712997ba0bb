import { unknown, type Cents, type Unknown } from '@back-office/shared/format';

/** An amount that a file may not say. */
export type Maybe = number | undefined;

export function firstKnown<Key>(keys: readonly Key[], valueOf: (key: Key) => Maybe): Maybe {
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Of those that are known. */
export function largest(amounts: readonly Maybe[]): Maybe {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

export function plus(one: Maybe, other: Maybe): Maybe {
  return one === undefined || other === undefined ? undefined : one + other;
}

/** Unknown if a part is. */
export function sumOf(parts: readonly Maybe[]): Maybe {
  let sum = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    sum += part;
  }
  return sum;
}

/** Minus zero is zero. */
export function minus(amount: Maybe): Maybe {
  return amount === undefined ? undefined : 0 - amount;
}

export function orUnknown(amount: Maybe): Cents | Unknown {
  return amount === undefined ? unknown : amount + 0;
}

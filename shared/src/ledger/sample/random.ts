import { ledgerParams, openedAddress } from '@back-office/shared/url';

/** Returns numbers from 0 up to but not including 1, as `Math.random` does. */
export type Random = () => number;

/** A pseudorandom whole number from 0 to 2³² − 1; the same four arguments always give the same number. */
export function randomInteger(seed: number, a: number, b: number, c: number): number {
  return randomFrom(randomStart(seed, a, b), c);
}

/** The part of `randomInteger` that many numbers have in common. */
export function randomStart(seed: number, a: number, b: number): number {
  return mix(mix(seed | 0, a), b);
}

export function randomFrom(start: number, c: number): number {
  let hash = mix(start, c);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** An endless sequence; equal seeds give equal sequences. */
export function createRandom(seed: number): Random {
  let count = 0;
  return () => randomInteger(seed, count++, 0, 0) / 2 ** 32;
}

/** Turns any text into a whole number, so that `?seed=` takes words too. */
export function seedOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  let hash = 0;
  for (const letter of text) hash = mix(hash, letter.codePointAt(0) ?? 0);
  return hash >>> 0;
}

/**
 * Random numbers for what is not a figure, such as delays of simulated replies. `?seed=` fixes them; otherwise
 * they differ each time the page loads.
 */
export function createPageRandom(address: string = openedAddress(), otherwise: Random = Math.random): Random {
  const { seed } = ledgerParams(address);
  return seed === undefined ? otherwise : createRandom(seedOf(seed));
}

/** One step of MurmurHash3. */
function mix(hash: number, part: number) {
  let block = Math.imul(part, 0xcc9e2d51);
  block = Math.imul((block << 15) | (block >>> 17), 0x1b873593);
  const mixed = hash ^ block;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

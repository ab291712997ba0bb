import { draw } from './draw';
import type { Feedback } from '../model/transaction';

const customers = Array.from({ length: 64 }, (_, index) => `C-${String(index + 1).padStart(3, '0')}`);

/** The same visitor of a day is the same customer; over the weeks the store's 64 customers come again. */
export function customerOf(seed: number, number: number, visitor: number, repeat: number): string {
  return customers[draw(seed, number, 100 + visitor, repeat) % customers.length] ?? '';
}

/** Three visits in ten leave a good word, one in sixteen a bad one. */
export function feedbackOf(chance: number): Feedback | undefined {
  const share = (chance >>> 8) % 1000;
  if (share < 300) return 'positive';
  return share < 362 ? 'negative' : undefined;
}

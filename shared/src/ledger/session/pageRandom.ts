import { ledgerParams, openedAddress } from '@back-office/shared/url';
import { createRandom, seedOf, type Random } from '../sample/random';

/**
 * Random numbers for what is not a figure, such as delays of simulated replies. `?seed=` fixes them; otherwise
 * they differ each time the page loads.
 */
export function createPageRandom(address: string = openedAddress(), otherwise: Random = Math.random): Random {
  const { seed } = ledgerParams(address);
  return seed === undefined ? otherwise : createRandom(seedOf(seed));
}

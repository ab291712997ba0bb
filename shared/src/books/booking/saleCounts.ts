import { unknown, type Unknown } from '@back-office/shared/format';
import type { Layer } from '../reading/layer';
import { indexOfRef, layerOfRef, type FactRef } from './factRef';

/** Whether a transaction is the sum of the sales of a day, a week or a month. Its status says that these are not told apart. */
export function isSumOfSales(layers: readonly Layer[], [ref = 0]: readonly FactRef[]): boolean {
  return layers[layerOfRef(ref)]?.areDaySums ?? false;
}

/** How many sales a transaction is: of a sum, what the file says; unknown if it does not. */
export function saleCount(layers: readonly Layer[], facts: readonly FactRef[]): number | Unknown {
  if (!isSumOfSales(layers, facts)) return 1;
  const [ref = 0] = facts;
  const count = layers[layerOfRef(ref)]?.facts.amountAt('count', indexOfRef(ref)) ?? NaN;
  return Number.isNaN(count) ? unknown : count;
}

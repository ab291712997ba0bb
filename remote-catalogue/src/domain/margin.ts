import { formatPercent } from '@back-office/shared/format';
import { noValue } from './limits';
import { marginOf } from './price';
import { variationsOf } from './variations';

/** `68%`, or `40%–68%` if the variations have several; a dash while the cost of one is unknown. */
export function marginLabel(item: Parameters<typeof variationsOf>[0]): string {
  const shares = variationsOf(item).map(({ price, cost }) => marginOf(price, cost));
  if (shares.some((share) => share === undefined)) return noValue;
  const texts = [Math.min, Math.max].map((end) => formatPercent(end(...shares.map((share) => share ?? NaN))));
  return [...new Set(texts)].join('–');
}

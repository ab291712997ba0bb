import type { DimensionId, Filter } from '@back-office/shared/ledger';
import type { Question } from '../question';
import { rates } from '../measures';
import type { Parts } from './parts';

/** A question for the share of some values: figures are divided by their field, and theirs is told of the whole. */
export interface ShareOf {
  readonly share: Filter;
  readonly by: DimensionId;
  /** What the whole is limited to. */
  readonly filters: readonly Filter[];
}

/** `what percent of sales is online`. Replies about items and ways to pay tell their shares anyway. */
export function shareOf({ signs, figures, groupings, filters, texts }: Parts): ShareOf | undefined {
  // `refund rate at location 3`
  const isRate = texts.some((text) => /^(?:rate|ratio)$/.test(text)) && figures.length > 0;
  if (!signs.has('share') || groupings.length > 0 || isRate || figures.some((id) => rates[id])) return undefined;
  return dividedByLast(filters);
}

/** `as a percentage`, `what share is Saturday`, after figures: of the values that are named now, else of those before. */
export function shareOfEarlier(parts: Parts, earlier: Question): ShareOf | undefined {
  const { signs, figures, groupings, filters } = parts;
  const named = filters.at(-1);
  // `and pantry?`, after the share of coffee
  const isSame = earlier.share !== undefined && filters.length === 1 && named?.field === earlier.share.field;
  if (isSame && !signs.has('amount') && groupings.length === 0)
    return { share: named, by: named.field, filters: earlier.filters };
  const isRate =
    rates[figures[0] ?? earlier.figures[0] ?? 'net-sales'] !== undefined && !named && !isOfGroups(parts, earlier);
  // `the change in percent`
  const isOfChange = signs.has('compare') || signs.has('trend');
  if (!signs.has('share') || groupings.length > 0 || isRate || (isOfChange && !named)) return undefined;
  // `what share does Bakery have`, after that of Pantry: of both, not of the one before.
  const isOther = (one: Filter, before: Filter) =>
    one.field === before.field && one.values.some((value) => !before.values.includes(value));
  const others = earlier.filters.filter((before) => !filters.some((one) => isOther(one, before)));
  if (named) return { share: named, by: named.field, filters: [...others, ...filters.slice(0, -1)] };
  return earlier.by === undefined ? dividedByLast(earlier.filters) : undefined;
}

/** `share of total`, after tips by location: that of each location. */
export function isOfGroups({ texts, groupings, figures }: Parts, { by }: Question): boolean {
  return (
    by !== undefined && figures.length === 0 && groupings.length === 0 && /\b(?:total|each)\b/.test(texts.join(' '))
  );
}

function dividedByLast(filters: readonly Filter[]): ShareOf | undefined {
  // `what percent is paid in cash at Riverside`
  if (filters.some(({ field }) => field === 'tender' || field === 'payment-method')) return undefined;
  // `what percent of our coffee sales were online`: of coffee
  const share = filters.findLast(({ field }) => !goods.has(field)) ?? filters.at(-1);
  return share && { share, by: share.field, filters: filters.filter((filter) => filter !== share) };
}

const goods: ReadonlySet<DimensionId> = new Set<DimensionId>(['item-name', 'category']);

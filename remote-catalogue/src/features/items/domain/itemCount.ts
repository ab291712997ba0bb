import { pluralize } from '@back-office/shared/format';
import type { FilterOption } from '../../../domain/filterItems';

/** How many items the status filter shows: `16 active items`, or `18 items` of several statuses. */
export function itemCountText(statuses: readonly FilterOption[], chosen: readonly string[]): string {
  const shown = chosen.length === 0 ? statuses : statuses.filter(({ value }) => chosen.includes(value));
  const [only] = shown;
  const noun = only && shown.length === 1 ? `${only.label.toLowerCase()} item` : 'item';
  return pluralize(
    shown.reduce((sum, { count }) => sum + count, 0),
    noun,
  );
}

import { notInFiles, unknown } from '@back-office/shared/format';
import type { Figure } from '../columns/question';

/**
 * How far a figure moved from its baseline, as a share of the baseline's size: 0.084 for +8.4%. A larger deduction
 * counts as a fall. `undefined` where there is nothing to compare: no figure, no baseline, or a baseline of zero.
 */
export function changeOf(figure: Figure, baseline: Figure): number | undefined {
  if (typeof figure !== 'number' || typeof baseline !== 'number' || baseline === 0) return undefined;
  return (figure - baseline) / Math.abs(baseline);
}

export interface ChangeBadgeContent {
  /**
   * Change of the magnitude as a share of the baseline: 0.089 for `+8.9%`, also when a deduction grew. `undefined` is
   * shown as `N/A`.
   */
  readonly change: number | undefined;
  /** Good, bad or neither: a deduction that grew is negative. */
  readonly tone: 'positive' | 'negative' | 'neutral';
  /** Why there is no number. */
  readonly description:
    | typeof notInFiles
    | 'Nothing to compare with'
    | 'The sign changed'
    | 'No change'
    | 'Changed by less than 0.1%'
    | undefined;
}

/**
 * The badge of an amount and its baseline, the same everywhere in the product. Deductions are negative amounts, so what
 * raises the amount is good, and what lowers it is bad. Between a positive and a negative amount there is no percentage.
 */
export function changeBadgeOf(amount: Figure, baseline: Figure): ChangeBadgeContent {
  if (amount === unknown || baseline === unknown) return without(notInFiles);
  const raised = changeOf(amount, baseline);
  if (raised === undefined) return without('Nothing to compare with');
  if (Number(amount) * Number(baseline) < 0) return without('The sign changed');
  if (raised === 0) return without('No change');
  if (Math.abs(raised) < smallestShown) return without('Changed by less than 0.1%');
  const isDeduction = Number(baseline) < 0;
  return { change: isDeduction ? -raised : raised, tone: raised > 0 ? 'positive' : 'negative', description: undefined };
}

/** What the badges of `changeBadgeOf` say. */
export const changeRule =
  'Change = (current − earlier) ÷ earlier, both without their signs. Green is good for sales and red is bad, so more returns are + in red. N/A means no change, nothing to compare with, or that the sign changed: from a gain to a loss there is no percentage.';

function without(description: ChangeBadgeContent['description']): ChangeBadgeContent {
  return { change: undefined, tone: 'neutral', description };
}

/** Half of the last digit of `+0.1%`: a smaller change would read `+0.0%`. */
const smallestShown = 0.0005;

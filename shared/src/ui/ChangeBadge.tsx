import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { formatSignedPercent } from '@back-office/shared/format';
import { Badge } from './Badge';
import { VisuallyHidden } from './primitives';

/**
 * How much a figure changed: green if that is good, red if it is bad, gray `N/A` if it did not change or there is no
 * baseline. `changeBadgeOf` of the ledger gives all three props.
 */
export interface ChangeBadgeProps {
  /** Change as a share of the baseline, 0.084 for `+8.4%`; `undefined` without a baseline. */
  readonly change: number | undefined;
  /** Whether the change is good; by default, a rise is. More returns are a rise that is bad. */
  readonly tone?: 'positive' | 'negative' | 'neutral' | undefined;
  /** Why it reads `N/A`, for screen readers and as a tooltip: "No change". */
  readonly description?: string | undefined;
}

export function ChangeBadge({ change, tone, description }: ChangeBadgeProps) {
  if (change === undefined || !Number.isFinite(change) || Math.abs(change) < smallestShown) {
    return (
      <Badge tone="neutral">
        <span title={description}>N/A</span>
        {/* Without a colon: screen readers put a space between the two. */}
        {description !== undefined && <VisuallyHidden>{` ${description}`}</VisuallyHidden>}
      </Badge>
    );
  }
  const Arrow = change > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <Badge tone={tone ?? (change > 0 ? 'positive' : 'negative')}>
      <Arrow aria-hidden />
      {formatSignedPercent(change)}
    </Badge>
  );
}

/** Half of the last digit shown: a smaller change would read `+0.0%`, so it counts as none. */
const smallestShown = 0.0005;

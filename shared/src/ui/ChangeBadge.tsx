import { ArrowDownRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { formatSignedPercent } from '@back-office/shared/format';
import { Badge } from './Badge';

/** How much a figure changed: green up, red down, gray `N/A` if it did not change or there is no baseline. */
export interface ChangeBadgeProps {
  /** Change as a share of the baseline, 0.084 for `+8.4%`; `undefined` without a baseline. */
  readonly change: number | undefined;
}

export function ChangeBadge({ change }: ChangeBadgeProps) {
  const direction = directionOf(change);
  if (change === undefined || direction === undefined) return <Badge tone="neutral">N/A</Badge>;
  const Arrow = arrows[direction];
  return (
    <Badge tone={direction}>
      <Arrow aria-hidden />
      {/* The true minus is as wide as the plus, and read out as one. */}
      {formatSignedPercent(change).replace('-', '−')}
    </Badge>
  );
}

/** Half of the last digit shown: a smaller change would read `+0.0%`, so it counts as none. */
const smallestShown = 0.0005;

function directionOf(change: number | undefined): 'positive' | 'negative' | undefined {
  if (change === undefined || !Number.isFinite(change) || Math.abs(change) < smallestShown) return undefined;
  return change > 0 ? 'positive' : 'negative';
}

const arrows: Readonly<Record<'positive' | 'negative', LucideIcon>> = {
  positive: ArrowUpRight,
  negative: ArrowDownRight,
};

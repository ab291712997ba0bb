import { Check, TriangleAlert } from 'lucide-react';
import { formatMoney, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import type { MeasureId } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { Badge } from '@back-office/shared/ui';

interface TieBadgeProps {
  /** By how much the report exceeds its rows. */
  readonly difference: Cents | Unknown;
  /** The figures that are compared. */
  readonly of: readonly MeasureId[];
}

export function TieBadge({ difference, of }: TieBadgeProps) {
  if (difference === unknown)
    return (
      <Badge tone="neutral">
        <ShownFigure id={of} value={difference} />
      </Badge>
    );
  if (difference === 0) {
    return (
      <Badge tone="positive">
        <Check aria-hidden />
        Ties out
      </Badge>
    );
  }
  return (
    <Badge tone="negative">
      <TriangleAlert aria-hidden />
      {`${formatMoney(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than its rows`}
    </Badge>
  );
}

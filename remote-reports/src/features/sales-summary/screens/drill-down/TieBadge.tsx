import { Check, TriangleAlert } from 'lucide-react';
import { formatMoney, type Cents } from '@back-office/shared/format';
import { Badge } from '@back-office/shared/ui';

/** `gap` is what the report says beyond the rows behind it. */
export function TieBadge({ gap }: { readonly gap: Cents }) {
  if (gap === 0) {
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
      {`${formatMoney(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} than its rows`}
    </Badge>
  );
}

import { Check, TriangleAlert } from 'lucide-react';
import { formatMoney, notInFiles, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { Badge } from '@back-office/shared/ui';

/** `difference` is by how much the report exceeds its rows. */
export function TieBadge({ difference }: { readonly difference: Cents | Unknown }) {
  if (difference === unknown) return <Badge tone="neutral">{notInFiles}</Badge>;
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

import { Badge } from '@back-office/shared/ui';
import type { Item } from '../domain/item';

interface StatusMarkProps {
  readonly status: Item['status'];
}

/** The status of an item in a list, unless it is Active. */
export function StatusMark({ status }: StatusMarkProps) {
  if (status === undefined || status === 'Active') return null;
  return (
    <>
      {/* A screen reader reads the name and the status as two words. */} <Badge tone="neutral">{status}</Badge>
    </>
  );
}

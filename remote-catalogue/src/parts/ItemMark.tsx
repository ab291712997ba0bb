import { pluralize } from '@back-office/shared/format';
import { Badge, Text } from '@back-office/shared/ui';
import type { Item } from '../domain/item';

interface ItemMarkProps {
  readonly item: Item;
}

/** Beside the name of an item in a list: its status, unless it is Active, and how many variations it has. */
export function ItemMark({ item: { status = 'Active', variations = [] } }: ItemMarkProps) {
  return (
    <>
      {/* A screen reader reads the name and the marks as separate words. */}
      {variations.length > 0 && (
        <>
          {' '}
          <Text size="xs" tone="muted" oneLine data-truncates="">
            {pluralize(variations.length, 'variation')}
          </Text>
        </>
      )}
      {status !== 'Active' && (
        <>
          {' '}
          <Badge tone="neutral">{status}</Badge>
        </>
      )}
    </>
  );
}

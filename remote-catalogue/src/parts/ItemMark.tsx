import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { textStyle } from '@back-office/shared/theme';
import { Badge } from '@back-office/shared/ui';
import type { Item } from '../domain/item';

/** Beside the name of an item in a list: its status, unless it is Active, and how many variations it has. */
export function ItemMark({ item: { status = 'Active', variations = [] } }: { readonly item: Item }) {
  return (
    <>
      {/* A screen reader reads the name and the marks as separate words. */}
      {variations.length > 0 && (
        <>
          {' '}
          <Variations data-truncates="">{pluralize(variations.length, 'variation')}</Variations>
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

/** No `Text`, whose style is put together each time: lists draw many while they scroll. */
const Variations = styled.span`
  ${textStyle({ size: 'xs', tone: 'muted', oneLine: true })}
`;

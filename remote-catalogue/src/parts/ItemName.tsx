import styled from 'styled-components';
import { oneLine, space } from '@back-office/shared/theme';
import { Badge } from '@back-office/shared/ui';
import type { Item } from '../domain/item';

/** The name of an item in a list, and its status unless it is Active. */
export function itemName({ name, status }: Pick<Item, 'name' | 'status'>) {
  if (status === undefined || status === 'Active') return name;
  return (
    <NameAndStatus key="name">
      <Name>{name}</Name> <Badge tone="neutral">{status}</Badge>
    </NameAndStatus>
  );
}

const NameAndStatus = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`;

const Name = styled.span`
  ${oneLine}
`;

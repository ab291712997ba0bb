import styled from 'styled-components';
import { oneLine, space } from '@back-office/shared/theme';
import { Badge } from '@back-office/shared/ui';
import type { Category } from '../../../domain/categories';

/** The name; a category that items only report under says so. */
export function CategoryName({ category: { name, items, reportedOnly } }: { readonly category: Category }) {
  if (items === 0 || reportedOnly < items) return name;
  return (
    <NameAndKind>
      <Name>{name}</Name> <Badge tone="outline">Reporting category</Badge>
    </NameAndKind>
  );
}

const NameAndKind = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  max-width: 100%;
  vertical-align: top;
`;

const Name = styled.span`
  ${oneLine}
`;

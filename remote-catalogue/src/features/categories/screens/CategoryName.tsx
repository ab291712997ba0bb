import styled, { css } from 'styled-components';
import { media, rowStyle } from '@back-office/shared/theme';
import { Badge, Text } from '@back-office/shared/ui';
import { isReportingOnly, type Category } from '../../../domain/categories';

export const reportingCategory = 'Reporting category';

interface CategoryNameProps {
  readonly category: Category;
  /** On a tile, the kind stands below a long name. In a list on phones, it is part of the second line. */
  readonly place: 'tile' | 'row';
}

/** The name; a category that items only report under says so. */
export function CategoryName({ category, place }: CategoryNameProps) {
  if (!isReportingOnly(category)) return category.name;
  return (
    <NameAndKind $place={place}>
      <Text oneLine>{category.name}</Text> <Badge tone="outline">{reportingCategory}</Badge>
    </NameAndKind>
  );
}

const placeStyles = {
  tile: css`
    flex-wrap: wrap;
  `,
  row: css`
    ${media.phone} {
      > :last-child {
        display: none;
      }
    }
  `,
} as const;

const NameAndKind = styled.span<{ readonly $place: CategoryNameProps['place'] }>`
  ${rowStyle({ gap: [1, 2], inline: true, maxWidth: '100%' })}
  vertical-align: top;
  ${(props) => placeStyles[props.$place]}
`;

import styled from 'styled-components';
import { countOf } from '@back-office/shared/format';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, media, space, tabular } from '@back-office/shared/theme';
import { VisuallyHidden } from '@back-office/shared/ui';
import type { Category } from '../../../domain/categories';
import { noFilters } from '../../../domain/filterItems';
import { withFilters } from '../../../parts/itemFilterParams';
import { useItems } from '../../../state/items';

/** How many items a category has; it opens the list of exactly these. */
export function ItemCount({ category: { name, items } }: { readonly category: Category }) {
  const { setSearch } = useItems();
  if (items === 0) return <None>0 items</None>;
  const filters = withFilters(new URLSearchParams(), { ...noFilters, category: [name] });
  return (
    // A search left in the list would hide some of those that were counted.
    <Door to={{ pathname: paths.items(), search: `?${filters}` }} onClick={() => setSearch('')}>
      {countOf(items, 'item')}
      <VisuallyHidden>{` in ${name}`}</VisuallyHidden>
    </Door>
  );
}

const Door = styled(Link)`
  color: ${color.accentText};
  ${tabular}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  /* More to touch, in the room of the line. */
  ${media.phone} {
    margin: calc(-1 * ${space[1]}) calc(-1 * ${space[2]});
    padding: ${space[1]} ${space[2]};
  }
`;

const None = styled.span`
  color: ${color.textMuted};
  ${tabular}
`;

import styled from 'styled-components';
import { formatCount, pluralize } from '@back-office/shared/format';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, textStyle, underlinedOnHover } from '@back-office/shared/theme';
import { Text, VisuallyHidden } from '@back-office/shared/ui';
import type { Category } from '../../../domain/categories';
import { noFilters } from '../../../domain/filterItems';
import { withItemFilters } from '../../../domain/itemFilterParams';
import { useItems } from '../../../state/items';

/** The number of items in a category. Links to the list of these items. */
export function ItemCount({ category: { name, items, reportedOnly } }: { readonly category: Category }) {
  const { setSearch } = useItems();
  if (items === 0)
    return (
      <Text tone="muted" tabular>
        0 items
      </Text>
    );
  const filters = withItemFilters(new URLSearchParams(), { ...noFilters, category: [name] });
  return (
    <>
      {reportedOnly > 0 && reportedOnly < items && (
        <>
          <Text tone="muted">{`${formatCount(reportedOnly)} reported only`}</Text>
          <Separator> · </Separator>
        </>
      )}
      {/* Clears the list's search, which could hide some of the items. */}
      <CountLink to={{ pathname: paths.items(), search: `?${filters}` }} onClick={() => setSearch('')}>
        {pluralize(items, 'item')}
        <VisuallyHidden>{` in ${name}`}</VisuallyHidden>
      </CountLink>
    </>
  );
}

/** Not in the grid, where each has a line of its own. */
const Separator = styled.span`
  color: ${color.textMuted};

  li > & {
    display: none;
  }
`;

const CountLink = styled(Link)`
  ${textStyle({ tone: 'accent', tabular: true, phone: { padY: 1 } })}
  ${underlinedOnHover} /* A higher touch target without changing the row height. If it were wider as well, Firefox would cut the text. */
`;

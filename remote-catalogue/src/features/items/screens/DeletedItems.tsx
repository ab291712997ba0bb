import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { gridStyle, oneLine, space } from '@back-office/shared/theme';
import type { Item } from '../../../domain/item';

/** Longer lists are cut. */
const maxNamed = 5;

interface DeletedItemsProps {
  readonly items: readonly Item[];
  /** How many of them the filter hides. */
  readonly hidden: number;
}

/** Names what is about to be deleted. */
export function DeletedItems({ items, hidden }: DeletedItemsProps) {
  const others = items.length - maxNamed;
  const named = others > 1 ? items.slice(0, maxNamed) : items;
  return (
    <>
      Are you sure you want to delete the selected items?
      {hidden > 0 && ` ${pluralize(hidden, 'of them is', 'of them are')} hidden by the filter.`}
      <Names>
        {named.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {others > 1 && <li>{`and ${pluralize(others, 'other item')}`}</li>}
      </Names>
    </>
  );
}

const Names = styled.ul`
  ${gridStyle({ gap: 1, tone: 'text', pad: '0px' })}
  margin: ${space[3]} 0 0;
  list-style: none;

  li {
    ${oneLine}
  }
`;

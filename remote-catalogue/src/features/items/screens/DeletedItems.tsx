import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { color, oneLine, space } from '@back-office/shared/theme';
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
  display: grid;
  gap: ${space[1]};
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;
  color: ${color.text};

  li {
    ${oneLine}
  }
`;

import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { notOnPhone } from '@back-office/shared/theme';
import { Button, SelectionBar } from '@back-office/shared/ui';
import type { CategorySelection } from '../state/useCategorySelection';

interface CategoriesSelectionBarProps {
  readonly selection: CategorySelection;
  /** How many categories the search shows. */
  readonly shownCount: number;
  readonly onDelete: () => void;
}

/** Actions for the selected categories, including those hidden by the search. */
export function CategoriesSelectionBar({ selection, shownCount, onDelete }: CategoriesSelectionBarProps) {
  const { chosen, hidden, table, selectAllShown, clear } = selection;
  return (
    <SelectionBar count={chosen.length} hidden={hidden} onClear={clear}>
      {table.allState !== 'all' && shownCount > 0 && (
        <SelectAll variant="ghost" onClick={selectAllShown}>
          {`Select all ${formatCount(shownCount)}`}
        </SelectAll>
      )}
      <Button variant="ghost" icon={<Trash2 />} onClick={onDelete}>
        Delete
      </Button>
    </SelectionBar>
  );
}

/** Phones show a Select all checkbox instead. */
const SelectAll = styled(Button)`
  ${notOnPhone}
`;

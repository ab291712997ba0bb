import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { boxStyle } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { Checkbox, SelectionBar } from '@back-office/shared/ui/forms';
import type { ListSelection } from '../state/useListSelection';

interface ListSelectionBarProps {
  readonly selection: ListSelection<never>;
  /** How many rows the filters show. */
  readonly shownCount: number;
  readonly children: ReactNode;
}

/** Actions for the selected rows, including those that the filters hide; nothing without a selection. */
export function ListSelectionBar({ selection, shownCount, children }: ListSelectionBarProps) {
  const { ids, hidden, table, selectAllShown, clear } = selection;
  if (ids.length === 0) return null;
  return (
    <SelectionBar count={ids.length} hidden={hidden} onClear={clear}>
      {table.onToggleAll && table.allState !== 'all' && shownCount > 0 && (
        <Button variant="ghost" onClick={selectAllShown}>
          {`Select all ${formatCount(shownCount)}`}
        </Button>
      )}
      {children}
    </SelectionBar>
  );
}

/** Select all where no table header has it. */
export function SelectAll({ selection: { table, toggleAll } }: { readonly selection: ListSelection<never> }) {
  return (
    <InLine>
      <Checkbox
        label="Select all"
        isChecked={table.allState === 'all'}
        isIndeterminate={table.allState === 'some'}
        onChange={toggleAll}
      />
    </InLine>
  );
}

/** In line with the checkboxes of the rows. */
const InLine = styled.div`
  flex: 1 1 100%;
  ${boxStyle({ padStart: '17px', phone: { padStart: '15px' } })}
`;

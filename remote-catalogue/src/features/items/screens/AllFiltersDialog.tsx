import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { Button, Grid } from '@back-office/shared/ui';
import { Dialog, MultiSelect } from '@back-office/shared/ui/choices';
import {
  defaultFilters,
  filterItems,
  filterLabels,
  filterNames,
  filterOptions,
  withFilter,
  type ItemFilters,
} from '../../../domain/filterItems';
import { useItems } from '../../../state/items';

export interface AllFiltersDialogProps {
  readonly filters: ItemFilters;
  readonly onApply: (filters: ItemFilters) => void;
  readonly onClose: () => void;
}

/** All filters at once. The button shows how many items will match. */
export function AllFiltersDialog({ filters, onApply, onClose }: AllFiltersDialogProps) {
  const { items, search } = useItems();
  const [chosen, setChosen] = useState(filters);
  const options = useMemo(() => filterNames.map((name) => ({ name, options: filterOptions(items, name) })), [items]);
  const matching = useMemo(() => filterItems(items, search, chosen), [items, search, chosen]);
  return (
    <Dialog
      title="All filters"
      onClose={onClose}
      footer={
        <>
          <Reset>
            <Button variant="link" onClick={() => setChosen(defaultFilters)}>
              Reset
            </Button>
          </Reset>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onClick={() => onApply(chosen)}>
            {`Show ${pluralize(matching.length, 'item')}`}
          </Button>
        </>
      }
    >
      <Grid gap={4}>
        {options.map(({ name, options: choices }) => (
          <MultiSelect
            key={name}
            label={filterLabels[name]}
            values={chosen[name]}
            options={choices}
            placeholder="Any"
            onChange={(values) => setChosen(withFilter(chosen, name, values))}
          />
        ))}
      </Grid>
    </Dialog>
  );
}

const Reset = styled.span`
  margin-inline-end: auto;
`;

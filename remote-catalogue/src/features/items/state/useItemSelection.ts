import { useCallback, useMemo, useRef } from 'react';
import type { TableSelection } from '@back-office/shared/ui/table';
import type { Item } from '../../../domain/item';
import { headerState, hiddenCount, selectShown, toggleRange, toggleShown } from '../../../domain/selection';
import { useItems } from '../../../state/items';

export interface ItemSelection {
  readonly ids: readonly string[];
  /** How many selected items the filters hide. */
  readonly hidden: number;
  readonly table: TableSelection<Item>;
  readonly selectAllShown: () => void;
  readonly clear: () => void;
}

const nameOf = (item: Item) => item.name;

/** The stored selection, for the screen and its table. Select all selects only the items that the filters show. */
export function useItemSelection(shown: readonly Item[]): ItemSelection {
  const { selected: ids, select } = useItems();
  const selected = useMemo(() => new Set(ids), [ids]);
  const anchor = useRef<string>(undefined);
  const allState = useMemo(() => headerState(selected, shown), [selected, shown]);
  const hidden = useMemo(() => hiddenCount(selected, shown), [selected, shown]);

  const onToggle = useCallback(
    (id: string, isRange: boolean) => {
      select(toggleRange(ids, shown, isRange ? anchor.current : undefined, id));
      anchor.current = id;
    },
    [select, ids, shown],
  );
  const onToggleAll = useCallback(() => select(toggleShown(ids, shown)), [select, ids, shown]);
  const table = useMemo<TableSelection<Item>>(
    () => ({ selected, onToggle, allState, onToggleAll, labelOf: nameOf }),
    [selected, onToggle, allState, onToggleAll],
  );
  return {
    ids,
    hidden,
    table,
    selectAllShown: () => select(selectShown(ids, shown)),
    clear: () => select([]),
  };
}

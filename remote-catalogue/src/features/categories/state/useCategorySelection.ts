import { useCallback, useMemo, useRef, useState } from 'react';
import type { TableSelection } from '@back-office/shared/ui/table';
import type { Category } from '../../../domain/categories';
import {
  headerState,
  hiddenCount,
  selectShown,
  toggleRange,
  toggleShown,
  type Selection,
} from '../../../domain/selection';

export interface CategorySelection {
  /** In the order shown. */
  readonly chosen: readonly Category[];
  /** How many selected categories the search hides. */
  readonly hidden: number;
  readonly table: TableSelection<Category>;
  readonly selectAllShown: () => void;
  readonly clear: () => void;
}

const nameOf = (category: Category) => category.name;

/** The selection, kept while the screen is open. Select all selects the categories that the search shows. */
export function useCategorySelection(categories: readonly Category[], shown: readonly Category[]): CategorySelection {
  const [ids, setIds] = useState<Selection>([]);
  const anchor = useRef<string>(undefined);
  const chosen = useMemo(() => categories.filter(({ id }) => ids.includes(id)), [categories, ids]);
  const selected = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);

  const onToggle = useCallback(
    (id: string, isRange: boolean) => {
      const from = isRange ? anchor.current : undefined;
      anchor.current = id;
      setIds((before) => toggleRange(before, shown, from, id));
    },
    [shown],
  );
  const onToggleAll = useCallback(() => setIds((before) => toggleShown(before, shown)), [shown]);
  const table = useMemo<TableSelection<Category>>(
    () => ({ selected, onToggle, allState: headerState(selected, shown), onToggleAll, labelOf: nameOf }),
    [selected, shown, onToggle, onToggleAll],
  );
  return {
    chosen,
    hidden: hiddenCount(selected, shown),
    table,
    selectAllShown: () => setIds((before) => selectShown(before, shown)),
    clear: () => setIds([]),
  };
}

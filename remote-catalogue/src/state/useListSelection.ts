import { useCallback, useMemo, useRef } from 'react';
import type { TableSelection } from '@back-office/shared/ui/table';
import {
  headerState,
  selectedCount,
  selectShown,
  toggleRange,
  toggleShown,
  type Identified,
} from '../domain/selection';

export interface ListSelection<Row> {
  readonly ids: readonly string[];
  /** How many selected rows the filters hide. */
  readonly hidden: number;
  readonly table: TableSelection<Row>;
  readonly toggleAll: () => void;
  readonly selectAllShown: () => void;
  readonly clear: () => void;
}

interface ListSelectionOptions<Row> {
  readonly ids: readonly string[];
  /** Must be stable between renders. */
  readonly select: (ids: readonly string[]) => void;
  readonly shown: readonly Row[];
  /** Select all is outside of the table. */
  readonly isSelectAllOutside?: boolean;
}

const nameOf = ({ name }: { readonly name: string }) => name;

/** The selection of a list, for the screen and its table. Select all selects only the rows that the filters show. */
export function useListSelection<Row extends Identified & { readonly name: string }>({
  ids,
  select,
  shown,
  isSelectAllOutside = false,
}: ListSelectionOptions<Row>): ListSelection<Row> {
  const selected = useMemo(() => new Set(ids), [ids]);
  const anchor = useRef<string>(undefined);
  const count = useMemo(() => selectedCount(selected, shown), [selected, shown]);
  const allState = headerState(count, shown.length);

  const onToggle = useCallback(
    (id: string, isRange: boolean) => {
      select(toggleRange(ids, shown, isRange ? anchor.current : undefined, id));
      anchor.current = id;
    },
    [select, ids, shown],
  );
  const toggleAll = useCallback(() => select(toggleShown(ids, shown)), [select, ids, shown]);
  const onToggleAll = isSelectAllOutside ? undefined : toggleAll;
  const table = useMemo<TableSelection<Row>>(
    () => ({ selected, onToggle, allState, onToggleAll, labelOf: nameOf }),
    [selected, onToggle, allState, onToggleAll],
  );
  return {
    ids,
    hidden: selected.size - count,
    table,
    toggleAll,
    selectAllShown: () => select(selectShown(ids, shown)),
    clear: () => select([]),
  };
}

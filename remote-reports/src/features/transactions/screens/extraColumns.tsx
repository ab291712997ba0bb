import { useMemo } from 'react';
import { array, string } from 'valibot';
import { firstPlusCount } from '@back-office/shared/format';
import { FilterChipPlaceholder } from '@back-office/shared/loading';
import { useSearchParams } from '@back-office/shared/router';
import { salvageTexts, useStoredValue, type StoredValueDefinition } from '@back-office/shared/state';
import { withParams } from '@back-office/shared/url';
import { storedKeys } from '../../../domain/storedKeys';
import { columnsChip } from './transactionColumns';

/** The ids of the columns that the merchant added. */
export const storedColumns: StoredValueDefinition<readonly string[]> = {
  key: storedKeys.transactionColumns,
  schema: array(string()),
  fallback: [],
  salvage: salvageTexts,
};

/** The columns that the merchant added to the list: those of the address, or those that this browser remembers. */
export function useExtraColumns(): readonly [readonly string[], (chosen: readonly string[]) => void] {
  const [stored, set] = useStoredValue(storedColumns);
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('columns');
  const columns = useMemo(() => knownColumns(inAddress === null ? stored : inAddress.split(' ')), [inAddress, stored]);
  function choose(chosen: readonly string[]) {
    if (inAddress !== null) setParams((current) => withParams(current, { columns: knownColumns(chosen).join(' ') }));
    void set(knownColumns(chosen));
  }
  return [columns, choose];
}

/** The known ones, each once. */
function knownColumns(ids: readonly string[]): readonly string[] {
  return columnsChip.options.map(({ value }) => value).filter((id) => ids.includes(id));
}

/** Looks like `ColumnsChip` until its code is loaded. */
export function ColumnsPlaceholder() {
  const [columns] = useExtraColumns();
  const { label, placeholder, hidePlaceholder, options } = columnsChip;
  const names = options.filter(({ value }) => columns.includes(value)).map((option) => option.label);
  return (
    <FilterChipPlaceholder
      label={label}
      value={firstPlusCount(names) ?? placeholder}
      isActive={names.length > 0}
      hidePlaceholder={hidePlaceholder}
    />
  );
}

import { useMemo } from 'react';
import { array, string } from 'valibot';
import { salvageTexts, useStoredValue, type StoredValueDefinition } from '@back-office/shared/state';
import { storedKeys } from '../../../domain/storedKeys';
import { extraColumnsOf, type ExtraColumn } from '../domain/extraColumns';

/** The ids of the columns that the merchant added. */
export const storedColumns: StoredValueDefinition<readonly string[]> = {
  key: storedKeys.transactionColumns,
  schema: array(string()),
  fallback: [],
  salvage: salvageTexts,
};

/** The columns that the merchant added to the list, which this browser remembers. */
export function useExtraColumns(): readonly [readonly ExtraColumn[], (chosen: readonly string[]) => void] {
  const [ids, set] = useStoredValue(storedColumns);
  const columns = useMemo(() => extraColumnsOf(ids), [ids]);
  return [columns, (chosen) => void set(extraColumnsOf(chosen))];
}

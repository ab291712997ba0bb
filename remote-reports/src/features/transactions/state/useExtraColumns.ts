import { useMemo } from 'react';
import { array, string } from 'valibot';
import { useStoredValue, type StoredValueDefinition } from '@back-office/shared/state';
import { extraColumnsOf, type ExtraColumn } from '../domain/extraColumns';

const stored: StoredValueDefinition<readonly string[]> = {
  key: 'back-office:transaction-columns',
  schema: array(string()),
  fallback: [],
};

/** The columns that the merchant added to the list, which this browser remembers. */
export function useExtraColumns(): readonly [readonly ExtraColumn[], (chosen: readonly string[]) => void] {
  const [ids, set] = useStoredValue(stored);
  const columns = useMemo(() => extraColumnsOf(ids), [ids]);
  return [columns, (chosen) => void set(extraColumnsOf(chosen))];
}

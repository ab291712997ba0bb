import { createStoredValue, type StorageArea } from '@back-office/shared/state';
import { array, boolean, nullable, string } from 'valibot';

/**
 * The four small keys beside the list (spec A §4). They are this tab's own: what another tab searches or selects never
 * changes what the merchant looks at here. A value that does not fit lives on in memory, for it is no loss.
 */
export function createViewValues(place: { readonly namespace: string; readonly storage: StorageArea }) {
  return {
    search: createStoredValue({ ...place, key: 'items-search', schema: string(), fallback: '' }),
    selected: createStoredValue<readonly string[]>({
      ...place,
      key: 'items-selected',
      schema: array(string()),
      fallback: [],
    }),
    isLoading: createStoredValue({ ...place, key: 'items-loading', schema: boolean(), fallback: false }),
    error: createStoredValue({ ...place, key: 'items-error', schema: nullable(string()), fallback: null }),
  };
}

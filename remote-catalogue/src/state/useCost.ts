import { useServices } from '@back-office/shared/contract';
import { useStoredValue, type StoredValueDefinition } from '@back-office/shared/state';
import { boolean, object, optional } from 'valibot';
import { storedKeys } from '../domain/storedKeys';

const settingsDefinition: StoredValueDefinition<{ readonly recordsCost: boolean }> = {
  key: storedKeys.settings,
  schema: object({ recordsCost: optional(boolean(), false) }),
  fallback: { recordsCost: false },
};

/** Whether the shop records what its items cost. The sample shop does not; a shop of the merchant's own turns it on. */
export function useCost() {
  const { shop } = useServices();
  const [settings, setSettings] = useStoredValue(settingsDefinition);
  return {
    isRecorded: shop !== undefined && settings.recordsCost,
    /** `undefined` in the sample shop. */
    record: shop && ((recordsCost: boolean) => void setSettings((current) => ({ ...current, recordsCost }))),
  };
}

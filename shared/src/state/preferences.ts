import { boolean, fallback, looseObject, picklist, string, type InferOutput } from 'valibot';
import type { StoredValueDefinition } from './storedValue';
import { useStoredValue } from './useStoredValue';
import type { WriteResult } from './writeResult';

/** Each field has its own fallback: one odd value must not reset the others. */
const schema = looseObject({
  theme: fallback(picklist(['light', 'dark', 'system']), 'light'),
  language: fallback(string(), 'en'),
  autoSave: fallback(boolean(), true),
  showTimestamps: fallback(boolean(), true),
  enableSounds: fallback(boolean(), false),
  /** The menu beside the content: as there is room for it, or as the merchant chose. */
  areaMenu: fallback(picklist(['auto', 'open', 'folded']), 'auto'),
});

export type Preferences = Pick<
  InferOutput<typeof schema>,
  'theme' | 'language' | 'autoSave' | 'showTimestamps' | 'enableSounds' | 'areaMenu'
>;

/** The merchant's preferences and their defaults. */
export const preferencesDefinition: StoredValueDefinition<Preferences> = {
  key: 'back-office:preferences',
  schema,
  fallback: {
    theme: 'light',
    language: 'en',
    autoSave: true,
    showTimestamps: true,
    enableSounds: false,
    areaMenu: 'auto',
  },
};

export function usePreferences(): readonly [Preferences, (changed: Partial<Preferences>) => Promise<WriteResult>] {
  const [preferences, set] = useStoredValue(preferencesDefinition);
  return [preferences, (changed) => set((stored) => ({ ...stored, ...changed }))];
}

import { boolean, fallback, looseObject, parse, picklist, string, type InferOutput } from 'valibot';
import { isObject, type StoredValueDefinition } from './storedValue';
import { type AreaMenuChoice, areaMenuChoices, preferencesKey, type WriteResult } from './storageArea';
import { storedInLock, useStoredValue } from './useStoredValue';

/** Each field has its own fallback: one odd value must not reset the others. */
const schema = looseObject({
  theme: fallback(picklist(['light', 'dark', 'system']), 'light'),
  language: fallback(string(), 'en'),
  autoSave: fallback(boolean(), true),
  showTimestamps: fallback(boolean(), true),
  enableSounds: fallback(boolean(), false),
  /** The menu beside the content: as there is room for it, or as the merchant chose. */
  areaMenu: fallback(picklist(areaMenuChoices), 'auto'),
});

export type Preferences = Pick<
  InferOutput<typeof schema>,
  'theme' | 'language' | 'autoSave' | 'showTimestamps' | 'enableSounds' | 'areaMenu'
>;

/** The merchant's preferences and their defaults. */
export const preferencesDefinition: StoredValueDefinition<Preferences> = {
  key: preferencesKey,
  schema,
  isPersonal: true,
  fallback: {
    theme: 'light',
    language: 'en',
    autoSave: true,
    showTimestamps: true,
    enableSounds: false,
    areaMenu: 'auto',
  },
  salvage(json, stored) {
    if (!isObject(json)) return undefined;
    // What was chosen before the damage is what the merchant asks for.
    const read: Readonly<Record<string, unknown>> = parse(schema, json);
    const chosen = Object.entries(json).filter(([field, value]) => read[field] === value);
    return chosen.length === 0 ? undefined : { ...stored, ...Object.fromEntries(chosen) };
  },
};

/** For a part that loads this module on demand. */
export function storeAreaMenu(areaMenu: AreaMenuChoice, namespace: string): Promise<WriteResult> {
  const [stored, inLock] = storedInLock(preferencesDefinition, namespace);
  return inLock(() => stored.write({ ...stored.read(), areaMenu }));
}

export function usePreferences(): readonly [Preferences, (changed: Partial<Preferences>) => Promise<WriteResult>] {
  const [preferences, set] = useStoredValue(preferencesDefinition);
  return [preferences, (changed) => set((stored) => ({ ...stored, ...changed }))];
}

import { array, string } from 'valibot';
import { salvageTexts, type StoredValueDefinition } from './storedValue';
import { useStoredValue } from './useStoredValue';

/** Names of dismissed notices. */
export const dismissals: StoredValueDefinition<readonly string[]> = {
  key: 'back-office:dismissals',
  schema: array(string()),
  fallback: [],
  isPersonal: true,
  salvage: salvageTexts,
};

/** Whether the merchant has dismissed the named notice, which is remembered. `restore` shows it again. */
export function useDismissed(name: string) {
  const [names, set] = useStoredValue(dismissals);
  return {
    isDismissed: names.includes(name),
    dismiss: () => void set((stored) => (stored.includes(name) ? stored : [...stored, name])),
    restore: () => void set((stored) => stored.filter((other) => other !== name)),
  };
}

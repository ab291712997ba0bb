export { useDismissed } from './dismissals';
export { preferencesDefinition, usePreferences, type Preferences } from './preferences';
export { createRequiredContext } from './requiredContext';
export { browserStorage, isPersistent, notPersistedNotice, type StorageArea } from './storageArea';
export {
  createStoredValue,
  type StoredValue,
  type StoredValueDefinition,
  type StoredValueOptions,
  type UnreadableValue,
  type WriteResult,
} from './storedValue';
export { useStoredValue } from './useStoredValue';

export { useDismissed } from './dismissals';
export { preferencesDefinition, usePreferences, type Preferences } from './preferences';
export { createRequiredContext } from './requiredContext';
export { browserStorage, isKept, memoryStorage, notKeptNotice, type StorageArea } from './storageArea';
export {
  createStoredValue,
  type StoredValue,
  type StoredValueDefinition,
  type StoredValueOptions,
  type Unreadable,
  type WriteResult,
} from './storedValue';
export { useStoredValue } from './useStoredValue';

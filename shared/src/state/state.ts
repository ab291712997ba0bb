export { AssistantSwitches } from './AssistantSwitches';
export { useDismissed } from './dismissals';
export { preferencesDefinition, usePreferences, type Preferences } from './preferences';
export { browserLocks, createEditLock, type EditLocks, type Outcome, type RunLocked } from './editLock';
export { createRequiredContext } from './requiredContext';
export { createRefCountedStore } from './refCountedStore';
export { browserStorage, isPersistent, notPersistedNotice, type StorageArea } from './storageArea';
export { createStoredList, type ReadList, type StoredList, type StoredListOptions } from './storedList';
export {
  createStoredValue,
  type StoredValue,
  type StoredValueDefinition,
  type StoredValueOptions,
  type UnreadableValue,
} from './storedValue';
export type { WriteResult } from './writeResult';
export { readQuarantine } from './quarantine';
export { PreferenceGroup } from './PreferenceGroup';
export { ThemeChoice } from './ThemeChoice';
export { QuarantineNotice, type QuarantineNoticeProps } from './QuarantineNotice';
export { useAnnounceEdit } from './useAnnounceEdit';
export { useSearchDraft } from './useSearchDraft';
export { useStoredValue } from './useStoredValue';
export { conversationsDatabase, createConversationsArchive } from './sampleData/conversationsArchive';
export { createSampleData } from './sampleData/sampleData';
export type { SampleDataLine } from './sampleData/storedKeys';

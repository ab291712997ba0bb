export { AssistantSwitches } from './AssistantSwitches';
export {
  forgetModelSecret,
  isModelSecretKept,
  modelDefinition,
  modelSecret,
  modelWaits,
  storeModelSecret,
  type ModelSettings,
} from './assistantModel';
export { useDismissed } from './dismissals';
export { preferencesDefinition, usePreferences } from './preferences';
export { openStore, type EditLocks, type Outcome, type StoreOptions } from './editLock';
export { createRequiredContext } from './requiredContext';
export { createEditStore, restoreEntries } from './editStore';
export { listFormat } from './serverList/documentFormat';
export { onUnsentEdits, unsentEdits } from './serverList/unsentEdits';
export { createStoreContext } from './storeContext';
export {
  browserStorage,
  isPersistent,
  itemListKey,
  keysBelow,
  stockJournalKey,
  notPersistedNotice,
  parsedJson,
  personNamespace,
  withNamespace,
  type StorageArea,
} from './storageArea';
export { createLongList, isLongList, type LongList } from './longList/longList';
export { createListReader, type ListReader } from './longList/listReader';
export { longListBackup } from './longList/listBackup';
export { isInDatabase } from './longList/listPlace';
export { createStoredList, readEach, type ReadList } from './storedList';
export { createStoredValue, type StoredValue, type StoredValueDefinition } from './storedValue';
export { refused, shopsKey, type WriteResult } from './storageArea';
export { HistoryDialog } from './history/deferredHistory';
export type { ListHistory } from './history/listEdits';
export { asOneAction } from './actions';
export { runAtomically } from './runAtomically';
export type { DamagedNames } from './damaged/damagedNames';
export { DamagedRecords, DamagedValues } from './damaged/DamagedValues';
export { OtherDamagedValues } from './damaged/OtherDamagedValues';
export { nothingReadable, type Restore, type RestoreOutcome } from './damaged/restoreOutcome';
export type { UnreadableValue } from './damaged/quarantine';
export { salvageTexts } from './storedValue';
export { PreferenceGroup } from './PreferenceGroup';
export { SavedViews } from './views/SavedViews';
export { savedViewsDefinition } from './views/savedViews';
export { ThemeChoice } from './ThemeChoice';
export { useAnnounceEdit } from './useAnnounceEdit';
export { useSearchDraft } from './useSearchDraft';
export { storedInLock, useStoredValue } from './useStoredValue';
export { describeEntries } from './sampleData/sharedStored';
export { useIsResetKept } from './sampleData/keptReset';
export { createSampleData, type SampleData, type SampleDataChanges, type UndoneReset } from './sampleData/sampleData';
export { sharedStored } from './sampleData/sharedStored';
export { notAskedText, type AskedOwners, type StoredOwner, type StoringApp } from './sampleData/storedOwners';

import { pluralize } from '@back-office/shared/format';
import {
  browserLocks,
  browserStorage,
  createChangeHistory,
  createEditLock,
  createListEdits,
  createStoredList,
  createStoredValue,
  type EditLocks,
  nothingReadable,
  type StorageArea,
  type StoredValueDefinition,
  type WriteResult,
} from '@back-office/shared/state';
import { changeReport, copyReport, createReport, type CustomReport } from '../domain/customReport';
import {
  applyChanges,
  countKept,
  describeChanges,
  listReports,
  reverseOf,
  shownSamples,
  type ReportChange,
  type StoredReports,
} from '../domain/customReportChanges';
import { reportsLock, storedKeys } from '../domain/storedKeys';
import { readStoredReports, salvageSamples, storedSamples } from '../domain/storedReports';
import type { CustomReportsSnapshot, CustomReportsStore } from './customReportsStore';
import { sampleReports } from './sampleReports';

export interface SampleCustomReportsStoreOptions {
  /** Prefix of the stored keys; empty for none. */
  readonly namespace?: string;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly newId?: () => string;
  readonly now?: () => number;
}

/** What was done to the built-in samples. */
export const sampleChanges: StoredValueDefinition<StoredReports['samples']> = {
  key: storedKeys.sampleChanges,
  schema: storedSamples,
  fallback: {},
  salvage: salvageSamples,
};

/**
 * Keeps the merchant's reports as JSON under the key `customReports`, and what was done to the built-in samples under
 * `back-office:sample-reports`. See docs/product/storage.md.
 */
export function createSampleCustomReportsStore(options: SampleCustomReportsStoreOptions = {}): CustomReportsStore {
  const { namespace = '', storage = browserStorage(), now = Date.now, newId = () => crypto.randomUUID() } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const inLock = createEditLock(namespace === '' ? reportsLock : `${namespace}:${reportsLock}`, locks);
  const at = () => new Date(now()).toISOString();
  const stamp = () => ({ id: newId(), at: at() });

  const place = { namespace, storage, now };
  const saved = createStoredList<CustomReport>({
    ...place,
    key: storedKeys.savedReports,
    freshStart: [],
    readEntries: readStoredReports,
  });
  const samples = createStoredValue<StoredReports['samples']>({ ...place, ...sampleChanges });
  // Quarantined entries leave the list under the lock only, so that opening a tab never overwrites an edit of another.
  void inLock(saved.settle);

  const read = (): StoredReports => ({ saved: saved.read(), samples: samples.read() });
  let shown: { readonly of: StoredReports; readonly snapshot: CustomReportsSnapshot } | undefined;

  function snapshot(): CustomReportsSnapshot {
    const of = read();
    if (shown && shown.of.saved === of.saved && shown.of.samples === of.samples) return shown.snapshot;
    const deletedSamples = sampleReports.filter(({ id }) => of.samples[id] === null).map(({ name }) => name);
    const next = { builtIn: shownSamples(of.samples, sampleReports), saved: of.saved, deletedSamples };
    shown = { of, snapshot: next };
    return next;
  }

  function write(before: StoredReports, after: StoredReports): WriteResult {
    if (after.samples !== before.samples) {
      const written = samples.write(after.samples);
      if (!written.ok) return written;
    }
    const written: WriteResult = after.saved === before.saved ? { ok: true } : saved.write(after.saved);
    if (!written.ok && after.samples !== before.samples) samples.write(before.samples);
    return written;
  }

  const edits = createListEdits<readonly ReportChange[]>({
    inLock,
    history: createChangeHistory({ list: 'customReports', namespace, storage, now }),
    refusal: (reason) => refusals[reason],
    apply(changes) {
      const before = read();
      const after = applyChanges(before, changes, sampleReports);
      const isChanged = after.saved !== before.saved || after.samples !== before.samples;
      return {
        changed: isChanged ? changes.length : 0,
        kept: changes.some(({ keepsEdited }) => keepsEdited) ? countKept(before, changes, sampleReports) : 0,
        inverse: reverseOf(changes),
        text: describeChanges(changes),
        ...(isChanged && { write: () => write(before, after) }),
      };
    },
  });

  function edit(
    changesOf: (reports: readonly CustomReport[], stored: StoredReports) => readonly ReportChange[],
    isRecorded = true,
  ) {
    return edits.edit(
      () => {
        const stored = read();
        return changesOf(listReports(stored, sampleReports), stored);
      },
      { isRecorded },
    );
  }

  /** An edit of one report, if it still exists. */
  const editOne = (
    id: string,
    changesOf: (report: CustomReport, all: readonly CustomReport[]) => ReportChange,
    isRecorded?: boolean,
  ) =>
    edit((reports) => {
      const report = reports.find((each) => each.id === id);
      return report ? [changesOf(report, reports)] : [];
    }, isRecorded);

  return {
    snapshot,
    subscribe(listener) {
      const stops = [saved.subscribe(listener), samples.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    saveReport: (draft, id) =>
      edit((reports) => {
        const before = reports.find((report) => report.id === id);
        if (before) return [{ before, after: changeReport(before, draft, at()) }];
        return [{ after: createReport(draft, { ...stamp(), ...(id !== undefined && { id }) }) }];
      }),
    duplicateReport: (id) =>
      editOne(id, (report, all) => ({
        after: copyReport(
          report,
          all.map(({ name }) => name),
          stamp(),
        ),
      })),
    removeReport: (id) =>
      edit((reports, stored) => {
        const before = reports.find((report) => report.id === id);
        const index = stored.saved.findIndex((report) => report.id === id);
        return before ? [{ before, ...(index >= 0 && { index }) }] : [];
      }),
    addReports: (reports) => edit(() => reports.map((after) => ({ after }))),
    markRun: (id) => editOne(id, (before) => ({ before, after: { ...before, lastRun: at() } }), false),
    history: edits.history,
    restoreSamples: () =>
      edit((_, stored) => sampleReports.filter(({ id }) => stored.samples[id] === null).map((after) => ({ after }))),
    async restoreDamaged(_, { value, isWhole }) {
      const { entries, unreadable } = readStoredReports(Array.isArray(value) ? value : []);
      if (entries.length === 0) return nothingReadable;
      const outcome = await edit(() => entries.map((after) => ({ after })));
      if (!outcome.ok) return outcome;
      const { undo } = outcome;
      const message = `${pluralize(entries.length, 'custom report')} restored`;
      return { ok: true, message, isComplete: isWhole && unreadable.length === 0, undo };
    },
  };
}

const refusals = {
  full: "This browser's storage is full. Your reports are unchanged. Delete reports you no longer need to make room.",
  blocked: 'This browser could not save the change. Your reports are unchanged.',
} as const;

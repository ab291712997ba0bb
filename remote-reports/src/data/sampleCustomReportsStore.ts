import { pluralize } from '@back-office/shared/format';
import {
  createEditStore,
  createStoredList,
  createStoredValue,
  openStore,
  restoreEntries,
  type StoreOptions,
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

/** What was done to the built-in samples. */
export const sampleChanges: StoredValueDefinition<StoredReports['samples']> = {
  key: storedKeys.sampleChanges,
  schema: storedSamples,
  fallback: {},
  salvage: salvageSamples,
};

interface CustomReportsOptions extends StoreOptions {
  /** The built-in reports; by default those of the sample shop. */
  readonly builtIn?: readonly CustomReport[];
}

/**
 * Keeps the merchant's reports as JSON under the key `customReports`, and what was done to the built-in samples under
 * `back-office:sample-reports`. See docs/product/storage.md.
 */
export function createSampleCustomReportsStore(options: CustomReportsOptions = {}): CustomReportsStore {
  const { builtIn = sampleReports } = options;
  const opened = openStore(options, reportsLock);
  const { newId, instant: at } = opened;
  const stamp = () => ({ id: newId(), at: at() });
  const { read, edit: editStored, history, snapshot, subscribe } = openReports(opened, builtIn);

  function edit(
    changesOf: (reports: readonly CustomReport[], stored: StoredReports) => readonly ReportChange[],
    isRecorded = true,
  ) {
    return editStored(
      () => {
        const stored = read();
        return changesOf(listReports(stored, builtIn), stored);
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
    subscribe,
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
    history,
    restoreSamples: () =>
      edit((_, stored) => builtIn.filter(({ id }) => stored.samples[id] === null).map((after) => ({ after }))),
    restoreDamaged: (_, { value, isWhole }) =>
      restoreEntries(
        readStoredReports(Array.isArray(value) ? value : []),
        isWhole,
        (entries) => edit(() => entries.map((after) => ({ after }))),
        (count) => pluralize(count, 'custom report'),
      ),
  };
}

/** Both kinds of reports as they are stored, edited as one list. */
function openReports(opened: ReturnType<typeof openStore>, builtIn: readonly CustomReport[]) {
  const samples = createStoredValue<StoredReports['samples']>({ ...opened.place, ...sampleChanges });
  const saved = createStoredList<CustomReport>({
    ...opened.place,
    key: storedKeys.savedReports,
    freshStart: [],
    readEntries: readStoredReports,
  });
  const { edit, history } = createEditStore<StoredReports, readonly ReportChange[]>(opened, {
    list: 'customReports',
    stored: { read, write, settle: saved.settle },
    refusals,
    apply(before, changes) {
      const next = applyChanges(before, changes, builtIn);
      const isChanged = next.saved !== before.saved || next.samples !== before.samples;
      return {
        after: isChanged ? next : before,
        changed: isChanged ? changes.length : 0,
        kept: changes.some(({ keepsEdited }) => keepsEdited) ? countKept(before, changes, builtIn) : 0,
        inverse: reverseOf(changes),
        text: describeChanges(changes),
      };
    },
    // Built-in reports belong to the sample shop, which has no server.
    format: {
      readEntries: readStoredReports,
      valueOf: (entries) => ({ saved: entries as readonly CustomReport[], samples: {} }),
      entriesOf: ({ saved: reports }) => reports,
      adding: ({ saved: reports }) => reports.map((after) => ({ after })),
    },
  });
  let shown: { readonly of: StoredReports; readonly snapshot: CustomReportsSnapshot } | undefined;

  function snapshot(): CustomReportsSnapshot {
    const of = read();
    if (shown && shown.of.saved === of.saved && shown.of.samples === of.samples) return shown.snapshot;
    const deletedSamples = builtIn.filter(({ id }) => of.samples[id] === null).map(({ name }) => name);
    const next = { builtIn: shownSamples(of.samples, builtIn), saved: of.saved, deletedSamples };
    shown = { of, snapshot: next };
    return next;
  }

  function read(): StoredReports {
    return { saved: saved.read(), samples: samples.read() };
  }

  function write(after: StoredReports): WriteResult {
    const before = read();
    if (after.samples !== before.samples) {
      const written = samples.write(after.samples);
      if (!written.ok) return written;
    }
    const written: WriteResult = after.saved === before.saved ? { ok: true } : saved.write(after.saved);
    if (!written.ok && after.samples !== before.samples) samples.write(before.samples);
    return written;
  }

  return {
    read,
    edit,
    history,
    snapshot,
    subscribe(listener: () => void) {
      const stops = [saved.subscribe(listener), samples.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

const refusals = {
  full: "This browser's storage is full. Your reports are unchanged. Delete reports you no longer need to make room.",
  blocked: 'This browser could not save the change. Your reports are unchanged.',
} as const;

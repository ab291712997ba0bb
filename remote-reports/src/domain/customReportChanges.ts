import { pluralize } from '@back-office/shared/format';
import { titleOf, type CustomReport } from './customReport';

/** The stored reports: those of the merchant, and what was done to the built-in samples. */
export interface StoredReports {
  readonly saved: readonly CustomReport[];
  /** By id: a sample that was changed or viewed, or `null` for one that was deleted. */
  readonly samples: Readonly<Record<string, CustomReport | null>>;
}

/**
 * One report before and after an edit: without `before` it is added, without `after` removed. The reverse swaps both.
 * A change runs on the stored list as it is then, so two tabs never overwrite each other.
 */
export interface ReportChange {
  readonly before?: CustomReport | undefined;
  readonly after?: CustomReport | undefined;
  /** Where a saved report was or is to be; by default it is added last. */
  readonly index?: number | undefined;
  /** An undo: a report that was changed since is not removed. */
  readonly keepsEdited?: boolean | undefined;
}

export function reverseOf(changes: readonly ReportChange[]): readonly ReportChange[] {
  return changes
    .map(({ before, after, index }) => ({ before: after, after: before, index, keepsEdited: true }))
    .toReversed();
}

/** The built-in samples that were not deleted, then the saved reports. */
export function listReports({ saved, samples }: StoredReports, builtIn: readonly CustomReport[]) {
  return [...shownSamples(samples, builtIn), ...saved];
}

export function shownSamples(samples: StoredReports['samples'], builtIn: readonly CustomReport[]) {
  return builtIn.flatMap((sample) => {
    const changed = samples[sample.id];
    return changed === null ? [] : [changed ?? sample];
  });
}

/** The stored reports with the changes that still apply; the same objects for what does not change. */
export function applyChanges(
  stored: StoredReports,
  changes: readonly ReportChange[],
  builtIn: readonly CustomReport[],
): StoredReports {
  return changes.reduce((current, change) => {
    const id = (change.after ?? change.before)?.id;
    const sample = builtIn.find((report) => report.id === id);
    if (!sample) return { ...current, saved: changeSaved(current.saved, change) };
    const [shown] = shownSamples(current.samples, [sample]);
    const next = changed(shown, change);
    if (next === shown) return current;
    return { ...current, samples: withSample(current.samples, sample, next) };
  }, stored);
}

function changeSaved(saved: readonly CustomReport[], change: ReportChange): readonly CustomReport[] {
  const id = (change.after ?? change.before)?.id;
  const present = saved.find((report) => report.id === id);
  const next = changed(present, change);
  if (next === present) return saved;
  if (!next) return saved.filter((report) => report !== present);
  if (present) return saved.map((report) => (report === present ? next : report));
  return saved.toSpliced(change.index ?? saved.length, 0, next);
}

/** What `present` becomes. A report that exists is not added again, one that is gone stays gone. */
function changed(present: CustomReport | undefined, change: ReportChange): CustomReport | undefined {
  const { before, after, keepsEdited } = change;
  if (!before) return present ?? after;
  if (keepsEdited && !after && present && isEdited(present, before)) return present;
  if (!present || !after) return undefined;
  return mergeFields(present, before, after);
}

/** How many reports the changes leave as they are, or in part, because they were edited or deleted since. */
export function countKept(stored: StoredReports, changes: readonly ReportChange[], builtIn: readonly CustomReport[]) {
  const reports = listReports(stored, builtIn);
  return changes.filter(({ before, after }) => {
    const present = reports.find(({ id }) => id === (after ?? before)?.id);
    if (!before) return present !== undefined;
    return !present || isEdited(present, before);
  }).length;
}

/** Viewing a report is no edit. */
function isEdited(present: CustomReport, before: CustomReport): boolean {
  return !isSame({ ...present, lastRun: undefined }, { ...before, lastRun: undefined });
}

/** What the changes did, for the history: “Daily sales deleted”. */
export function describeChanges(changes: readonly ReportChange[]): string {
  const [{ before, after } = {}] = changes;
  const report = after ?? before;
  const verb = !before ? 'created' : !after ? 'deleted' : 'changed';
  return `${changes.length === 1 && report ? titleOf(report) : pluralize(changes.length, 'custom report')} ${verb}`;
}

/** `present` with the fields that differ between `before` and `after`, except those that were changed since. */
function mergeFields(present: CustomReport, before: CustomReport, after: CustomReport): CustomReport {
  let next = present;
  for (const field of Object.keys({ ...before, ...after }) as (keyof CustomReport)[]) {
    const isOurs = !isSame(before[field], after[field]) && isSame(present[field], before[field]);
    if (isOurs) next = { ...next, [field]: after[field] };
  }
  return next;
}

function withSample(samples: StoredReports['samples'], sample: CustomReport, next: CustomReport | undefined) {
  const { [sample.id]: _old, ...others } = samples;
  return next && isSame(next, sample) ? others : { ...others, [sample.id]: next ?? null };
}

function isSame(one: unknown, other: unknown) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

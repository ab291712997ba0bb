import type { ListHistory, Outcome, Restore } from '@back-office/shared/state';
import type { CustomReport, ReportDraft } from '../domain/customReport';

export interface CustomReportsSnapshot {
  /** The samples that were not deleted. */
  readonly builtIn: readonly CustomReport[];
  readonly saved: readonly CustomReport[];
  readonly deletedSamples: readonly string[];
}

/**
 * Where custom reports are kept. Every edit is atomic: if it fails, nothing is changed and the outcome has a message.
 * Built-in samples can be changed and deleted like the others.
 */
export interface CustomReportsStore {
  /** The same object until something changes, for `useSyncExternalStore`. */
  snapshot(): CustomReportsSnapshot;
  subscribe(listener: () => void): () => void;
  /** Creates a report, or changes the one with that id. One that was deleted meanwhile is created again. */
  saveReport(draft: ReportDraft, id?: string): Promise<Outcome>;
  duplicateReport(id: string): Promise<Outcome>;
  removeReport(id: string): Promise<Outcome>;
  /** Appends complete reports. Those whose id exists are left out. */
  addReports(reports: readonly CustomReport[]): Promise<Outcome>;
  /** Sets Last Run to now. */
  markRun(id: string): Promise<Outcome>;
  /** Brings deleted samples back as they were delivered. */
  restoreSamples(): Promise<Outcome>;
  /** The last changes of the reports. */
  readonly history: ListHistory;
  /** Adds the readable reports of a damaged list. */
  restoreDamaged: Restore;
}

import type { Area, Slot } from '@back-office/shared/contract';
import { reportError, type AreaFailure, type BackOfficeError } from '@back-office/shared/loading';
import type { RejectedRow, Row } from './row';

export type RegistryState =
  | { readonly step: 'reading' }
  | {
      readonly step: 'read';
      readonly rows: readonly Row[];
      readonly rejected: readonly RejectedRow[];
      /** The rows are those of an earlier visit, because the registry does not answer. */
      readonly lastGood?: { readonly readAt: string; readonly failure: AreaFailure };
    }
  | { readonly step: 'failed'; readonly failure: AreaFailure };

/** The loading of what a remote exposes: its area, or the component of a slot. */
export type LoadState<Exposed> =
  | { readonly step: 'idle' }
  /** `after` is the failure on screen during a retry; `attempt` counts from 0. */
  | { readonly step: 'loading'; readonly attempt: number; readonly after?: AreaFailure | undefined }
  /** `loadId` changes with every load, so that React mounts what was loaded again as a new component. */
  | {
      readonly step: 'ready';
      readonly exposed: Exposed;
      readonly row: Row;
      readonly loadId: number;
      readonly ms: number;
    }
  /** `at` is the path whose screen threw: another screen of the area gets another chance. */
  | { readonly step: 'failed'; readonly failure: AreaFailure; readonly row?: Row | undefined; readonly at?: string };

export interface AreasSnapshot {
  readonly registry: RegistryState;
  readonly areas: Readonly<Record<string, LoadState<Area>>>;
  readonly slots: Readonly<Record<string, LoadState<Slot>>>;
  /** The last failure of each area. `/health` shows it even after the area has recovered. */
  readonly failures: Readonly<Record<string, AreaFailure>>;
}

export const idle = { step: 'idle' } as const;

export type FailedPart = BackOfficeError['part'];

/** Tells the page's own monitoring, see `docs/product/loading.md`. `area` is `host` for the registry. */
export function reportAreaFailure(part: FailedPart, area: string, failure: AreaFailure, row?: Row): void {
  const { code, message, cause } = failure;
  reportError({ code, area, part, version: row?.version, cause: message, error: cause ?? failure });
}

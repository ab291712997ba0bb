import type { Area, Slot } from '@back-office/shared/contract';
import type { AreaFailure } from './failure';
import type { RejectedRow, Row } from './row';

export type RegistryState =
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly rows: readonly Row[]; readonly rejected: readonly RejectedRow[] }
  | { readonly step: 'failed'; readonly failure: AreaFailure };

/** What one remote gives: its area, or the component of a slot. */
export type PartState<Part> =
  | { readonly step: 'idle' }
  /** `after` is the failure on screen while a retry runs; `attempt` counts from 0. */
  | { readonly step: 'loading'; readonly attempt: number; readonly after?: AreaFailure | undefined }
  /** `run` changes with every load, so that a part loaded anew is mounted anew. */
  | { readonly step: 'ready'; readonly part: Part; readonly row: Row; readonly run: number; readonly ms: number }
  /** `at` is the path whose screen threw: the area is given another chance as soon as another screen is asked for. */
  | { readonly step: 'failed'; readonly failure: AreaFailure; readonly row?: Row | undefined; readonly at?: string };

export interface AreasSnapshot {
  readonly registry: RegistryState;
  readonly areas: Readonly<Record<string, PartState<Area>>>;
  readonly slots: Readonly<Record<string, PartState<Slot>>>;
  /** The last failure of each area, kept for `/health` after it has recovered. */
  readonly failures: Readonly<Record<string, AreaFailure>>;
}

export const idle = { step: 'idle' } as const;

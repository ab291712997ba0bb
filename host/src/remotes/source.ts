import type { CreateArea, Slot } from '@back-office/shared/contract';
import type { RegistryResult, Row } from './row';

/**
 * Where areas come from. The product's adapter is `federated.ts`; a bench may bring one that holds the areas in its own
 * bundle. Every method rejects with an `AreaFailure`. `attempt` counts the tries of one container, 0 first.
 */
export interface AreaSource {
  rows(options: { readonly fresh?: boolean }): Promise<RegistryResult>;
  loadArea(row: Row, attempt: number): Promise<CreateArea>;
  loadSlot(row: Row, attempt: number): Promise<Slot>;
  /** The row that stands at a loopback address, for overrides. */
  rowAt?(address: string): Promise<Row>;
  /** The shared packages and which version each area really got. */
  sharedVersions?(): readonly SharedVersion[];
}

export interface SharedVersion {
  readonly name: string;
  readonly version: string;
  readonly from: string;
  readonly usedBy: readonly string[];
}

import type { Outcome } from '../editLock';
import type { UnreadableValue } from './quarantine';

/** `isComplete`: nothing in the damaged value was unreadable, so that it need not be kept. */
export type RestoreOutcome =
  | {
      readonly ok: true;
      /** “3 items restored” */
      readonly message: string;
      readonly isComplete: boolean;
      readonly undo?: () => Promise<Outcome>;
    }
  | { readonly ok: false; readonly message: string };

export type Restore = (value: UnreadableValue) => Promise<RestoreOutcome>;

export const nothingReadable: RestoreOutcome = {
  ok: false,
  message: 'Nothing in it can be read. You can download it or discard it.',
};

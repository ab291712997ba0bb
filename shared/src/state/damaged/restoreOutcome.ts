import type { Outcome } from '../editLock';
import type { UnreadableValue } from './quarantine';
import type { ReadableJson } from './readableJson';

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

/** `json` is what can be read of the text of the value. */
export type Restore = (value: UnreadableValue, json: ReadableJson) => Promise<RestoreOutcome>;

export const nothingReadable: RestoreOutcome = {
  ok: false,
  message: 'Nothing in it can be read. You can download it or discard it.',
};

import { importPicker, type Picker } from './importPicker';

let arrived: Picker | undefined;
let underWay: Promise<Picker> | undefined;

/** The picker once it is here. */
export function arrivedPicker(): Picker | undefined {
  return arrived;
}

/** Fetches the picker once; after a failure the next call asks anew, which `lazy` of React would not. */
export function fetchPicker(): Promise<Picker> {
  underWay ??= importPicker().then(
    (picker) => (arrived = picker),
    (cause: unknown) => {
      underWay = undefined;
      throw cause;
    },
  );
  return underWay;
}

/** Ahead of its use, when the pointer or the focus comes near; a failure is met again on opening. */
export function preloadPicker() {
  fetchPicker().catch(() => undefined);
}

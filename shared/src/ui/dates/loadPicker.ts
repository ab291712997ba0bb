import { importPicker, type Picker } from './importPicker';

let loaded: Picker | undefined;
let loading: Promise<Picker> | undefined;

/** The picker, if it is loaded. */
export function loadedPicker(): Picker | undefined {
  return loaded;
}

/** Loads the picker once. After a failure the next call tries again, which React's `lazy` would not. */
export function loadPicker(): Promise<Picker> {
  loading ??= importPicker().then(
    (picker) => (loaded = picker),
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

/** Loads it ahead of use, when the pointer or the focus comes near. A failure is reported when it is opened. */
export function preloadPicker() {
  loadPicker().catch(() => undefined);
}

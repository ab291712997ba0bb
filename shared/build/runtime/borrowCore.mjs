/**
 * Replaces, in a remote's entry, the part of the federation runtime that webpack's code calls, with the lent one. Only
 * `init` is the entry's own: it finds its instance by a constant that each build inlines, so the lent one has the host's.
 */
import { init } from '@module-federation/runtime';

export default { ...globalThis[LENT_CORE].entryRuntime, runtime: { init } };

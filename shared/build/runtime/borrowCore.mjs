/**
 * Stands in a remote's entry for the part of the federation runtime that webpack's code calls, and borrows it. Only `init`
 * is the entry's own: it tells instances apart by the name of its build, which the build of the lender has replaced.
 */
import { init } from '@module-federation/runtime';

export default { ...globalThis[LENT_CORE].entryRuntime, runtime: { init } };

/**
 * Lends the federation runtime to entries, which do not contain it: its core, and what webpack's code in them calls. It is
 * a runtime plugin of the host, and all of the file that an entry loads where there is no host.
 */
import * as core from '@module-federation/runtime-core';
import entryRuntime from 'federation-entry-runtime';

globalThis[LENT_CORE] ??= { core, entryRuntime };

export default () => ({ name: 'lend-core' });

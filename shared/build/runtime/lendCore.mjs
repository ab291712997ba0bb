/**
 * Lends the core of the federation runtime to entries, which do not contain it. A federation runtime plugin of the host,
 * and the whole of the file that an entry loads where there is no host.
 */
import * as core from '@module-federation/runtime-core';

globalThis[LENT_CORE] ??= core;

export default () => ({ name: 'lend-core' });

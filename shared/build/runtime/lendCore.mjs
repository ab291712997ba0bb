/**
 * Lends the federation runtime to entries, which do not contain it: what their `init` uses of its core, and what webpack's
 * code in them calls. It is a runtime plugin of the host, and all of the file that an entry loads where there is no host.
 */
import {
  CurrentGlobal,
  ModuleFederation,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import entryRuntime from './entryRuntime.mjs';

const core = {
  CurrentGlobal,
  ModuleFederation,
  setGlobalFederationInstance,
  // Only entries that were built before `borrowCore` had its own `init` call these.
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
};

globalThis[LENT_CORE] ??= { core, entryRuntime };

export default () => ({ name: 'lend-core' });

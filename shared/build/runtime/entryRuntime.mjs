/**
 * What webpack's code in an entry calls. The package's own object has more: it loads remotes and picks copies with fewer
 * exports, which no entry of the product uses, and which would be in the host's first script.
 */
import { attachShareScopeMap } from 'federation-entry-runtime/attachShareScopeMap.js';
import { consumes } from 'federation-entry-runtime/consumes.js';
import { initContainerEntry } from 'federation-entry-runtime/initContainerEntry.js';
import { initializeSharing } from 'federation-entry-runtime/initializeSharing.js';
import { installInitialConsumes } from 'federation-entry-runtime/installInitialConsumes.js';
import { init } from '@module-federation/runtime';

const bundlerRuntime = {
  consumes,
  I: initializeSharing,
  S: {},
  installInitialConsumes,
  initContainerEntry,
  init: ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions),
};

export default { runtime: { init }, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions: {} };

/**
 * Takes the place, in a remote's entry, of the part of the federation runtime that webpack's code calls: it is the lent one.
 * Only `init` is the entry's own: the package finds an instance by a constant of the build, so the lent one has the host's.
 */
const { core, entryRuntime } = globalThis[LENT_CORE];

/** An entry that was loaded again finds the instance from before. */
function init(options) {
  const instance = core.CurrentGlobal.__FEDERATION__.__INSTANCES__.find((one) => one.options.name === options.name);
  if (instance) {
    instance.initOptions(options);
    return instance;
  }
  const created = new core.ModuleFederation(options);
  core.setGlobalFederationInstance(created);
  return created;
}

export default { ...entryRuntime, runtime: { init } };

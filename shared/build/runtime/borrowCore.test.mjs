const lent = '__lent_runtime__';
const instances = [];

class ModuleFederation {
  constructor(options) {
    this.initOptions(options);
  }

  initOptions(options) {
    this.options = { ...this.options, ...options };
  }
}

async function evaluateEntry() {
  jest.resetModules();
  return (await import('./borrowCore.mjs')).default;
}

beforeEach(() => {
  instances.length = 0;
  globalThis.LENT_CORE = lent;
  globalThis[lent] = {
    core: {
      CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
      ModuleFederation,
      setGlobalFederationInstance: (instance) => instances.push(instance),
    },
    entryRuntime: { runtime: { init: () => 'of the host' }, bundlerRuntime: 'lent' },
  };
});

test('an entry has the lent runtime, with an instance of its own', async () => {
  instances.push(new ModuleFederation({ name: 'host' }));
  const { runtime, bundlerRuntime } = await evaluateEntry();
  const instance = runtime.init({ name: 'reports_1' });
  expect(bundlerRuntime).toBe('lent');
  expect(instances.map(({ options }) => options.name)).toEqual(['host', 'reports_1']);
  expect(instances[1]).toBe(instance);
});

test('an entry that is loaded again takes the instance from before and gives it its new options', async () => {
  const first = (await evaluateEntry()).runtime.init({ name: 'reports_1', shared: 'first' });
  const second = (await evaluateEntry()).runtime.init({ name: 'reports_1', shared: 'second' });
  expect(second).toBe(first);
  expect(first.options.shared).toBe('second');
  expect(instances).toHaveLength(1);
});

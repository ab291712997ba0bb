import { standaloneContainer } from './standaloneContainer.mjs';

const entry = { src: 'https://remote.test/1/remoteEntry.js', integrity: 'sha384-entry' };
const core = { file: 'federationCore.js', integrity: 'sha384-core' };

function settleScripts(type: 'load' | 'error') {
  const scripts = [...document.head.querySelectorAll('script')];
  for (const script of scripts) script.dispatchEvent(new Event(type));
  return scripts.map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin }));
}

beforeEach(() => document.head.replaceChildren());

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('the first call loads the core, then the entry again, and reaches the real container', async () => {
  const real = { init: jest.fn(), get: jest.fn(() => 'module') };
  const container = standaloneContainer(entry, 'realContainer', core);
  const got = container.get('./routes');
  const started = container.init({});
  expect(settleScripts('load')).toEqual([
    { src: 'https://remote.test/1/federationCore.js', integrity: 'sha384-core', crossOrigin: 'anonymous' },
  ]);
  await nextTask();
  Reflect.set(globalThis, 'realContainer', real);
  expect(settleScripts('load')).toEqual([{ ...entry, crossOrigin: 'anonymous' }]);
  await started;
  await expect(got).resolves.toBe('module');
  expect(real.init).toHaveBeenCalledWith({});
});

test('after a failure the next call tries again', async () => {
  const container = standaloneContainer(entry, 'realContainer', core);
  const failed = container.init({});
  settleScripts('error');
  await expect(failed).rejects.toThrow('https://remote.test/1/federationCore.js could not be loaded.');
  void container.init({});
  expect(settleScripts('load')).toHaveLength(1);
});

test('the core of an entry that is loaded again has a new address too', () => {
  void standaloneContainer({ ...entry, src: `${entry.src}?retry=2` }, 'realContainer', core).init({});
  expect(settleScripts('load')).toMatchObject([{ src: 'https://remote.test/1/federationCore.js?retry=2' }]);
});

test('on a strict page the scripts have the nonce of the entry, and addresses that the page trusts', async () => {
  const trusted = Symbol.for('back-office:script-url');
  Reflect.set(globalThis, trusted, (url: string) => `${url}#trusted`);
  const container = standaloneContainer({ ...entry, nonce: 'abc' }, 'realContainer', core);
  const started = container.init({});
  const [script] = document.head.querySelectorAll('script');
  expect([script?.src, script?.nonce]).toEqual(['https://remote.test/1/federationCore.js#trusted', 'abc']);
  settleScripts('error');
  await expect(started).rejects.toThrow('could not be loaded');
  Reflect.deleteProperty(globalThis, trusted);
});

const url = 'https://office.example/1/remoteEntry.js';

/** Each with a policy of its own, as on a page of its own. */
async function load() {
  jest.resetModules();
  return (await import('./trustedScriptUrl')).trustedScriptUrl;
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test('where browsers have no trusted types, an address stays as it is', async () => {
  expect((await load())(url)).toBe(url);
});

test('one policy makes all addresses', async () => {
  const createPolicy = jest.fn((_: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (address: string) => ({ trusted: createScriptURL(address) }),
  }));
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
  const trustedScriptUrl = await load();
  expect([trustedScriptUrl(url), trustedScriptUrl('blob:1')]).toEqual([{ trusted: url }, { trusted: 'blob:1' }]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['back-office']);
});

test('a page that does not allow the policy is told so, and gets the address as it is', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const createPolicy = () => {
    throw new TypeError('disallowed');
  };
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
  expect((await load())(url)).toBe(url);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

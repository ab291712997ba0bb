import { loadOnce } from './loadOnce';

test('concurrent and later calls share one load', async () => {
  const fetch = jest.fn(async () => 'code');
  const once = loadOnce(fetch);
  expect(once.current()).toBeUndefined();
  await expect(Promise.all([once.load(), once.load()])).resolves.toEqual(['code', 'code']);
  await expect(once.load()).resolves.toBe('code');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(once.current()).toBe('code');
});

test('after a failure the next call tries again', async () => {
  const fetch = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const once = loadOnce(fetch);
  await expect(once.load()).rejects.toThrow('offline');
  expect(once.current()).toBeUndefined();
  await expect(once.load()).resolves.toBe('code');
});

test('a preload never rejects', async () => {
  await expect(loadOnce(() => Promise.reject(new Error('offline'))).preload()).resolves.toBeUndefined();
});

test('subscribers are told once, until they unsubscribe', async () => {
  const once = loadOnce(async () => 'code');
  const [kept, gone] = [jest.fn(), jest.fn()];
  once.subscribe(kept);
  once.subscribe(gone)();
  await once.preload();
  await once.load();
  expect(kept).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});

import { areaRetries, spreadPause, withRetries, type RetryOptions } from './retry';

function options(change: Partial<RetryOptions> = {}) {
  const slept: number[] = [];
  const sleep = async (ms: number) => void slept.push(ms);
  return { slept, options: { ...areaRetries, random: () => 0.5, sleep, ...change } };
}

test.each([
  ['area', areaRetries, 0, 0, 150],
  ['area', areaRetries, 0, 0.5, 300],
  ['area', areaRetries, 1, 0, 300],
  ['area', areaRetries, 1, 0.99, 894],
])('%s: before retry %#, the pause is spread', (_kind, { pauses, spread }, retry, random, expected) => {
  expect(spreadPause(pauses[retry] ?? NaN, spread, () => random)).toBe(expected);
});

test('a third attempt may succeed', async () => {
  const { slept, options: retries } = options();
  const attempt = jest.fn(async (index: number) => {
    if (index < 2) throw new Error(`no ${index}`);
    return 'yes';
  });
  await expect(withRetries(retries, attempt)).resolves.toBe('yes');
  expect(attempt).toHaveBeenCalledTimes(3);
  expect(slept).toEqual([300, 600]);
});

test('after the last retry the last failure is thrown', async () => {
  const { options: retries } = options();
  await expect(withRetries(retries, (index) => Promise.reject(new Error(`no ${index}`)))).rejects.toThrow('no 2');
});

test('a failure that is not transient is not retried', async () => {
  const { slept, options: retries } = options({ isTransient: () => false });
  const attempt = jest.fn(() => Promise.reject(new Error('gone')));
  await expect(withRetries(retries, attempt)).rejects.toThrow('gone');
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(slept).toEqual([]);
});

test('without a clock of the caller the pause is real', async () => {
  jest.useFakeTimers();
  const attempt = jest.fn(async (index: number) => {
    if (index === 0) throw new Error('no');
    return 'yes';
  });
  const result = withRetries({ ...areaRetries, random: () => 0.5 }, attempt);
  await jest.advanceTimersByTimeAsync(299);
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(result).resolves.toBe('yes');
  jest.useRealTimers();
});

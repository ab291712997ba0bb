import { nextTask, pageClock, respondingClock, type Clock } from './deadline';

/** Whether 300 ms are over after a task that blocks the page for longer. */
async function isOverAfterLongTask(clock: Clock) {
  const run = jest.fn();
  const cancel = clock.after(300, run);
  const blockedUntil = performance.now() + 320;
  while (performance.now() < blockedUntil);
  await nextTask();
  cancel();
  return run.mock.calls.length > 0;
}

test('time in which the page does not respond counts as one step', async () => {
  await expect(isOverAfterLongTask(pageClock)).resolves.toBe(true);
  await expect(isOverAfterLongTask(respondingClock)).resolves.toBe(false);
});

describe('time in which the page responds', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('passes like any other', () => {
    const run = jest.fn();
    respondingClock.after(250, run);
    jest.advanceTimersByTime(249);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('can be canceled after some steps', () => {
    const run = jest.fn();
    const cancel = respondingClock.after(250, run);
    jest.advanceTimersByTime(150);
    cancel();
    jest.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
  });
});

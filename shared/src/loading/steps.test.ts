import { finish, finishInSlices, type Steps } from './steps';

/** Takes a millisecond for each step. */
function* count(to: number, clock = { ms: 0 }): Steps<number> {
  for (let step = 0; step < to; step += 1) {
    clock.ms += 1;
    yield;
  }
  return to;
}

test('all steps at once have a result at once', () => expect(finish(count(1_000))).toBe(1_000));

test('between slices of at most eight milliseconds the page can work', async () => {
  const clock = { ms: 0 };
  const pauses: number[] = [];
  const timer = setInterval(() => pauses.push(clock.ms));
  const result = await finishInSlices(count(100, clock), { now: () => clock.ms });
  clearInterval(timer);
  expect(result).toBe(100);
  const slices = pauses.map((ms, place) => ms - (pauses[place - 1] ?? 0));
  expect(Math.max(...slices)).toBeLessThanOrEqual(8);
  expect(slices.filter((ms) => ms > 0).length).toBeGreaterThanOrEqual(12);
});

test('nothing more is done when nobody waits any more', async () => {
  const controller = new AbortController();
  const clock = { ms: 0 };
  const answer = finishInSlices(count(100, clock), { now: () => clock.ms, signal: controller.signal });
  await new Promise((resolve) => setTimeout(resolve, 3));
  controller.abort(new Error('Left the screen'));
  await expect(answer).rejects.toThrow('Left the screen');
  expect(clock.ms).toBeLessThan(100);
});

test('where no page waits, slices can be longer', async () => {
  const clock = { ms: 0 };
  const pause = jest.fn(() => Promise.resolve());
  await finishInSlices(count(100, clock), { now: () => clock.ms, pause, slice: 50 });
  expect(pause).toHaveBeenCalledTimes(3);
});

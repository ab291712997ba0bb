import { fakeClock, settle } from '../testing/fakeClock';
import { pauseBefore, withDeadline, withRetries } from './deadline';
import { AreaFailure } from './failure';

const late = () => new AreaFailure('AREA-003', 'late');

test('what arrives in time is passed on', async () => {
  await expect(withDeadline(fakeClock(), 100, Promise.resolve('here'), late)).resolves.toBe('here');
});

test('what takes too long fails at the deadline, not before', async () => {
  const clock = fakeClock();
  const outcome = jest.fn();
  withDeadline(clock, 100, new Promise(() => undefined), late).catch(outcome);
  await clock.pass(99);
  expect(outcome).not.toHaveBeenCalled();
  await clock.pass(1);
  await settle();
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'AREA-003' }));
});

test.each([
  [0, 0, 150],
  [0, 0.5, 300],
  [1, 0, 300],
  [1, 0.99, 894],
])('before retry %i at random %d the pause is %i ms', (retry, random, pause) => {
  expect(pauseBefore(retry, () => random)).toBe(pause);
});

test('a third success is a success', async () => {
  const clock = fakeClock();
  const attempt = jest.fn(async (index: number) => {
    if (index < 2) throw new Error(`no ${index}`);
    return 'yes';
  });
  const result = withRetries({ clock, random: () => 0.5 }, attempt);
  await clock.pass(900);
  await expect(result).resolves.toBe('yes');
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('after two retries the last failure is thrown', async () => {
  const clock = fakeClock();
  const result = withRetries({ clock, random: () => 0.5 }, (index) => Promise.reject(new Error(`no ${index}`)));
  result.catch(() => undefined);
  await clock.pass(900);
  await expect(result).rejects.toThrow('no 2');
});

test('a lasting failure is not tried again', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('for good')));
  await expect(withRetries({ clock: fakeClock(), random: () => 0.5, isPassing: () => false }, attempt)).rejects.toThrow(
    'for good',
  );
  expect(attempt).toHaveBeenCalledTimes(1);
});

import { withDeadline, AreaFailure } from '@back-office/shared/loading';
import { fakeClock, settle } from '../testing/fakeClock';

const late = () => new AreaFailure('AREA-003', 'late');

test('a result before the deadline is passed on', async () => {
  await expect(withDeadline(fakeClock(), 100, Promise.resolve('here'), late)).resolves.toBe('here');
});

test('a promise that takes too long fails at the deadline, not before', async () => {
  const clock = fakeClock();
  const outcome = jest.fn();
  withDeadline(clock, 100, new Promise(() => undefined), late).catch(outcome);
  await clock.pass(99);
  expect(outcome).not.toHaveBeenCalled();
  await clock.pass(1);
  await settle();
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'AREA-003' }));
});

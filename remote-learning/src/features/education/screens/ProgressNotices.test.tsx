import { useStoredValue } from '@back-office/shared/state';
import { damages, expectAllDamageKept, renderInArea } from '@back-office/shared/testing';
import { storedProgress } from '../state/education';
import { ProgressNotices } from './ProgressNotices';

function Courses() {
  const [progress] = useStoredValue(storedProgress);
  return (
    <>
      <ProgressNotices />
      <output>{JSON.stringify(progress)}</output>
    </>
  );
}
const { key } = storedProgress;
const good = { sales: ['one', 'two'], fees: ['one'] };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('whatever the damage, nothing is lost and each visit says so until it is discarded', async () => {
  expect(await expectAllDamageKept({ key, good, ui: <Courses /> })).toHaveLength(damages.length);
});

test('Restore brings back the sections that can be read, and keeps what was completed since', async () => {
  window.localStorage.setItem(key, '{"sales":["one","two"],"fees":["on');
  const view = renderInArea(<Courses />);
  expect(await view.findByText(/^The stored course progress is damaged\./)).toBeVisible();
  window.localStorage.setItem(key, '{"tips":["one"]}');
  await view.user.click(view.getByRole('button', { name: 'Restore' }));
  expect(await view.findByText('{"tips":["one"],"sales":["one","two"]}')).toBeVisible();
  expect(view.getByText(/^Course progress restored\. The rest cannot be read/)).toBeVisible();
  expect(view.getByRole('button', { name: 'Discard' })).toBeVisible();
});

test('a value that is readable again is restored as a whole, and the notice goes', async () => {
  window.localStorage.setItem(`back-office:quarantine:${key}:1`, JSON.stringify(good));
  const view = renderInArea(<Courses />);
  await view.user.click(await view.findByRole('button', { name: 'Restore' }));
  expect(await view.findByText(JSON.stringify(good))).toBeVisible();
  expect(view.queryByText(/nothing was overwritten/)).toBeNull();
  expect(window.localStorage).toHaveLength(1);
});

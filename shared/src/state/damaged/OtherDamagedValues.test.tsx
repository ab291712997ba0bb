import { screen } from '@testing-library/react';
import { expectAllDamageKept, renderInArea } from '@back-office/shared/testing';
import { useDismissed } from '../dismissals';
import { usePreferences } from '../preferences';
import { sharedNames } from './damagedNames';
import { DamagedValues } from './DamagedValues';
import { OtherDamagedValues } from './OtherDamagedValues';

function Shell() {
  const [preferences] = usePreferences();
  useDismissed('migration');
  return (
    <>
      <OtherDamagedValues />
      <output>{preferences.theme}</output>
    </>
  );
}
const values: readonly (readonly [key: string, good: unknown, damagedWays: number])[] = [
  // An object with other fields is read: unknown fields are kept.
  ['back-office:preferences', { theme: 'dark', language: 'es' }, 8],
  ['back-office:dismissals', ['migration', 'import'], 11],
];

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test.each(values)(
  '%s: whatever the damage, nothing is lost and each visit says so until it is discarded',
  async (key, good, ways) => {
    expect(await expectAllDamageKept({ key, good, ui: <Shell /> })).toHaveLength(ways);
  },
);

test('Restore brings back the preferences that can be read', async () => {
  window.localStorage.setItem('back-office:preferences', '{"theme":"dark","language":"es","autoSa');
  const { user } = renderInArea(<Shell />);
  expect(await screen.findByText(/^The stored preferences are damaged\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('dark')).toBeVisible();
  expect(JSON.parse(window.localStorage.getItem('back-office:preferences') ?? '')).toMatchObject({ language: 'es' });
});

test('a value whose way back cannot be loaded says so, and stays', async () => {
  const restore = { 'back-office:dismissals': () => Promise.reject(new Error('Loading chunk failed')) };
  quarantined('back-office:dismissals');
  const { user } = renderInArea(<DamagedValues names={sharedNames} restore={restore} />);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/^It could not be restored: something could not be downloaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
});

const quarantined = (key: string) => window.localStorage.setItem(`back-office:quarantine:${key}:1`, '{');

test('a value that no screen reports is named by its key', async () => {
  quarantined('back-office:of-a-newer-version');
  renderInArea(<OtherDamagedValues findReported={async () => ['items']} />);
  expect(await screen.findByText(/“back-office:of-a-newer-version” is damaged/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test.each([
  ['that a screen reports', async () => ['items']],
  ['while nobody knows whether a screen reports it', async () => undefined],
  ['while nobody can be asked', () => Promise.reject(new Error('down'))],
  ['of another remote in an embedded area', undefined],
])('a value %s is left to its screen', async (_, findReported) => {
  quarantined('items');
  quarantined('back-office:dismissals');
  renderInArea(<OtherDamagedValues {...(findReported && { findReported })} />);
  expect(await screen.findByText(/^The stored dismissed notices are damaged/)).toBeVisible();
});

test('remotes are asked only when a value is damaged that is not of shared', async () => {
  quarantined('back-office:dismissals');
  const findReported = jest.fn(async () => []);
  renderInArea(<OtherDamagedValues findReported={findReported} />);
  expect(await screen.findByText(/^The stored dismissed notices are damaged/)).toBeVisible();
  expect(findReported).not.toHaveBeenCalled();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { damages, expectKeptUntilDiscarded, renderInArea } from '@back-office/shared/testing';
import { useDismissed } from '../dismissals';
import { usePreferences } from '../preferences';
import { damagedNames } from './damagedNames';
import { keysWithScreen } from './keysWithScreen';
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
    for (const namespace of ['', 'shop']) {
      const damaged = [];
      for (const [name, damage] of damages)
        if (await expectKeptUntilDiscarded({ key, text: damage(good), namespace, ui: <Shell /> })) damaged.push(name);
      expect(damaged).toHaveLength(ways);
    }
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

test('a value that no screen knows is named by its key', async () => {
  window.localStorage.setItem('back-office:quarantine:back-office:of-a-newer-version:1', '{');
  renderInArea(<Shell />);
  expect(await screen.findByText(/“back-office:of-a-newer-version” is damaged/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('every documented value of the merchant has a name', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/product/storage.md'), 'utf8');
  const documented = [...page.matchAll(/^ +\| `([a-zA-Z:-]+)`/gm)].map(([, key]) => key ?? '');
  const technical = ['back-office:registry'];
  expect(documented.filter((key) => !technical.includes(key) && !(key in damagedNames))).toEqual([]);
  expect(keysWithScreen.filter((key) => !(key in damagedNames))).toEqual([]);
});

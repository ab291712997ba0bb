import { screen, waitFor, within } from '@testing-library/react';
import type { StoredData } from '@back-office/shared/contract';
import { describeEntries } from '@back-office/shared/state';
import { fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { renderShell as renderShellWith, setPhone } from '../testing/renderShell';

beforeEach(() => {
  localStorage.clear();
  setPhone(false);
});

const reportsStored: StoredData = {
  values: [
    {
      key: 'customReports',
      label: 'Custom reports',
      describe: (value) => describeEntries(value, (count) => `${count} saved`),
    },
  ],
};
const stampsStored: StoredData = {
  values: [
    {
      key: 'stamps',
      label: 'Stamps',
      describe: (value) => describeEntries(value, (count) => `${count} given`),
    },
  ],
};

/** The shell with a remote that stores reports, and by name further ones. None of them is on screen. */
function renderShell(path: string, further: Readonly<Record<string, () => Promise<StoredData>>> = {}) {
  const remotes = { reports: async () => reportsStored, ...further };
  const rows = Object.keys(remotes).map((name) => rowOf(name, { stored: true }));
  const stored = (row: { readonly name: string }) => remotes[row.name as keyof typeof remotes]();
  return renderShellWith(path, { source: fakeSource({ rows: async () => registryOf(...rows), stored }) });
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Reset sample data?' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function askIn(user: ReturnType<typeof renderShell>['user']) {
  await user.click(press(/^Account/));
  await user.click(press('Reset sample data'));
}

test('it lists what goes, asks, resets and can be undone, on a page where no area is loaded', async () => {
  localStorage.setItem('customReports', '[{"id":"r1"},{"id":"r2"}]');
  localStorage.setItem('back-office:preferences', '{"theme":"dark"}');
  const { user } = renderShell('/nowhere');
  await askIn(user);
  expect(await dialog()).toHaveAccessibleDescription(/Custom reports 2 saved.*preferences stay/);
  expect(screen.queryByRole('dialog', { name: 'Account' })).not.toBeInTheDocument();
  await user.click(press('Cancel'));
  expect(localStorage).toHaveLength(2);
  await waitFor(() => expect(press(/^Account/)).toHaveFocus());

  await askIn(user);
  await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Sample data reset')).toBeInTheDocument();
  expect(localStorage.getItem('customReports')).toBeNull();
  expect(localStorage.getItem('back-office:preferences')).toBe('{"theme":"dark"}');

  localStorage.setItem('customReports', '[{"id":"r3"}]');
  await user.click(press('Undo'));
  expect(await screen.findByText('Your data is back. 1 edit made since then stayed.')).toBeInTheDocument();
  expect(localStorage.getItem('customReports')).toBe('[{"id":"r1"},{"id":"r2"},{"id":"r3"}]');
});

test('without any change it says that there is nothing to reset', async () => {
  const { user } = renderShell('/nowhere');
  await askIn(user);
  expect(await screen.findByText('Nothing to reset: the sample data is as it came.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an Undo that is refused can be tried again', async () => {
  localStorage.setItem('customReports', '[{"id":"r1"}]');
  const { user } = renderShell('/nowhere');
  await askIn(user);
  await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }));
  await screen.findByText('Sample data reset');
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.click(press('Undo'));
  expect(await screen.findByText(/storage is full/)).toBeInTheDocument();
  refuse.mockRestore();
  await user.click(press('Undo'));
  expect(await screen.findByText('Your data is back.')).toBeInTheDocument();
  expect(localStorage.getItem('customReports')).toBe('[{"id":"r1"}]');
});

test('a reset of an earlier visit can be undone in the account menu', async () => {
  localStorage.setItem('customReports', '[{"id":"r1"}]');
  const { user, unmount } = renderShell('/nowhere');
  await askIn(user);
  await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }));
  await screen.findByText('Sample data reset');
  unmount();

  const later = renderShell('/nowhere');
  await later.user.click(press(/^Account/));
  await later.user.click(press('Undo the reset'));
  expect(await screen.findByText('Your data is back.')).toBeInTheDocument();
  expect(localStorage.getItem('customReports')).toBe('[{"id":"r1"}]');
  await later.user.click(press(/^Account/));
  expect(screen.queryByRole('button', { name: 'Undo the reset' })).toBeNull();
});

test('a reset that cannot be kept says so, and only this page undoes it', async () => {
  const reports = JSON.stringify([{ id: 'r1', name: 'x'.repeat(1_000_000) }]);
  localStorage.setItem('customReports', reports);
  const { user } = renderShell('/nowhere');
  await askIn(user);
  await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText(/It can be undone only until this page is closed/)).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  await user.click(press('Dismiss'));
  await user.click(press(/^Account/));
  await user.click(press('Undo the reset'));
  expect(await screen.findByText('Your data is back.')).toBeInTheDocument();
  expect(localStorage.getItem('customReports')).toBe(reports);
});

test('on phones the drawer closes first', async () => {
  setPhone(true);
  localStorage.setItem('customReports', '[{"id":"r1"}]');
  const { user } = renderShell('/nowhere');
  await user.click(press('Menu'));
  await askIn(user);
  expect(await dialog()).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Navigation' })).not.toBeInTheDocument();
});

test('after its message, the account menu undoes the last reset', async () => {
  localStorage.setItem('customReports', '[{"id":"r1"}]');
  const { user } = renderShell('/nowhere');
  await askIn(user);
  await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }));
  await screen.findByText('Sample data reset');
  await user.click(press('Dismiss'));
  await user.click(press(/^Account/));
  await user.click(press('Undo the reset'));
  expect(await screen.findByText('Your data is back.')).toBeInTheDocument();
  expect(localStorage.getItem('customReports')).toBe('[{"id":"r1"}]');
  await user.click(press(/^Account/));
  expect(screen.queryByRole('button', { name: 'Undo the reset' })).toBeNull();
});

test('the data of a further remote, which the host has never heard of, is listed, reset and restored', async () => {
  localStorage.setItem('stamps', '["s1","s2"]');
  const { user } = renderShell('/nowhere', { loyalty: async () => stampsStored });
  await askIn(user);
  expect(await dialog()).toHaveAccessibleDescription(/Stamps 2 given/);
  await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }));
  await screen.findByText('Sample data reset');
  expect(localStorage.getItem('stamps')).toBeNull();
  localStorage.setItem('stamps', '["s3"]');
  await user.click(press('Undo'));
  expect(await screen.findByText('Your data is back. 1 edit made since then stayed.')).toBeInTheDocument();
  expect(localStorage.getItem('stamps')).toBe('["s1","s2","s3"]');
});

describe('a remote that cannot be loaded', () => {
  const down = () => Promise.reject(new Error('down'));
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('is named, and the others are reset', async () => {
    localStorage.setItem('customReports', '[{"id":"r1"}]');
    localStorage.setItem('stamps', '["s1"]');
    const { user } = renderShell('/nowhere', { loyalty: down });
    await askIn(user);
    expect(await dialog()).toHaveAccessibleDescription(/Loyalty could not be asked; its data stays\./);
    await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }));
    await screen.findByText('Sample data reset');
    expect([localStorage.getItem('customReports'), localStorage.getItem('stamps')]).toEqual([null, '["s1"]']);
  });

  test('is named also if there is nothing else to reset', async () => {
    const { user } = renderShell('/nowhere', { loyalty: down, payroll: down });
    await askIn(user);
    const text = 'Nothing to reset. Loyalty and Payroll could not be asked; their data stays.';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('whose data was removed refuses the Undo of an earlier visit until it can be loaded', async () => {
    localStorage.setItem('stamps', '["s1"]');
    const { user, unmount } = renderShell('/nowhere', { loyalty: async () => stampsStored });
    await askIn(user);
    await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }));
    await screen.findByText('Sample data reset');
    unmount();

    let isDown = true;
    const later = renderShell('/nowhere', { loyalty: async () => (isDown ? down() : stampsStored) });
    await later.user.click(press(/^Account/));
    await later.user.click(press('Undo the reset'));
    expect(await screen.findByText('Loyalty could not be asked. Nothing was put back.')).toBeInTheDocument();
    isDown = false;
    await later.user.click(press('Undo'));
    expect(await screen.findByText('Your data is back.')).toBeInTheDocument();
    expect(localStorage.getItem('stamps')).toBe('["s1"]');
  });
});

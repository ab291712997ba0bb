import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, setPhone, stubShowModal } from '../testing/renderShell';

beforeAll(stubShowModal);
beforeEach(() => {
  localStorage.clear();
  setPhone(false);
});

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

import { screen, waitFor, within } from '@testing-library/react';
import { sampleShop } from '@back-office/shared/shop';
import { checkBackup } from '@back-office/shared/shop/backup';
import { fakeSource, registryOf } from '../testing/fakeSource';
import { backupOf } from '../testing/ownShop';
import { renderShell, setPhone } from '../testing/renderShell';

jest.mock('@back-office/shared/shop/backup', () => ({
  ...jest.requireActual<object>('@back-office/shared/shop/backup'),
  checkBackup: jest.fn(),
}));
const check = jest.mocked(checkBackup);

beforeEach(() => {
  localStorage.clear();
  setPhone(false);
});

const ofSample = backupOf(sampleShop);

async function chooseFile() {
  const { user } = renderShell('/settings', { source: fakeSource({ rows: async () => registryOf() }) });
  await user.click(await screen.findByRole('button', { name: 'Restore a backup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore a backup' }));
  const field = dialog.getByLabelText('Choose a backup');
  field.focus();
  await user.upload(field, new File(['…'], 'all.backup.gz', { type: 'application/gzip' }));
  return dialog;
}

test('after a file is checked, the first choice has the focus and the result is announced', async () => {
  check.mockResolvedValue(ofSample);
  const dialog = await chooseFile();
  const choice = await dialog.findByRole('combobox', { name: sampleShop.name });
  await waitFor(() => expect(choice).toHaveFocus());
  expect(dialog.getByRole('status')).toHaveTextContent('The file is complete: 1 shop. Choose what becomes of each.');
});

test('while a file is checked, the focus stays in the dialog and the work is announced', async () => {
  check.mockReturnValue(new Promise(() => undefined));
  const dialog = await chooseFile();
  expect(dialog.getByRole('status')).toHaveTextContent('Checking the backup');
  expect(dialog.getByRole('progressbar').closest('[tabindex="-1"]')).toHaveFocus();
});

test('after a file is refused, the reason is announced and another one can be chosen at once', async () => {
  check.mockRejectedValue(new Error('This file is not a backup.'));
  const dialog = await chooseFile();
  expect(await dialog.findByRole('alert')).toHaveTextContent('This file is not a backup. Nothing was changed.');
  await waitFor(() => expect(dialog.getByLabelText('Choose a backup')).toHaveFocus());
});

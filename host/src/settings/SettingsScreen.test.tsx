import { screen, waitFor, within } from '@testing-library/react';
import { sampleShop } from '@back-office/shared/shop';
import { fill } from '@back-office/shared/testing';
import { fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { bakery, pageOf, storedShops, storeShops } from '../testing/ownShop';
import { renderShell, setPhone } from '../testing/renderShell';

const source = () => fakeSource({ rows: async () => registryOf(rowOf('reports', { version: '2.1.0-abc' })) });
const section = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  localStorage.clear();
  setPhone(false);
});

test('the settings of the sample shop say what it is, and that it stays so', async () => {
  renderShell('/settings', { source: source() });
  const shop = await section('Shop');
  expect(shop).toHaveTextContent('NameFernhill PantryCurrencyUSD');
  expect(shop).toHaveTextContent('The sample shop stays as it is.');
  expect(within(shop).queryByRole('button', { name: 'Edit shop' })).not.toBeInTheDocument();
  expect(await section('Figures and tax')).toHaveTextContent('KnownTransactions, Gross sales, Returns,');
  expect(await section('About')).toHaveTextContent(/2\.1\.0-abc.*Sample ledger/);
  expect(screen.getByRole('link', { name: 'System health' })).toHaveAttribute('href', '/health');
  expect(screen.getByRole('button', { name: 'Reset sample data' })).toBeInTheDocument();
  expect(document.title).toBe('Settings · Back Office');
});

test('the theme and the preferences of the assistant are those of the account menu', async () => {
  const { user } = renderShell('/settings', { source: source() });
  await user.click(within(await section('Appearance')).getByRole('radio', { name: 'Dark' }));
  await user.click(within(await section('Assistant')).getByRole('switch', { name: 'Sounds' }));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('back-office:preferences') ?? '{}')).toMatchObject({
      theme: 'dark',
      enableSounds: true,
    }),
  );
});

test('a link to a section continues there', async () => {
  renderShell('/settings#data', { source: source() });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Data' })).toHaveFocus());
});

test('an own shop is edited, and its page is opened again', async () => {
  storeShops(bakery);
  const page = pageOf(bakery);
  const { user } = renderShell('/settings', { source: source(), page });
  expect(await section('About')).not.toHaveTextContent('Sample ledger');
  await user.click(within(await section('Shop')).getByRole('button', { name: 'Edit shop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit shop' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await fill(user, name, 'Bakery');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(storedShops().read()).toEqual([{ ...bakery, name: 'Bakery' }]);
  expect(screen.queryByRole('button', { name: 'Reset sample data' })).not.toBeInTheDocument();
});

test('a shop that is not open is renamed, and the page stays', async () => {
  storeShops(bakery);
  const page = pageOf(sampleShop);
  const { user } = renderShell('/settings', { source: source(), page });
  await user.click(within(await section('Shops')).getByRole('button', { name: 'Edit Corner Bakery' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit shop' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await fill(user, name, 'Bakery');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /^Bakery/ })).toBeInTheDocument();
  expect(dialog).not.toBeInTheDocument();
  expect(storedShops().read()).toEqual([{ ...bakery, name: 'Bakery' }]);
  expect(page.left).toEqual([]);
});

test('a shop is deleted after a list of what goes, and Undo brings it back', async () => {
  storeShops(bakery);
  localStorage.setItem('back-office:shop:corner-bakery-k3f1:back-office:dismissals', '["a", "b"]');
  const { user } = renderShell('/settings', { source: source(), page: pageOf(sampleShop) });
  await user.click(within(await section('Shops')).getByRole('button', { name: 'Delete Corner Bakery' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Corner Bakery”?' });
  expect(dialog).toHaveTextContent('You can undo this for 20 seconds.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete shop' }));
  expect(await screen.findByText('Corner Bakery deleted')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Corner Bakery/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Corner Bakery is back')).toBeInTheDocument();
  expect(storedShops().read()).toEqual([bakery]);
});

test('deleting the shop of the page leads to the same screen of the sample', async () => {
  storeShops(bakery);
  const page = pageOf(bakery);
  const { user } = renderShell('/settings?shop=corner-bakery-k3f1', { source: source(), page });
  await user.click(within(await section('Shops')).getByRole('button', { name: 'Delete Corner Bakery' }));
  await user.click(await screen.findByRole('button', { name: 'Delete shop' }));
  await waitFor(() => expect(page.left).toEqual(['/settings']));
  expect(storedShops().removed()).toMatchObject([{ id: bakery.id }]);
});

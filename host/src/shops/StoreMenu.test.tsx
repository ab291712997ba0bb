import { screen, waitFor, within } from '@testing-library/react';
import { sampleShop } from '@back-office/shared/shop';
import { fill } from '@back-office/shared/testing';
import { areaNamed, fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { bakery, pageOf, storedShops, storeShops } from '../testing/ownShop';
import { renderShell, setPhone } from '../testing/renderShell';

const source = () =>
  fakeSource({
    rows: async () => registryOf(rowOf('reports', { routes: ['/', '/reports', '/transactions', '/financial-suite'] })),
    area: async () => areaNamed('Reports'),
  });

beforeEach(() => {
  localStorage.clear();
  setPhone(false);
});

const lines = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the name of the shop opens the shops, each a link to the same screen and days', async () => {
  storeShops(bakery);
  const { user } = renderShell('/transactions?from=2026-11-01&to=2026-11-07&location=main&rev=2', { source: source() });
  await user.click(await screen.findByRole('button', { name: 'Shop, Fernhill Pantry' }));
  const menu = await screen.findByRole('dialog', { name: 'Shops' });
  expect(await within(menu).findByRole('link', { name: /^Corner Bakery/ })).toBeInTheDocument();
  expect(lines(menu)).toEqual([
    '/transactions?from=2026-11-01&to=2026-11-07',
    '/transactions?from=2026-11-01&to=2026-11-07&shop=corner-bakery-k3f1',
    '/settings#shops',
  ]);
  expect(within(menu).getByRole('link', { current: true })).toHaveTextContent('Fernhill PantrySample shop');
});

test('the arrow keys move through the menu, and Escape returns to its button', async () => {
  storeShops(bakery);
  const { user } = renderShell('/', { source: source() });
  const button = await screen.findByRole('button', { name: 'Shop, Fernhill Pantry' });
  await user.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Shops' });
  const first = await within(menu).findByRole('link', { name: /^Fernhill/ });
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(within(menu).getByRole('link', { name: /^Corner Bakery/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(within(menu).getByRole('link', { name: 'Manage shops' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

test('a report of the shop leads to the list of reports in another shop', async () => {
  storeShops(bakery);
  const { user } = renderShell('/financial-suite/custom-reports/view/mine?compare=prior', { source: source() });
  await user.click(await screen.findByRole('button', { name: 'Shop, Fernhill Pantry' }));
  const menu = await screen.findByRole('dialog', { name: 'Shops' });
  expect(await within(menu).findByRole('link', { name: /^Corner Bakery/ })).toHaveAttribute(
    'href',
    '/financial-suite/custom-reports?compare=prior&shop=corner-bakery-k3f1',
  );
});

test('in an own shop, links name it, an address is completed, and what belongs to the sample is absent', async () => {
  storeShops(bakery);
  const { user } = renderShell('/reports', { source: source(), page: pageOf(bakery) });
  const main = await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() =>
    expect(within(main).getByRole('link', { name: 'Education' })).toHaveAttribute(
      'href',
      '/education?shop=corner-bakery-k3f1',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveTextContent('You have no notifications.');
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  const account = await screen.findByRole('dialog', { name: 'Account' });
  expect(await within(account).findByRole('radio', { name: 'Dark' })).toBeInTheDocument();
  expect(within(account).queryByRole('button', { name: 'Reset sample data' })).not.toBeInTheDocument();
});

test('a shop is added with what the browser says of its owner, and its page is opened', async () => {
  const page = pageOf(sampleShop);
  const { user } = renderShell('/reports', { source: source(), page });
  await user.click(await screen.findByRole('button', { name: 'Shop, Fernhill Pantry' }));
  await user.click(await screen.findByRole('button', { name: 'Add shop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add shop' });
  const save = within(dialog).getByRole('button', { name: 'Add shop' });
  await user.click(save);
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  expect(dialog).toHaveTextContent('Enter a name for the shop.');
  await fill(user, name, 'fernhill pantry');
  expect(dialog).toHaveTextContent('There is already a shop with this name.');
  await user.clear(name);
  await fill(user, name, ' Café Noir ');
  await user.click(save);
  await waitFor(() => expect(page.left).toHaveLength(1));
  const [added] = storedShops().read();
  expect(added).toMatchObject({ name: 'Café Noir', source: 'browser', currency: 'USD', locale: 'en-US', dayStart: 0 });
  expect(page.left).toEqual([`/?shop=${encodeURIComponent(added?.id ?? '')}`]);
});

test('on phones the bar has the name of the shop, which opens the shops', async () => {
  storeShops(bakery);
  setPhone(true);
  const { user } = renderShell('/reports', { source: source(), page: pageOf(bakery) });
  await user.click(await screen.findByRole('button', { name: 'Shop, Corner Bakery' }));
  const menu = await screen.findByRole('dialog', { name: 'Shops' });
  expect(await within(menu).findByRole('link', { current: true })).toHaveTextContent('Corner Bakery');
});

test('the menu edits and deletes the shop that is open', async () => {
  storeShops(bakery);
  const page = pageOf(bakery);
  const { user } = renderShell('/reports?shop=corner-bakery-k3f1', { source: source(), page });
  const openMenu = async () => user.click(await screen.findByRole('button', { name: 'Shop, Corner Bakery' }));
  await openMenu();
  await user.click(await screen.findByRole('button', { name: 'Edit this shop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit shop' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await fill(user, name, 'Bakery');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(storedShops().read()).toEqual([{ ...bakery, name: 'Bakery' }]));
  expect(page.left).toEqual([window.location.href]);

  await openMenu();
  await user.click(await screen.findByRole('button', { name: 'Delete this shop' }));
  await user.click(await screen.findByRole('button', { name: 'Delete shop' }));
  await waitFor(() => expect(page.left).toHaveLength(2));
  expect(page.left[1]).toBe('/reports');
  expect(storedShops().removed()).toMatchObject([{ id: bakery.id }]);
});

test('the sample can be neither edited nor deleted', async () => {
  storeShops(bakery);
  const { user } = renderShell('/reports', { source: source() });
  await user.click(await screen.findByRole('button', { name: 'Shop, Fernhill Pantry' }));
  await screen.findByRole('button', { name: 'Add shop' });
  expect(screen.queryByRole('button', { name: 'Edit this shop' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete this shop' })).not.toBeInTheDocument();
});

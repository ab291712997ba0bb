import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaMenu, SlotProps } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { pageLedgerParams } from '@back-office/shared/url';
import type { RegistryResult } from '../remotes/row';
import { areaNamed, fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { renderShell, setPhone } from '../testing/renderShell';

const rows = async () =>
  registryOf(
    rowOf('catalogue', { routes: ['/', '/items'] }),
    rowOf('reports', { routes: ['/reports', '/financial-suite', '/transactions', '/deferred-sales'] }),
    rowOf('learning', { routes: ['/education'] }),
    rowOf('assistant', { routes: ['/chatbot'], slots: ['widget'] }),
  );

function Here() {
  return <p>at {useLocation().pathname}</p>;
}

function Widget({ openRequest }: SlotProps) {
  return <p>widget opened {openRequest} times</p>;
}

const menus: readonly AreaMenu[] = [
  {
    label: 'Items & services',
    under: ['/items'],
    entries: [{ label: 'Items', path: '/items' }, { label: 'Inventory management' }],
    isInShellSubmenu: true,
  },
  {
    label: 'Reports',
    under: ['/reports'],
    backTo: { label: 'Home', path: '/' },
    entries: [
      { label: 'Sales', entries: [{ label: 'Sales summary', path: '/reports' }, { label: 'Sales trends' }] },
      { label: 'Payments', entries: [] },
      { label: 'Custom reports', path: '/financial-suite/custom-reports' },
    ],
  },
];
const source = () =>
  fakeSource({
    rows,
    area: async ({ name }) => areaNamed(name, { routes: [{ path: '*', element: <Here /> }], menus }),
    slot: async () => Widget,
  });
const at = (path: string) => screen.findByText(`at ${path}`);
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  localStorage.clear();
  setPhone(false);
});

test('the main navigation lists all items and marks the current one', async () => {
  renderShell('/education', { source: source() });
  await at('/education');
  const list = screen.getByRole('navigation', { name: 'Main' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(12);
  expect(within(list).getByRole('link', { current: 'page' })).toHaveAccessibleName('Education');
});

test('an item without a destination is a button that says so and does not navigate', async () => {
  const { user } = renderShell('/education', { source: source() });
  await at('/education');
  const staff = screen.getByRole('button', { name: 'Staff' });
  expect(staff).toHaveAttribute('aria-disabled', 'true');
  expect(staff).toHaveAccessibleDescription('Not available yet');
  await user.click(staff);
  expect(screen.getByText('at /education')).toBeInTheDocument();
});

test('Items & services opens the items and its submenu, which gets the focus', async () => {
  const { user } = renderShell('/education', { source: source() });
  await user.click(link('Items & services'));
  await at('/items');
  const submenu = screen.getByRole('navigation', { name: 'Items & services submenu' });
  expect(within(submenu).getAllByRole('listitem')).toHaveLength(14);
  await waitFor(() =>
    expect(within(submenu).getByRole('button', { name: 'Back from Items & services' })).toHaveFocus(),
  );
  expect(within(submenu).getByRole('link', { current: 'page' })).toHaveAccessibleName('Items');
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('the back button shows the main list again, with the focus on the item', async () => {
  const { user } = renderShell('/education', { source: source() });
  await user.click(link('Items & services'));
  await user.click(screen.getByRole('button', { name: 'Back from Items & services' }));
  expect(link('Items & services')).toHaveFocus();
  expect(screen.getByText('at /items')).toBeInTheDocument();
});

test('menu links to screens with figures carry the revision of the page, others do not', async () => {
  renderShell('/education', { source: source() });
  await at('/education');
  act(() => pageLedgerParams().open({ revision: 3, seed: 'tea' }));
  expect(link('Home')).toHaveAttribute('href', '/?rev=3&seed=tea');
  expect(link('Financial Suite')).toHaveAttribute('href', '/financial-suite?rev=3&seed=tea');
  expect(link('Items & services')).toHaveAttribute('href', '/items');
  act(() => pageLedgerParams().open({ revision: 0 }));
});

test('a deep link shows the main list', async () => {
  renderShell('/items', { source: source() });
  await at('/items');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

test('the submenu stays on its own pages and closes on others', async () => {
  const { user } = renderShell('/education', { source: source() });
  await user.click(link('Items & services'));
  await user.click(link('Item library'));
  await at('/items/library');
  expect(link('Item library')).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Help' }));
  await user.click(screen.getByRole('link', { name: /^Education/ }));
  await at('/education');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

test('Reports navigates and opens its list; the chevron only opens the list', async () => {
  const { user } = renderShell('/education', { source: source() });
  await user.click(link('Financial Suite'));
  await at('/financial-suite');
  const chevron = screen.getByRole('button', { name: 'Reports list' });
  expect(chevron).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Gratuity' })).not.toBeInTheDocument();
  await user.click(link('Reports'));
  await at('/reports');
  expect(chevron).toHaveAttribute('aria-expanded', 'true');
  expect(link('Gratuity')).toHaveAttribute('href', expect.stringMatching(/^\/financial-suite\/reports\/gratuity/));
  await user.click(link('Sales summary'));
  await at('/financial-suite/reports/sales-summary');
  await user.click(chevron);
  expect(chevron).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('at /financial-suite/reports/sales-summary')).toBeInTheDocument();
});

test('Reports is marked while its closed list contains the current report', async () => {
  const { user } = renderShell('/education', { source: source() });
  await user.click(link('Financial Suite'));
  const submenu = screen.getByRole('navigation', { name: 'Financial Suite submenu' });
  await user.click(screen.getByRole('button', { name: 'Reports list' }));
  await user.click(link('Sales summary'));
  await at('/financial-suite/reports/sales-summary');
  const current = () => within(submenu).getAllByRole('link', { current: 'page' });
  expect(current().map((entry) => entry.textContent)).toEqual(['Sales summary']);
  await user.click(screen.getByRole('button', { name: 'Reports list' }));
  expect(current().map((entry) => entry.textContent)).toEqual(['Reports']);
});

test('the bell shows the number of notifications and opens them', async () => {
  const { user } = renderShell('/education', { source: source() });
  await user.click(screen.getByRole('button', { name: 'Notifications, 1 new' }));
  const popover = screen.getByRole('dialog', { name: 'Notifications' });
  expect(within(popover).getByText(/^Reports moved? to a new reporting system in May 2026\.$/)).toBeInTheDocument();
});

test('Chat opens the widget at once', async () => {
  const { user } = renderShell('/education', { source: source() });
  await at('/education');
  await user.click(screen.getByRole('button', { name: 'Chat' }));
  expect(await screen.findByText('widget opened 1 times')).toBeInTheDocument();
});

test('the theme changes at once and is stored', async () => {
  const { user } = renderShell('/education', { source: source() });
  await user.click(screen.getByRole('button', { name: 'Account, Maya Duarte' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(JSON.parse(localStorage.getItem('back-office:preferences') ?? '')).toMatchObject({ theme: 'dark' });
});

test('the theme System follows the device', async () => {
  setPhone(false, { isDark: true });
  const { user } = renderShell('/education', { source: source() });
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  await user.click(screen.getByRole('button', { name: 'Account, Maya Duarte' }));
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(JSON.parse(localStorage.getItem('back-office:preferences') ?? '')).toMatchObject({ theme: 'system' });
});

test('Help has what merchants need: courses, the assistant and the shortcuts', async () => {
  const { user } = renderShell('/education', { source: source() });
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const help = within(screen.getByRole('dialog', { name: 'Help' }));
  expect(help.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(['/education', '/chatbot']);
  const shortcuts = within(help.getByRole('region', { name: 'Keyboard shortcuts' }));
  expect(shortcuts.getByText('Search everything')).toBeInTheDocument();
});

test('an unknown path shows the error screen inside the shell', async () => {
  renderShell('/nowhere', { source: source() });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByText('404 Not Found', { selector: 'p' })).toBeInTheDocument();
  expect(document.title).toBe('404 Not Found · Back Office');
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText(/There is no page at this address/)).toBeInTheDocument();
  const content = within(screen.getByRole('main'));
  const ways = content.getAllByRole('link').map((way) => way.getAttribute('href')?.split('?')[0]);
  expect(ways).toEqual(['/', '/items', '/financial-suite/reports/sales-summary', '/transactions']);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

test('a path that only the registry knows is rendered', async () => {
  const extra = async () => registryOf(rowOf('loyalty', { routes: ['/loyalty'] }));
  renderShell('/loyalty', { source: fakeSource({ rows: extra }) });
  expect(await screen.findByRole('heading', { name: 'loyalty 1.0.0' })).toBeInTheDocument();
});

test('an area that only the registry knows has its menu item', async () => {
  const menu = [{ label: 'Loyalty', path: '/loyalty', icon: 'gift' }];
  const row = rowOf('loyalty', { title: 'Loyalty', routes: ['/loyalty'], menu });
  const { user } = renderShell('/nowhere', { source: fakeSource({ rows: async () => registryOf(row) }) });
  await user.click(await screen.findByRole('link', { name: 'Loyalty' }));
  expect(await screen.findByRole('heading', { name: 'loyalty 1.0.0' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Loyalty');
});

test('while the registry is read, the navigation is the one of the last visit', async () => {
  const row = rowOf('loyalty', { title: 'Loyalty', menu: [{ label: 'Loyalty', path: '/loyalty' }] });
  const lastGood = () => ({ ...registryOf(row), readAt: '2025-06-28T12:00:00Z' });
  const rows = () => new Promise<RegistryResult>((answer) => setTimeout(() => answer(registryOf(row)), 20));
  renderShell('/nowhere', { source: fakeSource({ rows, lastGood }) });
  expect(screen.getByRole('link', { name: 'Loyalty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Education' })).toBeInTheDocument();
  expect(await screen.findByText('404 Not Found', { selector: 'p' })).toBeInTheDocument();
});

test('a banner announces an override', async () => {
  const older = rowOf('reports', { version: '0.9.0', routes: ['/reports'] });
  const withOlder = async () => registryOf(...(await rows()).rows, older);
  const released = fakeSource({ rows: withOlder, area: source().loadArea, slot: async () => Widget });
  renderShell('/education', { source: released, overrides: { reports: '0.9.0' } });
  const banner = await screen.findByRole('region', { name: 'Override' });
  expect(banner).toHaveTextContent('This session runs Reports 0.9.0 instead of the released version.');
  expect(within(banner).getByRole('button', { name: 'Reset' })).toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => setPhone(true));

  test('the drawer contains the navigation and the area’s menu', async () => {
    const { user } = renderShell('/items', { source: source() });
    await at('/items');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Navigation' });
    expect(within(drawer).getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    const own = within(drawer).getByRole('navigation', { name: 'Items & services, this area' });
    expect(within(own).getByRole('button', { name: 'Inventory management' })).toBeInTheDocument();
  });

  test('following an item closes it', async () => {
    const { user } = renderShell('/items', { source: source() });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('link', { name: 'Education' }));
    await at('/education');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  test('opening a submenu keeps it open and hides the area’s menu', async () => {
    const { user } = renderShell('/education', { source: source() });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('link', { name: 'Items & services' }));
    await at('/items');
    const drawer = screen.getByRole('dialog', { name: 'Navigation' });
    expect(within(drawer).getAllByRole('navigation')).toHaveLength(1);
    await user.click(within(drawer).getByRole('link', { name: 'Items' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  describe('the menu of an area with several menus', () => {
    async function openDrawer(path: string) {
      const view = renderShell(path, { source: source() });
      await at(path);
      await view.user.click(screen.getByRole('button', { name: 'Menu' }));
      const drawer = within(screen.getByRole('dialog', { name: 'Navigation' }));
      return { ...view, drawer };
    }

    test('is the one for the path, if there is one', async () => {
      const { drawer } = await openDrawer('/financial-suite');
      expect(drawer.getAllByRole('navigation').map((region) => region.ariaLabel)).toEqual(['Main']);
    });

    test('has sections that open and close, and are marked while they hide the current page', async () => {
      const { user, drawer } = await openDrawer('/reports');
      const menu = within(drawer.getByRole('navigation', { name: 'Reports, this area' }));
      const sales = menu.getByRole('button', { name: 'Sales' });
      expect(sales).toHaveAttribute('aria-expanded', 'true');
      expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Sales summary');
      expect(menu.getByRole('button', { name: 'Sales trends' })).toHaveAttribute('aria-disabled', 'true');
      expect(menu.getByRole('button', { name: 'Payments' })).toHaveAttribute('aria-disabled', 'true');
      await user.click(sales);
      expect(menu.queryByRole('link', { name: 'Sales summary' })).not.toBeInTheDocument();
      expect(sales).toHaveAttribute('aria-current', 'true');
    });

    test('leads back', async () => {
      const { user, drawer } = await openDrawer('/reports');
      await user.click(drawer.getByRole('link', { name: 'Back to Home' }));
      await at('/');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    test('stays below a submenu with other items, under a different name', async () => {
      const { user, drawer } = await openDrawer('/education');
      await user.click(drawer.getByRole('link', { name: 'Financial Suite' }));
      await user.click(drawer.getByRole('link', { name: 'Reports' }));
      await at('/reports');
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      const names = screen.getAllByRole('navigation').map((region) => region.ariaLabel);
      expect(names).toEqual(['Financial Suite submenu', 'Reports, this area']);
    });
  });

  test('Escape and the close button close it', async () => {
    const { user } = renderShell('/education', { source: source() });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaMenu } from '@back-office/shared/contract';
import { useRoutes, useSearchParams } from '@back-office/shared/router';
import { renderInArea } from '@back-office/shared/testing';
import { AreaLayout } from './AreaLayout';
import { useNeededWidth } from './neededWidth';

const goods: AreaMenu = {
  label: 'Goods',
  under: ['/goods'],
  isInShellSubmenu: true,
  entries: [{ label: 'List', path: '/goods' }, { label: 'Library', path: '/goods/library' }, { label: 'Units' }],
};
const figures: AreaMenu = {
  label: 'Figures',
  under: ['/figures', '/sums'],
  backTo: { label: 'Home', path: '/' },
  entries: [
    {
      label: 'Sales',
      entries: [{ label: 'Summary', path: '/figures', isExact: true }, { label: 'Trends' }],
    },
    { label: 'Payments', entries: [] },
    { label: 'Sums', path: '/sums' },
  ],
};

/** A screen whose address says how many pixels its table needs. */
function Content() {
  useNeededWidth(Number(useSearchParams()[0].get('needs')));
  return <h1>Content</h1>;
}

function Area() {
  return useRoutes([
    { element: <AreaLayout menus={[goods, figures]} />, children: [{ path: '*', element: <Content /> }] },
  ]);
}
const open = (path: string, services = {}) => renderInArea(<Area />, { path, services });
const navigation = () => screen.queryByRole('navigation');
const current = () => within(screen.getByRole('navigation')).getByRole('link', { current: 'page' });
const sales = () => screen.getByRole('button', { name: 'Sales' });

test.each([
  ['/goods', 'Goods menu'],
  ['/goods/library', 'Goods menu'],
  ['/figures', 'Figures menu'],
  ['/sums/2025', 'Figures menu'],
])('the screen at %s has the %s beside it', (path, name) => {
  open(path);
  expect(navigation()).toHaveAccessibleName(name);
  expect(screen.getByRole('heading', { name: 'Content' })).toBeInTheDocument();
});

test('a path without a menu shows only its screen', () => {
  open('/elsewhere');
  expect(navigation()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Content' })).toBeInTheDocument();
});

test.each([
  ['/goods', 'List'],
  ['/goods/', 'List'],
  ['/goods/library', 'Library'],
  ['/figures', 'Summary'],
  ['/sums/2025', 'Sums'],
])('%s marks only %s', (path, label) => {
  open(path);
  expect(current()).toHaveAccessibleName(label);
});

test('an item without a path says that it is not available yet and keeps the path', async () => {
  const { user, path } = open('/goods');
  const units = screen.getByRole('button', { name: 'Units' });
  expect(units).toHaveAttribute('aria-disabled', 'true');
  expect(units).toHaveAccessibleDescription('Not available yet');
  await user.click(units);
  expect(path()).toBe('/goods');
});

test('an empty section is not available yet either', () => {
  open('/figures');
  const payments = screen.getByRole('button', { name: 'Payments' });
  expect(payments).toHaveAccessibleDescription('Not available yet');
  expect(payments).not.toHaveAttribute('aria-expanded');
});

test('the section of the current page is open at first, closes and opens again', async () => {
  const { user } = open('/figures');
  expect(sales()).toHaveAttribute('aria-expanded', 'true');
  await user.click(sales());
  expect(sales()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Summary' })).not.toBeInTheDocument();
  await user.click(sales());
  expect(current()).toHaveAccessibleName('Summary');
});

test('a closed section that contains the current page is marked', async () => {
  const { user } = open('/figures');
  expect(sales()).not.toHaveAttribute('aria-current');
  await user.click(sales());
  expect(sales()).toHaveAttribute('aria-current', 'true');
});

test('a section without the current page is closed at first', () => {
  open('/sums');
  expect(sales()).toHaveAttribute('aria-expanded', 'false');
  expect(sales()).not.toHaveAttribute('aria-current');
});

test('the back button goes to the page above', async () => {
  const { user, path } = open('/figures');
  await user.click(screen.getByRole('button', { name: 'Back to Home from Figures' }));
  expect(path()).toBe('/');
});

test('an embedded area has nothing to go back to', () => {
  open('/figures', { isEmbedded: true });
  expect(screen.queryByRole('link', { name: /Back/ })).not.toBeInTheDocument();
});

test('a menu is hidden while the shell’s submenu shows the same items', () => {
  open('/goods', { isShellSubmenuOpen: true });
  expect(navigation()).not.toBeInTheDocument();
  open('/figures', { isShellSubmenuOpen: true });
  expect(navigation()).toHaveAccessibleName('Figures menu');
});

describe('folding', () => {
  const hide = () => screen.queryByRole('button', { name: 'Hide the Figures menu' });
  const show = () => screen.queryByRole('button', { name: 'Show the Figures menu' });
  let resize: (width: number) => void = () => undefined;
  let width = 1_192;

  beforeEach(() => {
    localStorage.clear();
    width = 1_192;
    class FakeResizeObserver {
      constructor(callback: () => void) {
        resize = (next) => {
          width = next;
          act(callback);
        };
      }
      observe() {}
      disconnect() {}
    }
    Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: FakeResizeObserver });
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  });
  /** The browser tells the first sizes once it has laid out the page. */
  const openLaidOut = (path: string) => {
    const opened = open(path);
    resize(width);
    return opened;
  };
  afterEach(() => {
    Reflect.deleteProperty(window, 'ResizeObserver');
    jest.restoreAllMocks();
  });

  test('the menu folds by itself where the table of a screen has no room beside it, and unfolds when it has', () => {
    openLaidOut('/figures?needs=1000');
    expect(show()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Summary' })).not.toBeInTheDocument();
    expect(navigation()).toHaveAccessibleName('Figures menu');
    resize(1_400);
    expect(hide()).toHaveAttribute('aria-expanded', 'true');
    expect(current()).toHaveAccessibleName('Summary');
    resize(1_295);
    expect(show()).toBeInTheDocument();
    // A scrollbar that went away with the height of the content gives no reason to unfold.
    resize(1_313);
    expect(show()).toBeInTheDocument();
    resize(1_316);
    expect(hide()).toBeInTheDocument();
  });

  test('a screen with room has the menu beside it; the button folds it there too, on every screen and after a reload', async () => {
    const { user, unmount } = openLaidOut('/figures');
    hide()?.focus();
    await user.keyboard('{Enter}');
    expect(show()).toHaveFocus();
    unmount();
    const again = openLaidOut('/sums');
    expect(show()).toBeInTheDocument();
    await again.user.click(show() as HTMLElement);
    expect(hide()).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('back-office:preferences') ?? '')).toMatchObject({ areaMenu: 'auto' });
  });

  test('an opened menu stays open where it would be folded by itself, until it is folded again', async () => {
    const { user, unmount } = openLaidOut('/figures?needs=1000');
    await user.click(show() as HTMLElement);
    expect(hide()).toHaveFocus();
    unmount();
    openLaidOut('/figures?needs=1000');
    expect(hide()).toBeInTheDocument();
  });

  test('a choice keeps the other preferences; one that another tab stores counts here too', async () => {
    localStorage.setItem('back-office:preferences', JSON.stringify({ theme: 'dark', future: 1 }));
    const { user } = openLaidOut('/figures');
    await user.click(hide() as HTMLElement);
    const stored = () => JSON.parse(localStorage.getItem('back-office:preferences') ?? '') as unknown;
    await waitFor(() => expect(stored()).toMatchObject({ theme: 'dark', future: 1, areaMenu: 'folded' }));
    localStorage.setItem('back-office:preferences', JSON.stringify({ areaMenu: 'open' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
    expect(hide()).toBeInTheDocument();
  });

  test('a damaged or odd stored choice is as if nothing was chosen', () => {
    localStorage.setItem('back-office:preferences', '{"areaMenu":');
    const { unmount } = openLaidOut('/figures');
    expect(hide()).toBeInTheDocument();
    unmount();
    localStorage.setItem('back-office:preferences', '{"areaMenu":"sideways"}');
    openLaidOut('/figures');
    expect(hide()).toBeInTheDocument();
  });

  test('its sections are as they were when it unfolds', async () => {
    const { user } = openLaidOut('/figures');
    await user.click(sales());
    await user.click(hide() as HTMLElement);
    await user.click(show() as HTMLElement);
    expect(sales()).toHaveAttribute('aria-expanded', 'false');
  });
});

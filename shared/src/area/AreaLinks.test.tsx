import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contractVersion, useServices, type Mounted, type MountOptions } from '@back-office/shared/contract';
import { Link, useLocation, useNavigate } from '@back-office/shared/router';
import { Card, Screen } from '@back-office/shared/ui';
import { H2 } from '@back-office/shared/area';
import { mountArea } from './mountArea';
import type { AreaEvents } from './areaEvents';

function Place() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Screen title="Items">
      <Card title="Sales">{`at ${pathname}${search}`}</Card>
      <H2>Lists</H2>
      <Link to="/items/library">Library</Link>
      <Link to="?q=tea">Search</Link>
      <Link to="/items/stock" role="tab">
        Stock
      </Link>
      <Link to="/transactions?from=2025-06-22">Transactions</Link>
      <button onClick={() => void navigate('/reports')}>Reports</button>
      <output>{useServices().storageNamespace}</output>
    </Screen>
  );
}

const place = <Place />;
const mount = mountArea(
  () => ({
    contract: contractVersion,
    routes: [
      {
        children: [
          { path: '', element: place },
          { path: 'items/*', element: place },
        ],
      },
    ],
  }),
  { name: 'test', title: 'Items', path: '/items' },
);

let mounted: Mounted | undefined;
let element: HTMLElement;
const heard: (AreaEvents['navigate'] & { readonly type: string })[] = [];
const listen = (event: Event) => {
  if (event instanceof CustomEvent) heard.push({ type: event.type, ...event.detail });
};

function show(options: MountOptions = {}) {
  element = document.body.appendChild(document.createElement('div'));
  for (const name of ['ready', 'navigate']) element.addEventListener(name, listen);
  act(() => {
    mounted = mount(element, options);
  });
}

const link = (name: string) => screen.getByRole('link', { name });
const at = (path: string) => screen.getByText(`at ${path}`);

beforeEach(() => (heard.length = 0));
afterEach(() => {
  act(() => mounted?.unmount());
  document.body.replaceChildren();
});

test('the page is told when the first screen is shown', () => {
  show();
  expect(heard).toEqual([{ type: 'ready', path: '/items' }]);
});

test('with the memory router no link has an address; it is followed by mouse and by keyboard', async () => {
  show();
  for (const each of screen.getAllByRole('link')) expect(each).not.toHaveAttribute('href');
  await userEvent.click(link('Library'));
  expect(at('/items/library')).toBeVisible();
  link('Search').focus();
  await userEvent.keyboard('{Enter}');
  expect(at('/items/library?q=tea')).toBeVisible();
});

test('a link that is a tab stays one without an address', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: 'Stock' }));
  expect(at('/items/stock')).toBeVisible();
});

test('another screen is announced and can be refused; another query of the same screen is not', async () => {
  show();
  element.addEventListener('navigate', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link('Library'));
  expect(at('/items')).toBeVisible();
  await userEvent.click(link('Library'));
  await userEvent.click(link('Search'));
  expect(at('/items/library?q=tea')).toBeVisible();
  const move = { type: 'navigate', path: '/items/library', external: false };
  expect(heard).toEqual([{ type: 'ready', path: '/items' }, move, move]);
});

test('what is not part of the area is given to the page; where nobody takes it, a message says so', async () => {
  show();
  const message = () =>
    screen.queryByText('This link leads to a part of the back office that this page does not show.');
  element.addEventListener('navigate', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link('Transactions'));
  expect(message()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  expect(message()).toBeVisible();
  expect(at('/items')).toBeVisible();
  expect(heard.slice(1)).toEqual([
    { type: 'navigate', path: '/transactions?from=2025-06-22', external: true },
    { type: 'navigate', path: '/reports', external: true },
  ]);
});

test('links have the addresses that the page gives them, and with its own router those below the base path', async () => {
  const addressOf = (path: string) => (path.startsWith('/transactions') ? `/sales${path}` : undefined);
  window.history.replaceState(null, '', '/office/items');
  show({ router: 'browser', basePath: '/office/', addressOf });
  expect(link('Library')).toHaveAttribute('href', '/office/items/library');
  expect(link('Transactions')).toHaveAttribute('href', '/sales/transactions?from=2025-06-22');
  await userEvent.click(link('Library'));
  expect(window.location.pathname).toBe('/office/items/library');
  window.history.replaceState(null, '', '/');
});

test('the title is below that of the page, and all headings follow', () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: 'Items' })).toBeVisible();
  for (const name of ['Sales', 'Lists']) expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(element.querySelector('h1')).toBeNull();
});

test('a page on which the area is the content makes its title the first heading', () => {
  show({ headingLevel: 1 });
  expect(screen.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Lists' })).toBeVisible();
});

test('each shop of the page has stored values of its own', () => {
  show({ shop: 'north' });
  expect(screen.getByText('back-office-test:north')).toBeVisible();
});

test('the theme auto is what the browser prefers, and follows it', () => {
  const listeners = new Set<() => void>();
  const query = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  show({ theme: 'auto' });
  const root = element.querySelector('[data-back-office]');
  expect(root).toHaveAttribute('data-theme', 'light');
  query.matches = true;
  act(() => listeners.forEach((listener) => listener()));
  expect(root).toHaveAttribute('data-theme', 'dark');
  act(() => mounted?.update({ theme: 'light' }));
  expect(root).toHaveAttribute('data-theme', 'light');
  act(() => mounted?.unmount());
  expect(listeners.size).toBe(0);
  Reflect.deleteProperty(window, 'matchMedia');
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SearchGroup, SearchProvider } from '@back-office/shared/contract';
import { defaultDay, defaultRange } from '@back-office/shared/ledger';
import { useLocation } from '@back-office/shared/router';
import { fill } from '@back-office/shared/testing';
import { areaNamed, fakeSource, registryOf, rowOf } from '../../testing/fakeSource';
import { renderShell, setPhone } from '../../testing/renderShell';
import { contextOf } from './useSearchResults';

const rows = async () =>
  registryOf(
    rowOf('catalogue', { routes: ['/', '/items'], search: true }),
    rowOf('reports', { routes: ['/reports', '/financial-suite', '/transactions'], search: true }),
    rowOf('learning', { routes: ['/education'] }),
  );

function Here() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

const coffee: SearchGroup = {
  title: 'Items',
  results: [
    { id: '1', title: 'Coffee beans', detail: 'SKU CB-1', path: '/items?item=1', kind: 'item' },
    { id: '2', title: 'Coffee mug', path: '/items?item=2', kind: 'item' },
  ],
};
const sales: SearchGroup = {
  title: 'Transactions',
  note: 'In the last 90 days of the sample',
  results: [{ id: 'TXN-1', title: 'Coffee beans ×2', path: '/transactions?txn=TXN-1', kind: 'transaction' }],
};

const providers: Record<string, SearchProvider> = {
  catalogue: { finds: 'items by name', search: (query) => ('coffee'.startsWith(query) ? [coffee] : []) },
  reports: {
    finds: 'transactions by ID',
    search: (query) => ('coffee'.startsWith(query) ? [sales] : [{ ...sales, results: [] }]),
  },
};

function render(path = '/education', search = async ({ name }: { name: string }) => providers[name] ?? missing()) {
  const source = fakeSource({
    rows,
    area: async ({ name }) => areaNamed(name, { routes: [{ path: '*', element: <Here /> }] }),
    search,
  });
  return { ...renderShell(path, { source }), source };
}

function missing(): never {
  throw new Error('no provider');
}

const box = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setPhone(false);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('no search is loaded before the box has the focus, and then each once', async () => {
  const { user, source } = render();
  await screen.findByText('at /education');
  const searches = () => source.requested.filter((request) => request.includes('search'));
  expect(searches()).toEqual([]);
  await user.click(box());
  await waitFor(() => expect(searches()).toEqual(['catalogue_1_0_0 search', 'reports_1_0_0 search']));
  await user.tab();
  await user.click(box());
  await fill(user, box(), 'coffee');
  expect(searches()).toHaveLength(2);
});

test('Ctrl K focuses the box, and without a query it offers tasks, recent places and screens', async () => {
  sessionStorage.setItem('back-office:recent', JSON.stringify([{ path: '/items?status=Draft', title: 'Items' }]));
  const { user } = render();
  await user.keyboard('{Control>}k{/Control}');
  expect(box()).toHaveFocus();
  const list = within(await screen.findByRole('listbox', { name: 'Search results' }));
  expect(list.getAllByRole('group').map((group) => group.ariaLabel)).toEqual(['Suggestions', 'Recent', 'Screens']);
  expect(list.getByRole('option', { name: 'Items' })).toHaveAttribute('href', '/items?status=Draft');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
});

test('the results of the shell and of all remotes are listed in groups and counted', async () => {
  const { user } = render();
  await fill(user, box(), 'coff');
  expect(await screen.findByText('3 results', { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getAllByRole('group').map((group) => group.ariaLabel)).toEqual([
    'Items',
    'Transactions, In the last 90 days of the sample',
  ]);
  expect(options()).toEqual(['Coffee beansSKU CB-1', 'Coffee mug', 'Coffee beans ×2']);
  const mug = screen.getByRole('option', { name: 'Coffee mug' });
  expect(mug).toHaveAttribute('href', '/items?item=2');
  // A name that is cut shows in full under the pointer.
  expect(within(mug).getByTitle('Coffee mug')).toBeVisible();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
});

test('a group that has more results ends with a link to all of them, which is not counted', async () => {
  const all = { title: 'See all 12 items', path: '/items?status=any&q=coffee' };
  const { user } = render('/education', async () => ({ finds: 'items', search: () => [{ ...coffee, all }] }));
  await fill(user, box(), 'coffee');
  expect(await screen.findByText('2 results', { selector: '[role=status]' })).toBeInTheDocument();
  expect(options()).toEqual(['Coffee beansSKU CB-1', 'Coffee mug', 'See all 12 items']);
  await user.keyboard('{End}{Enter}');
  expect(await screen.findByText('at /items?status=any&q=coffee')).toBeInTheDocument();
});

test('arrows, Home and End move through the results, which start at the first', async () => {
  const { user } = render();
  await fill(user, box(), 'coff');
  await screen.findByText('Coffee mug');
  expect(active()).toBe('Coffee beansSKU CB-1');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Coffee mug');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Coffee beansSKU CB-1');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Coffee beans ×2');
  await user.keyboard('{Home}');
  expect(active()).toBe('Coffee beansSKU CB-1');
  await user.keyboard('{End}');
  expect(active()).toBe('Coffee beans ×2');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  expect(box()).toHaveFocus();
});

test('Enter opens the result, empties the box and moves the focus to the content', async () => {
  const { user } = render();
  await fill(user, box(), 'coff');
  await screen.findByText('Coffee mug');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('at /items?item=2')).toBeInTheDocument();
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Ctrl Enter opens a new tab and leaves this one as it is', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = render();
  await fill(user, box(), 'coff');
  await screen.findByText('Coffee mug');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/items?item=1', '_blank', 'noopener');
  expect(screen.getByText('at /education')).toBeInTheDocument();
  expect(box()).toHaveValue('coff');
});

test('Escape closes the list, then empties the box', async () => {
  const { user } = render();
  await fill(user, box(), 'home');
  await screen.findByRole('option', { name: 'Home' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveValue('home');
  await user.keyboard('{Escape}');
  expect(box()).toHaveValue('');
});

test('a press on a result opens it, and leaving the box closes the list', async () => {
  const { user } = render();
  await fill(user, box(), 'home');
  await user.click(await screen.findByRole('option', { name: 'Home' }));
  expect(await screen.findByText('at /')).toBeInTheDocument();
  await user.click(box());
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('actions act: the theme changes', async () => {
  const { user } = render();
  await fill(user, box(), 'dark');
  await screen.findByRole('option', { name: 'Dark theme' });
  await user.keyboard('{Enter}');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByText('at /education')).toBeInTheDocument();
  expect(box()).toHaveFocus();
});

test('no result says so, with what can be searched and where', async () => {
  const { user } = render();
  await user.type(box(), 'zzz');
  expect(await screen.findByText('No results for “zzz”.')).toBeInTheDocument();
  expect(
    screen.getByText('You can search for: screens; actions; items by name; transactions by ID.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Transactions: In the last 90 days of the sample')).toBeInTheDocument();
  expect(screen.getByText('No results', { selector: '[role=status]' })).toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('a remote that is down is missing from the results', async () => {
  const { user } = render('/education', async ({ name }) => (name === 'reports' ? missing() : coffeeOnly()));
  await fill(user, box(), 'coffee');
  expect(await screen.findByText('2 results', { selector: '[role=status]' })).toBeInTheDocument();
  expect(options()).toEqual(['Coffee beansSKU CB-1', 'Coffee mug']);
});

test.each([
  ['coffee', '2 results', ['Coffee beansSKU CB-1', 'Coffee mug']],
  ['zzz', 'No results', []],
])('for "%s", what a failed ledger reported is shown and announced below "%s"', async (query, count, found) => {
  const problem = 'Transactions could not be searched. The source reported: licence expired.';
  const failed: SearchProvider = {
    finds: 'transactions',
    search: () => [{ title: 'Transactions', problem, results: [] }],
  };
  const items: SearchProvider = { finds: 'items', search: (text) => ('coffee'.startsWith(text) ? [coffee] : []) };
  const { user } = render('/education', async ({ name }) => (name === 'reports' ? failed : items));
  await user.type(box(), query);
  expect(await screen.findByText(`${count}. ${problem}`, { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getByText(problem)).toBeVisible();
  expect(options()).toEqual(found);
});

function coffeeOnly(): SearchProvider {
  return { finds: 'items by name', search: () => [coffee] };
}

test('while an answer is slow the list says so, and the results of the shell are there', async () => {
  jest.useFakeTimers();
  try {
    // The shell of the tests counts its milliseconds twenty times faster.
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms / 20));
    render('/education', async () => ({ finds: 'items', search: () => new Promise<never>(() => undefined) }));
    act(() => box().focus());
    await pass(0);
    fireEvent.change(box(), { target: { value: 'home' } });
    await pass(80);
    expect(options()).toEqual(['Home']);
    expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
    await pass(20);
    expect(screen.getByText('Searching…')).toBeInTheDocument();
    expect(screen.queryByText('1 result')).not.toBeInTheDocument();
    await pass(2_900);
    expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
    expect(screen.getByText('1 result')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('on a phone Escape, the close button and a press elsewhere bring the bar back', async () => {
  setPhone(true);
  const { user } = render();
  const search = () => screen.getByRole('button', { name: 'Search' });
  await user.click(search());
  await user.type(box(), 'x');
  await user.keyboard('{Escape}{Escape}');
  expect(box()).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(search()).toHaveFocus();
  await user.click(search());
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(search()).toHaveFocus();
  await user.click(search());
  await user.click(await screen.findByText('at /education'));
  expect(search()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
});

test('on a phone Ctrl K opens the box in the top bar, and following a result closes it', async () => {
  setPhone(true);
  const { user } = render();
  await screen.findByText('at /education');
  await user.keyboard('{Control>}k{/Control}');
  expect(within(screen.getByRole('banner')).getByRole('combobox')).toBe(box());
  expect(box()).toHaveFocus();
  await user.keyboard('home');
  await screen.findByRole('option', { name: 'Home' });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('at /')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

const june1to7 = { from: '2025-06-01', to: '2025-06-07' };
const july18 = { from: defaultDay, to: defaultDay };

test.each([
  ['/deferred-sales', '?from=2025-06-01&to=2025-06-07&rev=2', june1to7],
  ['/transactions', '?from=2025-06-01&to=2025-06-07', june1to7],
  ['/transactions', '', defaultRange],
  ['/transactions', '?from=2025-06-31&to=2025-07-07', defaultRange],
  ['/dashboard/sales/transactions', '?rev=2', defaultRange],
  ['/reports', '', defaultRange],
  ['/', '?date=2025-12-26', { from: '2025-12-26', to: '2025-12-26' }],
  ['/', '', july18],
  ['/', '?date=today', july18],
  ['/education', '?from=2025-07-07&to=2025-06-07', undefined],
  ['/items', '?status=Draft', undefined],
])('the screen at %s%s shows the period %j', (pathname, search, range) =>
  expect(contextOf(pathname, search)).toEqual({ range }),
);

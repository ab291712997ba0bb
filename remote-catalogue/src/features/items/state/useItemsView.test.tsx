import { act, waitFor } from '@testing-library/react';
import { afterPaint } from '@back-office/shared/loading';
import { fakeStorage, renderInArea } from '@back-office/shared/testing';
import { createBrowserItemsStore } from '../../../data/browserItemsStore';
import { testItem } from '../../../domain/items.testing';
import { ItemsProvider } from '../../../state/items';
import { useItemsView, type ItemsView } from './useItemsView';

const items = [
  testItem({ id: 'loaf', name: 'Rye loaf', category: 'Bakery' }),
  testItem({ id: 'mug', name: 'Mug', category: 'Home' }),
  testItem({ id: 'bun', name: 'Bun', category: 'Bakery' }),
];

function openView() {
  const views: ItemsView[] = [];
  function Probe() {
    views.push(useItemsView());
    return null;
  }
  const store = createBrowserItemsStore({
    storage: fakeStorage({ items: JSON.stringify(items) }),
    locks: undefined,
  });
  const { path } = renderInArea(
    <ItemsProvider store={store}>
      <Probe />
    </ItemsProvider>,
    { path: '/items?category=Bakery' },
  );
  return { path, latest: () => views[views.length - 1] };
}

test('a search does not filter the list again', async () => {
  const { path, latest } = openView();
  const filtered = latest()?.shown;
  expect(filtered).toHaveLength(2);

  act(() => latest()?.setSearch('rye'));
  await waitFor(() => expect(path()).toBe('/items?category=Bakery&q=rye'));
  expect(latest()?.shown).toHaveLength(1);
  act(() => latest()?.setSearch(''));
  await waitFor(() => expect(path()).toBe('/items?category=Bakery'));
  expect(latest()?.shown).toBe(filtered);
});

test('what a search finds is shown before the address has the search', async () => {
  const { path, latest } = openView();
  act(() => latest()?.setSearch('r'));
  act(() => latest()?.setSearch('rye'));
  expect(latest()?.search).toBe('rye');
  expect(latest()?.shown).toHaveLength(1);
  expect(path()).toBe('/items?category=Bakery');
  await waitFor(() => expect(path()).toBe('/items?category=Bakery&q=rye'));
});

test('the address has a search at once when the page is left', () => {
  const { path, latest } = openView();
  act(() => latest()?.setSearch('rye'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(path()).toBe('/items?category=Bakery&q=rye');
});

test('a search that was cleared before the address had it stays cleared', async () => {
  const { path, latest } = openView();
  act(() => latest()?.setSearch('rye'));
  act(() => latest()?.clear());
  await act(afterPaint);
  expect(latest()?.search).toBe('');
  expect(path()).toBe('/items');
});

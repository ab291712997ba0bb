import { act, waitFor } from '@testing-library/react';
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

test('a search does not filter the list again', async () => {
  const views: ItemsView[] = [];
  const latest = () => views[views.length - 1];
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
  const filtered = latest()?.shown;
  expect(filtered).toHaveLength(2);

  act(() => latest()?.setSearch('rye'));
  await waitFor(() => expect(path()).toBe('/items?category=Bakery&q=rye'));
  expect(latest()?.shown).toHaveLength(1);
  act(() => latest()?.setSearch(''));
  await waitFor(() => expect(path()).toBe('/items?category=Bakery'));
  expect(latest()?.shown).toBe(filtered);
});

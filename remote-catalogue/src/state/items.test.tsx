import { ServicesProvider } from '@back-office/shared/contract';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { testItem, testNewItem } from '../domain/items.testing';
import { ItemsProvider, useItems } from './items';

beforeEach(() => window.localStorage.clear());

function ItemNames() {
  const { items, selected, add, select } = useItems();
  return (
    <>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>
            {name}
            {selected.includes(id) && ' (selected)'}
          </li>
        ))}
      </ul>
      <button onClick={() => void add(testNewItem({ name: 'Mug' }))}>Add</button>
      <button onClick={() => select(items.map(({ id }) => id))}>Select all</button>
    </>
  );
}

const shownNames = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a fresh start shows the default item; edits and the selection are kept after a reload', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<ItemNames />, { wrapper: StrictProvider });
  expect(shownNames()).toEqual(['Consulting Service']);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(shownNames()).toEqual(['Consulting Service (selected)', 'Mug (selected)']);
  unmount();
  render(<ItemNames />, { wrapper: StrictProvider });
  expect(shownNames()).toEqual(['Consulting Service (selected)', 'Mug (selected)']);
});

test('a change in another tab is shown', () => {
  render(<ItemNames />, { wrapper: StrictProvider });
  window.localStorage.setItem('items', JSON.stringify([testItem({ name: 'Tea' })]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'items', storageArea: window.localStorage })));
  expect(shownNames()).toEqual(['Tea']);
});

test('two providers on one page show the same list', async () => {
  const user = userEvent.setup();
  render(<ItemNames />, { wrapper: StrictProvider });
  const other = renderHook(() => useItems(), { wrapper: StrictProvider });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(other.result.current.items.map(({ name }) => name)).toEqual(['Consulting Service', 'Mug']);
});

test('an embedded area has its own list', async () => {
  const user = userEvent.setup();
  render(<ItemNames />, { wrapper: EmbeddedProvider });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(window.localStorage.getItem('items')).toBeNull();
  expect(JSON.parse(window.localStorage.getItem('partner:items') ?? '[]')).toHaveLength(2);
});

test('unmounting removes every listener', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const { unmount } = render(<ItemNames />, { wrapper: StrictProvider });
  const isStorage = ([type]: readonly unknown[]) => type === 'storage' || type === 'back-office:stored-value';
  expect(added.mock.calls.filter(isStorage).length).toBeGreaterThan(0);
  unmount();
  expect(removed.mock.calls.filter(isStorage)).toHaveLength(added.mock.calls.filter(isStorage).length);
});

function StrictProvider({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ItemsProvider>{children}</ItemsProvider>
    </StrictMode>
  );
}

function EmbeddedProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ServicesProvider value={{ theme: 'light', storageNamespace: 'partner', isShellSubmenuOpen: false }}>
      <ItemsProvider>{children}</ItemsProvider>
    </ServicesProvider>
  );
}

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { quarantinedIn } from '@back-office/shared/testing';
import { testItem } from '../domain/items.testing';
import { CategoriesProvider, useCategories } from './categories';
import { ItemsProvider } from './items';

const key = 'back-office:categories';

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('items', JSON.stringify([testItem({ category: 'Deli', reportingCategory: 'Deli' })]));
});

function Names() {
  const { categories, create } = useCategories();
  return (
    <>
      <ul>
        {categories.map(({ id, name, items }) => (
          <li key={id}>{`${name} ${items}`}</li>
        ))}
      </ul>
      <button onClick={() => void create('Gifts')}>Create</button>
    </>
  );
}

function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ItemsProvider>
        <CategoriesProvider>{children}</CategoriesProvider>
      </ItemsProvider>
    </StrictMode>
  );
}

const quarantinedText = () =>
  quarantinedIn(window.localStorage)
    .map(([, text]) => text)
    .join();
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

function changeElsewhere(name: string, value: unknown) {
  window.localStorage.setItem(name, JSON.stringify(value));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: name, storageArea: window.localStorage })));
}

test('a new category is there after a reload', async () => {
  const { unmount } = render(<Names />, { wrapper: Providers });
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Gifts 0')).toBeVisible();
  unmount();
  render(<Names />, { wrapper: Providers });
  expect(shown()).toEqual(['Gifts 0', 'Deli 1']);
});

test('changes in another tab are shown', () => {
  render(<Names />, { wrapper: Providers });
  expect(shown()).toEqual(['Deli 1']);
  changeElsewhere(key, [{ id: 'x', name: 'Gifts' }]);
  expect(shown()).toEqual(['Gifts 0', 'Deli 1']);
  changeElsewhere('items', [testItem({ category: 'Gifts', reportingCategory: 'Gifts' })]);
  expect(shown()).toEqual(['Gifts 1']);
});

describe('unreadable categories are reported', () => {
  test('when they are read', () => {
    window.localStorage.setItem(key, '{"broken');
    render(<Names />, { wrapper: Providers });
    expect(shown()).toEqual(['Deli 1']);
    expect(quarantinedText()).toBe('{"broken');
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  test('when another tab writes them', () => {
    render(<Names />, { wrapper: Providers });
    changeElsewhere(key, [{ name: 'Gifts' }]);
    expect(quarantinedText()).toBe('[{"name":"Gifts"}]');
  });
});

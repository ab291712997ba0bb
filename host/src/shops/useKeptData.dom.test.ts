import { renderHook, waitFor } from '@testing-library/react';
import { sampleShop } from '@back-office/shared/shop';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { useKeptData } from './useKeptData';

function browserThat(answers: { readonly keeps?: boolean } | undefined) {
  const persist = jest.fn(async () => true);
  const value = answers && { persisted: async () => answers.keeps ?? false, persist };
  Object.defineProperty(navigator, 'storage', { configurable: true, value });
  return persist;
}

function shopWith(days: { from: string; to: string } | undefined) {
  const describe = jest.fn(async () => ({ days }));
  return { describe: describe as unknown as ShopLedger['describe'], asked: describe };
}

const bakery = { ...sampleShop, id: 'bakery-k3f1', source: 'browser' } as const;
const editKey = 'back-office:shop:bakery-k3f1:back-office:history:items:1';
const sales = { from: '2025-06-01', to: '2025-06-28' };

afterEach(() => browserThat(undefined));

test('the browser is asked once a shop has its first sales', async () => {
  const persist = browserThat({});
  const empty = shopWith(undefined);
  const { rerender } = renderHook(({ shop, version }) => useKeptData(bakery, shop, version), {
    initialProps: { shop: empty, version: '0' },
  });
  await waitFor(() => expect(empty.asked).toHaveBeenCalled());
  expect(persist).not.toHaveBeenCalled();
  rerender({ shop: shopWith(sales), version: '1' });
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
});

test('the browser is asked with the first edit of a shop without sales', async () => {
  const persist = browserThat({});
  const shop = shopWith(undefined);
  renderHook(() => useKeptData(bakery, shop, '0'));
  await waitFor(() => expect(shop.asked).toHaveBeenCalled());
  expect(persist).not.toHaveBeenCalled();
  localStorage.setItem(editKey, '{}');
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: editKey }));
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  localStorage.clear();
});

test('a browser that keeps the data already is not asked', async () => {
  const persist = browserThat({ keeps: true });
  const persisted = jest.spyOn(navigator.storage, 'persisted');
  const shop = shopWith(sales);
  renderHook(() => useKeptData(bakery, shop, '1'));
  await waitFor(() => expect(persisted).toHaveBeenCalled());
  expect(persist).not.toHaveBeenCalled();
});

test('a browser without the question is left alone', () => {
  browserThat(undefined);
  const { asked, ...shop } = shopWith(sales);
  renderHook(() => useKeptData(bakery, shop, '1'));
  expect(asked).not.toHaveBeenCalled();
});

import { renderHook, waitFor } from '@testing-library/react';
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

const sales = { from: '2025-06-01', to: '2025-06-28' };

afterEach(() => browserThat(undefined));

test('the browser is asked once a shop has its first sales', async () => {
  const persist = browserThat({});
  const empty = shopWith(undefined);
  const { rerender } = renderHook(({ shop, version }) => useKeptData(shop, version), {
    initialProps: { shop: empty, version: '0' },
  });
  await waitFor(() => expect(empty.asked).toHaveBeenCalled());
  expect(persist).not.toHaveBeenCalled();
  rerender({ shop: shopWith(sales), version: '1' });
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
});

test('a browser that keeps the data already is not asked', async () => {
  const persist = browserThat({ keeps: true });
  const persisted = jest.spyOn(navigator.storage, 'persisted');
  const shop = shopWith(sales);
  renderHook(() => useKeptData(shop, '1'));
  await waitFor(() => expect(persisted).toHaveBeenCalled());
  expect(persist).not.toHaveBeenCalled();
});

test('a browser without the question is left alone', () => {
  browserThat(undefined);
  const { asked, ...shop } = shopWith(sales);
  renderHook(() => useKeptData(shop, '1'));
  expect(asked).not.toHaveBeenCalled();
});

import { screen, waitFor } from '@testing-library/react';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { renderInArea } from '@back-office/shared/testing';
import { LostSalesNotice } from './LostSalesNotice';

const namespace = 'back-office:shop:bakery-k3f1';
const key = `${namespace}:back-office:backup`;

beforeEach(() => localStorage.clear());

function openShop(generation: number) {
  const manifest = jest.fn(async () => ({ generation, months: [] }));
  const stored = { version: '1', manifest } as unknown as Pick<ShopLedger, 'manifest' | 'version'>;
  return {
    manifest,
    ...renderInArea(<LostSalesNotice stored={stored} />, { services: { storageNamespace: namespace } }),
  };
}

test('sales that the browser has removed are said, until the merchant has read it', async () => {
  localStorage.setItem(key, JSON.stringify({ hadSales: true }));
  const { user } = openShop(0);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The browser has removed the stored sales of this shop. Restore a backup, or import the sales again.',
  );
  expect(screen.getByRole('link', { name: 'Restore a backup' })).toHaveAttribute('href', '/settings#data');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(localStorage.getItem(key)).toBe('{}');
});

test.each([
  ['a new shop', {}, 0],
  ['a shop whose imports were all undone', { hadSales: true }, 4],
])('%s has lost nothing', async (_, marks, generation) => {
  localStorage.setItem(key, JSON.stringify(marks));
  const { manifest } = openShop(generation);
  await waitFor(() => expect(manifest).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

import { act, screen, waitFor } from '@testing-library/react';
import { sampleShop } from '@back-office/shared/shop';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { renderInArea } from '@back-office/shared/testing';
import { BackupReminder } from './BackupReminder';

const bakery = { ...sampleShop, id: 'bakery-k3f1', source: 'browser' } as const;
const editKey = 'back-office:shop:bakery-k3f1:back-office:history:items:1';
const key = 'back-office:shop:bakery-k3f1:back-office:backup';
const dayMs = 24 * 3_600_000;
const now = () => 100 * dayMs;

beforeEach(() => localStorage.clear());

function remind(manifest: () => Promise<{ months: { counts: { transactions: number } }[] }>) {
  const stored = { version: '1', manifest } as unknown as Pick<ShopLedger, 'manifest' | 'version'>;
  return renderInArea(<BackupReminder shop={bakery} stored={stored} now={now} />, {
    services: { storageNamespace: 'back-office:shop:bakery-k3f1' },
  });
}

const withRows = (...counts: number[]) => {
  const months = counts.map((transactions) => ({ counts: { transactions } }));
  return jest.fn(async () => ({ months }));
};
const marks = () => JSON.parse(localStorage.getItem(key) ?? '{}') as unknown;

test('with the first sales the time begins, and nothing is said', async () => {
  remind(withRows(300, 200));
  await waitFor(() => expect(marks()).toEqual({ last: { at: now(), rows: 0 }, hadSales: true }));
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('two weeks later the merchant is reminded, until they put it off', async () => {
  localStorage.setItem(key, JSON.stringify({ last: { at: now() - 14 * dayMs, rows: 400 } }));
  const { user } = remind(withRows(300, 200));
  expect(await screen.findByRole('note')).toHaveTextContent('This shop has sales that are in no backup.');
  expect(screen.getByRole('link', { name: 'Back up' })).toHaveAttribute('href', '/settings#data');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  expect(marks()).toMatchObject({ dismissed: { at: now(), rows: 500 } });
});

test('many new transactions remind earlier', async () => {
  localStorage.setItem(key, JSON.stringify({ last: { at: now() - dayMs, rows: 100 } }));
  remind(withRows(5_100));
  expect(await screen.findByRole('note')).toBeVisible();
});

test.each([
  ['an empty shop', withRows()],
  ['a shop whose list is damaged', jest.fn(() => Promise.reject(new Error('damaged')))],
])('%s is not reminded', async (_, manifest) => {
  remind(manifest);
  await waitFor(() => expect(manifest).toHaveBeenCalled());
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(marks()).toEqual({});
});

test('edits of items are own data, too: two weeks later the merchant is reminded of them', async () => {
  localStorage.setItem(editKey, '{}');
  const manifest = withRows();
  const { unmount } = remind(manifest);
  await waitFor(() => expect(marks()).toEqual({ last: { at: now(), rows: 0 }, edited: now() }));
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  unmount();
  localStorage.setItem(key, JSON.stringify({ last: { at: now() - 14 * dayMs, rows: 0 }, edited: now() - 13 * dayMs }));
  remind(manifest);
  expect(await screen.findByRole('note')).toHaveTextContent('This shop has changes that are in no backup.');
});

test('the first edit after a backup is noted when it happens', async () => {
  const last = { at: now() - dayMs, rows: 0 };
  localStorage.setItem(key, JSON.stringify({ last }));
  const manifest = withRows();
  remind(manifest);
  await waitFor(() => expect(manifest).toHaveBeenCalled());
  expect(marks()).toEqual({ last });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: editKey }));
  });
  await waitFor(() => expect(marks()).toEqual({ last, edited: now() }));
});

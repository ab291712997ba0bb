import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createImporter, createSalesImport } from '@back-office/shared/books/import';
import { openShopLedger } from '@back-office/shared/shop/store';
import { ToastProvider } from '@back-office/shared/ui';
import type { Shop } from '@back-office/shared/shop';
import { PageShopProvider } from '../shops/pageShop';
import { bakery, pageOf, storedShops, storeShops } from '../testing/ownShop';
import { ReadAgain } from './ReadAgain';

const csv = [
  'InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice',
  '1,Bread,2,2026-07-30 01:00,4.00',
  '2,Cake,1,2026-07-30 12:00,9.00',
].join('\n');
const shop: Shop = { ...bakery, currency: 'USD', timeZone: 'America/New_York', dayStart: 0 };

/** Blobs of jsdom cannot be read otherwise. */
function arrayBuffer(this: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsArrayBuffer(this);
  });
}

let shops = 0;

async function openWith(settings: Pick<Shop, 'timeZone' | 'dayStart'>) {
  const changed = { ...shop, id: `bakery-${(shops += 1)}`, ...settings };
  storeShops(changed);
  const { id, name, timeZone, dayStart } = changed;
  const currency = { code: 'USD', decimals: 2 };
  const ledger = await openShopLedger({ id, name, currency, timeZone, dayStart }, { workerUrl: undefined });
  const before = createSalesImport({ shop, store: ledger, importer: createImporter(), now: () => 0 });
  await before.book({ chosen: [{ file: new File([csv], 'july.csv'), choices: {} }], isWithoutNames: false });
  const page = pageOf(changed);
  render(
    <PageShopProvider value={page}>
      <ToastProvider>
        <ReadAgain shop={changed} stored={ledger} />
      </ToastProvider>
    </PageShopProvider>,
  );
  return { ledger, page };
}

beforeEach(() => {
  Object.assign(Blob.prototype, { arrayBuffer });
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('after another day start, sales are put on their new days, and Undo brings the earlier settings back', async () => {
  const { ledger, page } = await openWith({ timeZone: 'America/New_York', dayStart: 180 });
  expect(await screen.findByText('1 transaction moved to another day with the new settings')).toBeInTheDocument();
  expect(await ledger.describe()).toMatchObject({ days: { from: '2026-07-29', to: '2026-07-30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(storedShops().read()).toMatchObject([{ dayStart: 0 }]);
});

test('with the same settings nothing is read', async () => {
  const { ledger } = await openWith({ timeZone: 'America/New_York', dayStart: 0 });
  const { generation } = await ledger.manifest();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(generation).toBe(1);
});

test('a failure is said, and another try can mend it', async () => {
  const { ledger } = await openWith({ timeZone: 'America/New_York', dayStart: 0 });
  jest
    .spyOn(ledger, 'commit')
    .mockResolvedValueOnce({ ok: false, reason: 'full', message: 'The browser has no room.' });
  const later = { ...shop, dayStart: 180 };
  render(
    <ToastProvider>
      <ReadAgain shop={later} stored={ledger} />
    </ToastProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The browser has no room.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 transaction moved to another day with the new settings')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

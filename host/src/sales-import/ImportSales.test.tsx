import { screen, waitFor, within } from '@testing-library/react';
import { openShopLedger } from '@back-office/shared/shop/store';
import { fakeSource, registryOf } from '../testing/fakeSource';
import { bakery, pageOf, storeShops } from '../testing/ownShop';
import { renderShell, setPhone } from '../testing/renderShell';

const csv = (...rows: readonly string[]) =>
  ['InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice', ...rows].join('\n');
const july = csv('1,Bread,2,2026-07-30 10:00,4.00', '2,Cake,x,2026-07-31 11:00,9.00', '3,Cake,1,2026-08-01 12:00,9.00');

/** Blobs of jsdom cannot be read otherwise. */
function arrayBuffer(this: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsArrayBuffer(this);
  });
}

let shops = 0;

async function openData() {
  const shop = { ...bakery, id: `bakery-${(shops += 1)}`, currency: 'USD', timeZone: 'America/New_York', dayStart: 0 };
  storeShops(shop);
  const { id, name, timeZone, dayStart } = shop;
  const currency = { code: 'USD', decimals: 2 };
  const ledger = await openShopLedger({ id, name, currency, timeZone, dayStart }, { workerUrl: undefined });
  const page = { ...pageOf(shop), ledger, stored: ledger };
  const source = fakeSource({ rows: async () => registryOf() });
  const { user } = renderShell('/settings#data', { source, page });
  const choose = async (...files: readonly File[]) =>
    user.upload(await screen.findByLabelText('Sales files'), [...files]);
  return { user, ledger, choose };
}

beforeEach(() => {
  Object.assign(Blob.prototype, { arrayBuffer });
  localStorage.clear();
  setPhone(false);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a file is shown before it is booked, then it is listed, and Undo takes it back', async () => {
  const { user, ledger, choose } = await openData();
  await choose(new File([july], 'july.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  expect(
    await within(dialog).findByText('Adds 2 transactions and $17.00 of net sales. Nothing is sent anywhere.', {
      selector: 'p',
    }),
  ).toBeInTheDocument();
  expect(within(dialog).getByText('2 of 3 rows are booked.')).toBeInTheDocument();
  expect(within(dialog).getByRole('region', { name: 'Refused rows of july.csv' })).toHaveTextContent('3Quantityx');
  expect((await ledger.manifest()).generation).toBe(0);

  await user.click(within(dialog).getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('2 transactions booked')).toBeInTheDocument();
  expect(await ledger.describe()).toMatchObject({ days: { from: '2026-07-30', to: '2026-08-01' } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The import was undone')).toBeInTheDocument();
  expect((await ledger.manifest()).months).toEqual([]);
});

test('a file that cannot be read says why, and cannot be booked', async () => {
  const { choose } = await openData();
  await choose(new File(['%PDF-1.7'], 'sales.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This is a PDF. Export the same report as CSV.');
  expect(within(dialog).getByRole('button', { name: 'Book' })).toBeDisabled();
});

test('a full disk is told in the dialog, and the files can be booked again', async () => {
  const { user, ledger, choose } = await openData();
  const message = 'The browser has no room for these data.';
  const commit = jest.spyOn(ledger, 'commit').mockResolvedValueOnce({ ok: false, reason: 'full', message });
  await choose(new File([july], 'july.csv'));
  const book = await screen.findByRole('button', { name: 'Book' });
  await waitFor(() => expect(book).toBeEnabled());
  await user.click(book);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.click(book);
  expect(await screen.findByText('2 transactions booked')).toBeInTheDocument();
  expect(commit).toHaveBeenCalledTimes(2);
});

test('the sample shop takes no sales and offers a shop that does', async () => {
  const { user } = renderShell('/settings', { source: fakeSource({ rows: async () => registryOf() }) });
  await user.click(await screen.findByRole('button', { name: 'Add shop for your sales' }));
  expect(await screen.findByRole('dialog', { name: 'Add shop' })).toBeInTheDocument();
});

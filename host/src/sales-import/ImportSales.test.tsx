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
  const totals = within(dialog).getByRole('region', { name: 'Totals of july.csv' });
  expect(within(totals).getByRole('row', { name: /^Net sales/ })).toHaveTextContent('$17.00');
  // What the file does not hold is named below, not in rows of its own.
  expect(within(totals).queryByText('Not in your files')).not.toBeInTheDocument();
  expect(within(dialog).getByText(/^Not in your files: .*Tips/)).toBeInTheDocument();
  expect((await ledger.manifest()).generation).toBe(0);

  await user.click(within(dialog).getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('2 transactions booked')).toBeInTheDocument();
  expect(await ledger.describe()).toMatchObject({ days: { from: '2026-07-30', to: '2026-08-01' } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The import was undone')).toBeInTheDocument();
  expect((await ledger.manifest()).months).toEqual([]);
});

test('what the sales of imported files name is listed with its transactions, and where it can be used', async () => {
  const { user, ledger, choose } = await openData();
  const till = [
    'Date,Receipt,Product,Category,Qty,Amount,VAT (20%),VAT (5%),Location,Cashier',
    '2026-07-30,1,Bread,Bakery,2,8.00,1.60,0.00,Main Street,Anna',
    '2026-07-31,2,Cake,,1,9.00,0.00,0.45,Main Street,Ben & Co',
    '2026-07-31,3,Bread,Bakery,1,4.00,0.80,0.00,Main Street,Anna',
  ];
  await choose(new File([till.join('\n')], 'till.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  expect(await within(dialog).findByText('Taxes by name: VAT (20%) $2.40, VAT (5%) $0.45.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('3 transactions booked')).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Settings' }));
  const facets = jest.spyOn(ledger, 'facets');
  const names = await screen.findByText('Names in your sales');
  expect(facets).not.toHaveBeenCalled();
  await user.click(names);
  const staff = await screen.findByRole('region', { name: 'Team members that your sales name' });
  expect(
    within(staff)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Anna2 transactions', 'Ben & Co1 transaction']);
  expect(within(staff).getByRole('link', { name: 'Ben & Co' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/transactions\?from=2026-07-30&to=2026-07-31&employee=Ben\+%26\+Co/),
  );
  expect(within(staff).getByRole('link', { name: 'Report by team member' })).toBeInTheDocument();
  // One cake has no category.
  const categories = await screen.findByRole('region', { name: 'Categories that your sales name' });
  expect(categories).toHaveTextContent(/^Categories \(1\).*Bakery2 transactions$/);
  const taxes = screen.getByRole('region', { name: 'Taxes that your files name' });
  expect(
    within(taxes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['VAT (20%)$2.40', 'VAT (5%)$0.45']);
});

test('payments that belong to orders of another file have no totals of their own, and what they collected is told', async () => {
  const { choose } = await openData();
  const orders = 'id,user_id,order_date,status\n1,7,2026-07-01,completed\n2,8,2026-07-02,completed';
  const payments = 'id,order_id,payment_method,amount\n1,1,credit_card,1000\n2,2,coupon,250';
  await choose(new File([orders], 'orders.csv'), new File([payments], 'payments.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  const file = await within(dialog).findByRole('region', { name: 'payments.csv' });
  expect(file).toHaveTextContent('2 rowsKind');
  expect(file).toHaveTextContent('Its rows complete sales of other files, so it has no totals of its own.');
  expect(within(file).queryByRole('region', { name: 'Totals of payments.csv' })).not.toBeInTheDocument();
  expect(
    within(dialog).getByText('Adds 2 transactions and $12.50 collected. Nothing is sent anywhere.', { selector: 'p' }),
  ).toBeVisible();
});

test('a deduction of a file that ties has the sign of what is booked', async () => {
  const { choose } = await openData();
  const line = 'Created date (UTC),Amount,Currency,Captured,Converted Amount,Converted Currency,Fee,Status';
  await choose(new File([`${line}\n2026-07-01 10:00:00,15.00,usd,TRUE,15.00,usd,0.75,Paid`], 'stripe.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  const totals = await within(dialog).findByRole('region', { name: 'Totals of stripe.csv' });
  expect(within(totals).getByRole('row', { name: /^Fees/ })).toHaveTextContent(/\(\$0\.75\).*\(\$0\.75\).*Ties$/);
});

test('a file of which all rows are refused is not called already booked', async () => {
  const { choose } = await openData();
  await choose(new File([csv('2,Cake,x,2026-07-31 11:00,9.00')], 'july.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  expect(await within(dialog).findByText('Nothing can be booked as it is now.', { selector: 'p' })).toBeVisible();
  expect(within(dialog).queryByRole('heading', { name: 'Your books afterwards' })).not.toBeInTheDocument();
});

test('a file that cannot be read says why, and cannot be booked', async () => {
  const { choose } = await openData();
  await choose(new File(['%PDF-1.7'], 'sales.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This is a PDF. Export the same report as CSV.');
  expect(within(dialog).getByText('Nothing can be booked as it is now.', { selector: 'p' })).toBeVisible();
  expect(within(dialog).queryByRole('heading', { name: 'Your books afterwards' })).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Book' })).toBeDisabled();
});

test('the columns of a file of no known kind are chosen once for all files that have them', async () => {
  const { user, ledger, choose } = await openData();
  const till = (day: string) =>
    new File([`When,Alpha,Comment\n2026-07-${day},x,12.50\n2026-07-${day},y,-2.50\n`], 'till.csv');
  await choose(till('30'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  expect(await within(dialog).findByText(/This file is of no known kind. Its columns are a guess/)).toBeInTheDocument();
  const field = (column: string) => within(dialog).getByRole('combobox', { name: `Sales field for ${column}` });
  expect(field('When')).toHaveValue('date');
  expect(field('Comment')).toHaveValue('total');
  await user.selectOptions(field('Comment'), 'Do not import');
  expect(
    await within(dialog).findByText('Choose the column that holds the total or the net sales.'),
  ).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Book' })).toBeDisabled();
  await user.selectOptions(field('Comment'), 'Net sales, without tax');
  await user.selectOptions(field('Alpha'), 'Number of the sale');
  // The file is read again after each choice; until then Book does nothing.
  await waitFor(() => expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await within(dialog).findByRole('region', { name: 'First rows of till.csv' })).toHaveTextContent('$2.50');
  await user.click(within(dialog).getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('2 transactions booked')).toBeInTheDocument();
  expect(await ledger.describe()).toMatchObject({ days: { from: '2026-07-30', to: '2026-07-30' } });

  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await choose(till('31'));
  expect(await screen.findByText(/as you chose for an earlier file with the same columns/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sales field for Comment' })).toHaveValue('subtotal');
});

test('columns that are chosen faster than the file is read are all kept', async () => {
  const { user, choose } = await openData();
  await choose(new File(['When,Alpha,Comment\n2026-07-30,x,12.50\n'], 'till.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  const field = (column: string) => within(dialog).getByRole('combobox', { name: `Sales field for ${column}` });
  await within(dialog).findByRole('region', { name: 'First rows of till.csv' });
  let readOn: () => void = () => undefined;
  const isReadOn = new Promise<void>((resolve) => (readOn = resolve));
  Object.assign(Blob.prototype, {
    async arrayBuffer(this: Blob) {
      await isReadOn;
      return arrayBuffer.call(this);
    },
  });
  await user.selectOptions(field('Comment'), 'Net sales, without tax');
  await user.selectOptions(field('Alpha'), 'Number of the sale');
  expect(field('Comment')).toHaveValue('subtotal');
  readOn();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Book' })).toBeEnabled());
  await waitFor(() => expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument());
  expect([field('Comment'), field('Alpha')].map((each) => (each as HTMLSelectElement).value)).toEqual([
    'subtotal',
    'id',
  ]);
});

test('what nothing in a file decides is asked before it can be booked', async () => {
  const { user, choose } = await openData();
  await choose(new File([csv('1,Bread,2,07/08/2026,4.00')], 'two-ways.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  const question = await within(dialog).findByRole('group', { name: /Which day is 07\/08\/2026 in this file\?/ });
  expect(within(dialog).getByRole('button', { name: 'Book' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(question).getByRole('button', { name: 'Fri, Aug 7' }));
  expect(await within(dialog).findByText(/^1 row · 1 day · .*Aug 7/)).toBeInTheDocument();
  expect(within(dialog).queryByRole('group', { name: /Which day/ })).not.toBeInTheDocument();
  expect(within(dialog).getByRole('combobox', { name: 'Dates' })).toHaveValue('day first');
  expect(within(dialog).getByText('You chose it.')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Book' })).toBeEnabled();
});

test('which number of a date is the year is asked with the days that it may be, and can be changed', async () => {
  const { user, choose } = await openData();
  await choose(new File([csv('1,Bread,2,14-07-16,4.00')], 'short-years.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  const question = await within(dialog).findByRole('group', { name: /^Which day is/ });
  await user.click(within(question).getByRole('button', { name: 'Wed, Jul 16, 2014' }));
  expect(await within(dialog).findByText(/^1 row · 1 day · .*Jul 16, 2014/)).toBeInTheDocument();
  expect(within(dialog).getByRole('combobox', { name: 'Dates' })).toHaveValue('year first');
  expect(within(dialog).getByRole('button', { name: 'Book' })).toBeEnabled();
});

test('how a file of a known kind writes refunds is shown with what shows it, and can be changed', async () => {
  const { user, choose } = await openData();
  const rows = [
    'Date,Time,Gross Sales,Net Sales,Total Collected,Transaction ID,Event Type',
    '2026-07-01,10:00,$20.00,$20.00,$20.00,A,Payment',
    '2026-07-02,10:00,-$5.00,-$5.00,-$5.00,B,Refund',
  ];
  await choose(new File([rows.join('\n')], 'square.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  const signs = await within(dialog).findByRole('combobox', { name: 'Signs' });
  expect(signs).toHaveValue('refunds negative');
  expect(within(dialog).getByText(/^1 refund is negative, such as -\$5\.00 \(line 3/)).toBeInTheDocument();
  await user.selectOptions(signs, 'Refunds are positive');
  expect(await within(dialog).findByText(/^You chose it; 1 refund is negative/)).toBeInTheDocument();
  expect(within(dialog).getByRole('combobox', { name: 'Signs' })).toHaveValue('refunds positive');
});

test('a kind that does not fit says why, and another can be chosen', async () => {
  const { user, choose } = await openData();
  await choose(new File([july], 'july.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  await user.click(await within(dialog).findByRole('button', { name: /Kind of file/ }));
  await user.click(await screen.findByRole('option', { name: 'Toast payments' }));
  expect(
    await within(dialog).findByText(/This file is not one of the kind Toast payments: it lacks/),
  ).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: /Kind of file/ }));
  await user.click(await screen.findByRole('option', { name: 'List of items sold' }));
  expect(await within(dialog).findByText('2 of 3 rows are booked.')).toBeInTheDocument();
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

test('while files are booked one button ends that, and Cancel closes the dialog again afterwards', async () => {
  const { user, ledger, choose } = await openData();
  type Committed = Awaited<ReturnType<typeof ledger.commit>>;
  let answer: (committed: Committed) => void = () => undefined;
  jest.spyOn(ledger, 'commit').mockReturnValueOnce(new Promise<Committed>((resolve) => (answer = resolve)));
  await choose(new File([july], 'july.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Import sales' });
  const book = within(dialog).getByRole('button', { name: 'Book' });
  await waitFor(() => expect(book).toBeEnabled());
  await user.click(book);
  expect(await within(dialog).findByRole('button', { name: 'Stop booking' })).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  answer({ ok: false, reason: 'full', message: 'No room.' });
  expect(await within(dialog).findByRole('button', { name: 'Cancel' })).toBeInTheDocument();
});

test('the sample shop takes no sales and offers a shop that does', async () => {
  const { user } = renderShell('/settings', { source: fakeSource({ rows: async () => registryOf() }) });
  await user.click(await screen.findByRole('button', { name: 'Add shop for your sales' }));
  expect(await screen.findByRole('dialog', { name: 'Add shop' })).toBeInTheDocument();
});

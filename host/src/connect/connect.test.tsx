import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createLedger, localLedgerPort, useLedgerAnswer } from '@back-office/shared/ledger';
import { fetchFrom, openLedger, type AnsweringServer } from '@back-office/shared/ledger/testing';
import { ServicesProvider, type AreaServices } from '@back-office/shared/contract';
import { MemoryRouter } from '@back-office/shared/router';
import type { Shop } from '@back-office/shared/shop';
import { ToastProvider } from '@back-office/shared/ui';
import { fill } from '@back-office/shared/testing';
import { usePageShop } from '../shops/pageShop';
import { ShopGate } from '../shops/ShopGate';
import { bakery, pageOf, storedShops, storeShops } from '../testing/ownShop';
import { renderShell, setPhone } from '../testing/renderShell';
import { ConnectShopDialog } from './ConnectShopDialog';
import { isTokenKept, serverToken, storeToken, tokensKey } from './serverTokens';

const pantry: Shop = {
  ...bakery,
  id: 'pantry-k3f1',
  name: 'Pantry',
  source: 'server',
  server: 'https://ledger.example',
  currency: 'USD',
  timeZone: 'America/New_York',
  dayStart: 0,
  locale: 'en-US',
};

let server: AnsweringServer;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeToken(pantry.id, 'secret', { isKept: false });
  openLedger();
  setPhone(false);
  server = { port: localLedgerPort(createLedger()), token: 'secret' };
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom(server));
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

function openDialog() {
  const connected = jest.fn();
  render(<ConnectShopDialog onClose={() => undefined} onConnected={connected} />);
  return { user: userEvent.setup(), connected };
}

const addressField = () => screen.getByRole('textbox', { name: 'Address of the server' });
const tokenField = () => screen.getByLabelText('Access token');
const press = (name: string) => screen.getByRole('button', { name });

test('a connection is tried, what the server knows is shown, and the shop is added with its token for the session', async () => {
  const { user, connected } = openDialog();
  await fill(user, addressField(), 'ledger.example/v1/');
  await fill(user, tokenField(), 'secret');
  await user.click(press('Test connection'));
  expect(await screen.findByText('The server answers for this shop')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('NameFernhill PantryCurrencyUSD');
  expect(screen.getByRole('dialog')).toHaveTextContent('KnownTransactions, Gross sales');
  const name = screen.getByRole('textbox', { name: 'Name of the shop here' });
  expect(name).toHaveFocus();
  // The sample has this name here.
  await user.click(press('Connect shop'));
  expect(screen.getByText('There is already a shop with this name.')).toBeInTheDocument();
  await user.clear(name);
  await fill(user, name, 'Pantry on the server');
  await user.click(press('Connect shop'));
  await waitFor(() => expect(connected).toHaveBeenCalledTimes(1));
  const [shop] = storedShops().read();
  expect(shop).toMatchObject({
    name: 'Pantry on the server',
    source: 'server',
    server: 'https://ledger.example',
    currency: 'USD',
    timeZone: 'America/New_York',
  });
  expect(serverToken(shop?.id ?? '')).toBe('secret');
  expect(sessionStorage.getItem(tokensKey)).toContain('secret');
  expect(localStorage.getItem(tokensKey)).toBeNull();
});

test('a token that the merchant asks to keep stays on this device', async () => {
  const { user, connected } = openDialog();
  await fill(user, addressField(), 'https://ledger.example');
  await fill(user, tokenField(), 'secret');
  await user.click(screen.getByRole('checkbox', { name: 'Keep the token on this device' }));
  await user.click(press('Test connection'));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the shop here' }), ' 2');
  await user.click(press('Connect shop'));
  await waitFor(() => expect(connected).toHaveBeenCalledTimes(1));
  expect(isTokenKept(storedShops().read()[0]?.id ?? '')).toBe(true);
});

test('what is wrong with a connection is said, and nothing that was typed is lost', async () => {
  const { user } = openDialog();
  await user.click(press('Test connection'));
  expect(screen.getByText('Enter the address of the server.')).toBeInTheDocument();
  expect(addressField()).toHaveFocus();
  await fill(user, addressField(), 'http://ledger.example');
  await user.click(press('Test connection'));
  expect(screen.getByText(/^Use an address that begins with https/)).toBeInTheDocument();
  await user.clear(addressField());
  await fill(user, addressField(), 'https://ledger.example');
  await fill(user, tokenField(), 'wrong');
  await user.click(press('Test connection'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not accept this access token.');
  expect(addressField()).toHaveValue('https://ledger.example');
  server.port = { ...server.port, describe: () => ({ version: '1' }) as never };
  await user.clear(tokenField());
  await fill(user, tokenField(), 'secret');
  await user.click(press('Test connection'));
  expect(await screen.findByRole('alert')).toHaveTextContent('name: ');
});

test('a page whose policy allows no other server says how it is allowed, and it can be tried again at once', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const { user } = openDialog();
  await fill(user, addressField(), 'https://ledger.example');
  await fill(user, tokenField(), 'secret');
  await user.click(press('Test connection'));
  await user.click(press('Test connection'));
  expect(fetched).toHaveBeenCalledTimes(1);
  const violation = { effectiveDirective: 'connect-src', blockedURI: 'https://ledger.example/v1/describe' };
  act(() => void document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation)));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'they set BACK_OFFICE_LEDGER to the address of the server',
  );
  await user.click(press('Test connection'));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an address that the deployment allows is there already', async () => {
  window.backOfficeBoot = {
    registry: Promise.resolve({ schema: 1, areas: [], ledgers: ['http://ledger.internal'] }),
    cancel: () => undefined,
    started: 0,
  };
  const { user } = openDialog();
  await waitFor(() => expect(addressField()).toHaveValue('http://ledger.internal'));
  await fill(user, tokenField(), 'secret');
  await user.click(press('Test connection'));
  expect(await screen.findByText('The server answers for this shop')).toBeInTheDocument();
  delete window.backOfficeBoot;
});

/** A screen with one figure of the shop. */
function Figure() {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const answer = useLedgerAnswer((port) => port.figures({ range, filters: [], measures: ['net-sales'] }), []);
  if (answer.state !== 'ready') return <p>{answer.state}</p>;
  const { figures } = answer.data.total;
  return <p>{`${figures['net-sales']}${answer.isStale ? ' outdated' : ''}`}</p>;
}

function Page() {
  const { ledger, notices } = usePageShop();
  const services = { ledger, storageNamespace: '', theme: 'light' } as unknown as AreaServices;
  return (
    <ServicesProvider value={services}>
      <ToastProvider>
        {notices}
        <Figure />
      </ToastProvider>
    </ServicesProvider>
  );
}

function openPage(more: Partial<Shop> = {}) {
  storeShops({ ...pantry, ...more });
  render(
    <MemoryRouter>
      <ShopGate address={`http://localhost/?shop=${pantry.id}`}>
        <Page />
      </ShopGate>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('a connected shop shows the figures of its server, and keeps what the server says of it', async () => {
  const { describe } = server.port;
  server.port = { ...server.port, describe: async () => ({ ...(await describe()), dayStart: 240 }) };
  openPage();
  expect(await screen.findByText(/^\d+$/)).toBeInTheDocument();
  expect(await screen.findByText(/The server of this shop has other settings now/)).toBeInTheDocument();
  expect(storedShops().read()[0]).toMatchObject({ name: 'Pantry', dayStart: 240 });
});

test('a token that is not accepted any more is replaced without a reload', async () => {
  server.token = 'another';
  const user = openPage();
  await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to “Pantry”' });
  await fill(user, within(dialog).getByLabelText('Access token'), 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The server does not accept this access token.');
  expect(serverToken(pantry.id)).toBe('secret');
  await user.clear(within(dialog).getByLabelText('Access token'));
  await fill(user, within(dialog).getByLabelText('Access token'), 'another');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/^\d+$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument();
});

test('a token that is refused when a list is sent can be replaced at once', async () => {
  const answer = fetchFrom(server);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      String(address).endsWith('/v1/documents')
        ? Promise.resolve(new Response('{}', { status: 401 }))
        : answer(address, init),
    );
  openPage();
  expect(await screen.findByText(/^\d+$/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeInTheDocument();
});

test('a token of another shop is noticed before lists of two shops are mixed', async () => {
  const { describe } = server.port;
  server.token = 'another';
  server.port = { ...server.port, describe: async () => ({ ...(await describe()), name: 'Bakery' }) };
  const user = openPage({ nameOnServer: 'Pantry' });
  await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to “Pantry”' });
  await fill(user, within(dialog).getByLabelText('Access token'), 'another');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'This access token is for “Bakery”, and this shop was “Pantry” on the server so far.',
  );
  expect(serverToken(pantry.id)).toBe('secret');
  // The shop may have a new name.
  await user.click(within(dialog).getByRole('button', { name: 'It is the same shop' }));
  expect(await screen.findByText(/^\d+$/)).toBeInTheDocument();
  await waitFor(() => expect(storedShops().read()[0]).toMatchObject({ nameOnServer: 'Bakery' }));
});

test('figures of a server that is down stay, are said to be outdated, and recover without a reload', async () => {
  const user = openPage();
  const figure = await screen.findByText(/^\d+$/);
  server.isDown = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/Figures and lists that are shown may be outdated/)).toBeInTheDocument();
  expect(figure).toBeInTheDocument();
  server.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.queryByText(/may be outdated/)).not.toBeInTheDocument());
  expect(await screen.findByText(/^\d+$/)).toBeInTheDocument();
});

test('the settings of a connected shop say where its data are, and disconnecting keeps what the server has', async () => {
  storeShops(pantry);
  const { user } = renderShell('/settings', { page: pageOf(pantry) });
  const data = await screen.findByRole('region', { name: 'Data' });
  expect(data).toHaveTextContent('Addresshttps://ledger.example');
  expect(data).toHaveTextContent('On the serverSales. Whoever runs the server adds them there.');
  expect(within(data).queryByText('Import sales')).not.toBeInTheDocument();
  expect(screen.getByText(/Replies are worked out/)).toHaveTextContent(
    'only the server of the shop is contacted, for figures and to keep conversations',
  );
  await user.click(await screen.findByRole('button', { name: 'Disconnect Pantry' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect “Pantry”?' });
  expect(dialog).toHaveTextContent('Its sales, and the lists and conversations that the server keeps, stay there.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Pantry' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit shop' });
  expect(within(edit).getByRole('combobox', { name: 'Time zone' })).toBeDisabled();
});

import { act, render, screen } from '@testing-library/react';
import { createPageLedgerParams, pageLedgerParams, type PageLedgerParams } from '@back-office/shared/url';
import { Link, MemoryRouter, useLocation, useNavigate } from '@back-office/shared/router';
import { openLedger } from '../ledger.testing';
import { useLedgerAddress, useNewerRevision } from './ledgerAddress';
import { ledgerSession } from './session';
import { useLedger } from './useLedger';
import { useLedgerLink } from './useLedgerLink';

beforeEach(() => act(() => openLedger()));

function FigureScreen() {
  useLedgerAddress();
  const { revision, raiseRevision } = useLedger();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const link = useLedgerLink();
  const { newer, update } = useNewerRevision();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <p>
        Revision {revision}, seed {ledgerSession().read().seed}, state {String(state)}, newer {String(newer)}
      </p>
      <button onClick={raiseRevision}>Refresh</button>
      <button onClick={update}>Update</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/reports?view=chart">Without parameters</Link>
      <Link to={link('/transactions?status=completed')}>With parameters</Link>
      <Link to="/?rev=5&seed=7">Of another revision</Link>
    </>
  );
}

const openAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <FigureScreen />
    </MemoryRouter>,
  );
const press = (name: string) => act(() => (screen.queryByRole('button', { name }) ?? screen.getByText(name)).click());
const address = () => screen.getByRole('status').textContent;

test('without Refresh and seed the address stays as it is', () => {
  openAt('/reports?from=2025-06-22&q=a%20b,c#top');
  expect(address()).toBe('/reports?from=2025-06-22&q=a%20b,c#top');
});

test('Refresh is written to the address, and Back does not undo it', () => {
  openAt('/transactions');
  press('Without parameters');
  press('Refresh');
  expect(address()).toBe('/reports?view=chart&rev=1');
  press('Refresh');
  expect(address()).toBe('/reports?view=chart&rev=2');
  press('Back');
  expect(address()).toBe('/transactions?rev=2');
  expect(screen.getByText(/^Revision 2,/)).toBeInTheDocument();
});

test('revision and seed follow the merchant from screen to screen, with any link', () => {
  openAt('/?rev=3&seed=apple');
  press('Without parameters');
  expect(address()).toBe('/reports?view=chart&rev=3&seed=apple');
  press('With parameters');
  expect(address()).toBe('/transactions?status=completed&rev=3&seed=apple');
  expect(screen.getByText('With parameters')).toHaveAttribute(
    'href',
    '/transactions?status=completed&rev=3&seed=apple',
  );
});

test('an address with a newer revision shows that revision, and Back does not return to the older one', () => {
  openAt('/?rev=3&seed=7');
  press('Of another revision');
  expect(address()).toBe('/?rev=5&seed=7');
  expect(screen.getByText(/^Revision 5, seed 7,/)).toBeInTheDocument();
  press('Back');
  expect(address()).toBe('/?rev=5&seed=7');
  expect(screen.getByText(/^Revision 5, seed 7,/)).toBeInTheDocument();
});

test('an address with another seed has its own revisions', () => {
  act(() => openLedger({ revision: 9 }));
  openAt('/reports');
  press('Of another revision');
  expect(address()).toBe('/?rev=5&seed=7');
});

test('navigation state survives the change of the address', () => {
  act(() => openLedger({ revision: 2 }));
  render(
    <MemoryRouter initialEntries={[{ pathname: '/transactions', state: 'kept' }]}>
      <FigureScreen />
    </MemoryRouter>,
  );
  expect(address()).toBe('/transactions?rev=2');
  expect(screen.getByText(/state kept/)).toBeInTheDocument();
});

let stopHearing: () => void = () => undefined;
afterEach(() => stopHearing());

/** Another remote of the same page, which hears of another tab. */
function remoteThatHears(): { readonly page: PageLedgerParams; readonly hear: (revision: number) => void } {
  let listen: (event: { readonly data: unknown }) => void = () => undefined;
  const channel = {
    addEventListener: (_: string, listener: typeof listen) => (listen = listener),
    postMessage: () => undefined,
    close: () => undefined,
  };
  const page = createPageLedgerParams({ address: '/', page: window, openChannel: () => channel as never });
  stopHearing = page.subscribe(() => undefined);
  return { page, hear: (revision) => listen({ data: { revision, seed: undefined } }) };
}

test('another tab that was refreshed is offered, and updating shows its revision', () => {
  const { page, hear } = remoteThatHears();
  openAt('/');
  // In a browser every remote hears the other tab; here one does and tells the others with its next change.
  act(() => hear(4));
  expect(page.newerRevision()).toBe(4);
  act(() => page.open({ volume: 2 }));
  expect(screen.getByText(/^Revision 0, .* newer 4$/)).toBeInTheDocument();
  press('Update');
  expect(address()).toBe('/?volume=2&rev=4');
  expect(screen.getByText(/^Revision 4, .* newer undefined$/)).toBeInTheDocument();
});

test('all remotes of a page follow the address of its screen', () => {
  const { page } = remoteThatHears();
  openAt('/?rev=6');
  expect(page.read().revision).toBe(6);
  expect(page.read()).toBe(pageLedgerParams().read());
});

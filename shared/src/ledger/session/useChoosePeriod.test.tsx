import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation, useNavigate } from '@back-office/shared/router';
import { openLedger } from '../ledger.testing';
import { useLedgerLink } from './useLedgerLink';
import { useToday } from './now';
import { useChoosePeriod, usePeriodInAddress } from './useChoosePeriod';

beforeEach(() => act(() => openLedger({ now: Date.parse('2026-11-23T17:00:00Z') })));
afterEach(() => act(() => openLedger()));

const opening = { from: '2025-06-22', to: '2025-06-28' };

function DatedScreen() {
  const { pathname, search } = useLocation();
  usePeriodInAddress(pathname === '/' ? 'day' : 'range');
  const today = useToday();
  const choose = useChoosePeriod({ opening, today });
  const navigate = useNavigate();
  const link = useLedgerLink();
  const show = ({ from, to }: typeof opening) => {
    choose({ from, to });
    void navigate(from === opening.from ? pathname : `${pathname}?from=${from}&to=${to}`);
  };
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => show({ from: today, to: today })}>Today</button>
      <button onClick={() => show({ from: '2025-07-01', to: '2025-07-03' })}>Some days</button>
      <button onClick={() => show(opening)}>Sample week</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/reports">Without days</Link>
      <Link to={link('/transactions')}>Transactions</Link>
      <Link to={link('/')}>Home</Link>
      <Link to={link('/transactions?from=2025-07-18&to=2025-07-18')}>With days</Link>
    </>
  );
}

const press = (name: string) => act(() => screen.getByText(name).click());
const address = () => screen.getByRole('status').textContent;

test('Today follows to all screens, by any link; days of their own stay; Back and the sample week end it', () => {
  render(
    <MemoryRouter initialEntries={['/transactions']}>
      <DatedScreen />
    </MemoryRouter>,
  );
  press('Some days');
  press('Home');
  expect(address()).toBe('/');
  press('Transactions');
  expect(address()).toBe('/transactions');
  press('Today');
  press('Home');
  expect(address()).toBe('/?date=2026-11-23');
  press('Without days');
  expect(address()).toBe('/reports?from=2026-11-23&to=2026-11-23');
  press('With days');
  expect(address()).toBe('/transactions?from=2025-07-18&to=2025-07-18');
  press('Home');
  expect(address()).toBe('/?date=2026-11-23');
  press('Transactions');
  press('Sample week');
  expect(address()).toBe('/transactions');
  press('Home');
  expect(address()).toBe('/');
  press('Back');
  press('Back');
  expect(address()).toBe('/transactions?from=2026-11-23&to=2026-11-23');
  press('Home');
  expect(address()).toBe('/?date=2026-11-23');
});

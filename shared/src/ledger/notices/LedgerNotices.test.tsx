import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@back-office/shared/contract';
import type { DayRange } from '@back-office/shared/format';
import { createLedger } from '../sample/createLedger';
import { localLedgerPort } from '../port/localLedgerPort';
import { openLedger } from '../ledger.testing';
import { LedgerNotices } from './notices';

beforeEach(() => openLedger({ now: Date.parse('2026-11-23T06:18:30Z') }));
afterEach(() => openLedger());

function noticesOf(shown: DayRange | undefined) {
  return <LedgerNotices range={undefined} onDismissRange={() => undefined} shown={shown} />;
}

test.each([
  ['2026-11-16', '2026-11-22', ''],
  ['2026-11-23', '2026-11-23', 'Sales until now, Monday, November 23, 2026, 1:18 AM.'],
  ['2026-11-01', '2026-11-23', 'Sales until now, Monday, November 23, 2026, 1:18 AM.'],
  ['2026-11-22', '2026-11-28', 'Sales until now, Monday, November 23, 2026, 1:18 AM. Later days are still ahead.'],
  ['2026-11-24', '2026-11-24', 'This day is still ahead: sales appear here as they happen.'],
  ['2026-11-24', '2026-11-30', 'These days are still ahead: sales appear here as they happen.'],
])('on November 23, figures of %s to %s say "%s"', (from, to, text) => {
  const { container } = render(noticesOf({ from, to }));
  expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
  expect(container.textContent).toBe(text);
});

test('that sales end now, and that days of the address are left out, is one notice, which can be dismissed', async () => {
  const dismiss = jest.fn();
  const instead = 'Showing Nov 1 – 23, 2026 instead of Nov 1 – 30, 2026, because later days are still ahead.';
  const user = userEvent.setup();
  const { container } = render(
    <LedgerNotices range={instead} onDismissRange={dismiss} shown={{ from: '2026-11-01', to: '2026-11-23' }} />,
  );
  expect(container.textContent).toBe(`Sales until now, Monday, November 23, 2026, 1:18 AM. ${instead}`);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('figures of an example say nothing about now', () => {
  const { container } = render(noticesOf(undefined));
  expect(container).toHaveTextContent('');
});

test('a ledger that the page lent may end elsewhere: only days that are all ahead say so', () => {
  const lent = {
    theme: 'light',
    storageNamespace: '',
    isShellSubmenuOpen: false,
    ledger: localLedgerPort(createLedger()),
  } as const;
  const { rerender } = render(noticesOf({ from: '2026-11-22', to: '2026-11-28' }), {
    wrapper: ({ children }) => <ServicesProvider value={lent}>{children}</ServicesProvider>,
  });
  expect(screen.queryByText(/^Sales until now/)).toBeNull();
  rerender(noticesOf({ from: '2026-11-24', to: '2026-11-30' }));
  expect(screen.getByText(/still ahead/)).toBeVisible();
});

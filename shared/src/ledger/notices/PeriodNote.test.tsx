import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { createLedger } from '../sample/createLedger';
import { localLedgerPort } from '../port/localLedgerPort';
import { openLedger } from '../ledger.testing';
import { PeriodNote } from './notices';

beforeEach(() => openLedger());

const today = '2026-11-23';
const sample = { label: 'Sample week', range: { from: '2025-06-22', to: '2025-06-28' } };
const lent = { ledger: localLedgerPort(createLedger()) };

function open([from, to]: readonly [string, string], services = {}) {
  const choose = jest.fn();
  const view = renderInArea(
    <PeriodNote
      value={{ from, to }}
      today={today}
      sample={sample}
      offered={['Today', 'This week']}
      onChoose={choose}
    />,
    { services },
  );
  return { ...view, choose };
}

const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test.each([
  [['2025-06-22', '2025-06-28'], 'Sample week: June 22–28, 2025'],
  [['2026-11-23', '2026-11-23'], 'Today: Monday, November 23, 2026'],
  [['2026-11-22', '2026-11-23'], 'This week: November 22–23, 2026'],
  [['2026-11-01', '2026-11-23'], 'This month: November 1–23, 2026'],
  [['2026-11-03', '2026-11-05'], 'November 3–5, 2026'],
] as const)('%j is named "%s"', (value, text) => {
  open(value);
  expect(screen.getByText(text)).toBeVisible();
});

test('a ledger that the page lent has no sample week, by name or by button', () => {
  open(['2025-06-22', '2025-06-28'], lent);
  expect(screen.getByText('June 22–28, 2025')).toBeVisible();
  expect(offered()).toEqual(['Today', 'This week']);
});

test('a button chooses its period, and that of the period shown is pressed', async () => {
  const { user, choose } = open(['2026-11-23', '2026-11-23']);
  expect(offered()).toEqual(['This week', 'Sample week']);
  expect(screen.getByRole('button', { pressed: true, hidden: true })).toHaveTextContent('Today');
  await user.click(screen.getByRole('button', { name: 'This week' }));
  await user.click(screen.getByRole('button', { name: 'Sample week' }));
  expect(choose.mock.calls).toEqual([[{ from: '2026-11-22', to: today }], [sample.range]]);
});

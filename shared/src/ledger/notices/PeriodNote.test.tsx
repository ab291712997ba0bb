import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { createLedger } from '../sample/createLedger';
import { localLedgerPort } from '../port/localLedgerPort';
import { openLedger } from '../ledger.testing';
import { PeriodNote } from './notices';

beforeEach(() => openLedger());

const today = '2026-11-23';
const sample = { label: 'Sample week', range: { from: '2025-06-22', to: '2025-06-28' } };
const ledger = localLedgerPort(createLedger());
const lent = { ledger };
/** A shop whose sales ended years ago. */
const closed = {
  ledger: {
    ...ledger,
    describe: async () => ({ ...(await ledger.describe()), days: { from: '2010-12-01', to: '2011-02-28' } }),
  },
};

function open([from, to]: readonly [string, string], services = {}, nameOnly = false) {
  const choose = jest.fn();
  const view = renderInArea(
    <PeriodNote
      value={{ from, to }}
      today={today}
      sample={sample}
      latestDays={7}
      offered={['Today', 'This week']}
      onChoose={choose}
      nameOnly={nameOnly}
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

test.each([
  [['2025-06-22', '2025-06-28'], 'Sample week'],
  [['2026-11-03', '2026-11-05'], undefined],
] as const)('beside dates with their year, %j is said by its name alone, if it has one: %s', (value, name) => {
  open(value, {}, true);
  expect(screen.queryByText(/2025|2026/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Today' }).previousElementSibling?.textContent).toBe(name);
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

test('a shop without sales of this week offers its last days with sales, and not days that have none', async () => {
  const { user, choose } = open(['2011-01-03', '2011-01-04'], closed);
  await user.click(await screen.findByRole('button', { name: 'Latest sales' }));
  expect(choose).toHaveBeenCalledWith({ from: '2011-02-22', to: '2011-02-28' });
  expect(offered()).toEqual(['Latest sales', 'Most recent month', 'Most recent year', 'All time']);
  expect(screen.queryByText(/^Sales of this shop/)).not.toBeInTheDocument();
});

test('the last month, the last year and all days with sales are one press away, and named', async () => {
  const { user, choose } = open(['2010-12-01', '2011-02-28'], closed);
  expect(await screen.findByText('All time: December 1, 2010 – February 28, 2011')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Most recent month' }));
  await user.click(screen.getByRole('button', { name: 'Most recent year' }));
  expect(choose.mock.calls).toEqual([
    [{ from: '2011-02-01', to: '2011-02-28' }],
    [{ from: '2011-01-01', to: '2011-12-31' }],
  ]);
});

test('the last days with sales are named', async () => {
  open(['2011-02-22', '2011-02-28'], closed);
  expect(await screen.findByText('Latest sales: February 22–28, 2011')).toBeVisible();
});

test.each([
  ['2010-11-01', '2010-11-30', undefined],
  ['2026-11-17', '2026-11-23', undefined],
  ['2026-11-23', '2026-11-23', 'Today: Monday, November 23, 2026'],
])('from %s to %s, where the shop has no sales, it says when it has', async (from, to, named) => {
  open([from, to], closed);
  const days = await screen.findByText('Sales of this shop: Dec 1, 2010 – Feb 28, 2011');
  expect(days.previousElementSibling?.textContent).toBe(named);
});

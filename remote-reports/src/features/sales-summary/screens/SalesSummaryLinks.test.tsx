import { screen, waitFor, within } from '@testing-library/react';
import { Link } from '@back-office/shared/router';
import { renderInArea } from '@back-office/shared/testing';
import { SalesSummaryScreen } from './SalesSummaryScreen';
import { breakdown, open, step, startClean } from './salesSummary.testing';

// Queried within their group, because naming all of the sixty buttons on the screen is slow.
const filter = (name: RegExp) => within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name });

startClean();

describe('the address', () => {
  test('the arrows step by the length of the range', async () => {
    const { user, path } = open();
    await user.click(step('Next period'));
    expect(path()).toBe('/reports?from=2025-06-29&to=2025-07-05');
    await user.click(step('Previous period'));
    await user.click(step('Previous period'));
    expect(path()).toBe('/reports?from=2025-06-15&to=2025-06-21');
    expect(screen.getByText('All locations · Sun, Jun 15 – Sat, Jun 21')).toBeVisible();
  });

  test('at the first day of the calendar the back arrow has no effect', async () => {
    const { user, path } = open('?from=2000-01-01&to=2000-01-07');
    await user.click(step('Previous period'));
    expect(path()).toBe('/reports?from=2000-01-01&to=2000-01-07');
  });

  test('has the choice unless it is the default, and keeps other parameters', async () => {
    const { user, path } = open('?seed=7');
    await user.click(filter(/^Locations/));
    await user.click(screen.getByRole('option', { name: 'Location 2' }));
    expect(path()).toBe('/reports?seed=7&location=location-2');
    expect(screen.getByText(/^Location 2 · /)).toBeVisible();
    await user.click(filter(/^Locations/));
    await user.click(within(screen.getByRole('dialog', { name: 'Locations' })).getByRole('button', { name: 'Clear' }));
    expect(path()).toBe('/reports?seed=7');
  });

  test('with invalid values shows the defaults', () => {
    open('?report=yearly&view=pie&from=2025-13-01&to=x&line=nothing');
    expect(step('Jun 22 – 28, 2025')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Total sales: / })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('takes over a date range sent by another screen unless it is invalid', async () => {
    const sent = (from: string) => ({ dateRange: { from, to: '2025-07-18' } });
    const { user, path } = renderInArea(
      <>
        <Link to="/reports" state={sent('2025-07-19')}>
          Invalid
        </Link>
        <Link to="/reports?view=table" state={sent('2025-07-18')}>
          Report
        </Link>
        <SalesSummaryScreen />
      </>,
      { path: '/reports' },
    );
    await user.click(screen.getByRole('link', { name: 'Invalid' }));
    expect(path()).toBe('/reports');
    expect(step('Jun 22 – 28, 2025')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Report' }));
    expect(path()).toBe('/reports?view=table&from=2025-07-18&to=2025-07-18');
    await user.click(step('Next period'));
    expect(path()).toBe('/reports?view=table&from=2025-07-19&to=2025-07-19');
  });
});

describe('drill-downs', () => {
  const amountsThatLead = (to: RegExp) =>
    breakdown()
      .getAllByLabelText(/show transactions$/)
      .filter((link) => to.test(link.getAttribute('href') ?? ''))
      .map((link) => [link.getAttribute('aria-label')?.replace(', show transactions', ''), link.getAttribute('href')]);

  test('are links of six amounts; amounts of days and staff lead to their part of the line', () => {
    open('?report=daily&from=2025-06-25&to=2025-06-28&group=staff');
    expect(amountsThatLead(/^\/reports/).map(([, href]) => href)).toEqual(
      ['gross-sales', 'sales', 'exchanges', 'returns', 'net-sales', 'deferred-sales'].map(
        (line) => `/reports?report=daily&from=2025-06-25&to=2025-06-28&group=staff&line=${line}`,
      ),
    );
    expect(amountsThatLead(/line=gross-sales&?/)).toEqual(
      expect.arrayContaining([
        [expect.stringMatching(/^Jun 25 \$/), '/transactions?from=2025-06-25&to=2025-06-25&line=gross-sales'],
        [
          expect.stringMatching(/^Owen Reyes \$/),
          '/transactions?from=2025-06-25&to=2025-06-28&staff=owen-reyes&line=gross-sales',
        ],
      ]),
    );
  });

  test('every other amount is a link to its transactions', () => {
    open('?location=location-1');
    expect(amountsThatLead(/line=tips$/)).toEqual([
      [expect.stringMatching(/^Tips \$/), '/transactions?from=2025-06-22&to=2025-06-28&location=location-1&line=tips'],
    ]);
    expect(amountsThatLead(/^\/transactions.*line=tender-card$/)).toHaveLength(1);
  });

  test('are in the address, and closing one focuses its line', async () => {
    const { user, path } = open('?report=daily');
    const door = breakdown().getByRole('link', { name: /^Exchanges .*show transactions/ });
    await user.click(door);
    expect(path()).toBe('/reports?report=daily&line=exchanges');
    expect(await screen.findByRole('dialog', { name: 'Exchanges' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/reports?report=daily');
    await waitFor(() => expect(door).toHaveFocus());
  });

  test('opened by a link can be closed and focus their line', async () => {
    const { user, path } = open('?line=returns');
    expect(await screen.findByRole('dialog', { name: 'Returns' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/reports');
    await waitFor(() => expect(breakdown().getByRole('link', { name: /^Returns .*show transactions/ })).toHaveFocus());
  });
});

test('a refreshed report says its revision and has it in every link', () => {
  open('?rev=2');
  expect(screen.getByText(/ · Sample data, revision 2/)).toBeVisible();
  for (const link of breakdown().getAllByLabelText(/show transactions$/))
    expect(link.getAttribute('href')).toMatch(/[?&]rev=2(&|$)/);
});

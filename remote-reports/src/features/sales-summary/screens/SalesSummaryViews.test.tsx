import { screen, within } from '@testing-library/react';
import { cells, line, open, rowOf, startClean } from './salesSummary.testing';

startClean();

describe('the same figures are shown', () => {
  const total = '$3,069.82';

  test('as a table whose rows add up to the totals', () => {
    open('?view=table&report=daily');
    const table = within(screen.getByRole('table', { name: 'Sales by day' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Jun 22',
      'Jun 23',
      'Jun 24',
      'Jun 25',
      'Jun 26',
      'Jun 27',
      'Jun 28',
      'Total',
    ]);
    expect(within(rowOf(table, 'Total')).getByText(total)).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Total sales/ })).not.toBeInTheDocument();
  });

  test('as a table with groups under each period', async () => {
    const { user } = open('?view=table&report=daily&group=category&from=2025-06-22&to=2025-06-23');
    const table = within(screen.getByRole('table', { name: 'Sales by day and category' }));
    expect(table.getAllByRole('rowheader', { name: 'Bakery' }).length).toBeGreaterThan(1);
    const groups = table.getAllByRole('rowheader').length;
    const [bakery] = table.getAllByLabelText(/^Jun 22, Bakery, Net sales/);
    expect(bakery).toHaveAttribute(
      'href',
      '/transactions?from=2025-06-22&to=2025-06-22&category=Bakery&line=net-sales',
    );
    await user.click(table.getByRole('button', { name: 'Jun 22', expanded: true }));
    expect(table.getAllByRole('rowheader').length).toBeLessThan(groups);
  });

  test('as a table with the comparison below the totals', () => {
    open('?view=table&compare=previous-period&group=staff');
    const table = within(screen.getByRole('table', { name: 'Sales by staff member' }));
    const baseline = within(rowOf(table, 'Jun 15 – 21, 2025'));
    expect(baseline.getByRole('link', { name: /Gross sales \$2,793\.05, show/ })).toHaveAttribute(
      'href',
      '/transactions?from=2025-06-15&to=2025-06-21&line=gross-sales',
    );
    expect(rowOf(table, 'Change').children[1]).toHaveTextContent(/^\+5\.1%/);
  });

  test('as a chart', async () => {
    open('?view=chart&report=daily');
    const chart = within(await screen.findByRole('figure', { name: 'Total sales by day' }));
    expect(chart.getAllByRole('img')).toHaveLength(7);
    expect(cells(line(/^Total sales/))).toContain(total);
  });

  test.each(['gauge', 'chart', 'table'])('on a closed day, as a %s', async (view) => {
    open(`?from=2025-12-25&to=2025-12-25&view=${view}`);
    if (view === 'table')
      expect(rowOf(within(screen.getByRole('table', { name: 'Sales' })), 'Total')).toHaveTextContent('$0.00');
    else expect(await screen.findByText('No sales in this time period')).toBeVisible();
    expect(cells(line(/^Net total/))).toEqual(['Net total', '0', '$0.00']);
  });
});

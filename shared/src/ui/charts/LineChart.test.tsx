import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney, spokenMoney } from '@back-office/shared/format';
import { LineChart } from './LineChart';
import type { ChartPart } from './parts';
import { shortMoney } from './shortMoney';

const show = (points: readonly (ChartPart & { readonly isPart?: boolean })[]) =>
  render(
    <LineChart
      label="Net sales by date"
      series="Net sales"
      points={points}
      formatValue={formatMoney}
      formatShort={shortMoney}
      speakValue={spokenMoney}
      empty="No sales in this time period"
    />,
  );
const days = [
  { name: 'Jun 22', value: 31_000 },
  { name: 'Jun 23', value: -2_400 },
  { name: 'Jun 24', value: 18_000 },
];

test('the points are named, and the arrow keys move between them', async () => {
  show(days);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('img', { name: 'Jun 22: Net sales $310.00' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Jun 23: Net sales minus $24.00' })).toHaveFocus();
});

test('its text alternative says what it shows', () => {
  show(days);
  expect(screen.getByRole('figure', { name: 'Net sales by date' })).toHaveAccessibleDescription(
    '3 points, Jun 22 to Jun 24. Highest: Jun 22, $310.00. Lowest: Jun 23, minus $24.00.',
  );
});

test('without values it says so', () => {
  show([{ name: 'Jun 22', value: 0 }]);
  expect(screen.getByText('No sales in this time period')).toBeVisible();
});

test('the line leads to a period in part in dashes, and the key says so', () => {
  const { container } = show([...days, { name: 'Jun 25 (so far)', value: 900, isPart: true }]);
  expect(screen.getByText('Dashed: part of a period')).toBeInTheDocument();
  expect(container.querySelectorAll('polyline')).toHaveLength(2);
  expect(container.querySelectorAll('polyline[stroke-dasharray]')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Jun 25 (so far): Net sales $9.00' })).toBeInTheDocument();
});

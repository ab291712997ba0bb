import { render, screen } from '@testing-library/react';
import { spokenMoney } from '@back-office/shared/format';
import type { ChartPart } from './parts';
import { PieChart } from './PieChart';

const show = (parts: readonly ChartPart[]) =>
  render(
    <PieChart label="Net sales by channel" parts={parts} formatValue={spokenMoney}>
      Net sales
    </PieChart>,
  );
const fills = () => [...screen.getByRole('img').querySelectorAll('path')].map((path) => path.getAttribute('fill'));

test('its text alternative names every part', () => {
  show([
    { name: 'In-Store', value: 225315 },
    { name: 'Online', value: -5000 },
    { name: 'Invoice', value: 100 },
  ]);
  expect(
    screen.getByRole('img', { name: 'Net sales by channel: In-Store $2,253.15, Online minus $50.00, Invoice $1.00' }),
  ).toBeVisible();
  expect(fills()).toEqual(['var(--chart-1)', 'var(--chart-3)']);
});

test('one part is said in words, without a ring', () => {
  show([{ name: 'In-Store', value: 100 }]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('All of it is In-Store.')).toBeVisible();
});

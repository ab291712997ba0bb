import { render, screen } from '@testing-library/react';
import { spokenMoney } from '@back-office/shared/format';
import { Gauge } from './Gauge';
import type { ChartPart } from './parts';

const show = (parts: readonly ChartPart[]) =>
  render(
    <Gauge label="Total sales" parts={parts} formatValue={spokenMoney} figure="$2,278,609,127.48" characters={17}>
      <button>About total sales</button>
    </Gauge>,
  );
const fills = () => [...screen.getByRole('img').querySelectorAll('path')].map((path) => path.getAttribute('fill'));

test('its text alternative names every part', () => {
  show([
    { name: 'Net sales', value: 225315 },
    { name: 'Refunds', value: -5000 },
    { name: 'Taxes', value: 15338 },
  ]);
  expect(
    screen.getByRole('img', { name: 'Total sales: Net sales $2,253.15, Refunds minus $50.00, Taxes $153.38' }),
  ).toBeVisible();
});

test('parts keep their colors when others are not drawn', () => {
  show([
    { name: 'Net sales', value: 225315 },
    { name: 'Gift card sales', value: 0 },
    { name: 'Taxes', value: 15338 },
  ]);
  expect(fills()).toEqual(['var(--chart-1)', 'var(--chart-3)']);
});

test.each([
  [[0, -1], 'No part is above zero.'],
  [[500, 0], 'All of it is Net sales.'],
  [[500, -1], 'Only Net sales is above zero.'],
])('of the values %j there is no ring, but the figure and “%s”', ([sales = 0, tips = 0], words) => {
  show([
    { name: 'Net sales', value: sales },
    { name: 'Tips', value: tips },
  ]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'About total sales' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('the content in the middle can be focused', () => {
  show([
    { name: 'Net sales', value: 1 },
    { name: 'Taxes', value: 1 },
  ]);
  expect(screen.getByRole('button', { name: 'About total sales' })).toBeVisible();
});

test('the figure knows its number of characters, which makes a long one smaller, with a ring and without', () => {
  const { unmount } = show([
    { name: 'Net sales', value: 1 },
    { name: 'Taxes', value: 1 },
  ]);
  expect(screen.getByText('$2,278,609,127.48')).toHaveStyle({ '--characters': '17' });
  unmount();
  show([{ name: 'Net sales', value: 1 }]);
  expect(screen.getByText('$2,278,609,127.48')).toHaveStyle({ '--characters': '17' });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { DateRangeStepper } from './DateRangeStepper';

const today = '2026-11-23';

function Period({ first }: { readonly first: DayRange }) {
  const [range, setRange] = useState(first);
  return <DateRangeStepper label="Date range" value={range} onChange={setRange} today={today} />;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['a week', '2025-06-22', '2025-06-28', 'Jun 29 – Jul 5, 2025'],
  ['two days over the end of a month', '2025-07-29', '2025-07-30', 'Jul 31 – Aug 1, 2025'],
  ['one day', '2025-07-05', '2025-07-05', 'Jul 6, 2025'],
  ['the year’s last week', '2024-12-22', '2024-12-28', 'Dec 29, 2024 – Jan 4, 2025'],
  ['the day the clocks go forward', '2025-03-09', '2025-03-09', 'Mar 10, 2025'],
  ['the week before the clocks go forward', '2025-03-02', '2025-03-08', 'Mar 9 – 15, 2025'],
  ['the day the clocks go back', '2025-11-02', '2025-11-02', 'Nov 3, 2025'],
  ['the week with the longer day', '2025-11-02', '2025-11-08', 'Nov 9 – 15, 2025'],
])('%s steps forward and back by its own length', async (_, from, to, next) => {
  render(<Period first={{ from, to }} />);
  const group = screen.getByRole('group', { name: 'Date range' });
  const [, middle] = screen.getAllByRole('button');
  const before = middle?.textContent;
  await press('Next period');
  expect(middle).toHaveAccessibleName(next);
  expect(group).toHaveTextContent(`Showing ${next}`);
  await press('Previous period');
  expect(middle?.textContent).toBe(before);
});

test.each([
  ['Previous period', 'Dates begin on Jan 1, 2000', { from: '2000-01-03', to: '2000-01-09' }],
  ['Next period', 'Sales end today, Nov 23, 2026', { from: '2026-11-22', to: '2026-11-23' }],
  ['Next period', 'Sales end today, Nov 23, 2026', { from: '2026-11-30', to: '2026-12-06' }],
])('%s is unavailable if it would go before the first day or after today', async (name, reason, first) => {
  render(<Period first={first} />);
  const shown = screen.getAllByRole('button')[1]?.textContent;
  await press(name);
  expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(reason);
  expect(screen.getAllByRole('button')[1]?.textContent).toBe(shown);
});

test('the last step forward ends today', async () => {
  render(<Period first={{ from: '2026-11-15', to: '2026-11-21' }} />);
  await press('Next period');
  expect(screen.getByRole('group')).toHaveTextContent('Showing Nov 22 – 23, 2026');
});

test('the focus stays on the arrow', async () => {
  render(<Period first={{ from: '2025-06-22', to: '2025-06-28' }} />);
  await press('Next period');
  expect(screen.getByRole('button', { name: 'Next period' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Jul 6 – 12, 2025' })).toBeInTheDocument();
});

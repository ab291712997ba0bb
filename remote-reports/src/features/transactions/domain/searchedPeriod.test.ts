import { defaultRange } from '@back-office/shared/ledger';
import { searchedPeriod, searchedPeriodOfSource } from './searchedPeriod';

test.each([
  [1, '2023-11-20', 'In the last three years, Nov 20, 2023 – Nov 23, 2026'],
  [100, '2026-10-05', 'In the last 50 days, Oct 5 – Nov 23, 2026'],
  [20_000, '2026-11-23', 'In today’s sales, Nov 23, 2026'],
])('at a volume of %i the search goes back to %s', (volume, from, note) =>
  expect(searchedPeriod('2026-11-23', volume)).toEqual({ range: { from, to: '2026-11-23' }, note }),
);

const ninetyDays = { from: '2026-08-26', to: '2026-11-23' };

test.each([
  [undefined, ninetyDays, 'In the last 90 days, Aug 26 – Nov 23, 2026'],
  [{ from: '2025-06-31', to: '2025-07-02' }, ninetyDays, 'In the last 90 days, Aug 26 – Nov 23, 2026'],
  [defaultRange, defaultRange, 'In the period on screen, Jun 22 – 28, 2025'],
])('another source is searched, with %j on screen, in %j', (onScreen, range, note) =>
  expect(searchedPeriodOfSource('2026-11-23', onScreen)).toEqual({ range, note }),
);

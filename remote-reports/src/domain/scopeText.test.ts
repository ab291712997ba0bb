import { scopeOf } from '@back-office/shared/ledger/testing';
import { printedView, scopeText } from './scopeText';

test.each([
  [{}, 'All locations · Sun, Jun 22 – Sat, Jun 28'],
  [{ location: 'Location 2' }, 'Location 2 · Sun, Jun 22 – Sat, Jun 28'],
  [{ dateRange: { from: '2025-07-18', to: '2025-07-18' } }, 'All locations · Fri, Jul 18'],
  [{ dateRange: { from: '2024-12-28', to: '2025-01-04' } }, 'All locations · Sat, Dec 28, 2024 – Sat, Jan 4, 2025'],
  [{ timeframe: 'Morning' }, 'All locations · Sun, Jun 22 – Sat, Jun 28 · Morning (5:00 am - 12:00 pm EDT)'],
] as const)('with %o the line under the title is "%s"', (chosen, text) => {
  expect(scopeText(scopeOf(chosen), '2026-11-23')).toBe(text);
});

test('a range that ends today is so far', () => {
  const dateRange = { from: '2026-11-22', to: '2026-11-23' };
  expect(scopeText(scopeOf({ dateRange }), '2026-11-23')).toBe('All locations · Sun, Nov 22 – Mon, Nov 23 so far');
});

test('the printed report names the values of the controls', () => {
  const [scope, granularity] = ['Jun 22 – 28, 2025', 'Daily'] as const;
  expect(printedView(scope, { groupBy: 'All', granularity })).toBe('Jun 22 – 28, 2025 · Report type: Daily');
  const view = { groupBy: 'Staff', granularity, comparison: 'Previous period' } as const;
  expect(printedView(scope, view)).toBe(
    'Jun 22 – 28, 2025 · Report type: Daily · Grouped by: Staff · Compared to: Previous period',
  );
});

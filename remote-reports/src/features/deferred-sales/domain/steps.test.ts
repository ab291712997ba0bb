import { collectedBars } from './collectedParts';
import type { TimeSteps } from '../../../domain/reportControls';
import { stepsOf } from './steps';

const today = '2026-11-23';
const labels = (from: string, to: string, granularity: TimeSteps) =>
  stepsOf([], { from, to }, granularity, today).map(({ label }) => label);

test.each<[TimeSteps, readonly string[]]>([
  ['Daily', ['Nov 21', 'Nov 22', 'Nov 23 (so far)']],
  ['Weekly', ['Nov 21 (1 day)', 'Nov 22 – Nov 23 (so far)']],
  ['Monthly', ['November 2026 (so far)']],
])('%s steps say which of them are shown in part', (granularity, expected) => {
  expect(labels('2026-11-21', today, granularity)).toEqual(expected);
});

test('whole weeks, and hours of the day, say nothing', () => {
  expect(labels('2026-11-08', '2026-11-21', 'Weekly').join()).not.toContain('(');
  expect(labels('2026-11-21', today, 'Hourly').join()).not.toContain('(');
});

test('bars of a part are marked', () => {
  const { bars } = collectedBars([], { from: '2026-11-21', to: today }, 'Daily', { groupBy: 'All', today });
  expect(bars.map(({ isPart = false }) => isPart)).toEqual([false, false, true]);
});

import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { isInTimeRange, timeRangeLabel, timeRanges } from './filters';

test('each minute is in one part of the day', () => {
  const parts = timeRanges.filter((part) => part !== 'All day');
  for (let minute = 0; minute < 1440; minute++)
    expect(parts.filter((part) => isInTimeRange(minute, part))).toHaveLength(1);
});

test.each([
  [4 * 60 + 59, 'Evening'],
  [5 * 60, 'Morning'],
  [12 * 60 - 1, 'Morning'],
  [12 * 60, 'Afternoon'],
  [17 * 60 - 1, 'Afternoon'],
  [17 * 60, 'Evening'],
] as const)('minute %i is %s', (minute, part) => expect(isInTimeRange(minute, part)).toBe(true));

test.each([
  ['All day', 'All day (12:00 am - 12:00 am EDT)'],
  ['Morning', 'Morning (5:00 am - 12:00 pm EDT)'],
  ['Evening', 'Evening (5:00 pm - 5:00 am EDT)'],
] as const)('%s is labeled %s', (timeRange, label) => expect(timeRangeLabel(timeRange, 'EDT')).toBe(label));

test.each([
  ['en-US', 180, 'All day (3:00 am - 3:00 am EST)', 'Morning (5:00 am - 12:00 pm EST)'],
  ['en-US', 270, 'All day (4:30 am - 4:30 am EST)', 'Morning (5:00 am - 12:00 pm EST)'],
  ['de-DE', 180, 'All day (03:00 - 03:00 EST)', 'Morning (05:00 - 12:00 EST)'],
  ['de-DE', 270, 'All day (04:30 - 04:30 EST)', 'Morning (05:00 - 12:00 EST)'],
])('in %s, a day that starts at minute %i is %s', (locale, dayStart, allDay, morning) => {
  setPageFormat({ ...samplePageFormat, locale, dayStart });
  expect(timeRangeLabel('All day', 'EST')).toBe(allDay);
  expect(timeRangeLabel('Morning', 'EST')).toBe(morning);
  setPageFormat(samplePageFormat);
});

import fc from 'fast-check';
import { addDays, dayCount, formatRange, weekday, type DayRange } from '@back-office/shared/format';
import { presetsOf, presetsOfShop, stepRange } from './presets';

function rangesOn(today: string) {
  return Object.fromEntries(presetsOf(today).map(({ label, range: { from, to } }) => [label, `${from} ${to}`]));
}

test('on Friday, July 18, 2025', () => {
  expect(rangesOn('2025-07-18')).toEqual({
    Today: '2025-07-18 2025-07-18',
    Yesterday: '2025-07-17 2025-07-17',
    'This week': '2025-07-13 2025-07-18',
    'Last week': '2025-07-06 2025-07-12',
    'This month': '2025-07-01 2025-07-18',
    'Last month': '2025-06-01 2025-06-30',
    'Last 7 days': '2025-07-12 2025-07-18',
    'Last 30 days': '2025-06-19 2025-07-18',
    'This quarter': '2025-07-01 2025-07-18',
    'This year': '2025-01-01 2025-07-18',
  });
});

test.each([
  ['2025-06-22', 'This week', '2025-06-22 2025-06-22'],
  ['2025-06-28', 'This week', '2025-06-22 2025-06-28'],
  ['2025-06-29', 'Last week', '2025-06-22 2025-06-28'],
  ['2025-01-01', 'Yesterday', '2024-12-31 2024-12-31'],
  ['2025-01-01', 'This week', '2024-12-29 2025-01-01'],
  ['2025-01-31', 'Last month', '2024-12-01 2024-12-31'],
  ['2025-03-31', 'Last month', '2025-02-01 2025-02-28'],
  ['2024-02-29', 'This month', '2024-02-01 2024-02-29'],
  ['2025-12-31', 'This month', '2025-12-01 2025-12-31'],
  ['2025-12-31', 'This quarter', '2025-10-01 2025-12-31'],
  ['2025-02-01', 'This quarter', '2025-01-01 2025-02-01'],
  ['2025-03-09', 'This week', '2025-03-09 2025-03-09'],
  ['2025-11-08', 'This week', '2025-11-02 2025-11-08'],
  ['2025-03-10', 'Yesterday', '2025-03-09 2025-03-09'],
  ['2024-12-31', 'This year', '2024-01-01 2024-12-31'],
])('on %s, %s is %s', (today, label, expected) => expect(rangesOn(today)[label]).toBe(expected));

const anyDay = fc.integer({ min: -9000, max: 9000 }).map((days) => addDays('2025-06-22', days));

test('every day ends its week, Sunday to Saturday, and its month', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const [, , week, lastWeek, month, lastMonth] = presetsOf(today).map(({ range }) => range);
      if (!week || !lastWeek || !month || !lastMonth) throw new Error('A preset is missing.');
      expect([weekday(week.from), week.to, month.to]).toEqual(['Sunday', today, today]);
      expect(dayCount(week)).toBeLessThanOrEqual(7);
      expect([dayCount(lastWeek), addDays(lastWeek.to, 1)]).toEqual([7, week.from]);
      expect(addDays(lastMonth.to, 1)).toBe(month.from);
      expect(month.from.slice(0, 7)).toBe(today.slice(0, 7));
      expect(month.from.slice(8)).toBe('01');
    }),
  );
});

test('neither presets nor arrows lead to a day after today', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(400), fc.nat(400), (today, length, ago) => {
      const to = addDays(today, -ago);
      const ranges = [...presetsOf(today).map(({ range }) => range), { from: addDays(to, -length), to }];
      const reached = ranges.flatMap((range) => [stepRange(range, -1, today) ?? [], stepRange(range, 1, today) ?? []]);
      for (const range of [...ranges, ...(reached.flat() as DayRange[])])
        expect([range.from <= range.to, range.to <= today]).toEqual([true, true]);
    }),
  );
});

test.each([
  // On Monday, November 23, 2026.
  ['the week so far', 'Nov 22 – 23, 2026', 'Nov 15 – 21, 2026', undefined],
  ['the whole week before', 'Nov 15 – 21, 2026', 'Nov 8 – 14, 2026', 'Nov 22 – 23, 2026'],
  ['the month so far', 'Nov 1 – 23, 2026', 'Oct 1 – 31, 2026', undefined],
  ['the quarter so far', 'Oct 1 – Nov 23, 2026', 'Jul 1 – Sep 30, 2026', undefined],
  ['the year so far', 'Jan 1 – Nov 23, 2026', 'Jan 1 – Dec 31, 2025', undefined],
  ['today', 'Nov 23, 2026', 'Nov 22, 2026', undefined],
  ['four days that end today', 'Nov 20 – 23, 2026', 'Nov 16 – 19, 2026', undefined],
  ['a range in the past', 'Nov 10 – 13, 2026', 'Nov 6 – 9, 2026', 'Nov 14 – 17, 2026'],
  ['a range ahead, chosen by a link', 'Nov 24 – 30, 2026', 'Nov 17 – 23, 2026', undefined],
  ['a range that ends ahead, chosen by a link', 'Nov 20 – 30, 2026', 'Nov 9 – 19, 2026', undefined],
])('%s, %s, steps back to %s and forward to %s', (_, text, back, forward) => {
  const range = readRange(text);
  const step = (direction: -1 | 1) => {
    const next = stepRange(range, direction, '2026-11-23');
    return next && formatRange(next);
  };
  expect([step(-1), step(1)]).toEqual([back, forward]);
});

/** `Nov 22 – 23, 2026` */
function readRange(text: string): DayRange {
  const [first = '', last = first] = text.split(' – ');
  const isoOf = (words: string) => new Date(`${words} UTC`).toISOString().slice(0, 10);
  const to = isoOf(/^\d/.test(last) ? `${first.slice(0, 3)} ${last}` : last);
  return { from: isoOf(first.includes(',') ? first : `${first}, ${to.slice(0, 4)}`), to };
}

describe('of a shop with sales', () => {
  const periods = (from: string, to: string, today: string) =>
    presetsOfShop({ from, to }, today).map(({ label, range }) => `${label}: ${range.from} ${range.to}`);

  test.each([
    [
      '2010-12-01',
      '2011-02-27',
      '2026-11-30',
      [
        'Most recent month: 2011-02-01 2011-02-28',
        'Most recent year: 2011-01-01 2011-12-31',
        'All time: 2010-12-01 2011-02-27',
      ],
    ],
    // This month and this year have the last sales.
    ['2026-11-01', '2026-11-20', '2026-11-30', ['All time: 2026-11-01 2026-11-20']],
    ['2026-11-01', '2026-11-30', '2026-11-30', ['All time: 2026-11-01 2026-11-30']],
    // Days that were booked ahead.
    ['2026-11-01', '2026-12-24', '2026-11-30', ['All time: 2026-11-01 2026-11-30']],
    ['2026-12-01', '2026-12-24', '2026-11-30', []],
    ['2023-11-26', '2026-11-29', '2026-11-30', ['All time: 2023-11-26 2026-11-29']],
  ])('from %s to %s, on %s: %j', (from, to, today, expected) => expect(periods(from, to, today)).toEqual(expected));

  test('all days are no period if a range cannot have as many', () => {
    expect(periods('2020-01-01', '2026-11-30', '2026-11-30')).toEqual([]);
  });
});

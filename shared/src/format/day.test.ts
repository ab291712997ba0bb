import fc from 'fast-check';
import {
  addDays,
  dayCount,
  daysOf,
  formatDay,
  formatDayAndYear,
  formatRange,
  isDay,
  isInRange,
  shiftRange,
  shortDay,
  shortDayAndYear,
  shortInstant,
  timeLabel,
  weekday,
} from './day';
import { dayOf } from './zone';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2025-07-18', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['2025-7-18', false],
  ['18.07.2025', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

test.each([
  ['2025-06-22', '2025-06-28', '2025-06-29', '2025-07-05'],
  ['2025-07-29', '2025-07-30', '2025-07-31', '2025-08-01'],
  ['2025-07-05', '2025-07-05', '2025-07-06', '2025-07-06'],
])('%s to %s shifts to %s to %s, and back', (from, to, nextFrom, nextTo) => {
  expect(shiftRange({ from, to }, 1)).toEqual({ from: nextFrom, to: nextTo });
  expect(shiftRange({ from: nextFrom, to: nextTo }, -1)).toEqual({ from, to });
});

test('July 18, 2025 is a Friday, written Jul 18', () => {
  expect(weekday('2025-07-18')).toBe('Friday');
  expect(shortDay('2025-07-18')).toBe('Jul 18');
  expect(shortDayAndYear('2025-07-18')).toBe('Jul 18, 2025');
  expect(formatDayAndYear('2025-07-18')).toBe('Fri, Jul 18, 2025');
});

test.each([
  ['2025-06-22', '2025-06-28', 'Jun 22 – 28, 2025'],
  ['2025-06-29', '2025-07-05', 'Jun 29 – Jul 5, 2025'],
  ['2024-12-28', '2025-01-03', 'Dec 28, 2024 – Jan 3, 2025'],
  ['2024-06-22', '2025-06-28', 'Jun 22, 2024 – Jun 28, 2025'],
  ['2025-07-05', '2025-07-05', 'Jul 5, 2025'],
  ['2025-03-09', '2025-03-09', 'Mar 9, 2025'],
])('%s to %s is written %s', (from, to, written) => expect(formatRange({ from, to })).toBe(written));

test.each([
  ['2025-06-22', 'Sun, Jun 22'],
  ['2025-11-02', 'Sun, Nov 2'],
  ['2025-12-31', 'Wed, Dec 31'],
])('%s is written %s', (day, written) => expect(formatDay(day)).toBe(written));

test('a written range can be read back: what one half omits is in the other', () => {
  fc.assert(
    fc.property(day, fc.nat(800), (from, more) => {
      const to = addDays(from, more);
      const [first = '', last = first] = formatRange({ from, to }).split(' – ');
      const end = /[A-Z]/.test(last) ? last : `${first.slice(0, 3)} ${last}`;
      const start = first.includes(',') ? first : `${first},${end.split(',')[1]}`;
      expect([start, end].map(readBack)).toEqual([from, to]);
    }),
  );
});

/** `Jul 5, 2025` as a day. */
function readBack(written: string): string {
  return new Date(`${written} UTC`).toISOString().slice(0, 10);
}

test.each([
  ['2025-07-19T03:59:59Z', '2025-07-18'],
  ['2025-07-19T04:00:00Z', '2025-07-19'],
  ['2025-01-01T04:59:59Z', '2024-12-31'],
  ['2025-01-01T05:00:00Z', '2025-01-01'],
])('at %s the day in the store is %s', (instant, expected) => {
  expect(dayOf(Date.parse(instant))).toBe(expected);
  expect(shortInstant(Date.parse(instant))).toBe(shortDay(expected));
});

test('adding days and subtracting them ends on the same day, even across a clock change', () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: -4000, max: 4000 }),
      (from, count) => addDays(addDays(from, count), -count) === from,
    ),
  );
});

test('the days of a range are as many as its count, in order, and within the range', () => {
  fc.assert(
    fc.property(day, fc.nat(60), (from, more) => {
      const range = { from, to: addDays(from, more) };
      const days = daysOf(range);
      expect(days).toHaveLength(dayCount(range));
      expect(days.every((one) => isDay(one) && isInRange(one, range))).toBe(true);
      expect([...days].sort()).toEqual(days);
    }),
  );
});

test('a range that ends before it starts has no days', () => {
  expect(daysOf({ from: '2025-07-18', to: '2025-07-17' })).toEqual([]);
});

test('text that is not a day throws', () => {
  expect(() => addDays('soon', 1)).toThrow('A day is written YYYY-MM-DD; "soon" is not.');
});

const now = Date.parse('2025-07-20T16:00:00Z');
const hour = 3_600_000;

test.each([
  ['a time in the future', -hour, 'Just now'],
  ['this moment', 0, 'Just now'],
  ['59 min 59 s', hour - 1, 'Just now'],
  ['60 min', hour, '1h ago'],
  ['23 h 59 min', 24 * hour - 1, '23h ago'],
  ['24 h', 24 * hour, 'Yesterday'],
  ['47 h 59 min', 48 * hour - 1, 'Yesterday'],
  ['48 h', 48 * hour, 'Jul 18'],
])('the label of %s', (_, age, label) => expect(timeLabel(now - age, now)).toBe(label));

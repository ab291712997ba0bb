import { dayAskedFor, daysToShow, fullDay, namedDay, typedDay } from './dashboardDate';

const days = { from: '2000-01-01', to: '2026-03-01' };

test.each([
  ['2026-03-01T12:00:00Z', '2026-03-01'],
  // Three in the morning in London is still the evening before in the store.
  ['2026-03-01T03:00:00Z', '2026-02-28'],
  ['2025-07-18T12:00:00Z', '2025-07-18'],
  ['2024-01-01T12:00:00Z', '2025-07-18'],
])('at %s the last day to show is %s', (now, last) => {
  expect(daysToShow(Date.parse(now)).to).toBe(last);
});

test.each([
  [null, '2025-07-18', undefined],
  ['2025-07-18', '2025-07-18', undefined],
  ['2025-12-25', '2025-12-25', undefined],
  ['2026-03-01', '2026-03-01', undefined],
  ['2000-01-01', '2000-01-01', undefined],
  ['2026-03-02', '2025-07-18', 'Mar 2, 2026 has not come yet. Showing Jul 18, 2025 instead.'],
  ['1999-12-31', '2025-07-18', 'Dec 31, 1999 lies before Jan 1, 2000. Showing Jul 18, 2025 instead.'],
  ['2025-02-30', '2025-07-18', 'The address asks for “2025-02-30”, which is no date. Showing Jul 18, 2025 instead.'],
  ['', '2025-07-18', 'The address asks for “”, which is no date. Showing Jul 18, 2025 instead.'],
  [
    'x'.repeat(500),
    '2025-07-18',
    `The address asks for “${'x'.repeat(24)}…”, which is no date. Showing Jul 18, 2025 instead.`,
  ],
])('an address with the date %p shows %s', (text, day, refusal) => {
  expect(dayAskedFor(text, days)).toEqual({ day, refusal });
});

test.each([
  ['', 'partial'],
  ['0002-07-18', 'partial'],
  ['0202-07-18', 'partial'],
  ['1999-12-31', 'outside'],
  ['2026-03-02', 'outside'],
  ['2025-12-25', 'shown'],
])('a field that holds %p is %s', (text, state) => {
  expect(typedDay(text, days)).toBe(state);
});

test('a day is written with its year, and with its weekday', () => {
  expect([fullDay('2025-07-18'), namedDay('2025-07-18')]).toEqual(['Jul 18, 2025', 'Fri, Jul 18, 2025']);
});

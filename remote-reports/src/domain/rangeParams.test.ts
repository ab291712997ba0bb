import fc from 'fast-check';
import { addDays, dayCount, maxRangeDays as maxDays } from '@back-office/shared/format';
import { defaultRange, readFigures, writeRange } from '@back-office/shared/ledger';
import { aheadNoticeOf, isRange, rangeNoticeOf, withRangeToDate } from './rangeParams';

const read = (search: string) => readFigures(new URLSearchParams(search)).range;

test('an address without a range means June 22–28, 2025', () => {
  expect(read('')).toEqual({ from: '2025-06-22', to: '2025-06-28' });
});

test.each([
  'from=2025-06-22',
  'to=2025-06-28',
  'from=2025-06-28&to=2025-06-22',
  'from=2025-02-29&to=2025-03-01',
  'from=22.06.2025&to=28.06.2025',
  'from=1999-12-31&to=2000-01-05',
  'from=2099-12-30&to=2100-01-01',
  'from=0000-01-01&to=0000-01-02',
  'from=2022-01-01&to=2025-01-05',
])('%s is invalid: the default range is shown, and a notice says so', (search) => {
  expect(read(search)).toEqual(defaultRange);
  expect(rangeNoticeOf(new URLSearchParams(search))).toMatch(/ Showing Jun 22 – 28, 2025 instead\.$/);
});

test.each(['', 'from=2025-06-01&to=2025-06-07'])('"%s" needs no notice', (search) =>
  expect(rangeNoticeOf(new URLSearchParams(search))).toBeUndefined(),
);

test.each([
  [maxDays, true],
  [maxDays + 1, false],
  [1, true],
  [0, false],
])('whether a range of %i days is allowed: %s', (days, expected) => {
  expect(isRange({ from: '2024-01-01', to: addDays('2024-01-01', days - 1) })).toBe(expected);
});

test('a range is read back, the default is left out, and the rest of the address stays', () => {
  const ranges = fc
    .tuple(fc.nat(30_000), fc.integer({ min: 0, max: maxDays - 1 }))
    .map(([start, more]) => ({ from: addDays('2000-01-01', start), to: addDays('2000-01-01', start + more) }));
  fc.assert(
    fc.property(ranges, (range) => {
      const params = writeRange(new URLSearchParams('from=2020-01-01&view=chart'), range, defaultRange);
      expect(readFigures(params).range).toEqual(range);
      expect(params.get('view')).toBe('chart');
      expect(dayCount(range)).toBeLessThanOrEqual(maxDays);
    }),
  );
  expect(
    writeRange(new URLSearchParams('from=2025-01-01&to=2025-01-02&view=chart'), defaultRange, defaultRange).toString(),
  ).toBe('view=chart');
});

test('the default days leave an address that names them', () => {
  const named = new URLSearchParams('from=2025-06-22&to=2025-06-28&view=chart');
  expect(writeRange(named, defaultRange, defaultRange).toString()).toBe('view=chart');
});

test.each([
  ['from=2026-11-01&to=2026-11-22', '2026-11-01 2026-11-22', undefined],
  ['from=2026-11-01&to=2026-11-23', '2026-11-01 2026-11-23', undefined],
  [
    'from=2026-11-01&to=2026-11-30',
    '2026-11-01 2026-11-23',
    'Showing Nov 1 – 23, 2026 instead of Nov 1 – 30, 2026, because later days are still ahead.',
  ],
  ['from=2026-11-24&to=2026-11-30', '2026-11-24 2026-11-30', undefined],
  ['from=2026-11-30&to=2026-11-24', '2025-06-22 2025-06-28', undefined],
])('on November 23, 2026, %s shows %s', (search, shown, notice) => {
  const params = new URLSearchParams(search);
  const { from, to } = readFigures(withRangeToDate(params, '2026-11-23')).range;
  expect(`${from} ${to}`).toBe(shown);
  expect(aheadNoticeOf(params, '2026-11-23')).toBe(notice);
});

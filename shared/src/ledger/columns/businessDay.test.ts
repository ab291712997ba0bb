import { addDays, samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { descriptionOf } from '../catalog/dimensions';
import { createLedger } from '../sample/createLedger';
import { defaultRange, isInTimeRange } from '../model/filters';
import { calendarDayOf, timeWithZone } from '../model/transaction';
import { hourLabel, timeText, timeZonesOf } from '../model/calendar';
import { hoursBetween, periodsOf, weeksRule, wholePeriod } from '../totals/periods';
import { textAt } from './columns';
import { columnsOfRows } from './columnsOfRows';
import { rowColumn } from './dimensionColumn';

afterEach(() => setPageFormat(samplePageFormat));

const berlin = { currency: 'EUR', timeZone: 'Europe/Berlin', dayStart: 180, locale: 'de-DE' };

test('a sale after midnight is part of the business day before, at its own hour', () => {
  setPageFormat(berlin);
  const [row] = createLedger().rowsOf(defaultRange);
  if (!row) throw new Error('The week has rows.');
  const columns = columnsOfRows([{ ...row, minute: 1_530 }]);
  const textOf = (id: 'date' | 'hour' | 'time' | 'part-of-day') => textAt(rowColumn(columns, id), 0);
  expect([textOf('date'), textOf('hour'), textOf('time'), textOf('part-of-day')]).toEqual([
    row.date,
    '01',
    '01:30',
    'Evening',
  ]);
  expect([isInTimeRange(1_530, 'Evening'), isInTimeRange(1_530, 'Morning')]).toEqual([true, false]);
});

test.each([
  ['2024-03-30', 1_470, '2024-03-31', '00:30', 'CET'],
  ['2024-03-30', 1_615, '2024-03-31', '02:55', 'CEST'],
  ['2024-03-31', 300, '2024-03-31', '05:00', 'CEST'],
])('business day %s, minute %i, is that time of the calendar: %s, %s %s', (date, minute, day, time, zone) => {
  setPageFormat({ ...berlin, locale: 'en-GB' });
  const row = { date, minute, time, timeZone: 'Europe/Berlin' };
  expect([calendarDayOf(row), timeWithZone(row)]).toEqual([day, `${time} ${zone}`]);
});

test('hours are in the order of the business day', () => {
  setPageFormat(berlin);
  expect(hoursBetween(['01', '22'])).toEqual(['22', '23', '00', '01']);
  setPageFormat(samplePageFormat);
  expect(hoursBetween(['03', '01'])).toEqual(['01', '02', '03']);
});

test.each([
  ['en-US', 'Weeks start on Sunday', '2025-06-22'],
  ['de-DE', 'Weeks start on Montag', '2025-06-23'],
  ['ar-KW', 'Weeks start on السبت', '2025-06-28'],
])('weeks of %s', (locale, rule, from) => {
  setPageFormat({ ...berlin, locale });
  expect([weeksRule(), descriptionOf('week')]).toEqual([rule, rule]);
  expect(wholePeriod('2025-06-28', 'Weekly').from).toBe(from);
  expect(periodsOf({ from, to: '2025-07-20' }, 'Weekly')[1]?.from).toBe(addDays(from, 7));
});

test.each([
  ['en-US', '1:30 AM', '8 AM'],
  ['de-DE', '01:30', '08:00'],
  ['en-GB', '01:30', '08:00'],
])('times in %s', (locale, time, hour) => {
  setPageFormat({ ...berlin, locale });
  expect([timeText(1_530), hourLabel(8)]).toEqual([time, hour]);
});

test('time zones have their names at noon of each day', () => {
  const year = { from: '2025-01-01', to: '2025-12-31' };
  setPageFormat({ ...berlin, timeZone: 'Asia/Kolkata', locale: 'en-IN' });
  expect(timeZonesOf(year)).toBe('IST');
  setPageFormat({ ...berlin, locale: 'en-GB' });
  expect(timeZonesOf(year)).toBe('CET/CEST');
  setPageFormat(samplePageFormat);
  expect(timeZonesOf(year)).toBe('EST/EDT');
});

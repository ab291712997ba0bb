import { readWords } from '../language/words';
import type { Period } from './period';
import { readPeriods } from './readPeriods';

/** Friday. */
const today = '2025-07-18';
const june: Period = { range: { from: '2025-06-01', to: '2025-06-30' }, unit: 'month', name: 'June 2025' };
const lastWeek: Period = { range: { from: '2025-07-06', to: '2025-07-12' }, unit: 'week', name: 'last week' };

function read(text: string, on = today, earlier?: Period) {
  const words = readWords(text, new Set());
  return readPeriods(words, { today: on, earlier }).map(({ reading: { period, problem } }) =>
    period ? `${period.range.from} ${period.range.to}` : problem,
  );
}

test.each([
  ['today', '2025-07-18 2025-07-18'],
  ['yesterday', '2025-07-17 2025-07-17'],
  ['the day before yesterday', '2025-07-16 2025-07-16'],
  ['this week', '2025-07-13 2025-07-18'],
  ['last week', '2025-07-06 2025-07-12'],
  ['the week before last', '2025-06-29 2025-07-05'],
  ['this month', '2025-07-01 2025-07-18'],
  ['last month', '2025-06-01 2025-06-30'],
  ['last quarter', '2025-04-01 2025-06-30'],
  ['last year', '2024-01-01 2024-12-31'],
  ['last 30 days', '2025-06-19 2025-07-18'],
  ['past four weeks', '2025-06-21 2025-07-18'],
  ['last 3 months', '2025-04-19 2025-07-18'],
  ['3 days ago', '2025-07-15 2025-07-15'],
  ['two weeks ago', '2025-06-29 2025-07-05'],
  ['a month ago', '2025-06-01 2025-06-30'],
  ['June', '2025-06-01 2025-06-30'],
  ['Jun 2024', '2024-06-01 2024-06-30'],
  ["june '24", '2024-06-01 2024-06-30'],
  ['september', '2024-09-01 2024-09-30'],
  ['July', '2025-07-01 2025-07-18'],
  ['Jul 18', '2025-07-18 2025-07-18'],
  ['18th of July', '2025-07-18 2025-07-18'],
  ['July 19', '2024-07-19 2024-07-19'],
  ['jul18', '2025-07-18 2025-07-18'],
  ['the 4th', '2025-07-04 2025-07-04'],
  ['the 25th', '2025-06-25 2025-06-25'],
  ['7/18/2025', '2025-07-18 2025-07-18'],
  ['7/4', '2025-07-04 2025-07-04'],
  ['18/7/2025', '2025-07-18 2025-07-18'],
  ['18.07.2025', '2025-07-18 2025-07-18'],
  ['2025-07-18', '2025-07-18 2025-07-18'],
  ['2025-06', '2025-06-01 2025-06-30'],
  ['Friday, July 11', '2025-07-11 2025-07-11'],
  ['friday', '2025-07-18 2025-07-18'],
  ['last friday', '2025-07-11 2025-07-11'],
  ['this monday', '2025-07-14 2025-07-14'],
  ['friday last week', '2025-07-11 2025-07-11'],
  ['the weekend', '2025-07-12 2025-07-13'],
  ['week of Jun 22', '2025-06-22 2025-06-28'],
  ['week of the 25th of june', '2025-06-22 2025-06-28'],
  ['week starting June 23', '2025-06-23 2025-06-29'],
  ['week ending June 28', '2025-06-22 2025-06-28'],
  ['Q2', '2025-04-01 2025-06-30'],
  ['Q4', '2024-10-01 2024-12-31'],
  ['second quarter of 2024', '2024-04-01 2024-06-30'],
  ['H1 2025', '2025-01-01 2025-06-30'],
  ['second half of june', '2025-06-16 2025-06-30'],
  ['first week of June', '2025-06-01 2025-06-07'],
  ['last 10 days of may', '2025-05-22 2025-05-31'],
  ['2024', '2024-01-01 2024-12-31'],
  ['year to date', '2025-01-01 2025-07-18'],
  ['mtd', '2025-07-01 2025-07-18'],
  ['Christmas', '2024-12-25 2024-12-25'],
  ['thanksgiving 2024', '2024-11-28 2024-11-28'],
  ['black friday', '2024-11-29 2024-11-29'],
  ['cyber monday', '2024-12-02 2024-12-02'],
  ['memorial day', '2025-05-26 2025-05-26'],
  ['memorial day 2026', 'Memorial Day (May 25, 2026) has not begun: today is Jul 18, 2025.'],
  ['labor day', '2024-09-02 2024-09-02'],
  ['mlk day', '2025-01-20 2025-01-20'],
  ["mother's day", '2025-05-11 2025-05-11'],
  ['Father’s Day last year', '2024-06-16 2024-06-16'],
  ["st. patrick's day", '2025-03-17 2025-03-17'],
  ['easter', '2025-04-20 2025-04-20'],
  ['easter 2024', '2024-03-31 2024-03-31'],
  ['easter 2008', '2008-03-23 2008-03-23'],
  ['easter 2011', '2011-04-24 2011-04-24'],
  ['memorial day weekend', '2025-05-24 2025-05-26'],
  ['4th of july weekend', '2025-07-04 2025-07-06'],
  ['thanksgiving weekend', '2024-11-28 2024-12-01'],
  ['easter weekend', '2025-04-19 2025-04-20'],
  ['compare jun 1 to jun 7', '2025-06-01 2025-06-07'],
  ['between June 20 and June 25', '2025-06-20 2025-06-25'],
  ['from Jun 22 to 28', '2025-06-22 2025-06-28'],
  ['June 22-28, 2025', '2025-06-22 2025-06-28'],
  ['22 to 28 June', '2025-06-22 2025-06-28'],
  ['Jun 29 – Jul 5', '2025-06-29 2025-07-05'],
  ['Dec 28 to Jan 3', '2024-12-28 2025-01-03'],
  ['6/22/25 - 6/28/25', '2025-06-22 2025-06-28'],
  ['April to June', '2025-04-01 2025-06-30'],
  ['from monday to wednesday', '2025-07-14 2025-07-16'],
  ['since June 1', '2025-06-01 2025-07-18'],
  ['from June 1 until today', '2025-06-01 2025-07-18'],
  ['sample week', '2025-06-22 2025-06-28'],
  ['yesturday', '2025-07-17 2025-07-17'],
  ['last mnoth', '2025-06-01 2025-06-30'],
  ['wendesday', '2025-07-16 2025-07-16'],
  ['last nite', '2025-07-17 2025-07-17'],
  ['two days back', '2025-07-16 2025-07-16'],
  ['a fortnight ago', '2025-06-29 2025-07-05'],
  ['past fortnight', '2025-07-05 2025-07-18'],
  ['trailing twelve months', '2024-07-19 2025-07-18'],
  ['TTM', '2024-07-19 2025-07-18'],
  ['thus far this year', '2025-01-01 2025-07-18'],
  ['sales LY', '2024-01-01 2024-12-31'],
  ['FY24', '2024-01-01 2024-12-31'],
  ['last fiscal year', '2024-01-01 2024-12-31'],
  ['first half-year', '2025-01-01 2025-06-30'],
  ['first half of the year', '2025-01-01 2025-06-30'],
  ['the last half year', '2025-01-19 2025-07-18'],
  ['qtr 2', '2025-04-01 2025-06-30'],
  ['2Q25', '2025-04-01 2025-06-30'],
  ['w/c 7 july', '2025-07-07 2025-07-13'],
  ['w/e 12 july', '2025-07-06 2025-07-12'],
  ['third weekend of june', '2025-06-21 2025-06-22'],
  ['last saturday of june', '2025-06-28 2025-06-28'],
  ['first monday of last month', '2025-06-02 2025-06-02'],
  ['the first friday in q2', '2025-04-04 2025-04-04'],
  ['second week of the month', '2025-07-08 2025-07-14'],
  ['early june', '2025-06-01 2025-06-10'],
  ['mid-june', '2025-06-11 2025-06-20'],
  ['late june', '2025-06-21 2025-06-30'],
  ['end of last month', '2025-06-24 2025-06-30'],
  ['start of the year', '2025-01-01 2025-01-31'],
  ['july 4th weekend', '2025-07-04 2025-07-06'],
  ['good friday', '2025-04-18 2025-04-18'],
  ['super bowl sunday', '2025-02-09 2025-02-09'],
  ['st paddy’s day', '2025-03-17 2025-03-17'],
  ['christmas week', '2024-12-22 2024-12-28'],
  ['between christmas and new year', '2024-12-25 2025-01-01'],
  ['this summer', '2025-06-01 2025-07-18'],
  ['last winter', '2024-12-01 2025-02-28'],
  ['fall 2024', '2024-09-01 2024-11-30'],
  ['in the spring, say in april', '2025-04-01 2025-04-30'],
  ['jan-mar', '2025-01-01 2025-03-31'],
  ['sunday through thursday of last week', '2025-07-06 2025-07-10'],
  ['mon-fri last week', '2025-07-07 2025-07-11'],
  ['last week monday to wednesday', '2025-07-07 2025-07-09'],
  ['tuesday afternoon last week', '2025-07-08 2025-07-08'],
  ['the 3rd and 4th of july', '2025-07-03 2025-07-04'],
  ['july first', '2025-07-01 2025-07-01'],
  ['the second of june', '2025-06-02 2025-06-02'],
  ['on the twelfth', '2025-07-12 2025-07-12'],
  ['weekend before last', '2025-07-05 2025-07-06'],
  ['last month but one', '2025-05-01 2025-05-31'],
  ['three fridays ago', '2025-06-27 2025-06-27'],
  ['this past friday', '2025-07-11 2025-07-11'],
  ['the last two full weeks', '2025-06-29 2025-07-12'],
  ['last workweek', '2025-07-07 2025-07-11'],
  ['since day one', '2000-01-01 2025-07-18'],
  ['since the end of May', '2025-05-31 2025-07-18'],
  ['bring up all payments since monday', '2025-07-14 2025-07-18'],
  ['from the beginning', '2000-01-01 2025-07-18'],
  ['2025/07/04', '2025-07-04 2025-07-04'],
])('"%s" is %s', (text, days) => expect(read(text)).toEqual([days]));

test.each([
  ['feb 30', 'There is no February 30. Please check the date.'],
  ['2/29/2025', 'There is no February 29, 2025: February 2025 ends on Feb 28, 2025.'],
  ['13/13/2025', '“13/13/2025” is not a date: there is no month 13.'],
  ['tomorrow', 'Tomorrow (Jul 19, 2025) has not begun: today is Jul 18, 2025.'],
  ['june 2031', 'June 2031 (Jun 1 – 30, 2031) has not begun: today is Jul 18, 2025.'],
  ['last 9999 days', 'I know the days from Jan 1, 2000 to Dec 31, 2099; that period is outside.'],
  ['1999', 'I know the years 2000 to 2099, not 1999.'],
  ['from June 20 to June 10', 'Jun 20, 2025 is after Jun 10, 2025. Please swap the two dates.'],
])('"%s": %s', (text, problem) => expect(read(text)).toEqual([problem]));

test.each([
  ['and the week before?', lastWeek, '2025-06-29 2025-07-05'],
  ['the week after', { ...lastWeek, range: { from: '2025-06-22', to: '2025-06-28' } }, '2025-06-29 2025-07-05'],
  ['the month before', june, '2025-05-01 2025-05-31'],
  ['the previous month', june, '2025-05-01 2025-05-31'],
  ['the prior week', lastWeek, '2025-06-29 2025-07-05'],
  ['in these months', june, '2025-06-01 2025-06-30'],
  ['the year before', june, '2024-06-01 2024-06-30'],
  ['same month last year', june, '2024-06-01 2024-06-30'],
  ['and before that?', lastWeek, '2025-06-29 2025-07-05'],
  ['the day before', { range: { from: today, to: today }, unit: 'day' } as const, '2025-07-17 2025-07-17'],
  ['the 18th', june, '2025-06-18 2025-06-18'],
  ['just monday to wednesday', lastWeek, '2025-07-07 2025-07-09'],
  ['the second week', june, '2025-06-08 2025-06-14'],
  ['july', { ...june, range: { from: '2024-06-01', to: '2024-06-30' } }, '2024-07-01 2024-07-31'],
])('after a question about a period, "%s" is seen from there', (text, earlier, days) =>
  expect(read(text, today, earlier)).toEqual([days]),
);

test.each([
  'may I ask something',
  'a second question',
  'top 5 items',
  'how much is 48',
  'we march on',
  'which grew faster',
  'spring rolls',
  'did sales fall',
  'salad bowl',
])('"%s" names no days', (text) =>
  expect(read(text).filter((one) => one !== undefined && !text.includes('march'))).toEqual([]),
);

test('several periods are read in their order', () => {
  expect(read('june vs may 2024 and last week')).toEqual([
    '2025-06-01 2025-06-30',
    '2024-05-01 2024-05-31',
    '2025-07-06 2025-07-12',
  ]);
});

test.each([
  ['compare june to may', '2025-06-01 2025-06-30', '2025-05-01 2025-05-31'],
  ['compare Q1 to Q2', '2025-01-01 2025-03-31', '2025-04-01 2025-06-30'],
  ['compare last week to this week', '2025-07-06 2025-07-12', '2025-07-13 2025-07-18'],
  ['compare june 5 to june 4', '2025-06-05 2025-06-05', '2025-06-04 2025-06-04'],
  ['compare jun 1 to jun 7 with jun 8 to jun 14', '2025-06-01 2025-06-07', '2025-06-08 2025-06-14'],
])('"%s" names two periods', (text, ...days) => expect(read(text)).toEqual(days));

test('February 29 without a year is the latest one', () => expect(read('feb 29')).toEqual(['2024-02-29 2024-02-29']));

test('only the sample shop has a sample week', () => {
  const readIn = (isSample: boolean) =>
    readPeriods(readWords('sales of the sample week', new Set()), { today, isSample }).map(({ reading }) => reading);
  expect(readIn(true)).toMatchObject([{ period: { range: { from: '2025-06-22', to: '2025-06-28' } } }]);
  expect(readIn(false)).toEqual([
    { problem: 'The sample week belongs to the sample shop. Which days of this shop do you mean?' },
  ]);
});

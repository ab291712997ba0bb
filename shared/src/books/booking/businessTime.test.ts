import { businessTimeOf } from './businessTime';

const newYork = { timeZone: 'America/New_York', dayStart: 0 };
const day = (text: string) => Date.parse(text) / 86_400_000;
const wall = (text: string) => Date.parse(`${text}Z`);

test.each([
  ['the zone of the shop stays as it is', '2026-07-18T23:30', 'America/New_York', newYork, '2026-07-18', 1410],
  ['no zone is that of the shop', '2026-07-18T23:30', '', newYork, '2026-07-18', 1410],
  ['UTC is moved to the zone of the shop', '2026-07-18T03:30', 'UTC', newYork, '2026-07-17', 1410],
  ['an offset too', '2026-07-18T23:30', '-07:00', newYork, '2026-07-19', 150],
  ['another zone too', '2026-07-18T23:30', 'America/Los_Angeles', newYork, '2026-07-19', 150],
  ['before the clocks go forward', '2026-03-08T06:59', 'UTC', newYork, '2026-03-08', 119],
  ['after the clocks went forward', '2026-03-08T07:00', 'UTC', newYork, '2026-03-08', 180],
  ['the first of two equal hours', '2026-11-01T05:30', 'UTC', newYork, '2026-11-01', 90],
  ['the second of two equal hours', '2026-11-01T06:30', 'UTC', newYork, '2026-11-01', 90],
  ['before a day that starts later', '2026-07-19T01:30', '', { ...newYork, dayStart: 180 }, '2026-07-18', 1530],
  ['without a zone for the shop days are as written', '2026-07-18T03:30', 'UTC', { dayStart: 0 }, '2026-07-18', 210],
])('%s', (_name, time, zone, settings, date, minute) => {
  expect(businessTimeOf({ wall: wall(time), zone }, settings)).toEqual({ day: day(date), minute });
});

test('a date without a time is a business day whose time is not known', () => {
  const time = businessTimeOf({ wall: wall('2026-07-19T00:00'), zone: 'date' }, { ...newYork, dayStart: 180 });
  expect(time).toEqual({ day: day('2026-07-19'), minute: 180, isDay: true });
});

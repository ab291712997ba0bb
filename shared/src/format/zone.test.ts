import fc from 'fast-check';
import { addDays } from './day';
import { instantOf, momentIn } from './zone';

const minute = 60_000;
const day = 86_400_000;
const zones = Intl.supportedValuesOf('timeZone');

/** What clocks in a zone show, read in another way: `2025-03-09 03:30`. */
const shownIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (instant: number) => format.format(instant);
};

const two = (number: number) => String(number).padStart(2, '0');
const written = ({ day: date, minute: time }: { day: string; minute: number }) =>
  `${addDays(date, Math.floor(time / 1440))} ${two(Math.floor((time % 1440) / 60))}:${two(time % 60)}`;

/** Changes at a minute past midnight, in Ramadan, of half an hour, at midnight. */
const unusual = ['America/St_Johns', 'Africa/Casablanca', 'Australia/Lord_Howe', 'America/Sao_Paulo'];

/** The nights of some years in which the clocks of a zone change: midnights in UTC before and after. */
function changesOf(zone: string, years: readonly number[]): readonly number[] {
  const shown = shownIn(zone);
  return years.flatMap((year) => {
    const nights = Array.from({ length: 367 }, (_, index) => Date.UTC(year, 0, 1) + index * day);
    const times = nights.map((night) => shown(night).slice(11));
    return nights.slice(0, -1).filter((_, index) => times[index] !== times[index + 1]);
  });
}

test.each([
  ['2025-07-18T15:30:00Z', 'America/New_York', 0, '2025-07-18', 690],
  ['2025-07-18T18:29:59.999Z', 'Asia/Kolkata', 0, '2025-07-18', 1439],
  ['2025-07-18T18:30:00Z', 'Asia/Kolkata', 0, '2025-07-19', 0],
  ['2025-07-18T17:59:00Z', 'Asia/Tokyo', 180, '2025-07-18', 1619],
  ['2025-07-18T18:00:00Z', 'Asia/Tokyo', 180, '2025-07-19', 180],
  // The clocks go from 2 to 3: 1:30 AM and 3:30 AM are an hour apart, and belong to different business days.
  ['2025-03-09T06:30:00Z', 'America/New_York', 180, '2025-03-08', 1530],
  ['2025-03-09T07:30:00Z', 'America/New_York', 180, '2025-03-09', 210],
  // The clocks go from 2 back to 1: both half past one are of the day before.
  ['2025-11-02T05:30:00Z', 'America/New_York', 180, '2025-11-01', 1530],
  ['2025-11-02T06:30:00Z', 'America/New_York', 180, '2025-11-01', 1530],
  ['2025-11-02T08:00:00Z', 'America/New_York', 180, '2025-11-02', 180],
])('%s in %s with days from minute %i is %s, minute %i', (instant, zone, dayStart, date, time) =>
  expect(momentIn(Date.parse(instant), zone, dayStart)).toEqual({ day: date, minute: time }),
);

test.each([
  ['an ordinary time', '2025-07-18', 690, 'America/New_York', '2025-07-18T15:30:00Z'],
  ['after the next midnight', '2025-07-18', 1530, 'America/New_York', '2025-07-19T05:30:00Z'],
  ['a skipped time moves forward', '2025-03-09', 150, 'America/New_York', '2025-03-09T07:30:00Z'],
  ['of a repeated time it is the first', '2025-11-02', 90, 'America/New_York', '2025-11-02T05:30:00Z'],
  ['a skipped time in Berlin', '2025-03-30', 150, 'Europe/Berlin', '2025-03-30T01:30:00Z'],
  ['a repeated time in Berlin', '2025-10-26', 150, 'Europe/Berlin', '2025-10-26T00:30:00Z'],
  ['a midnight that is skipped', '2018-11-04', 0, 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
  ['a day that is skipped', '2011-12-30', 720, 'Pacific/Apia', '2011-12-30T22:00:00Z'],
])('%s: %s, minute %i in %s is %s', (_, date, time, zone, instant) =>
  expect(new Date(instantOf(date, time, zone))).toEqual(new Date(instant)),
);

test('in every time zone an instant has one minute of one business day, which is what clocks show', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) }),
      fc.integer({ min: 0, max: 1439 }),
      (zone, instant, dayStart) => {
        const moment = momentIn(instant, zone, dayStart);
        expect(written(moment)).toBe(shownIn(zone)(instant));
        expect(moment.minute).toBeGreaterThanOrEqual(dayStart);
        expect(moment.minute).toBeLessThan(dayStart + 1440);
      },
    ),
    { numRuns: 300 },
  );
});

test('around every change of clocks, a time that clocks show leads to an instant at which they show it', () => {
  let nights = 0;
  for (const zone of zones) {
    const shown = shownIn(zone);
    for (const night of changesOf(zone, unusual.includes(zone) ? [2010, 2025] : [2025])) {
      nights += 1;
      const wrong: string[] = [];
      for (let instant = night - 2 * 60 * minute; instant < night + day + 2 * 60 * minute; instant += 30 * minute) {
        const moment = momentIn(instant, zone);
        const back = instantOf(moment.day, moment.minute, zone);
        // The second of two equal times leads to the first.
        if (back > instant || shown(back) !== shown(instant)) wrong.push(shown(instant));
        const business = momentIn(instant, zone, 180);
        if (instantOf(business.day, business.minute, zone) !== back) wrong.push(`${shown(instant)} from 3 AM`);
      }
      expect([zone, wrong]).toEqual([zone, []]);
    }
  }
  expect(nights).toBeGreaterThan(200);
});

import { addDays, type Day, type DayRange } from '@back-office/shared/format';
import { dayAt, monthRange, weekdayNumber } from './calendar';

export interface Holiday {
  readonly name: string;
  /** As words of a question: in small letters, without `'s`. */
  readonly spellings: readonly (readonly string[])[];
  readonly dayIn: (year: number) => Day;
}

/** Days that shops in the United States count sales of. */
export const holidays: readonly Holiday[] = [
  holiday('New Year’s Eve', 'new years eve|new year eve|nye', onDate(12, 31)),
  holiday('New Year’s Day', 'new years day|new year day|new years|new year', onDate(1, 1)),
  holiday('Martin Luther King Jr. Day', 'mlk day|mlk|martin luther king day', onWeekday(1, 'third', 1)),
  holiday('Valentine’s Day', 'valentines day|valentine day|valentines|valentine', onDate(2, 14)),
  // The second Sunday of February since 2022.
  holiday('Super Bowl Sunday', 'superbowl', onWeekday(2, 'second', 0)),
  holiday('Presidents’ Day', 'presidents day|president day', onWeekday(2, 'third', 1)),
  holiday(
    'St. Patrick’s Day',
    'st patricks day|st patrick day|saint patrick day|saint patricks day|st pattys day|st patricks',
    onDate(3, 17),
  ),
  holiday('Good Friday', 'goodfriday', (year) => addDays(easter(year), -2)),
  holiday('Easter Monday', 'easter monday', (year) => addDays(easter(year), 1)),
  holiday('Easter', 'easter sunday|easter day|easter', easter),
  holiday('Cinco de Mayo', 'cincodemayo', onDate(5, 5)),
  holiday('Mother’s Day', 'mothers day|mother day', onWeekday(5, 'second', 0)),
  holiday('Memorial Day', 'memorial day', (year) => lastWeekday(year, 5, 1)),
  holiday('Father’s Day', 'fathers day|father day', onWeekday(6, 'third', 0)),
  holiday('Juneteenth', 'juneteenth', onDate(6, 19)),
  holiday('Independence Day', 'independence day|4th of july|fourth of july', onDate(7, 4)),
  holiday('Labor Day', 'labor day|labour day', onWeekday(9, 'first', 1)),
  holiday('Columbus Day', 'columbus day|indigenous peoples day', onWeekday(10, 'second', 1)),
  holiday('Halloween', 'halloween', onDate(10, 31)),
  holiday('Veterans Day', 'veterans day|veteran day', onDate(11, 11)),
  holiday('Thanksgiving', 'thanksgiving day|thanksgiving', thanksgiving),
  holiday('Black Friday', 'black friday', (year) => addDays(thanksgiving(year), 1)),
  holiday('Small Business Saturday', 'small business saturday', (year) => addDays(thanksgiving(year), 2)),
  holiday('Cyber Monday', 'cyber monday', (year) => addDays(thanksgiving(year), 4)),
  holiday('Christmas Eve', 'christmas eve|xmas eve', onDate(12, 24)),
  holiday('Christmas', 'christmas day|xmas day|christmas|xmas', onDate(12, 25)),
  holiday('December 26', 'boxingday', onDate(12, 26)),
];

/** Every word of their names. */
export const holidayWords: readonly string[] = holidays.flatMap(({ spellings }) => spellings.flat());

/** The holiday and the weekend next to it, with the days between. */
export function holidayWeekend(day: Day): DayRange {
  const weekday = weekdayNumber(day);
  if (weekday === 0) return { from: addDays(day, -1), to: day };
  if (weekday <= 2) return { from: addDays(day, -weekday - 1), to: day };
  return { from: day, to: addDays(day, 7 - weekday) };
}

function holiday(name: string, spellings: string, dayIn: Holiday['dayIn']): Holiday {
  return { name, spellings: spellings.split('|').map((spelling) => spelling.split(' ')), dayIn };
}

function onDate(month: number, date: number) {
  return (year: number) => dayAt(year, month, date) ?? monthRange(year, month).to;
}

/** Such as the third Monday of January; 0 is Sunday. */
function onWeekday(month: number, which: 'first' | 'second' | 'third' | 'fourth', weekday: number) {
  const weeks = ['first', 'second', 'third', 'fourth'].indexOf(which);
  return (year: number) => {
    const first = monthRange(year, month).from;
    return addDays(first, ((weekday - weekdayNumber(first) + 7) % 7) + 7 * weeks);
  };
}

function lastWeekday(year: number, month: number, weekday: number): Day {
  const { to } = monthRange(year, month);
  return addDays(to, -((weekdayNumber(to) - weekday + 7) % 7));
}

function thanksgiving(year: number): Day {
  return onWeekday(11, 'fourth', 4)(year);
}

/** The Sunday after the first full moon of spring, by the Gregorian rule as Meeus, Jones, and Butcher wrote it. */
function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  return addDays(dayAt(year, 3, 22) ?? monthRange(year, 3).from, moon + toSunday - 7 * late);
}

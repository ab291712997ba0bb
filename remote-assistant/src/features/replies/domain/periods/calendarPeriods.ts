import { addDays, type Day, type DayRange } from '@back-office/shared/format';
import { defaultRange } from '@back-office/shared/ledger';
import type { Words } from '../language/words';
import {
  addMonths,
  monthAround,
  monthRange,
  oneDay,
  quarterRange,
  weekAround,
  weekendBefore,
  yearOf,
  yearRange,
} from './calendar';
import { monthNumberOf, readDate, resolveDate, yearAfter, yearNumberOf } from './dates';
import { holidays, holidayWeekend } from './holidays';
import type { Calendar, Period } from './period';
import { follows, found, ordinals, textAt, type FoundPeriod, type Reader } from './reader';
import { unitOf } from './units';

/** Days with a place in the calendar, such as `week of Jun 22`, `Q2`, `first week of June`, `Labor Day weekend`, `2024`. */
export const calendarPeriods: readonly Reader[] = [
  readUnitOf,
  readQuarter,
  readHalf,
  readSeason,
  readHoliday,
  readYear,
  readSample,
];

/** `week of Jun 22`, `week ending June 28`, `weekend of the 28th`, `month of June` */
function readUnitOf(words: Words, at: number, calendar: Calendar) {
  if (
    !follows(
      words,
      at,
      'week|weekend|month|quarter|year|day',
      'of|starting|beginning|ending|ended|from|commencing|containing',
    )
  )
    return undefined;
  // `per day from July 1`
  if (follows(words, at - 1, 'per|by|each|every')) return undefined;
  const word = textAt(words, at + 1);
  const place = follows(words, at + 2, 'on|in|the') ? at + 3 : at + 2;
  const dated = readDate(words, place, calendar.today);
  if (!dated) return readWeekOfHoliday(words, at, place, calendar);
  const { period, problem } = resolveDate(dated.value, calendar);
  if (problem !== undefined) return { end: dated.end, value: { problem } };
  const day = period.range.from;
  const unit = unitOf(textAt(words, at)) ?? 'week';
  if (dated.value.date === undefined) return unit === 'month' ? { end: dated.end, value: { period } } : undefined;
  if (unit === 'day') return { end: dated.end, value: { period } };
  if (unit === 'month') return found(dated.end, monthAround(day), 'month');
  if (unit === 'quarter' || unit === 'year') {
    const months = unit === 'quarter' ? 3 : 12;
    return found(dated.end, { from: addMonths(addDays(day, 1), -months), to: day }, unit);
  }
  if (unit === 'weekend') return found(dated.end, weekendBefore(addDays(day, 1)), 'weekend', 'the weekend');
  if (word === 'ending' || word === 'ended') return found(dated.end, { from: addDays(day, -6), to: day }, 'week');
  if (word === 'of' || word === 'containing') return found(dated.end, weekAround(day), 'week', 'the week');
  return found(dated.end, { from: day, to: addDays(day, 6) }, 'week');
}

/** `the week of Memorial Day` */
function readWeekOfHoliday(words: Words, at: number, place: number, calendar: Calendar) {
  const holiday = follows(words, at, 'week') ? readHoliday(words, place, calendar) : undefined;
  const range = holiday?.value.period?.range;
  return holiday && range && found(holiday.end, weekAround(range.from), 'week', 'the week');
}

/** `Q2`, `Q2 2025`, `2nd quarter of last year`, `quarter 2` */
function readQuarter(words: Words, at: number, { today, earlier }: Calendar) {
  const short = /^q([1-4])$/.exec(textAt(words, at));
  const ordinal = follows(words, at + 1, 'quarter') ? ordinals[textAt(words, at)] : undefined;
  const named = follows(words, at, 'quarter', '1|2|3|4') ? Number(textAt(words, at + 1)) : undefined;
  const number = short ? Number(short[1]) : (ordinal ?? named);
  if (number === undefined) return undefined;
  const place = short ? at + 1 : at + 2;
  const { year, end } = yearAfter(words, place, today);
  const own = year ?? latestYear((candidate) => quarterRange(candidate, number), today, earlier);
  return found(end, quarterRange(own, number), 'quarter', `Q${number} ${own}`);
}

/** `first half of 2025`, `H2` */
function readHalf(words: Words, at: number, { today, earlier }: Calendar) {
  const short = /^h([12])$/.exec(textAt(words, at));
  const number = short ? Number(short[1]) : halfAt(words, at);
  if (number === undefined) return undefined;
  const place = short ? at + 1 : follows(words, at + 2, 'of') ? at + 3 : at + 2;
  const yearPlace = follows(words, place, 'the') ? place + 1 : place;
  const { year, end: yearEnd } = yearAfter(words, yearPlace, today);
  const end = year === undefined && follows(words, yearPlace, 'year') ? yearPlace + 1 : yearEnd;
  const own = year ?? latestYear((candidate) => monthRange(candidate, number * 6 - 5, 6), today, earlier);
  return found(
    end,
    monthRange(own, number * 6 - 5, 6),
    'days',
    `the ${number === 1 ? 'first' : 'second'} half of ${own}`,
  );
}

/** `second half`: 2 */
export function halfAt(words: Words, at: number): number | undefined {
  const number = follows(words, at + 1, 'half') ? ordinals[textAt(words, at)] : undefined;
  return number === 1 || number === 2 ? number : undefined;
}

/** `Memorial Day`, `Christmas 2023`, `Labor Day weekend` */
function readHoliday(words: Words, at: number, { today, earlier }: Calendar) {
  for (const { name, spellings, dayIn } of holidays) {
    for (const parts of spellings) {
      if (!parts.every((part, index) => textAt(words, at + index) === part)) continue;
      const isWeekend = follows(words, at + parts.length, 'weekend');
      const isWeek = follows(words, at + parts.length, 'week');
      const { year, end } = yearAfter(words, at + parts.length + (isWeekend || isWeek ? 1 : 0), today);
      const day = dayIn(year ?? latestYear((candidate) => oneDay(dayIn(candidate)), today, earlier));
      if (isWeek) return found(end, weekAround(day), 'week', `the week of ${name}`);
      return isWeekend
        ? found(end, holidayWeekend(day), 'weekend', `${name} weekend`)
        : found(end, oneDay(day), 'day', name);
    }
  }
  return undefined;
}

/** First month of each season of three months; winter ends in the year after. */
const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

const before = 'in|of|over|during|for|since';

/** `this summer`, `summer 2024`, `over the winter`, `since spring`, `and the winter`; by themselves the words mean other things. */
function readSeason(words: Words, at: number, { today, earlier }: Calendar) {
  const step = { last: -1, past: -1, previous: -1, this: 0 }[textAt(words, at)];
  const place = step === undefined ? at : at + 1;
  const month = seasons[textAt(words, place)];
  if (month === undefined) return undefined;
  const { year, end } = yearAfter(words, place + 1, today);
  const isLast = follows(words, at - 1, 'the') && place === words.length - 1;
  const isIn = follows(words, at - 2, before, 'the') || follows(words, at - 1, before) || isLast;
  // `in the spring, say in April`: the months count.
  const isAlone =
    isIn && textAt(words, place) !== 'fall' && !words.some(({ text }) => monthNumberOf(text) !== undefined);
  if (step === undefined && year === undefined && !isAlone) return undefined;
  const latest = latestYear((candidate) => monthRange(candidate, month, 3), today, earlier);
  const isRunning = monthRange(latest, month, 3).to >= today;
  const own = year ?? (step === -1 && isRunning ? latest - 1 : latest);
  const name = `${textAt(words, place)} ${own}${month === 12 ? `/${String(own + 1).slice(2)}` : ''}`;
  return found(end, monthRange(own, month, 3), 'days', name);
}

/** `2024`, `the year 2024` */
function readYear(words: Words, at: number) {
  const place = follows(words, at, 'year') ? at + 1 : at;
  const text = textAt(words, place);
  const isEarlier = /^1\d{3}$/.test(text) && (place > at || follows(words, at - 1, 'in|of'));
  const year = isEarlier ? Number(text) : yearNumberOf(text);
  if (year === undefined) return undefined;
  if (year < 2000 || year > 2099)
    return { end: place + 1, value: { problem: `I know the years 2000 to 2099, not ${year}.` } };
  return found(place + 1, yearRange(year), 'year', String(year));
}

function readSample(words: Words, at: number, { isSample = true }: Calendar): FoundPeriod {
  const isRemoved = words.some(({ text }) => /^(?:rid|delete|remove|reset|clear)$/.test(text));
  if (!follows(words, at, 'sample', isRemoved ? 'week|period' : 'week|period|data')) return undefined;
  if (!isSample)
    return {
      end: at + 2,
      value: { problem: 'The sample week belongs to the sample shop. Which days of this shop do you mean?' },
    };
  return found(at + 2, defaultRange, 'week', 'the sample week');
}

/** The latest year in which the days have begun; near the period of the conversation if there is one. */
function latestYear(rangeIn: (year: number) => DayRange, today: Day, earlier: Period | undefined): number {
  const near = earlier ? yearOf(earlier.range.to) : undefined;
  if (near !== undefined && rangeIn(near).from <= today) return near;
  const thisYear = yearOf(today);
  return rangeIn(thisYear).from <= today ? thisYear : thisYear - 1;
}

import type { DateOrder } from './times';

/** Whether dates such as `26-07-15` begin with their year or end with it; `open` if nothing shows it. */
interface YearPlace {
  readonly place: 'first' | 'last' | 'open';
  readonly because?: 'together' | 'recent';
}

/** Read with the year last, fewer dates than this part of all may not exist: some are typed wrong. */
const enough = { 'day first': 0.5, 'month first': 0.9 } as const;

/** Looks at all dates of a file that have two digits for the year. */
export function createYearPlace(thisYear: number) {
  const readings = { 'year first': createReading(), 'day first': createReading(), 'month first': createReading() };
  let example = '';
  let last = '';

  function add(first: number, second: number, third: number, mark: string, text: string) {
    // The rows of one day stand together, and differ in their times.
    const day = text.slice(0, 8);
    if (day === last) return;
    last = day;
    const isBoth = [
      readings['year first'].add(first, second, third, thisYear),
      readings['day first'].add(third, second, first, thisYear),
    ].every(Boolean);
    if (mark !== '.') readings['month first'].add(third, first, second, thisYear);
    if (isBoth && first !== third) example ||= text;
  }

  function verdict(): YearPlace {
    const year = readings['year first'];
    const [dayFirst, monthFirst] = [readings['day first'], readings['month first']];
    const isMonthFirst =
      monthFirst.count() > dayFirst.count() ||
      (monthFirst.count() === dayFirst.count() && monthFirst.span() < dayFirst.span());
    const yearLast = isMonthFirst ? monthFirst : dayFirst;
    if (example === '' || year.count() < yearLast.count() * enough[isMonthFirst ? 'month first' : 'day first'])
      return { place: 'last' };
    if (year.span() * 3 < yearLast.span()) return { place: 'first', because: 'together' };
    if (yearLast.span() * 3 < year.span()) return { place: 'last' };
    if (year.areRecent() && !yearLast.isAnyRecent()) return { place: 'first', because: 'recent' };
    if (yearLast.areRecent() && !year.isAnyRecent()) return { place: 'last' };
    return { place: 'open' };
  }

  return {
    add,
    verdict,
    state: () => ({ readings: orders.map((order) => readings[order].state()), example, last }),
    /** Adds what the dates after these show. */
    addAll(more: YearsShown) {
      for (const [nth, order] of orders.entries()) {
        const own = more.readings[nth];
        if (own) readings[order].addAll(own);
      }
      example ||= more.example;
      last = more.last || last;
    },
    /** The dates follow others, of which the last was this. */
    follow: (previous: string) => void (last = previous),
    /** The first date that could be read in both ways. */
    example: () => example,
    /** The orders in which the dates exist. */
    orders(): readonly DateOrder[] {
      const most = Math.max(...orders.map((order) => readings[order].count()));
      return orders.filter((order) => readings[order].count() === most);
    },
  };
}

const orders = ['month first', 'day first', 'year first'] as const;

interface DatesShown {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly recent: number;
}

/** What dates show, as plain data. */
export interface YearsShown {
  /** In the order of `orders`. */
  readonly readings: readonly DatesShown[];
  readonly example: string;
  readonly last: string;
}

/** The dates of a file in one order. */
function createReading() {
  let [from, to] = [Infinity, -Infinity];
  let [count, recent] = [0, 0];
  return {
    /** Whether there is such a date. */
    add(year: number, month: number, day: number, thisYear: number): boolean {
      const full = 2000 + year;
      const time = Date.UTC(full, month - 1, day);
      if (month > 12 || day > 31 || new Date(time).getUTCDate() !== day) return false;
      count += 1;
      if (full === thisYear || full === thisYear - 1) recent += 1;
      from = Math.min(from, time);
      to = Math.max(to, time);
      return true;
    },
    state: (): DatesShown => ({ from, to, count, recent }),
    addAll(more: DatesShown) {
      from = Math.min(from, more.from);
      to = Math.max(to, more.to);
      count += more.count;
      recent += more.recent;
    },
    count: () => count,
    span: () => Math.max(0, to - from),
    areRecent: () => recent === count,
    isAnyRecent: () => recent > 0,
  };
}

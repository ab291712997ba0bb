import { addDays, weekday, type Day } from '@back-office/shared/format';

/** Holidays of the banks that the course mentions. */
const bankHolidays: readonly Day[] = ['2025-07-04'];

/** The first and the second business day after a card sale. Its bank deposit arrives on one of them. */
export function depositDays(sale: Day): readonly [Day, Day] {
  const first = nextBusinessDay(sale);
  return [first, nextBusinessDay(first)];
}

function nextBusinessDay(day: Day): Day {
  const next = addDays(day, 1);
  const isClosed = ['Saturday', 'Sunday'].includes(weekday(next)) || bankHolidays.includes(next);
  return isClosed ? nextBusinessDay(next) : next;
}

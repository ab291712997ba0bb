import type { FactTable } from '../facts/factTable';
import type { ColumnMapping } from '../mapping/columnMapping';

const msPerDay = 86_400_000;
/** Fewer may be sales of different days by chance. */
const minRows = 3;

/** Columns of single sales. */
const single = ['id', 'customerId', 'customerName', 'status', 'paidBack', 'type'] as const;

/**
 * Whether each row of a mapped file is the sum of a day, as in a report by day: sales have no number and no time, no day is
 * there twice for one location, team member and payment method, and there are rows for most days, or all weeks or months.
 */
export function areSumsOfDays({ rows, columns }: ColumnMapping, facts: FactTable): boolean {
  const isOfOne = single.some((field) => columns[field] !== undefined);
  if (rows === 'items' || (isOfOne && columns.count === undefined)) return false;
  const days = new Set<number>();
  const seen = new Set<string>();
  for (let index = 0; index < facts.length; index += 1) {
    if (facts.zoneAt(index) !== 'date') return false;
    const day = facts.wallAt(index) / msPerDay;
    const key = [day, ...(['location', 'staff', 'tender'] as const).map((name) => facts.textAt(name, index))].join(
      '\n',
    );
    if (seen.has(key)) return false;
    seen.add(key);
    days.add(day);
  }
  return days.size >= minRows && areRegular([...days].toSorted((one, other) => one - other));
}

/** Most days, or always the same day of a week or of a month. */
function areRegular(days: readonly number[]): boolean {
  const [first = 0] = days;
  const span = (days.at(-1) ?? first) - first + 1;
  const isSame = (partOf: (day: number) => number) => days.every((day) => partOf(day) === partOf(first));
  return span <= days.length * 2 || isSame((day) => day % 7) || isSame((day) => new Date(day * msPerDay).getUTCDate());
}

import fc from 'fast-check';
import { addDays, type Day, type DayRange } from '@back-office/shared/format';

/** Half of the days are near the closed ones. */
export const anyDay: fc.Arbitrary<Day> = fc.oneof(
  fc.integer({ min: -3000, max: 3000 }).map((count) => addDays('2025-07-18', count)),
  fc
    .tuple(fc.integer({ min: 2015, max: 2035 }), fc.integer({ min: -3, max: 10 }))
    .map(([year, more]) => addDays(`${year}-12-25`, more)),
);

/** A range of 1 to 28 days. */
export const anyRange: fc.Arbitrary<DayRange> = fc
  .tuple(anyDay, fc.nat(27))
  .map(([from, more]) => ({ from, to: addDays(from, more) }));

export const anySource = fc.record({ seed: fc.nat(), revision: fc.nat(50) });

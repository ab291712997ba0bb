import fc from 'fast-check';
import { addDays, type Day, type DayRange } from '@back-office/shared/format';
import { feeChoices, statusChoices, type TransactionFilters } from './filters';
import { sources, staffNames } from '../sample/registers';
import { timeRanges } from './timeRange';
import { paymentMethods, tenders } from './tenders';
import { locations, transactionTypes } from './transaction';

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

export function anyFilters(dateRange: DayRange): fc.Arbitrary<TransactionFilters> {
  return fc.record({
    dateRange: fc.constant(dateRange),
    timeRange: fc.constantFrom(...timeRanges),
    paymentMethods: some(paymentMethods),
    tenders: some(tenders),
    types: some(transactionTypes),
    status: some(statusChoices),
    locations: some(locations),
    sources: some(sources),
    teamMembers: some(staffNames),
    fees: some(feeChoices),
    searchQuery: fc.constantFrom('', '', 'honey', 'OWEN', 'Case of 6', 'nothing like it'),
  });
}

/** Often empty, so that enough rows pass all filters. */
function some<Value>(values: readonly Value[]): fc.Arbitrary<readonly Value[]> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...values]) });
}

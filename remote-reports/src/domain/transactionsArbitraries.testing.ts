import fc from 'fast-check';
import { addDays } from '@back-office/shared/format';
import { noFilters, timeRanges, type TransactionFilters } from '@back-office/shared/ledger';
import { choiceFilters, choiceNames, withChoices } from './choiceFilters';
import { reportLineIds } from './reportLineRows';
import { conditionFields, type RowCondition } from './rowConditions';
import { sortColumns, type TransactionsView } from './transactionsView';

const anyRange = fc
  .tuple(fc.integer({ min: -800, max: 800 }), fc.nat(20))
  .map(([start, more]) => ({ from: addDays('2025-06-22', start), to: addDays('2025-06-22', start + more) }));

const anyQuery = fc.oneof(
  fc.constantFrom('', '', 'honey', 'OWEN', 'Case of 6'),
  fc.string().filter((text) => text.trim() !== ''),
);

/** Often nothing is chosen, so that enough rows pass. */
function some(values: readonly string[]): fc.Arbitrary<readonly string[]> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...values]) });
}

const anyFilters: fc.Arbitrary<TransactionFilters> = fc
  .record({
    dateRange: fc.oneof(fc.constant(noFilters.dateRange), anyRange),
    timeRange: fc.constantFrom(...timeRanges),
    searchQuery: anyQuery,
    choices: fc.tuple(...choiceNames.map((name) => some(choiceFilters[name].choices))),
  })
  .map(({ choices, ...rest }) =>
    choiceNames.reduce<TransactionFilters>((filters, name, index) => withChoices(filters, name, choices[index] ?? []), {
      ...noFilters,
      ...rest,
    }),
  );

/** In the order of the fields, as an address has them. */
const anyConditions: fc.Arbitrary<readonly RowCondition[]> = fc
  .tuple(...conditionFields.map(() => fc.uniqueArray(fc.string(), { maxLength: 2 })))
  .map((all) => conditionFields.flatMap((field, index) => ({ field, values: all[index] ?? [] })))
  .map((all) => all.filter(({ values }) => values.length > 0));

export const anyView: fc.Arbitrary<TransactionsView> = fc.record({
  filters: anyFilters,
  line: fc.option(fc.constantFrom(...reportLineIds), { nil: undefined }),
  conditions: anyConditions,
  sort: fc.record({ column: fc.constantFrom(...sortColumns), isDescending: fc.boolean() }),
  opened: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
});

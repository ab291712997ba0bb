import fc from 'fast-check';
import { addDays } from '@back-office/shared/format';
import { defaultRange, filterField, filterFieldIds, withFilter, type FieldFilter } from '@back-office/shared/ledger';
import { reportLineIds } from './reportLineRows';
import type { TransactionsView } from './transactionsView';

const anyRange = fc
  .tuple(fc.integer({ min: -800, max: 800 }), fc.nat(20))
  .map(([start, more]) => ({ from: addDays('2025-06-22', start), to: addDays('2025-06-22', start + more) }));

const anyText = fc.oneof(
  fc.constantFrom('', '', 'honey', 'OWEN', 'Case of 6'),
  fc.string().filter((text) => text.trim() !== ''),
);

/** Often nothing is chosen, so that enough rows pass. Values that no field knows are those of another source. */
const anyFilters: fc.Arbitrary<readonly FieldFilter[]> = fc
  .tuple(
    ...filterFieldIds.map((id) => {
      const { choices = [], isFixed, isSingle } = filterField(id);
      const others = isFixed
        ? []
        : [...choices.map((choice) => choice.toLowerCase()), 'Zuri Okafor', '"', '"Card"', ''];
      const values = [...choices, ...others];
      const chosen = fc.subarray(values, { maxLength: isSingle ? 1 : values.length });
      return fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: chosen });
    }),
  )
  .map((all) => filterFieldIds.reduce((filters, id, index) => withFilter(filters, id, all[index] ?? []), none));

const none: readonly FieldFilter[] = [];
const sorts = ['time', 'amount', 'id', 'staff', 'customerName', 'net-sales'] as const;

export const anyView: fc.Arbitrary<TransactionsView> = fc.record({
  range: fc.oneof(fc.constant(defaultRange), anyRange),
  filters: anyFilters,
  text: anyText,
  line: fc.option(fc.constantFrom(...reportLineIds), { nil: undefined }),
  sort: fc.record({ by: fc.constantFrom(...sorts), isDescending: fc.boolean() }),
  opened: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
});

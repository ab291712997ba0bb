import { createLedger, isPromise, localLedgerPort } from '@back-office/shared/ledger';
import type { FilterId } from '../../../domain/reports/definition';
import { dimensionOfFilter, filterValues } from './filterValues';

const range = { from: '2025-06-22', to: '2025-06-28' };
const local = localLedgerPort(createLedger());

function valuesOf(id: FilterId) {
  const field = dimensionOfFilter(id);
  const facets = field && local.facets({ scope: { range, filters: [] }, field });
  if (!facets || isPromise(facets)) throw new Error(`The sample has no values of ${id}.`);
  return filterValues(field, facets.values);
}

test('filters offer the values of the days by their names in order', () => {
  expect(valuesOf('location').map(({ label }) => label)).toEqual(['Location 1', 'Location 2', 'Location 3']);
  expect(valuesOf('item-type')).toEqual([
    { value: 'Gift card', label: 'Gift card' },
    { value: 'Item', label: 'Item' },
  ]);
  expect(valuesOf('device-nickname')).toContainEqual({ value: '', label: 'No device nickname' });
});

test('what is not recorded has no field', () =>
  expect([dimensionOfFilter('menu'), dimensionOfFilter('date-range')]).toEqual([undefined, undefined]));

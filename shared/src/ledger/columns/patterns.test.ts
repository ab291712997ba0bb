/** @jest-environment node */
import fc from 'fast-check';
import { measureIds } from '../catalog/measures';
import { rowsBehind } from '../catalog/rowsBehind';
import { anyRange, anySource } from '../model/ledgerArbitraries';
import { createLedger } from '../sample/createLedger';
import { columnsOfRows } from './columnsOfRows';
import { countsOf, patternsOf } from './patterns';
import { selectRows } from './select';

test('the transactions behind every figure are counted as they are listed', () => {
  const conditions = Object.fromEntries(measureIds.map((id) => [id, rowsBehind(id)]));
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const columns = columnsOfRows(createLedger(source).rowsOf(range));
      const scope = { range, filters: [{ field: 'location', values: ['Location 1', 'Location 3'] }] } as const;
      const listed = measureIds.map((id) => [id, selectRows(columns, { ...scope, where: rowsBehind(id) }).length]);
      const patterns = patternsOf(columns, Object.values(conditions));
      expect(countsOf(selectRows(columns, scope), patterns, conditions)).toEqual(Object.fromEntries(listed));
    }),
    { numRuns: 20 },
  );
});

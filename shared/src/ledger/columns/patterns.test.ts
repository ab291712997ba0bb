/** @jest-environment node */
import fc from 'fast-check';
import { measureIds } from '../catalog/measures';
import { rowsBehind } from '../catalog/rowsBehind';
import { anyRows } from '../model/ledgerArbitraries.testing';
import { columnsOfRows } from './columnsOfRows';
import { figuresOf } from './figures';
import { selectRows } from './select';

test('the transactions behind every figure are counted as they are listed', () => {
  const conditions = Object.fromEntries(measureIds.map((id) => [id, rowsBehind(id)]));
  fc.assert(
    fc.property(anyRows, ({ range, rows }) => {
      const columns = columnsOfRows(rows);
      const scope = { range, filters: [{ field: 'location', values: ['Location 1', 'Location 3'] }] } as const;
      const listed = measureIds.map((id) => [id, selectRows(columns, { ...scope, where: rowsBehind(id) }).length]);
      const { counts } = figuresOf(columns, { ...scope, measures: [], counts: conditions });
      expect(counts).toEqual(Object.fromEntries(listed));
    }),
    { numRuns: 20 },
  );
});

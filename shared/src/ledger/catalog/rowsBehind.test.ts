/** @jest-environment node */
import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { columnsOfRows } from '../columns/columnsOfRows';
import { figuresOf } from '../columns/figures';
import { anyRows } from '../model/ledgerArbitraries.testing';
import { measureIds } from './measures';
import { rowsBehind } from './rowsBehind';

test('the transactions behind a figure have the whole figure', () => {
  fc.assert(
    fc.property(anyRows, ({ range, rows }) => {
      const columns = columnsOfRows(rows);
      for (const id of measureIds.filter((one) => !/average|-rate|price/.test(one))) {
        const question = { range, filters: [], measures: [id] };
        const { figures } = figuresOf(columns, question).total;
        const behind = figuresOf(columns, { ...question, where: rowsBehind(id) }).total;
        expect([id, behind.figures]).toEqual([id, figures]);
      }
    }),
    { numRuns: effort(12, 25) },
  );
});

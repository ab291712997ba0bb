/** @jest-environment node */
import fc from 'fast-check';
import { columnsOfRows } from '../columns/columnsOfRows';
import { figuresOf } from '../columns/figures';
import { anyRange, anySource } from '../model/ledgerArbitraries';
import { createLedger } from '../sample/createLedger';
import { measureIds } from './measures';
import { rowsBehind } from './rowsBehind';

test('the transactions behind a figure have the whole figure', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const columns = columnsOfRows(createLedger(source).rowsOf(range));
      for (const id of measureIds.filter((one) => !/average|-rate|price/.test(one))) {
        const question = { range, filters: [], measures: [id] };
        const { figures } = figuresOf(columns, question).total;
        const behind = figuresOf(columns, { ...question, where: rowsBehind(id) }).total;
        expect([id, behind.figures]).toEqual([id, figures]);
      }
    }),
    { numRuns: 25 },
  );
});

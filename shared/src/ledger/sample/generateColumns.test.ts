/** @jest-environment node */
import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { measureIds } from '../catalog/measures';
import { columnsOfRows } from '../columns/columnsOfRows';
import { figuresOf } from '../columns/figures';
import { storedTexts, textAt, type LedgerColumns } from '../columns/columns';
import { finish } from '../columns/steps';
import { anyRange, anySource } from '../model/ledgerArbitraries.testing';
import { createLedger } from './createLedger';
import { columnsInSteps } from './generateColumns';

/** The id and the texts of each transaction. */
const textsOf = (columns: LedgerColumns) =>
  Array.from({ length: columns.length }, (_, row) => [
    columns.idAt(row),
    ...storedTexts.map((column) => textAt(columns.texts[column], row)),
  ]);

test('the columns of the sample hold what its rows hold', () => {
  fc.assert(
    fc.property(anySource, anyRange, fc.integer({ min: 1, max: 3 }), (source, range, volume) => {
      const whole = { ...source, volume };
      const columns = finish(columnsInSteps(whole, range));
      const expected = columnsOfRows(createLedger(whole).rowsOf(range));
      expect(textsOf(columns)).toEqual(textsOf(expected));
      expect(columns.minutes).toEqual(expected.minutes);
      expect({ ...expected.lines, ...columns.lines }).toEqual({ ...expected.lines, amounts: {} });
      const question = { range, filters: [], measures: measureIds };
      expect(figuresOf(columns, question)).toEqual(figuresOf(expected, question));
    }),
    { numRuns: effort(15, 25) },
  );
});

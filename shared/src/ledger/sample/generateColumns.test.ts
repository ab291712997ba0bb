/** @jest-environment node */
import fc from 'fast-check';
import { measureIds } from '../catalog/measures';
import { columnsOfRows } from '../columns/columnsOfRows';
import { figuresOf } from '../columns/figures';
import { storedTexts, textAt } from '../columns/columns';
import { finish } from '../columns/steps';
import { anyRange, anySource } from '../model/ledgerArbitraries.testing';
import { createLedger } from './createLedger';
import { columnsInSteps } from './generateColumns';

test('the columns of the sample hold what its rows hold', () => {
  fc.assert(
    fc.property(anySource, anyRange, fc.integer({ min: 1, max: 3 }), (source, range, volume) => {
      const whole = { ...source, volume };
      const columns = finish(columnsInSteps(whole, range));
      const expected = columnsOfRows(createLedger(whole).rowsOf(range));
      expect(columns.length).toBe(expected.length);
      for (let row = 0; row < columns.length; row++) {
        expect(columns.idAt(row)).toBe(expected.idAt(row));
        for (const column of storedTexts)
          expect(textAt(columns.texts[column], row)).toBe(textAt(expected.texts[column], row));
      }
      expect(columns.minutes).toEqual(expected.minutes);
      expect({ ...expected.lines, ...columns.lines }).toEqual({ ...expected.lines, amounts: {} });
      const question = { range, filters: [], measures: measureIds };
      expect(figuresOf(columns, question)).toEqual(figuresOf(expected, question));
    }),
    { numRuns: 25 },
  );
});

/** @jest-environment node */
import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { daysOf } from '@back-office/shared/format';
import { knownAmounts } from '../catalog/measure';
import { measureIds } from '../catalog/measures';
import { columnsOfRows } from '../columns/columnsOfRows';
import { figuresTogether } from '../columns/figureGroup';
import { figuresOf } from '../columns/figures';
import { storedTexts } from '../catalog/dimensions';
import { textAt, type LedgerColumns } from '../columns/columns';
import { finish } from '../../loading/steps';
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

test('the figures of many transactions, which are added up in several blocks, are those of their days together', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const measures = ['net-sales', 'tips', 'items-sold', 'transactions'] as const;
  const question = { filters: [], measures, of: 'lines', groupBy: ['date', 'item-name'] } as const;
  const { total } = figuresOf(finish(columnsInSteps({ seed: 7, revision: 0, volume: 600 }, range)), {
    ...question,
    range,
  });
  const days = daysOf(range).map((day) => {
    const own = { from: day, to: day };
    return figuresOf(finish(columnsInSteps({ seed: 7, revision: 0, volume: 600 }, own)), { ...question, range: own })
      .total;
  });
  expect(total.transactions).toBe(600 * 22);
  expect(total.groups).toEqual(days.flatMap(({ groups }) => groups));
  expect(total.figures).toEqual(figuresTogether(measures, days));
});

test('what conditions ask of texts is answered without an array of the text of each transaction', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const columns = finish(columnsInSteps({ seed: 7, revision: 0, volume: 1 }, range));
  const expected = figuresOf(columns, { range, filters: [], measures: measureIds });
  const texts = Object.fromEntries(
    storedTexts.map((name) => {
      const { values, by } = columns.texts[name];
      const refused = () => {
        throw new Error(`The codes of ${name} were read.`);
      };
      return [name, Object.defineProperty({ values, by }, 'codes', { get: refused })];
    }),
  ) as unknown as LedgerColumns['texts'];
  expect(figuresOf({ ...columns, texts }, { range, filters: [], measures: measureIds })).toEqual(expected);
});

test('an amount that some transactions lack is none of theirs', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const { lacks, amounts, length } = finish(columnsInSteps({ seed: 7, revision: 0, volume: 600 }, range));
  const block = 500;
  let lacking = 0;
  for (const amount of knownAmounts)
    for (let first = 0; first < length; first += block) {
      const end = Math.min(first + block, length);
      if (lacks?.(amount, first, end) !== true) continue;
      lacking += 1;
      expect(amounts[amount].subarray(first, end).every((value) => value === 0)).toBe(true);
    }
  expect(lacking).toBeGreaterThan(0);
});

import type { TiedColumn } from '../../domain/drillDownTieOut';
import { columnsFor } from './drillDownColumns';

const amount = (column: TiedColumn['column'], cents: number): TiedColumn => ({
  column,
  listed: cents,
  others: 0,
  report: cents,
});

test('the widest dialog has room for names of staff beside the amounts of net sales', () => {
  const columns = columnsFor({
    line: 'net-sales',
    amounts: [
      amount('gross-sales', 293_428),
      amount('returns', -7_947),
      amount('discounts-and-comps', -2_527),
      amount('net-sales', 282_954),
    ],
    figures: new Map(),
    isOneYear: true,
    availableWidth: 1088,
  });
  expect(columns.map(({ id }) => id)).toContain('staffName');
  const pixels = (width = '') => Number(/^(\d+)px$|^minmax\((\d+)px/.exec(width)?.slice(1).find(Boolean) ?? 0);
  const others = columns.filter(({ id }) => id !== 'staffName').reduce((sum, { width }) => sum + pixels(width), 16);
  // `Theo Lindqvist` in the widest system font, and the space around it.
  expect(1088 - others).toBeGreaterThanOrEqual(105 + 32);
});

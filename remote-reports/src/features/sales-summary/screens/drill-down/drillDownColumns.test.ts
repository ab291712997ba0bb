import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import type { TiedColumn } from '../../domain/drillDownTieOut';
import { columnsFor } from './drillDownColumns';

const amount = (column: TiedColumn['column'], cents: number): TiedColumn => ({
  column,
  listed: cents,
  others: 0,
  report: cents,
});

afterEach(() => setPageFormat(samplePageFormat));

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

test('totals in a currency of letters are not cut, and the time leaves them its room', () => {
  setPageFormat({ ...samplePageFormat, currency: 'KWD' });
  const amounts = [
    amount('gross-sales', 598_626_080),
    amount('returns', -68_269_170),
    amount('discounts-and-comps', 0),
    amount('net-sales', 530_356_910),
  ];
  const columnsAt = (availableWidth: number) =>
    columnsFor({ line: 'net-sales', amounts, figures: new Map(), isOneYear: true, availableWidth });
  // `KWD 530,356.910`, bold in the widest system font, and the space around it.
  expect(Number.parseInt(columnsAt(1088).at(-2)?.width ?? '', 10)).toBeGreaterThanOrEqual(141 + 32);
  expect(columnsAt(1088).map(({ id }) => id)).not.toContain('minute');
  expect(columnsAt(1200).map(({ id }) => id)).toContain('minute');
});

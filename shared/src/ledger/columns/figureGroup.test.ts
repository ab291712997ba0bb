/** @jest-environment node */
import { measureIds } from '../catalog/measures';
import { createLedger } from '../sample/createLedger';
import { columnsOfRows } from './columnsOfRows';
import { emptyGroup, equationOf } from './figureGroup';
import { figuresOf } from './figures';
import { unknown } from '@back-office/shared/format';

const range = { from: '2025-06-22', to: '2025-06-28' };
const columns = columnsOfRows(createLedger().rowsOf(range));

test('a group without transactions has the figures of a day without sales', () => {
  const days = { from: '2025-06-22', to: '2025-06-29' };
  const { total } = figuresOf(columns, { range: days, filters: [], measures: measureIds });
  const { total: nothing } = figuresOf(columns, {
    range: { from: '2025-06-29', to: '2025-06-29' },
    filters: [],
    measures: measureIds.filter((id) => id !== 'net-sales-share' && id !== 'payment-share'),
  });
  const { figures, ...group } = emptyGroup('2025-06-29', total);
  expect(group).toEqual({ key: '2025-06-29', transactions: 0, facts: {}, groups: [] });
  expect(figures).toEqual({ ...nothing.figures, 'net-sales-share': 0, 'payment-share': 0 });
});

test('without sales at all, a share has no meaning; what is unknown stays unknown', () => {
  const total = { key: '', transactions: 0, facts: {}, groups: [] };
  const group = emptyGroup('x', { ...total, figures: { 'net-sales-share': undefined, fees: unknown } });
  expect(group.figures).toEqual({ 'net-sales-share': undefined, fees: unknown });
});

test('the numbers of a sum have the signs that they have in the report; an unknown one is said in words', () => {
  const figures = { 'gross-sales': 878_78, returns: -60_85, 'discounts-and-comps': -16_99, 'net-sales': 800_94 };
  expect(equationOf('net-sales', figures)).toBe('In this report: $878.78 + ($60.85) + ($16.99) = $800.94');
  expect(equationOf('net-sales', { ...figures, returns: unknown, 'net-sales': unknown })).toBe(
    'In this report: $878.78 + Not in your files + ($16.99) = Not in your files',
  );
});

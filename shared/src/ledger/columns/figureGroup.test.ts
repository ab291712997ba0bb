/** @jest-environment node */
import { measureIds } from '../catalog/measures';
import { createLedger } from '../sample/createLedger';
import { columnsOfRows } from './columnsOfRows';
import { emptyGroup, equationOf, figuresTogether, summandsOf } from './figureGroup';
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

const ofDays = measureIds.filter((id) => !['net-sales-share', 'payment-share', 'price'].includes(id));

test('the figures of days together are those of the week, averages too', () => {
  const question = { range, filters: [], measures: ofDays };
  const { total: week } = figuresOf(columns, question);
  const { total: days } = figuresOf(columns, { ...question, measures: summandsOf(ofDays), groupBy: ['date'] });
  expect(days.groups.length).toBeGreaterThan(3);
  expect(figuresTogether(ofDays, days.groups)).toEqual(week.figures);
});

test('together, an average over an unknown sum is unknown, and one over nothing has no meaning', () => {
  const group = { key: '', transactions: 0, facts: {}, groups: [] };
  const together = (figures: Parameters<typeof emptyGroup>[1]['figures']) =>
    figuresTogether(['average-net-sale'], [{ ...group, figures }])['average-net-sale'];
  expect(together({ 'net-sales': unknown, transactions: 2 })).toBe(unknown);
  expect(together({ 'net-sales': 0, transactions: 0 })).toBeUndefined();
});

test('the numbers of a sum have the signs that they have in the report; an unknown one is said in words', () => {
  const figures = { 'gross-sales': 878_78, returns: -60_85, 'discounts-and-comps': -16_99, 'net-sales': 800_94 };
  expect(equationOf('net-sales', figures)).toBe('In this report: $878.78 + ($60.85) + ($16.99) = $800.94');
  expect(equationOf('net-sales', { ...figures, returns: unknown, 'net-sales': unknown })).toBe(
    'In this report: $878.78 + Not in your files + ($16.99) = Not in your files',
  );
});

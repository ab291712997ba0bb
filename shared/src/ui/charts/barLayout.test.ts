import { barLayout } from './barLayout';
import type { BarCategory } from './barStack';

const layoutOf = (categories: readonly BarCategory[], width = 640) =>
  barLayout({ categories, width, height: 280, formatShort: String });
const bars = (...values: readonly number[][]): readonly BarCategory[] =>
  values.map((own, index) => ({ name: `Day ${index}`, values: own }));
const days = (count: number) => bars(...Array.from({ length: count }, (_, day) => [day + 1]));

test('a bar above zero ends at the zero line, one below zero starts there', () => {
  const { columns, y } = layoutOf(bars([500], [-500]));
  const zero = y(0);
  const [up, down] = columns.map(({ boxes }) => boxes[0]);
  expect((up?.y ?? 0) + (up?.height ?? 0)).toBe(zero);
  expect(down?.y).toBe(zero);
  expect(up?.height).toBe(down?.height);
  expect([up?.round, down?.round]).toEqual(['top', 'bottom']);
});

test('a gap separates the segments of a stack, which still ends where it should', () => {
  const { columns, y } = layoutOf(bars([300, 200]));
  const [lower, upper] = columns[0]?.boxes ?? [];
  expect((lower?.y ?? 0) - ((upper?.y ?? 0) + (upper?.height ?? 0))).toBe(2);
  expect(upper?.y).toBe(Math.round(y(500)));
});

test('a cent next to a million is still visible, and zero is not drawn', () => {
  const { columns } = layoutOf(bars([100_000_000], [1], [0]));
  expect(columns[1]?.boxes.map(({ height }) => height)).toEqual([1]);
  expect(columns[2]?.boxes).toEqual([]);
});

test('values are beyond their bars if there is space, for a stack the sum', () => {
  const { columns, y } = layoutOf(bars([100, 20], [-300, 0]));
  expect(columns.map(({ value }) => value?.text)).toEqual(['120', '-300']);
  expect(columns[0]?.value?.y).toBeLessThan(y(120));
  expect(columns[1]?.value?.y).toBeGreaterThan(y(-300));
  expect(layoutOf(days(60)).columns.some(({ value }) => value)).toBe(false);
});

test('a value goes above a comparison line that would cross it', () => {
  const { columns } = layoutOf([{ name: 'Jun 22', values: [1_000], compared: 1_020 }]);
  expect(columns[0]?.value?.y).toBeLessThan(columns[0]?.comparedY ?? NaN);
});

test('the tooltip is above everything that is drawn, including value and comparison', () => {
  const { columns, y } = layoutOf([
    { name: 'Jun 22', values: [1_000] },
    { name: 'Jun 23', values: [200], compared: 900 },
  ]);
  expect(columns[0]?.top).toBeLessThan(columns[0]?.value?.y ?? NaN);
  expect(columns[1]?.top).toBe(Math.round(y(900)));
});

test('400 bars fit next to each other without gaps', () => {
  const { step, barWidth, plotWidth, columns } = layoutOf(days(400), 360);
  expect(step * columns.length).toBeCloseTo(plotWidth);
  expect(barWidth).toBeCloseTo(step);
});

test('a few bars have a maximum width', () => {
  expect(layoutOf(days(2)).barWidth).toBe(48);
});

import fc from 'fast-check';
import { extentOf, reachOf, stackOf, totalOf } from './barStack';

const stacks = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 6 });

test('values above zero stack up, those below zero stack down, zero is left out', () => {
  expect(stackOf([300, -50, 0, 100, -20])).toEqual([
    { index: 0, low: 0, high: 300, isEnd: false },
    { index: 1, low: -50, high: 0, isEnd: false },
    { index: 3, low: 300, high: 400, isEnd: true },
    { index: 4, low: -70, high: -50, isEnd: true },
  ]);
});

test('segments are as long as their values, and together as long as the stack', () => {
  fc.assert(
    fc.property(stacks, (values) => {
      const segments = stackOf(values);
      for (const { index, low, high } of segments) expect(high - low).toBe(Math.abs(values[index] ?? NaN));
      const reach = reachOf(values);
      expect(Math.min(0, ...segments.map(({ low }) => low))).toBe(reach.low);
      expect(Math.max(0, ...segments.map(({ high }) => high))).toBe(reach.high);
      expect(reach.low + reach.high).toBe(totalOf({ values }));
    }),
  );
});

test('the extent contains zero, every stack and every comparison', () => {
  expect(extentOf([{ name: 'Jun 22', values: [100, 50] }])).toEqual({ low: 0, high: 150 });
  expect(extentOf([{ name: 'Jun 22', values: [-30, 10], compared: 90 }])).toEqual({ low: -30, high: 90 });
  expect(extentOf([{ name: 'Jun 22', values: [20], compared: -5 }])).toEqual({ low: -5, high: 20 });
});

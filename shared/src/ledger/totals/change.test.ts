import fc from 'fast-check';
import { formatSignedPercent } from '@back-office/shared/format';
import { changeBadgeOf, changeOf } from './change';

test.each([
  [110, 100, 0.1],
  [90, 100, -0.1],
  [-150, -100, -0.5],
  [-50, -100, 0.5],
  [50, -100, 1.5],
  [100, 100, 0],
  [0, 100, -1],
  [100, 0, undefined],
  [0, 0, undefined],
  [100, undefined, undefined],
  [undefined, 100, undefined],
])('%s against a baseline of %s is a change of %s', (figure, baseline, change) => {
  expect(changeOf(figure, baseline)).toBe(change);
});

test.each([
  [110, 100, '+10.0%', 'positive'],
  [90, 100, '−10.0%', 'negative'],
  [0, 100, '−100.0%', 'negative'],
  // Returns rose from 55.86 to 60.85.
  [-6085, -5586, '+8.9%', 'negative'],
  [-5586, -6085, '−8.2%', 'positive'],
  [0, -5586, '−100.0%', 'positive'],
])('%s against a baseline of %s reads %s and is %s', (amount, baseline, text, tone) => {
  const badge = changeBadgeOf(amount, baseline);
  expect(formatSignedPercent(badge.change ?? NaN)).toBe(text);
  expect(badge).toMatchObject({ tone, description: undefined });
});

test.each([
  [100, 0, 'Nothing to compare with'],
  [0, 0, 'Nothing to compare with'],
  [100, undefined, 'Nothing to compare with'],
  [undefined, 100, 'Nothing to compare with'],
  [100, 100, 'No change'],
  [-100, -100, 'No change'],
  [50, -100, 'The sign changed'],
  [-50, 100, 'The sign changed'],
  [100_040, 100_000, 'Changed by less than 0.1%'],
])('%s against a baseline of %s reads N/A: %s', (amount, baseline, description) => {
  expect(changeBadgeOf(amount, baseline)).toEqual({ change: undefined, tone: 'neutral', description });
});

const anyAmount = fc.integer({ min: -1_000_000, max: 1_000_000 });

test('the tone tells whether the amount rose, the number how the magnitude changed', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, (amount, baseline) => {
      const { change, tone, description } = changeBadgeOf(amount, baseline);
      expect(description === undefined).toBe(change !== undefined);
      if (change === undefined) return;
      expect(tone).toBe(amount > baseline ? 'positive' : 'negative');
      expect(amount * baseline).toBeGreaterThanOrEqual(0);
      expect(change).toBeCloseTo(Math.abs(amount) / Math.abs(baseline) - 1);
    }),
  );
});

test('a deduction has the same number as a sale of its size, and the opposite tone', () => {
  const opposite = { positive: 'negative', negative: 'positive', neutral: 'neutral' } as const;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (amount, baseline) => {
      const sale = changeBadgeOf(amount, baseline);
      expect(changeBadgeOf(0 - amount, -baseline)).toEqual({ ...sale, tone: opposite[sale.tone] });
    }),
  );
});

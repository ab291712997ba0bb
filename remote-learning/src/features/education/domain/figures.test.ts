import fc from 'fast-check';
import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { fillText, formatFigure, noScope, withFigures } from './figures';
import { writeFormula } from './writeFormula';

const report = jest.fn();
beforeEach(() => report.mockClear());
afterEach(() => setPageFormat(samplePageFormat));

const scope = withFigures(
  noScope,
  {
    coffee: 4.5,
    cups: { value: 3, format: 'count' },
    taxRate: { value: 8, format: 'rate' },
    gross: 'coffee * cups',
    tax: 'percent(gross, taxRate)',
    refund: '0 - gross',
    share: { value: 'tax / (gross + tax) * 100', format: 'percentage' },
  },
  report,
);

test('texts get their figures in the format of each', () => {
  const text = '{cups} coffees: {gross}, {taxRate} tax {tax}, refund {refund}, share {share}';
  expect(fillText(text, scope)).toBe('3 coffees: $13.50, 8% tax $1.08, refund ($13.50), share 7.41%');
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['de-DE', '3, 8\u00a0%, 7,41\u00a0%, 3,40\u00a0%, \u22121234,50'],
  ['en-IN', '3, 8%, 7.41%, 3.40%, \u22121234.50'],
])('in %s, shares and numbers are written as there', (locale, written) => {
  setPageFormat({ ...samplePageFormat, locale });
  const more = withFigures(
    scope,
    { effective: { value: 3.4, format: 'percentage' }, points: { value: -1234.5, format: 'other' } },
    report,
  );
  expect(fillText('{cups}, {taxRate}, {share}, {effective}, {points}', more)).toBe(written);
});

test('the fee rules are quoted by name, and an unknown name stays', () => {
  expect(fillText('{cardFeeRule}, {invoiceFeeRule}, {other}, {toString}', noScope)).toBe(
    '2.9% + $0.30, 3.50% + $0.15, {other}, {toString}',
  );
});

test('a formula that fails is reported, and its figure is 0', () => {
  const failed = withFigures(noScope, { odd: 'missing * 2', none: '1 / 0' }, report);
  expect(failed.get('odd')?.value).toBe(0);
  expect(failed.get('none')?.value).toBe(0);
  expect(report).toHaveBeenCalledTimes(2);
});

test('amounts are rounded to the cent, so that later formulas use what the reader sees', () => {
  const third = withFigures(noScope, { third: '10 / 3', sum: 'third * 3' }, report);
  expect(third.get('third')?.value).toBe(3.33);
  expect(third.get('sum')?.value).toBe(9.99);
});

test('sums of amounts are exact', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 1, maxLength: 8 }), (cents) => {
      const names = cents.map((_, index) => `a${index}`);
      const figures = Object.fromEntries(names.map((name, index) => [name, (cents[index] ?? 0) / 100]));
      const sum = withFigures(noScope, { ...figures, sum: names.join(' + ') + ' + 0' }, report).get('sum');
      expect(sum?.value).toBe(cents.reduce((total, each) => total + each, 0) / 100);
    }),
  );
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['coffee', undefined],
  ['12', undefined],
  ['(((', undefined],
  ['coffee * cups', '$4.50 × 3'],
  ['gross + tax', '$13.50 + $1.08'],
  ['gross - (coffee - tax)', '$13.50 − ($4.50 − $1.08)'],
  ['(gross + tax) * 2', '($13.50 + $1.08) × 2'],
  ['gross - tax - coffee', '$13.50 − $1.08 − $4.50'],
  ['percent(gross, taxRate)', '$13.50 × 8%'],
  ['percent(gross, 8)', '$13.50 × 8%'],
  ['fee(gross, card)', '$13.50 × 2.9% + $0.30'],
  ['fee(gross, invoice)', '$13.50 × 3.50% + $0.15'],
  ['gross - fee(gross, card)', '$13.50 − ($13.50 × 2.9% + $0.30)'],
  ['netSales(gross, coffee, 0, 0)', '$13.50 − $4.50'],
])('%s is written %p', (formula, written) => {
  expect(writeFormula(formula, scope)).toBe(written);
});

test('zero is never negative', () => {
  expect(formatFigure({ value: -0, format: 'currency' })).toBe('$0.00');
  expect(formatFigure({ value: -0.001, format: 'currency' })).toBe('$0.00');
  expect(formatFigure({ value: -0.001, format: 'percentage' })).toBe('0.00%');
});

test.each([
  ['EUR', 'de-DE', '13,50 €', '1,08 €', '14,58 €'],
  ['JPY', 'en-US', '¥1,350', '¥108', '¥1,458'],
  ['KWD', 'en-US', 'KWD 1.350', 'KWD 0.108', 'KWD 1.458'],
])('formulas are calculated in %s and %s as in dollars', (currency, locale, gross, tax, paid) => {
  setPageFormat({ currency, locale, timeZone: 'UTC', dayStart: 0 });
  const own = withFigures(
    noScope,
    { sold: 13.5, rate: { value: 8, format: 'rate' }, tax: 'percent(sold, rate)', paid: 'sold + tax' },
    report,
  );
  const text = fillText('{sold} {tax} {paid}', own).replace(/\s/g, ' ');
  expect(fillText('{cardFeeRule}', own) + writeFormula('fee(sold, card)', own)).not.toContain('$');
  expect(text).toBe(`${gross} ${tax} ${paid}`);
  expect(report).not.toHaveBeenCalled();
  setPageFormat(samplePageFormat);
});

import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { calculate, defaultInputs, parseInput } from './calculate';
import type { Calculator } from './calculation';

const calculator: Calculator = {
  id: 'test',
  title: 'Test',
  description: 'For tests.',
  inputs: [
    { id: 'sale', label: 'Sale', type: 'number', unit: '$', defaultValue: '120' },
    { id: 'saleTax', label: 'Tax', type: 'number', defaultValue: '6' },
    {
      id: 'kind',
      label: 'Kind',
      type: 'select',
      defaultValue: 'card',
      options: [
        { value: 'card', label: 'Card' },
        { value: 'twelve', label: 'Unknown' },
      ],
    },
  ],
  outputs: [
    { id: 'paid', label: 'Paid', format: 'currency', formula: 'sale + saleTax' },
    { id: 'cost', label: 'Fee', format: 'currency', formula: 'fee(paid, kind)' },
    { id: 'share', label: 'Share', format: 'percentage', formula: 'cost / paid * 100' },
    { id: 'ratio', label: 'Ratio', format: 'other', formula: 'sale / 7' },
  ],
};

const report = jest.fn();
beforeEach(() => report.mockClear());

const textsFor = (inputs: Readonly<Record<string, string>>, used = calculator) =>
  calculate(used, { ...defaultInputs(used), ...inputs }, report).map(({ text }) => text);

const withFormula = (formula: string): Calculator => ({
  ...calculator,
  outputs: [{ id: 'out', label: 'Out', format: 'other', formula }],
});

test('outputs are dollars, a percentage and a plain number, each with two decimals', () => {
  expect(textsFor({})).toEqual(['$126.00', '$3.95', '3.13%', '17.14']);
  expect(textsFor({ sale: '1,250.505' })).toEqual(['$1,256.51', '$36.74', '2.92%', '178.64']);
  expect(textsFor({ sale: '-20', saleTax: '0' })[0]).toBe('($20.00)');
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['12.5', '12.5'],
  [' $1,200 ', '1200'],
  ['8 %', '8'],
  ['-3', '-3'],
  ['abc', undefined],
  ['12abc', undefined],
  ['1e5', undefined],
  ['', undefined],
])('the input %p is read as %p', (typed, read) => {
  expect(parseInput(typed)).toBe(read);
});

test('an input that is not a number counts as 0', () => {
  expect(textsFor({ sale: 'abc', saleTax: '' })[0]).toBe('$0.00');
  expect(textsFor({ sale: 'abc' })[0]).toBe('$6.00');
});

test('a division by zero is reported and becomes 0', () => {
  expect(textsFor({ sale: '0', saleTax: '0' })).toEqual(['$0.00', '$0.00', '0.00%', '0.00']);
  expect(report).toHaveBeenCalledWith({ formula: 'cost / paid * 100', reason: 'The result is not a finite number.' });
});

test('a formula that only names an input reads its value', () => {
  expect(textsFor({ sale: '12.5' }, withFormula('sale'))).toEqual(['12.50']);
  expect(report).not.toHaveBeenCalled();
});

test('a formula that is no calculation and names no number is reported and becomes 0', () => {
  expect(textsFor({ kind: 'twelve' }, withFormula('fee(sale, kind)'))).toEqual(['0.00']);
  expect(textsFor({ kind: 'twelve' }, withFormula('kind'))).toEqual(['0.00']);
  expect(textsFor({}, withFormula('(sale + 1'))).toEqual(['0.00']);
  expect(report).toHaveBeenCalledTimes(3);
});

test('whatever is typed, every output is a finite number', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.constantFrom('9'.repeat(400), '0.000000001', '-0', '$', '%', '1/0', 'card', 'constructor'),
  );
  fc.assert(
    fc.property(typed, typed, typed, (sale, saleTax, kind) => {
      for (const { value, text } of calculate(calculator, { sale, saleTax, kind }, report)) {
        expect(Number.isFinite(value)).toBe(true);
        expect(text).toMatch(/\d\.\d\d/);
      }
    }),
    { numRuns: effort(600, 2_000) },
  );
});

test.each([
  ['EUR', 'de-DE', '120,00', '1.250,50', '1.256,50 €'],
  ['JPY', 'en-US', '12000', '125,050', '¥125,650'],
  ['USD', 'de-DE', '120,00', '1.250,50', '1.256,50 $'],
])('amounts are typed and shown in %s and %s', (currency, locale, byDefault, typed, paid) => {
  setPageFormat({ currency, locale, timeZone: 'UTC', dayStart: 0 });
  expect(defaultInputs(calculator)['sale']).toBe(byDefault);
  expect(parseInput(byDefault, '$')).toBe('120.00');
  const report = jest.fn();
  const [first] = calculate(calculator, { ...defaultInputs(calculator), sale: typed }, report);
  expect(first?.text.replace(/\s/g, ' ')).toBe(paid);
  expect(report).not.toHaveBeenCalled();
  setPageFormat(samplePageFormat);
});

import fc from 'fast-check';
import { anyCodePoint } from '@back-office/shared/testing/anyCodePoint';
import { evaluate, isArithmetic, substitute } from './formula';
import { formulaFunctions } from './formulaFunctions';

const none = new Map<string, string>();
const valueOf = (formula: string, values: Readonly<Record<string, string>> = {}) => {
  const result = evaluate(formula, new Map(Object.entries(values)));
  return result.ok ? result.value : result.problem.reason;
};

test.each([
  ['2 + 3 * 4', 14],
  ['(2 + 3) * 4', 20],
  ['10 / 4', 2.5],
  ['-5 + +2', -3],
  ['2 - -3', 5],
  ['1,5', 'A formula cannot contain this Compound.'],
  ['fee(138, card)', 4.3],
  ['fee(138, invoice)', 4.98],
  ['fee(138, cash)', 0],
  ['fee(0, card)', 0],
  ['percent(12.5, 8)', 1],
  ['percent(1.005, 100)', 1.01],
  ['grossSales(120, 6)', 126],
  ['netSales(126, 10, 5.5, 20)', 90.5],
  ['totalSales(90.5, 25, 7.24, 12)', 134.74],
  ['netTotal(138, 4.3)', 133.7],
  ['max(1, min(5, 3))', 3],
  ['0 * -1', 0],
])('%s is %p', (formula, value) => {
  expect(valueOf(formula)).toBe(value);
});

test.each([
  ['division by zero', '1 / 0'],
  ['zero by zero', '0 / 0'],
  ['unbalanced parentheses', '(1 + 2'],
  ['a missing operand', '1 +'],
  ['two numbers', '1 2'],
  ['an empty formula', ''],
  ['a power', '2 ** 3'],
  ['too few arguments', 'min(1)'],
  ['too many arguments', 'min(1, 2, 3)'],
  ['another kind of fee', 'fee(100, 7)'],
  ['a function as a value', 'fee + 1'],
  ['a constant that is called', 'card(1)'],
  ['a result beyond all numbers', `${'9'.repeat(200)} * ${'9'.repeat(200)}`],
  ['an amount that is not exact', `percent(${'9'.repeat(30)}, 100)`],
  ['a very long formula', '1+'.repeat(2_000) + '1'],
  ['deep parentheses', '('.repeat(600) + '1' + ')'.repeat(200)],
  ['code', 'globalThis.alert(1)'],
  ['an inherited name', 'constructor(1)'],
  ['an inherited property', 'toString + 1'],
  ['a string', '"1" + 1'],
  ['an assignment', 'a = 1'],
])('%s has no value', (_, formula) => {
  expect(evaluate(formula, none).ok).toBe(false);
});

test('the longest names are replaced first, and negative values are put in parentheses', () => {
  const values = new Map([
    ['sale', '10'],
    ['saleTax', '2'],
    ['sale-tip', '-3'],
  ]);
  expect(substitute('sale + saleTax - sale-tip', values)).toBe('10 + 2 - (-3)');
  expect(substitute('wholesale', values)).toBe('wholesale');
  expect(substitute('1 + 1', none)).toBe('1 + 1');
});

test('a formula is arithmetic if it holds digits and arithmetic characters only', () => {
  expect(isArithmetic('12.5 * (1 + 2)')).toBe(true);
  expect(isArithmetic('fee(12, card)')).toBe(true);
  expect(isArithmetic('( + )')).toBe(false);
  expect(isArithmetic('12 percentages')).toBe(false);
  expect(isArithmetic('feed(1)')).toBe(false);
});

/** Formulas of known and unknown words, so that many of them parse. */
const anyFormula = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: anyCodePoint, maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        ...['1', '0', '2.5', '1e9', ' ', '+', '-', '*', '/', '(', ')', ',', '.', '%', '**', '?', ':', '[', ']', '=>'],
        ...[
          'sale',
          'tax',
          'card',
          'this',
          'window',
          'Function',
          'constructor',
          '__proto__',
          '`',
          '"',
          ';',
          '=',
          '{',
          '}',
        ],
        ...Object.keys(formulaFunctions).map((name) => `${name}(`),
      ),
      { maxLength: 24 },
    )
    .map((parts) => parts.join('')),
);
const anyValue = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('0', '-1', '1e400', '9'.repeat(500)));

test('whatever the formula and the values are, the result is a finite number or a reason, and nothing is executed', () => {
  const touched = jest.fn();
  Object.defineProperty(globalThis, 'sale', { configurable: true, get: touched });
  try {
    fc.assert(
      fc.property(
        anyFormula,
        fc.dictionary(fc.constantFrom('sale', 'tax', 'a.b', 'card'), anyValue),
        (formula, values) => {
          const result = evaluate(formula, new Map(Object.entries(values)));
          if (result.ok) expect(Number.isFinite(result.value)).toBe(true);
          else expect(result.problem.reason).not.toBe('');
        },
      ),
      { numRuns: 3_000 },
    );
  } finally {
    Reflect.deleteProperty(globalThis, 'sale');
  }
  expect(touched).not.toHaveBeenCalled();
});

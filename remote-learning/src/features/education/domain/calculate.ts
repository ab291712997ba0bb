import {
  centsText,
  currencyDecimals,
  decimalText,
  isSampleLocale,
  pageFormat,
  parseAmount,
  parseDecimal,
  parseTypedNumber,
  rescale,
  samplePageFormat,
  typedText,
} from '@back-office/shared/format';
import type { Calculator, NumberInput } from './calculation';
import { centsOf, plainNumber } from './formulaFunctions';
import { formatFigure, type FigureFormat } from './figures';
import { evaluate, isArithmetic, substitute, type Evaluation, type Problem } from './formula';

/** What is typed or chosen, by the ids of the inputs. */
export type Inputs = Readonly<Record<string, string>>;

export interface CalculatedOutput {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The value as its format shows it. */
  readonly text: string;
}

export function defaultInputs({ inputs }: Calculator): Inputs {
  return Object.fromEntries(
    inputs.map((input) => [
      input.id,
      input.type === 'number' && input.unit === '$' ? typedAmount(input.defaultValue) : input.defaultValue,
    ]),
  );
}

/** An amount of a course, `12.5` dollars, as one would type it in the page's currency: `12,50` euros, `1250` yen. */
export function typedAmount(dollars: string): string {
  return isSampleFormat() ? dollars : typedText(centsText(centsOf(Number(dollars)) ?? 0));
}

function isSampleFormat(): boolean {
  return isSampleLocale() && pageFormat().currency === samplePageFormat.currency;
}

/**
 * The decimal in a typed text, `1,250.50` or `$12`; `undefined` if it is not a number. `abc` and an empty field count as 0 in a
 * calculation. Other currencies and locales have their own signs, and an amount becomes dollars, the unit of formulas.
 */
export function parseInput(text: string, unit?: NumberInput['unit']): string | undefined {
  if (!isSampleFormat()) return parseOther(text, unit);
  const decimal = parseDecimal(text.trim().replace(/^\$\s*|\s*%$/g, ''));
  return decimal && decimalText(decimal);
}

function parseOther(text: string, unit: NumberInput['unit']): string | undefined {
  if (unit !== '$') return parseTypedNumber(text.trim().replace(/\s*%$/, ''))?.text;
  const typed = parseAmount(text);
  return typed && decimalText({ units: rescale(typed.decimal, currencyDecimals()).units, scale: 2 });
}

/**
 * All outputs in order. A formula that holds only digits and arithmetic after the inputs are put in is evaluated;
 * otherwise the value is read from the input it names. What fails is reported, and its value is 0.
 */
export function calculate(
  calculator: Calculator,
  inputs: Inputs,
  report: (problem: Problem) => void,
): readonly CalculatedOutput[] {
  const values = new Map<string, string>();
  for (const input of calculator.inputs) {
    const given = inputs[input.id] ?? input.defaultValue;
    values.set(input.id, input.type === 'select' ? given : (parseInput(given, input.unit) ?? '0'));
  }
  return calculator.outputs.map(({ id, label, format, formula }) => {
    const value = outputValue(formula, format, values, report);
    values.set(id, plainNumber(value));
    return { id, label, value, text: formatFigure({ value, format }) };
  });
}

function outputValue(
  formula: string,
  format: FigureFormat,
  values: ReadonlyMap<string, string>,
  report: (problem: Problem) => void,
): number {
  const found = isArithmetic(substitute(formula, values)) ? evaluate(formula, values) : readValue(formula, values);
  const value = found.ok ? found.value : NaN;
  const shown = format === 'currency' && found.ok ? (centsOf(value) ?? NaN) / 100 : value;
  if (Number.isFinite(shown)) return shown;
  report(found.ok ? { formula, reason: 'The amount is too large to be exact.' } : found.problem);
  return 0;
}

/** The number that is typed into the input of this name. */
function readValue(name: string, values: ReadonlyMap<string, string>): Evaluation {
  const value = Number(values.get(name.trim()) ?? NaN);
  if (Number.isFinite(value)) return { ok: true, value };
  return { ok: false, problem: { formula: name, reason: 'The formula is no calculation and names no number.' } };
}

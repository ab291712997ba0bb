import jsep from 'jsep';
import { formulaConstants, formulaFunctions } from './formulaFunctions';

/** Why a formula has no value. */
export interface Problem {
  readonly formula: string;
  readonly reason: string;
}

export type Evaluation =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: Problem };

/** Longer texts are refused, so that the parser's recursion ends. */
const maxFormulaLength = 1_000;

/**
 * The value of a formula, always finite. `values` are decimal texts by name. Nothing is executed: the text is parsed, and
 * only arithmetic and the functions of `formulaFunctions` are calculated.
 */
export function evaluate(formula: string, values: ReadonlyMap<string, string>): Evaluation {
  const failed = (reason: string): Evaluation => ({ ok: false, problem: { formula, reason } });
  const text = substitute(formula, values);
  if (text.length > maxFormulaLength) return failed('The formula is too long.');
  if (!isArithmetic(text)) return failed('The formula has an unknown name or character.');
  try {
    const value = valueOf(jsep(text));
    return Number.isFinite(value) ? { ok: true, value: value + 0 } : failed('The result is not a finite number.');
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Replaces names by values, the longest names first: `saleTax` is never read as `sale`. */
export function substitute(formula: string, values: ReadonlyMap<string, string>): string {
  const names = [...values.keys()].sort((a, b) => b.length - a.length);
  if (names.length === 0) return formula;
  const anyName = new RegExp(`(?<!\\w)(?:${names.map(escaped).join('|')})(?!\\w)`, 'g');
  return formula.replace(anyName, (name) => {
    const value = values.get(name) ?? '';
    return value.startsWith('-') ? `(${value})` : value;
  });
}

function escaped(name: string) {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const words = new RegExp(
  `(?<!\\w)(?:${[...Object.keys(formulaFunctions), ...Object.keys(formulaConstants)].join('|')})(?!\\w)`,
  'g',
);

/** True if there are only digits, arithmetic characters and known functions. */
export function isArithmetic(text: string): boolean {
  return /\d/.test(text) && /^[\d.\s+\-*/(),]*$/.test(text.replace(words, ''));
}

const unary: Readonly<Record<string, (value: number) => number>> = { '-': (value) => -value, '+': (value) => value };

const binary: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

function valueOf(node: jsep.Expression): number {
  switch (node.type) {
    case 'Literal':
      if (typeof node['value'] === 'number') return node['value'];
      break;
    case 'UnaryExpression': {
      const { operator, argument } = node as jsep.UnaryExpression;
      const apply = ownValue(unary, operator);
      if (apply) return apply(valueOf(argument));
      break;
    }
    case 'BinaryExpression': {
      const { operator, left, right } = node as jsep.BinaryExpression;
      const apply = ownValue(binary, operator);
      if (apply) return apply(valueOf(left), valueOf(right));
      break;
    }
    case 'Identifier': {
      const constant = ownValue(formulaConstants, (node as jsep.Identifier).name);
      if (constant !== undefined) return constant;
      break;
    }
    case 'CallExpression': {
      const { callee, arguments: given } = node as jsep.CallExpression;
      const called =
        callee.type === 'Identifier' ? ownValue(formulaFunctions, (callee as jsep.Identifier).name) : undefined;
      if (called && called.parameters === given.length) return called.valueOf(...given.map(valueOf));
      break;
    }
  }
  throw new SyntaxError(`A formula cannot contain this ${node.type}.`);
}

function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

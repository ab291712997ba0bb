import jsep from 'jsep';
import { formatFigure, type Scope } from './figures';
import { formulaFunctions } from './formulaFunctions';

/**
 * A formula with its numbers, as one would write it on paper: `charged - fee(charged, card)` is `$138.00 − $138.00 × 2.9% +
 * $0.30`. `undefined` for a formula that is only a name or a number, and for one that cannot be parsed.
 */
export function writeFormula(formula: string, scope: Scope): string | undefined {
  try {
    const node = jsep(formula);
    return node.type === 'Identifier' || node.type === 'Literal' ? undefined : written(node, scope);
  } catch {
    // The evaluation of the same formula reports it.
    return undefined;
  }
}

const operators: Readonly<Record<string, { readonly sign: string; readonly rank: number }>> = {
  '+': { sign: '+', rank: 1 },
  '-': { sign: '−', rank: 1 },
  '*': { sign: '×', rank: 2 },
  '/': { sign: '÷', rank: 2 },
};

function written(node: jsep.Expression, scope: Scope): string {
  switch (node.type) {
    case 'Literal':
      return String((node as jsep.Literal).raw);
    case 'Identifier': {
      const { name } = node as jsep.Identifier;
      const figure = scope.get(name);
      return figure ? formatFigure(figure) : name;
    }
    case 'UnaryExpression': {
      const { operator, argument } = node as jsep.UnaryExpression;
      return `${operator === '-' ? '−' : ''}${inside(argument, 2, scope)}`;
    }
    case 'BinaryExpression': {
      const { operator, left, right } = node as jsep.BinaryExpression;
      const { sign, rank } = operators[operator] ?? { sign: operator, rank: 1 };
      // `a - (b - c)` keeps its parentheses.
      const rightRank = operator === '-' || operator === '/' ? rank + 1 : rank;
      return `${inside(left, rank, scope)} ${sign} ${inside(right, rightRank, scope)}`;
    }
    case 'CallExpression': {
      const { callee, arguments: given } = node as jsep.CallExpression;
      const called = formulaFunctions[String(callee['name'])];
      const texts = given.map((each) => written(each, scope));
      return called ? called.write(...texts) : texts.join(', ');
    }
    default:
      return '';
  }
}

/** In parentheses where it binds less than what surrounds it. A call is written as a sum or a product. */
function inside(node: jsep.Expression, rank: number, scope: Scope): string {
  const text = written(node, scope);
  const own = node.type === 'BinaryExpression' ? operators[(node as jsep.BinaryExpression).operator]?.rank : undefined;
  const isCall = node.type === 'CallExpression';
  return (own ?? 3) < rank || (isCall && rank > 0 && text.includes(' ')) ? `(${text})` : text;
}

import type { Example } from './calculation';
import { calculated, withFigures, type Calculated, type Figures, type Scope } from './figures';
import type { Problem } from './formula';
import { writeFormula } from './writeFormula';

/** Everything that the texts of an example can name: the section's figures, its own, and its steps. */
export function exampleScope(
  example: Example,
  section: Scope,
  report: (problem: Problem) => void,
  own: Figures | undefined = example.figures,
): Scope {
  const { steps, result } = example;
  const scope = new Map(withFigures(section, own, report));
  for (const { id, formula, format = 'currency' } of steps) scope.set(id, calculated(formula, format, scope, report));
  scope.set(resultName, calculated(result.formula, result.format ?? 'currency', scope, report));
  return scope;
}

/** The name of the result in the texts of an example. */
const resultName = 'result';

interface SolvedStep {
  readonly id: string;
  readonly label: string;
  readonly explanation: string;
  /** `$120.00 + $18.00`; `undefined` for a step that only names a given number. */
  readonly written: string | undefined;
  readonly value: Calculated;
}

export interface SolvedExample {
  readonly scope: Scope;
  readonly steps: readonly SolvedStep[];
  readonly result: { readonly label: string; readonly written: string | undefined; readonly value: Calculated };
}

/** The example with its numbers: those of the course, or `own` instead of the given ones. */
export function solveExample(
  example: Example,
  section: Scope,
  report: (problem: Problem) => void,
  own?: Figures,
): SolvedExample {
  const scope = exampleScope(example, section, report, own ?? example.figures);
  const valueOf = (name: string): Calculated => scope.get(name) ?? { value: 0, format: 'currency' };
  return {
    scope,
    steps: example.steps.map(({ id, label, explanation, formula }) => ({
      id,
      label,
      explanation,
      written: writeFormula(formula, scope),
      value: valueOf(id),
    })),
    result: {
      label: example.result.label,
      written: writeFormula(example.result.formula, scope),
      value: valueOf(resultName),
    },
  };
}

import type { Problem } from '../../domain/formula';

/** Logs a calculation that failed; its result is shown as 0. */
export function reportProblem({ formula, reason }: Problem): void {
  console.error(`A formula of a course could not be calculated: ${formula}`, reason);
}

/** Work in small steps, each yielding how much is done, 0–1; it returns its result at the end. */
export type Steps<Result> = Generator<number, Result, void>;

/** Runs all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

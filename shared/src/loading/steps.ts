import { nextTask } from './deadline';

/** Work that can pause: it yields after each short step, and returns the result. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Of a page, whose frames have sixteen milliseconds. */
const sliceTime = 8;

interface SliceOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of work between two pauses. */
  readonly slice?: number;
  /** Milliseconds. */
  readonly now?: () => number;
  /** What is waited for before each slice. */
  readonly pause?: () => Promise<void>;
}

/** Does the steps in short tasks, so that the page stays responsive. Rejects when the signal is aborted. */
export async function finishInSlices<Result>(
  steps: Steps<Result>,
  { signal, slice = sliceTime, now = () => performance.now(), pause = nextTask }: SliceOptions = {},
): Promise<Result> {
  for (;;) {
    await pause();
    signal?.throwIfAborted();
    const end = now() + slice;
    let step = steps.next();
    while (!step.done && now() < end) step = steps.next();
    if (step.done) return step.value;
  }
}

/** Time as a port, so that tests can control it. `after` starts a timer and returns a function that cancels it. */
export interface Clock {
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds. */
const step = 100;

/**
 * Time in which the page responds. A task that blocks the page, however long, counts as one step: what has arrived
 * meanwhile is heard before a deadline passes.
 */
export const respondingClock: Clock = {
  now: pageClock.now,
  after(ms, run) {
    let cancel: () => void;
    function waitFor(left: number) {
      cancel = pageClock.after(Math.min(step, left), () => (left > step ? waitFor(left - step) : run()));
    }
    waitFor(ms);
    return () => cancel();
  },
};

export function wait(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve));
}

/**
 * Milliseconds without an answer: after `again` the registry is asked once more, beside the first request; after `slow`
 * a line says that loading takes longer than usual; after `answer` the failure panel is shown, while whatever was
 * requested may still arrive.
 */
export const deadlines = { again: 3_000, slow: 5_000, answer: 15_000 } as const;

export const slowText = 'This is taking longer than usual. Still loading.';

/** `promise`, or `failure` when it takes longer than `ms`. */
export function withDeadline<T>(clock: Clock, ms: number, promise: Promise<T>, failure: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(failure()));
    promise.then(resolve, reject).finally(cancel);
  });
}

/** Milliseconds of work between two pauses in which the page can respond. */
const sliceTime = 10;

/** Returns a function to wait for between short pieces of work: it lets the page respond when it is time. */
export function createPauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < sliceTime) return;
    await nextTask();
    began = performance.now();
  };
}

/** Milliseconds; a page that is not in view draws nothing. */
const longestWait = 100;

/** Goes on when what was changed so far has been drawn; in the next task where nothing is drawn. */
export function afterPaint(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function') return nextTask();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait);
    // React may render it after the first frame has begun.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        // What goes on here would be part of this frame and delay it, in which a busy page may draw the change only now.
        setTimeout(resolve);
      }),
    );
  });
}

/** Lets the page respond, and goes on in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

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

export function wait(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve));
}

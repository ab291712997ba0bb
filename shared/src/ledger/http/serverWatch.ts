import type { Clock } from '../../loading/deadline';

/** What follows the state of a server. */
export interface ServerWatch {
  /** Called when anything that is told of the server may have changed. Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Asks the server whether its data have changed, or whether it answers again. Never fails. */
  check(): Promise<void>;
}

interface ServerWatchOptions {
  readonly clock: Clock;
  readonly check: () => Promise<void>;
  /** Milliseconds for which the server wants not to be asked, or 0; `undefined` if there is nothing to ask again. */
  readonly wait: () => number | undefined;
}

/** Milliseconds until a server that has failed is asked again; the last one repeats. */
const pauses: readonly number[] = [2_000, 5_000, 15_000, 60_000];
/** Milliseconds without a failure after which the pauses begin again with the shortest. */
const calmTime = 120_000;

/** Listeners, and checks of a server that has failed, made while somebody listens. */
export function createServerWatch({ clock, check, wait }: ServerWatchOptions) {
  const listeners = new Set<() => void>();
  let failures = 0;
  let lastFailure = -calmTime;
  let cancelCheck: (() => void) | undefined;

  function cancel() {
    cancelCheck?.();
    cancelCheck = undefined;
  }

  function schedule() {
    const least = wait();
    if (cancelCheck || listeners.size === 0 || least === undefined) return;
    const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    failures += 1;
    cancelCheck = clock.after(Math.max(pause, least), () => void checkNow());
  }

  async function checkNow(): Promise<void> {
    cancel();
    await check();
    schedule();
  }

  const watch: ServerWatch = {
    check: checkNow,
    subscribe(listener) {
      listeners.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cancel();
      };
    },
  };
  const notify = () => listeners.forEach((listener) => listener());
  return {
    watch,
    notify,
    /** Notes a failure and tells the listeners, unless they know it. */
    fail(isNews = true) {
      if (clock.now() - lastFailure > calmTime) failures = 0;
      lastFailure = clock.now();
      schedule();
      if (isNews) notify();
    },
  };
}

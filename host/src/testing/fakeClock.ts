import type { Clock } from '@back-office/shared/loading';

export interface FakeClock extends Clock {
  /** Advances time and runs every timer that is due. */
  readonly pass: (ms: number) => Promise<void>;
}

export function fakeClock(): FakeClock {
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];

  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(ms) {
      const until = now + ms;
      await settle();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        now = next.at;
        next.run();
        await settle();
      }
      now = until;
    },
  };
}

/** Runs the callbacks of all settled promises, however long their chain. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

import type { Clock } from '../remotes/clock';

export interface FakeClock extends Clock {
  /** Moves time on and lets everything that waited for it run. */
  readonly pass: (ms: number) => Promise<void>;
}

export function fakeClock(): FakeClock {
  let now = 0;
  let alarms: { readonly at: number; readonly run: () => void }[] = [];

  return {
    now: () => now,
    after(ms, run) {
      const alarm = { at: now + ms, run };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
      };
    },
    async pass(ms) {
      const until = now + ms;
      await settle();
      for (;;) {
        const [next] = alarms.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        alarms = alarms.filter((other) => other !== next);
        now = next.at;
        next.run();
        await settle();
      }
      now = until;
    },
  };
}

/** Lets every promise that is already settled be heard, however long the chain behind it. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

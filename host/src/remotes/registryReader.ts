import {
  areaRetries,
  deadlines,
  spreadPause,
  wait,
  withDeadline,
  withRetries,
  AreaFailure,
  asAreaFailure,
  type Clock,
} from '@back-office/shared/loading';
import type { AreaSource } from './areas';
import type { RegistryState } from './areaState';
import type { LastGoodRegistry } from './lastGoodRegistry';
import type { RegistryResult } from './row';

/** Milliseconds between two questions while the last good registry stands in; the last pause repeats. */
const watchPauses = [5_000, 10_000, 20_000, 40_000] as const;

interface RegistryReaderOptions {
  readonly source: AreaSource;
  readonly clock: Clock;
  readonly random: () => number;
  readonly state: () => RegistryState;
  readonly put: (state: RegistryState) => void;
  readonly onFailure: (failure: AreaFailure) => void;
  /** The registry answers after the last good one stood in for it. */
  readonly onRecovery: () => void;
}

/**
 * Reads the registry for all areas. One that was read stays in use while a later read fails. Before the first answer, the
 * last good one of an earlier visit stands in, and the registry is asked again until it answers.
 */
export function createRegistryReader({
  source,
  clock,
  random,
  state,
  put,
  onFailure,
  onRecovery,
}: RegistryReaderOptions) {
  const retries = {
    ...areaRetries,
    random,
    sleep: (ms: number) => wait(clock, ms),
    isTransient: (error: unknown) => !(error instanceof AreaFailure && error.late),
  };
  let reading: Promise<RegistryResult> | undefined;
  let questions = 0;
  let answered = 0;

  /** An answer that is late still counts, unless a later question was answered before. */
  async function ask(fresh: boolean): Promise<RegistryResult> {
    const question = (questions += 1);
    const result = await source.rows({ fresh });
    if (question > answered) {
      answered = question;
      const isRecovery = standsIn();
      reading = Promise.resolve(result);
      put({ ...result, step: 'read' });
      if (isRecovery) onRecovery();
    }
    return result;
  }

  /** The last good registry is in use. */
  function standsIn(): boolean {
    const registry = state();
    return registry.step === 'read' && registry.lastGood !== undefined;
  }

  function useLastGood({ rows, rejected, readAt }: LastGoodRegistry, error: unknown): RegistryResult {
    const registry = state();
    if (registry.step === 'read') return registry;
    const failure = asAreaFailure(error, 'AREA-001');
    put({ step: 'read', rows, rejected, lastGood: { readAt, failure } });
    onFailure(failure);
    void watch({ clock, random, isOver: () => !standsIn(), ask: () => ask(true) });
    return { rows, rejected };
  }

  function start(fresh: boolean): Promise<RegistryResult> {
    const before = state();
    if (before.step === 'read') return inTime(clock, ask(fresh)).catch(() => before);
    const asked = withRetries(retries, (attempt) => ask(fresh || attempt > 0));
    const lastGood = source.lastGood?.();
    return lastGood ? inTime(clock, asked).catch((error: unknown) => useLastGood(lastGood, error)) : asked;
  }

  async function read(fresh: boolean): Promise<RegistryResult> {
    const started = start(fresh);
    reading = started;
    try {
      return await started;
    } catch (error) {
      const failure = asAreaFailure(error, 'AREA-001');
      reading = undefined;
      put({ step: 'failed', failure });
      throw failure;
    }
  }

  return {
    read,
    /** The registry that was read, or is being read. */
    current: () => reading ?? read(false),
  };
}

function inTime(clock: Clock, asked: Promise<RegistryResult>): Promise<RegistryResult> {
  return withDeadline(clock, deadlines.again, asked, () => {
    return new AreaFailure('AREA-001', `the registry did not answer in ${deadlines.again} ms`);
  });
}

interface WatchOptions extends Pick<RegistryReaderOptions, 'clock' | 'random'> {
  readonly isOver: () => boolean;
  readonly ask: () => Promise<unknown>;
}

/** Asks again after pauses while the last good registry stands in. */
async function watch({ clock, random, isOver, ask }: WatchOptions) {
  for (let turn = 0; ; turn += 1) {
    const pause = watchPauses[Math.min(turn, watchPauses.length - 1)] ?? 0;
    await pauseWhileVisible(clock, spreadPause(pause, areaRetries.spread, random));
    if (isOver()) return;
    await ask().catch(() => undefined);
  }
}

/** Resolves after `ms` in a tab that is visible, or as soon as a hidden tab becomes visible or the browser online. */
function pauseWhileVisible(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      if (document.hidden) return;
      cancel();
      document.removeEventListener('visibilitychange', finish);
      window.removeEventListener('online', finish);
      resolve();
    };
    const cancel = clock.after(ms, finish);
    document.addEventListener('visibilitychange', finish);
    window.addEventListener('online', finish);
  });
}

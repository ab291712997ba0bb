import type { Clock } from '@back-office/shared/loading';

/** Resolves after `ms` in a tab that is visible, and in any case when a hidden tab becomes visible. */
export function pauseWhileVisible(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      if (document.hidden) return;
      cancel();
      document.removeEventListener('visibilitychange', finish);
      resolve();
    };
    const cancel = clock.after(ms, finish);
    document.addEventListener('visibilitychange', finish);
  });
}

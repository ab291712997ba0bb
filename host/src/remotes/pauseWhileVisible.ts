import type { Clock } from '@back-office/shared/loading';

/** Resolves after `ms` in a tab that is visible, or as soon as a hidden tab becomes visible or the browser online. */
export function pauseWhileVisible(clock: Clock, ms: number): Promise<void> {
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

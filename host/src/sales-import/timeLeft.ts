import { pluralize } from '@back-office/shared/format';

/** Before that, a guess would jump. */
const minElapsed = 1_500;
const minPart = 0.03;

/** Starts a measurement; the function says how long the rest takes at the speed so far, `about 20 seconds left`. */
export function startEstimate(now: () => number = () => performance.now()): (part: number) => string {
  const start = now();
  return (part) => {
    const elapsed = now() - start;
    if (elapsed < minElapsed || part < minPart || part >= 1) return '';
    return timeLeft((elapsed / part) * (1 - part));
  };
}

function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds > 90) return `about ${pluralize(Math.round(seconds / 60), 'minute')} left`;
  // In steps, so that it can be read.
  return `about ${pluralize(seconds > 10 ? Math.ceil(seconds / 5) * 5 : seconds, 'second')} left`;
}

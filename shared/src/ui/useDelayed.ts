import { useEffect, useState } from 'react';

/** False for the first `ms` milliseconds, then true, so that fast work shows no flash of a placeholder. */
export function useDelayed(ms = 200): boolean {
  const [isLate, setLate] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}

import { useEffect, useState } from 'react';

/** False for the first `ms` milliseconds, then true: nothing flashes for work that is done at once. */
export function useDelayed(ms = 200): boolean {
  const [isLate, setLate] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}

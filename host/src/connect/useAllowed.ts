import { useEffect, useState } from 'react';

/**
 * The addresses that the deployment allows, empty until they are read.
 *
 * @param read `allowedServers` or `allowedModels`; the same function at every call
 */
export function useAllowed(read: () => Promise<readonly string[]>): readonly string[] {
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    void read().then((found) => isShown && setAllowed(found));
    return () => {
      isShown = false;
    };
  }, [read]);
  return allowed;
}

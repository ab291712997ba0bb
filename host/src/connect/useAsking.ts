import { useEffect, useRef, useState } from 'react';

/** Asks a server, one request at a time: another one, canceling and leaving abort the one before. */
export function useAsking() {
  const [isAsking, setAsking] = useState(false);
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  function cancel() {
    under.current?.abort();
    setAsking(false);
  }

  /** Resolves to `undefined` if it was aborted. */
  async function ask<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result | undefined> {
    under.current?.abort();
    const { signal } = (under.current = new AbortController());
    setAsking(true);
    try {
      const result = await run(signal);
      return signal.aborted ? undefined : result;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      if (!signal.aborted) setAsking(false);
    }
  }

  return { isAsking, ask, cancel };
}

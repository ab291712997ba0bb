import { useEffect, useRef, useState } from 'react';
import { askServer, type AskedServer } from './askServer';

/** Tries a connection, one at a time: another one, and leaving, abort the one before. One that is blocked is over. */
export function useServerTest(isBlocked: boolean) {
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<AskedServer>();
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  function reset() {
    under.current?.abort();
    setAsking(false);
    setResult(undefined);
  }

  /** Resolves to `undefined` if something else was tried meanwhile. */
  async function test(url: string, token: string): Promise<AskedServer | undefined> {
    reset();
    const controller = new AbortController();
    under.current = controller;
    setAsking(true);
    try {
      const asked = await askServer(url, token, controller.signal);
      if (controller.signal.aborted) return undefined;
      setAsking(false);
      setResult(asked);
      return asked;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    }
  }

  return { isAsking: isAsking && !isBlocked, result, test, reset };
}

import { useState } from 'react';
import { askServer, type AskedServer } from './askServer';
import { useAsking } from './useAsking';

/** Tries a connection and keeps what came of it. One that is blocked is over. */
export function useServerTest(isBlocked: boolean) {
  const { isAsking, ask, cancel } = useAsking();
  const [result, setResult] = useState<AskedServer>();

  function reset() {
    cancel();
    setResult(undefined);
  }

  /** Resolves to `undefined` if something else was tried meanwhile. */
  async function test(url: string, token: string): Promise<AskedServer | undefined> {
    setResult(undefined);
    const asked = await ask((signal) => askServer(url, token, signal));
    if (asked) setResult(asked);
    return asked;
  }

  return { isAsking: isAsking && !isBlocked, result, test, reset };
}

import { useState } from 'react';
import { currencyDecimals } from '@back-office/shared/format';
import type { LedgerFacts } from '@back-office/shared/ledger';
import { httpLedger, LedgerServerError, readAnswer } from '@back-office/shared/ledger/http';
import { useAsking } from './useAsking';
import { bearer } from './serverTokens';

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

type AskedServer =
  | { readonly ok: true; readonly facts: LedgerFacts }
  | { readonly ok: false; readonly problem: string };

/** Tries a connection: what the server knows of the shop that a token is for, or why it does not say it. */
async function askServer(url: string, token: string, signal: AbortSignal): Promise<AskedServer> {
  try {
    const answer = await httpLedger({ url, headers: bearer(token) }).describe({ signal });
    const facts = readAnswer('describe', undefined, answer) as LedgerFacts;
    const { code, decimals } = facts.currency;
    if (decimals !== currencyDecimals(code))
      return refused(
        `The server counts ${code} with ${decimals} decimals, this back office with ${currencyDecimals(code)}.`,
      );
    return { ok: true, facts };
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof LedgerServerError)) return refused(error instanceof Error ? error.message : String(error));
    if (error.failure === 'unauthorized') return refused('The server does not accept this access token.');
    return refused(`${error.message}.`);
  }
}

function refused(problem: string): AskedServer {
  return { ok: false, problem };
}

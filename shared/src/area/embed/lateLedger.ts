import type { HttpLedger, httpLedger } from '../../ledger/http/httpLedger';
import type { ServerConnection } from '../../ledger/http/serverRequest';
import { questionNames, type LedgerPort } from '../../ledger/port/ledgerPort';
import type { LoadedOnce } from '../../loading/loadOnce';

/**
 * `httpLedger` whose code may not be there yet. The first question loads it, and another one tries again after a failure.
 * Until then the ledger says what a new one does.
 */
export function lateLedger(connection: ServerConnection, code: LoadedOnce<typeof httpLedger>): HttpLedger {
  let opened: HttpLedger | undefined;
  const open = (make: typeof httpLedger) => (opened ??= make(connection));
  const current = () => {
    const make = code.current();
    return make && open(make);
  };
  const asks = questionNames.map((name) => [
    name,
    async (...question: never[]) => {
      const ask: (...question: never[]) => unknown = open(await code.load())[name];
      return ask(...question);
    },
  ]);
  return {
    ...(Object.fromEntries(asks) as Omit<LedgerPort, 'version'>),
    get version() {
      return current()?.version ?? '0';
    },
    problem: () => current()?.problem(),
    isSlow: () => current()?.isSlow() ?? false,
    async check() {
      await code.preload();
      await current()?.check();
    },
    subscribe(listener) {
      let end: (() => void) | undefined;
      const follow = () => {
        end ??= current()?.subscribe(listener);
      };
      const stop = code.subscribe(follow);
      follow();
      return () => {
        stop();
        end?.();
      };
    },
  };
}

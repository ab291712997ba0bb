import { useSyncExternalStore } from 'react';
import { formatCount } from '@back-office/shared/format';
import { ledgerParams, openedAddress, pageLedgerParams, type LedgerParams } from '@back-office/shared/url';
import { createLedger, type Ledger } from '../sample/createLedger';
import { createRandom, seedOf, type Random } from '../sample/random';

/** The ledger of this page, the same in every remote. Its parameters are in the address. */
export interface LedgerSession {
  /** The same object until the parameters change. */
  read(): Ledger;
  /** Refresh: new amounts, in every remote at once. */
  raiseRevision(): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** The session of this page, created on first use. */
export function ledgerSession(): LedgerSession {
  return (session ??= createLedgerSession());
}

interface PageLedger {
  /** The sample ledger of this page; a new object after every Refresh, in whichever remote. */
  readonly ledger: Ledger;
  readonly raiseRevision: () => void;
  /** Why the ledger has fewer rows than the address asks for. */
  readonly volumeNotice: string | undefined;
}

export function useLedger(): PageLedger {
  const { subscribe, read, raiseRevision } = ledgerSession();
  const ledger = useSyncExternalStore(subscribe, read);
  return { ledger, raiseRevision, volumeNotice: volumeNoticeOf(pageLedgerParams().read().volume) };
}

/** More rows a day would not fit into memory. */
const maxVolume = 20_000;

function volumeNoticeOf(volume: number): string | undefined {
  if (volume <= maxVolume) return undefined;
  return `A volume of ${formatCount(volume)} is more than this page can show. Showing ${formatCount(maxVolume)} instead.`;
}

/**
 * Random numbers for what is not a figure: delays, sample rows of the report builder. `?seed=` fixes them; otherwise
 * they differ each time the page loads.
 */
export function createPageRandom(address: string = openedAddress(), otherwise: Random = Math.random): Random {
  const { seed } = ledgerParams(address);
  return seed === undefined ? otherwise : createRandom(seedOf(seed));
}

let session: LedgerSession | undefined;

function createLedgerSession(): LedgerSession {
  const { read, raiseRevision, subscribe } = pageLedgerParams();
  let params = read();
  let ledger = ledgerOf(params);
  return {
    read() {
      const next = read();
      if (next !== params) [params, ledger] = [next, ledgerOf(next)];
      return ledger;
    },
    raiseRevision,
    subscribe,
  };
}

export function ledgerOf({ revision, seed, volume }: LedgerParams): Ledger {
  return createLedger({
    ...(seed !== undefined && { seed: seedOf(seed) }),
    revision,
    volume: Math.min(volume, maxVolume),
  });
}

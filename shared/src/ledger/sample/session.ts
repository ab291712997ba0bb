import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { createLedger, type Ledger } from './createLedger';
import { createRandom, seedOf, type Random } from './random';

const revisionKey = 'back-office:revision';

/**
 * Each separately built remote has its own copy of this module, so the copies notify each other through the page. The
 * event carries the revision, because some browsers refuse session storage.
 */
const eventName = 'back-office:ledger-revision';

/** The ledger of this browser session, the same in every remote of the page. */
export interface LedgerSession {
  /** The same object until the revision changes. */
  read(): Ledger;
  /** Refresh: new amounts, in every remote at once. */
  raiseRevision(): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

interface SessionOptions {
  /** The address the page was opened with. */
  readonly address: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Listens to the page for as long as the page lives. */
export function createLedgerSession({ address, storage }: SessionOptions): LedgerSession {
  const { seed, volume } = sourceOf(address);
  const ledgerAt = (revision: number) => createLedger({ ...(seed !== undefined && { seed }), volume, revision });
  const store = createStore<Ledger>(() => ledgerAt(storedRevision(storage)));

  window.addEventListener(eventName, (event) => {
    const { detail: revision } = event as CustomEvent<number>;
    if (revision > store.getState().revision) store.setState(ledgerAt(revision), true);
  });

  return {
    read: store.getState,
    raiseRevision() {
      const revision = store.getState().revision + 1;
      try {
        storage.setItem(revisionKey, String(revision));
      } catch {
        // Session storage is full or blocked: the revision then lasts until the page is left.
      }
      window.dispatchEvent(new CustomEvent(eventName, { detail: revision }));
    },
    subscribe: store.subscribe,
  };
}

/** The session of this page, created on first use. */
export function ledgerSession(): LedgerSession {
  return (session ??= createLedgerSession({ address: openedAddress(), storage: sessionStorageArea() }));
}

/** The sample ledger of this page at its current revision; a new object after every Refresh, in whichever remote. */
export function useLedger(): { readonly ledger: Ledger; readonly raiseRevision: () => void } {
  const { subscribe, read, raiseRevision } = ledgerSession();
  const ledger = useSyncExternalStore(subscribe, read);
  return { ledger, raiseRevision };
}

/**
 * Random numbers for what is not a figure: bar heights, delays, sample rows. `?seed=` fixes them; otherwise they differ
 * each time the page loads.
 */
export function createPageRandom(address: string = openedAddress(), otherwise: Random = Math.random): Random {
  const { seed } = sourceOf(address);
  return seed === undefined ? otherwise : createRandom(seed);
}

let session: LedgerSession | undefined;

/** More rows a day would not fit into memory. */
const maxVolume = 20_000;

function sourceOf(address: string) {
  const search = new URL(address, 'http://back-office.invalid').searchParams;
  const seed = search.get('seed');
  const volume = Number(search.get('volume') ?? 1);
  return {
    seed: seed === null || seed === '' ? undefined : seedOf(seed),
    volume: Number.isInteger(volume) && volume >= 1 ? Math.min(volume, maxVolume) : 1,
  };
}

/** The address the page was opened with: remotes load at different times, and the router changes the current one. */
function openedAddress(): string {
  const [navigation] =
    typeof performance.getEntriesByType === 'function' ? performance.getEntriesByType('navigation') : [];
  return navigation?.name ?? window.location.href;
}

function storedRevision(storage: SessionOptions['storage']): number {
  const text = storage.getItem(revisionKey) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function sessionStorageArea(): SessionOptions['storage'] {
  try {
    // A blocked storage throws on access; in some embedded views it is null.
    const area: Storage | null | undefined = window.sessionStorage;
    area?.getItem('');
    if (area) return area;
  } catch {
    // Blocked: the revision then lasts until the page is left.
  }
  return { getItem: () => null, setItem: () => undefined };
}

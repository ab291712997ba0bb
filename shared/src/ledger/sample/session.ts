import { createLedger, type Ledger } from './createLedger';
import { createRandom, seedOf, type Random } from './draw';

const revisionKey = 'back-office:revision';

/**
 * Each separately built area has its own copy of this module, so they tell each other through the page. The number is
 * in the event too, for browsers that refuse session storage.
 */
const eventName = 'back-office:ledger-revision';

/** The ledger of this browser session, shared by all areas of the page. */
export interface LedgerSession {
  /** The same object until the revision changes. */
  read(): Ledger;
  /** Refresh: new amounts, in every area at once (decision D13). */
  raiseRevision(): void;
  subscribe(listener: () => void): () => void;
}

interface SessionOptions {
  /** The address the page was opened with. */
  readonly address: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

export function createLedgerSession({ address, storage }: SessionOptions): LedgerSession {
  const { seed, volume } = sourceOf(address);
  let unstored = 0;
  let ledger: Ledger | undefined;

  function read() {
    const revision = Math.max(unstored, storedRevision(storage));
    if (ledger?.revision !== revision) ledger = createLedger({ ...(seed !== undefined && { seed }), volume, revision });
    return ledger;
  }

  return {
    read,
    raiseRevision() {
      unstored = read().revision + 1;
      try {
        storage.setItem(revisionKey, String(unstored));
      } catch {
        // Session storage is full or refused: the event still carries the number, until the page is left.
      }
      window.dispatchEvent(new CustomEvent(eventName, { detail: unstored }));
    },
    subscribe(listener) {
      function hear(event: Event) {
        const { detail } = event as CustomEvent<number>;
        unstored = Math.max(unstored, detail);
        listener();
      }
      window.addEventListener(eventName, hear);
      return () => window.removeEventListener(eventName, hear);
    },
  };
}

/** The session of this page, made on first use. */
export function ledgerSession(): LedgerSession {
  return (session ??= createLedgerSession({ address: openedAddress(), storage: sessionArea() }));
}

/**
 * A source for what only has to look lively: bars, delays, sample rows (decision D20). `?seed=` fixes it, otherwise
 * every load of the page differs.
 */
export function createPageRandom(address: string = openedAddress(), otherwise: Random = Math.random): Random {
  const { seed } = sourceOf(address);
  return seed === undefined ? otherwise : createRandom(seed);
}

let session: LedgerSession | undefined;

/** More a day would not fit into memory. */
const largestVolume = 20_000;

function sourceOf(address: string) {
  const search = new URL(address, 'http://back-office.invalid').searchParams;
  const seed = search.get('seed');
  const volume = Number(search.get('volume') ?? 1);
  return {
    seed: seed === null || seed === '' ? undefined : seedOf(seed),
    volume: Number.isInteger(volume) && volume >= 1 ? Math.min(volume, largestVolume) : 1,
  };
}

/** Areas load at different times, so they read the address the page came with, not what the router made of it. */
function openedAddress(): string {
  const [navigation] =
    typeof performance.getEntriesByType === 'function' ? performance.getEntriesByType('navigation') : [];
  return navigation?.name ?? window.location.href;
}

function storedRevision(storage: SessionOptions['storage']): number {
  const text = storage.getItem(revisionKey) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function sessionArea(): SessionOptions['storage'] {
  try {
    // A blocked storage throws on access, a missing one is null in some embedded views.
    const area: Storage | null | undefined = window.sessionStorage;
    area?.getItem('');
    if (area) return area;
  } catch {
    // Blocked: the revision then lives as long as the page.
  }
  return { getItem: () => null, setItem: () => undefined };
}

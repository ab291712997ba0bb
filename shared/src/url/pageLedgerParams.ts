import { createPageState } from '../loading/pageState';
import { addLedgerParams, ledgerParams, type LedgerParams } from './ledgerParams';

/**
 * The ledger parameters of this page, the same in every remote. A page load takes them from the address alone, so that
 * an address shows the same figures to everyone; from then on they follow the merchant from screen to screen.
 */
export interface PageLedgerParams {
  /** The same object until a parameter changes. */
  read(): LedgerParams;
  /** Takes the parameters of an address the merchant went to. What it lacks stays as it is. */
  open(params: Partial<LedgerParams>): void;
  /** Refresh: new figures, in every remote of the page at once. Other tabs are told. */
  raiseRevision(): void;
  /** The revision of another tab that was refreshed since; `undefined` if there is none. */
  newerRevision(): number | undefined;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

interface Options {
  /** The address the page was opened with. */
  readonly address: string;
  /** Where the copies of this module in one page notify each other. */
  readonly page: EventTarget;
  /** Opens the connection to the other tabs; `undefined` if the browser has none. */
  readonly openChannel?: () => TabChannel | undefined;
}

interface State {
  readonly params: LedgerParams;
  readonly newer: number | undefined;
}

/** Each separately built remote has its own copy of this module: a new copy asks for the state, a change is announced. */
const askEvent = 'back-office:ledger-params?';
const changeEvent = 'back-office:ledger-params';

/** Listens to the page and to other tabs while somebody subscribes, so that an unmounted area leaves no listener behind. */
export function createPageLedgerParams({ address, page, openChannel }: Options): PageLedgerParams {
  const opened = { revision: 0, seed: undefined, volume: 1, ...ledgerParams(address) };
  const store = createPageState<State>(askedState(page) ?? { params: opened, newer: undefined });
  let subscribers = 0;
  let disconnect: (() => void) | undefined;
  let channel: TabChannel | undefined;

  function connect() {
    adopt();
    const answer = (event: Event) => {
      (event as CustomEvent<Question>).detail.state ??= store.get();
    };
    const follow = (event: Event) => store.set(() => (event as CustomEvent<State>).detail);
    page.addEventListener(askEvent, answer);
    page.addEventListener(changeEvent, follow);
    channel = openChannel?.();
    channel?.addEventListener('message', ({ data }) => {
      const { params, newer } = store.get();
      const revision = revisionIn(data, params.seed);
      if (revision !== undefined && revision > Math.max(params.revision, newer ?? 0))
        store.set(() => ({ newer: revision }));
    });
    return () => {
      page.removeEventListener(askEvent, answer);
      page.removeEventListener(changeEvent, follow);
      channel?.close();
      channel = undefined;
    };
  }

  /** Takes over the state of a connected copy, if this one heard nothing. */
  function adopt() {
    const known = disconnect ? undefined : askedState(page);
    const { params, newer } = store.get();
    if (known && (known.params !== params || known.newer !== newer)) store.set(() => known);
  }

  function change(changes: Partial<LedgerParams>) {
    adopt();
    const { params, newer } = store.get();
    const next = { ...params, ...changes };
    if (addLedgerParams('', next) === addLedgerParams('', params)) return;
    const isOutdated = newer !== undefined && newer > next.revision && params.seed === next.seed;
    const state: State = { params: next, newer: isOutdated ? newer : undefined };
    page.dispatchEvent(new CustomEvent(changeEvent, { detail: state }));
    if (!disconnect) store.set(() => state);
  }

  return {
    read() {
      adopt();
      return store.get().params;
    },
    open: change,
    raiseRevision() {
      const { params, newer } = store.get();
      const revision = Math.max(params.revision + 1, newer ?? 0);
      change({ revision });
      channel?.postMessage({ revision, seed: params.seed });
    },
    newerRevision: () => store.get().newer,
    subscribe(listener) {
      disconnect ??= connect();
      subscribers += 1;
      const unsubscribe = store.subscribe(listener);
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers > 0) return;
        disconnect?.();
        disconnect = undefined;
      };
    },
  };
}

/** The ledger parameters of this page, created on first use. */
export function pageLedgerParams(): PageLedgerParams {
  return (ofThisPage ??= createPageLedgerParams(
    typeof window === 'undefined'
      ? { address: '', page: new EventTarget() }
      : { address: openedAddress(), page: window, openChannel },
  ));
}

/**
 * A link to a screen with figures: `/transactions?rev=2`. The address may have a search and a hash. In components, get
 * the function from `useLedgerLink`, which follows changes.
 */
export function withLedgerParams(to: string): string {
  return addLedgerParams(to, pageLedgerParams().read());
}

/**
 * The address the page was opened with: remotes load at different times, and the router changes the current one. Empty
 * without a page.
 */
export function openedAddress(): string {
  const [navigation] =
    typeof performance.getEntriesByType === 'function' ? performance.getEntriesByType('navigation') : [];
  return navigation?.name ?? (typeof window === 'undefined' ? '' : window.location.href);
}

let ofThisPage: PageLedgerParams | undefined;

interface Question {
  state?: State;
}

function askedState(page: EventTarget): State | undefined {
  const detail: Question = {};
  page.dispatchEvent(new CustomEvent(askEvent, { detail }));
  return detail.state;
}

function openChannel() {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(changeEvent);
}

/** The revision of a message from a tab with the same seed. Another tab may run another version of the product. */
function revisionIn(message: unknown, seed: string | undefined): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { revision, seed: otherSeed } = message as { readonly revision?: unknown; readonly seed?: unknown };
  return typeof revision === 'number' && otherSeed === seed ? revision : undefined;
}

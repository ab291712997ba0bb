import { isDay, type DayRange } from '@back-office/shared/format';

/**
 * The period that follows the merchant from screen to screen of a visit: Today, This week, or what was chosen after
 * that. Without one, screens open on their own default. It belongs to the tab and survives a reload.
 */
export interface VisitPeriod {
  /** The same object until it changes. */
  read(): DayRange | undefined;
  /** Chosen by the merchant; `undefined` returns to the defaults of the screens. */
  choose(period: DayRange | undefined): void;
  /**
   * Call it when a screen with dates is shown, with the key of the entry in the history. An entry that was shown before,
   * by Back or Forward, restores the period of that time. Returns the period to show instead of the default, which the
   * screen writes to its address.
   */
  arrive(entry: string, address: ShownAddress): DayRange | undefined;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** What the address of a screen says about its period. */
export interface ShownAddress {
  /** It names days. */
  readonly hasOwn: boolean;
  /** Whether they are those of a period. */
  readonly shows: (period: DayRange) => boolean;
}

interface State {
  readonly period: DayRange | undefined;
  /** The period that the visit had at the entries of the history; `null` without one. */
  readonly entries: Readonly<Record<string, DayRange | null>>;
}

interface Options {
  /** Of the tab; `undefined` if the browser refuses. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Where the copies of this module in one page notify each other. */
  readonly page: EventTarget;
  /** Prefix of the stored key, as of all others. */
  readonly namespace?: string;
}

const key = 'back-office:visit-period';
const maxEntries = 100;
/** The key that the router gives to the address a page was opened with. */
const firstEntry = 'default';

export function createVisitPeriod({ storage, page, namespace = '' }: Options): VisitPeriod {
  const storedAt = namespace === '' ? key : `${namespace}:${key}`;
  let text = storage?.getItem(storedAt) ?? '';
  let state = readState(text);

  /** Another copy may have changed it. */
  function current(): State {
    const stored = storage?.getItem(storedAt) ?? text;
    if (stored !== text) [text, state] = [stored, readState(stored)];
    return state;
  }

  function change(next: State) {
    const entries = Object.fromEntries(Object.entries(next.entries).slice(-maxEntries));
    const before = state.period;
    // The same object while the days are the same.
    state = { entries, period: isSame(before, next.period) ? before : next.period };
    text = JSON.stringify(state);
    try {
      storage?.setItem(storedAt, text);
    } catch {
      // A full storage: the period lasts until the page is reloaded.
      storage = undefined;
    }
    if (state.period !== before) page.dispatchEvent(new CustomEvent(storedAt, { detail: text }));
  }

  return {
    read: () => current().period,
    choose: (period) => change({ ...current(), period }),
    arrive(entry, { hasOwn, shows }) {
      const { period, entries } = current();
      const known = entry === firstEntry && !hasOwn ? null : entries[entry];
      if (known !== undefined && (known === null ? !hasOwn : hasOwn && shows(known))) {
        if (!isSame(period, known ?? undefined)) change({ entries, period: known ?? undefined });
        return undefined;
      }
      if (!hasOwn && period) return period;
      if (!hasOwn || (period && shows(period))) change({ period, entries: { ...entries, [entry]: period ?? null } });
      return undefined;
    },
    subscribe(listener) {
      const follow = (event: Event) => {
        const detail: unknown = (event as CustomEvent).detail;
        if (typeof detail === 'string' && detail !== text) [text, state] = [detail, readState(detail)];
        listener();
      };
      page.addEventListener(storedAt, follow);
      return () => page.removeEventListener(storedAt, follow);
    },
  };
}

const ofThisPage = new Map<string, VisitPeriod>();

/** The period of this tab, created on first use. */
export function visitPeriod(namespace = ''): VisitPeriod {
  const known = ofThisPage.get(namespace);
  if (known) return known;
  const created = createVisitPeriod({
    storage: tabStorage(),
    page: typeof window === 'undefined' ? new EventTarget() : window,
    namespace,
  });
  ofThisPage.set(namespace, created);
  return created;
}

function tabStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** What cannot be read is as if nothing was chosen. */
function readState(text: string): State {
  try {
    const { period, entries } = JSON.parse(text) as { readonly period?: unknown; readonly entries?: unknown };
    const known = typeof entries === 'object' && entries !== null ? Object.entries(entries) : [];
    return {
      period: isPeriod(period) ? period : undefined,
      entries: Object.fromEntries(
        known.filter((entry): entry is [string, DayRange | null] => {
          const [, value] = entry as [string, unknown];
          return value === null || isPeriod(value);
        }),
      ),
    };
  } catch {
    return { period: undefined, entries: {} };
  }
}

function isPeriod(value: unknown): value is DayRange {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to } = value as Partial<Record<string, unknown>>;
  return typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) && from <= to;
}

function isSame(one: DayRange | undefined, other: DayRange | undefined): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}

import type { Moment } from '@back-office/shared/format';
import type { LedgerFacts } from '../../ledger/port/ledgerFacts';
import type { AskOptions, LedgerPort } from '../../ledger/port/ledgerPort';
import { storeNow, subscribeToNow } from '../../ledger/session/now';
import { workerUrl } from '../../loading/blobWorker';
import { encodeMonth } from './encodeMonth';
import { UnstorableColumnsError, type EncodedMonth, type Month } from './month';
import type { DamagedRecord } from './monthRecords';
import { startShopClient, type ShopClient } from './shopClient';
import type { ShopChange } from './shopChange';
import type { ShopQuestion } from './shopAnswers';
import { noState, type ShopState } from './shopHost';
import type { ShopStorage, ShopStore } from './shopStore';

/** What the record of a shop says of it. */
export interface OpenedShop extends Pick<LedgerFacts, 'name' | 'currency' | 'timeZone' | 'dayStart'> {
  readonly id: string;
}

interface OpenOptions {
  /** The present minute in the shop. By default the page's clock. */
  readonly now?: () => Moment;
  /** The worker's script; undefined to run in the page. */
  readonly workerUrl?: string | undefined;
}

/** A shop of this browser: its ledger, and what is stored of it. */
export interface ShopLedger extends LedgerPort, Pick<ShopStore, 'manifest' | 'record' | 'salvage' | 'commit'> {
  /** `memory` while the browser gives no database: screens say that the shop is lost with the page. */
  storage(): ShopStorage;
  /** The records of months that could not be read so far. */
  damage(): ShopState['damage'];
  /** Why nothing of the shop can be read, in a sentence. */
  failure(): string | undefined;
  /** Reads everything once. Resolves to all damaged records with their bytes. */
  checkAll(): Promise<readonly DamagedRecord[]>;
  /** As `checkAll`, for the months of `damage` alone. */
  damagedRecords(): Promise<readonly DamagedRecord[]>;
  /** Called when `version`, `storage`, `damage` or `failure` may have changed. Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Tries again to open a database that could not be opened. */
  retry(): void;
  close(): void;
}

/**
 * Opens a shop of this browser. All who open the same shop in a page share its worker and its memory. It always opens:
 * without a database it is empty, in memory, and says so.
 */
export async function openShopLedger(shop: OpenedShop, options: OpenOptions = {}): Promise<ShopLedger> {
  const { now = storeNow } = options;
  const { client, page } = await openClient(
    shop.id,
    'workerUrl' in options ? options.workerUrl : workerUrl('shopLedger.worker.js'),
  );
  const listeners = new Set<() => void>();
  const ends: (() => void)[] = [];
  const version = () => {
    const { generation, days, damage } = page.state;
    const { day, minute } = now();
    // Months that turn out to be damaged are in no answer from then on.
    const readable = damage.length > 0 ? `${generation}-without-${damage.length}` : String(generation);
    // Only then something of the shop is still to come.
    return days && days.to >= day ? `${readable}-${day}-${minute}` : readable;
  };
  const ask =
    (name: ShopQuestion) =>
    async (question: unknown, { signal }: AskOptions = {}): Promise<never> =>
      (await client.call('ask', [name, question, now()], { signal })) as never;

  return {
    get version() {
      return version();
    },
    async describe(asked) {
      const { facts } = await client.call('manifest', [], { signal: asked?.signal });
      const { unknown, feeRules } = facts;
      const { name, currency, timeZone, dayStart } = shop;
      return { version: version(), name, currency, timeZone, dayStart, days: page.state.days, unknown, feeRules };
    },
    figures: ask('figures'),
    rows: ask('rows'),
    facets: ask('facets'),
    search: ask('search'),
    row: ask('row'),
    related: ask('related'),
    deferred: ask('deferred'),
    customers: ask('customers'),
    manifest: () => client.call('manifest', []),
    record: (record) => client.call('record', [record]),
    salvage: () => client.call('salvage', []),
    async commit(change, { signal } = {}) {
      let encoded: ReturnType<typeof encodedChange>;
      try {
        encoded = encodedChange(change);
      } catch (error) {
        if (!(error instanceof UnstorableColumnsError)) throw error;
        return { ok: false, reason: 'unstorable', message: error.message };
      }
      const { transfer } = encoded;
      const result = await client.call('commit', [encoded.change], { signal, untilStopped: true, transfer });
      await client.call('tell', []);
      return result;
    },
    storage: () => page.state.storage,
    damage: () => page.state.damage,
    failure: () => page.state.failure,
    checkAll: () => client.call('damage', ['all']),
    damagedRecords: () => client.call('damage', ['damaged']),
    subscribe(listener) {
      if (listeners.size === 0) ends.push(page.subscribe(notify), ...(options.now ? [] : [subscribeToNow(notify)]));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const end of ends.splice(0)) end();
      };
    },
    retry: () => void client.call('retry', []),
    close() {
      listeners.clear();
      for (const end of ends.splice(0)) end();
      page.leave();
    },
  };

  function notify() {
    listeners.forEach((listener) => listener());
  }
}

/**
 * Columns cannot be sent to a worker as they are. Buffers of months that are laid out already and of imported files are
 * handed over, because copying hundreds of megabytes would stop the page.
 */
function encodedChange(change: ShopChange) {
  const months: [Month, EncodedMonth | undefined][] = [];
  for (const [month, given] of change.months ?? [])
    months.push([month, given && ('records' in given ? given : encodeMonth(month, given))]);
  const entries = <Entry>({ put = [], remove = [] }: { put?: Iterable<Entry>; remove?: Iterable<string> } = {}) => ({
    put: [...put],
    remove: [...remove],
  });
  const files = entries(change.files);
  const transfer = [
    ...months.flatMap(([, encoded]) => (encoded ? Object.values(encoded.records) : [])),
    ...files.put.map(([, { content }]) => content),
  ];
  return { change: { ...change, months, files, documents: entries(change.documents) }, transfer };
}

interface PageShop {
  state: ShopState;
  users: number;
  readonly client: Promise<ShopClient>;
  readonly listeners: Set<() => void>;
}

/** The open shops of this page, in all copies of this module. */
function pageShops(): Map<string, PageShop> {
  const key = Symbol.for('back-office:open-shops');
  const known = Reflect.get(globalThis, key) as Map<string, PageShop> | undefined;
  if (known) return known;
  const shops = new Map<string, PageShop>();
  Reflect.set(globalThis, key, shops);
  return shops;
}

async function openClient(shopId: string, url: string | undefined) {
  const shops = pageShops();
  const shop = shops.get(shopId) ?? startShop(shopId, url);
  shops.set(shopId, shop);
  shop.users += 1;
  const client = await shop.client;
  await client.call('tell', []);
  return {
    client,
    page: {
      get state() {
        return shop.state;
      },
      subscribe(listener: () => void) {
        shop.listeners.add(listener);
        return () => void shop.listeners.delete(listener);
      },
      leave() {
        shop.users -= 1;
        if (shop.users > 0) return;
        shops.delete(shopId);
        client.close();
      },
    },
  };
}

function startShop(shopId: string, url: string | undefined): PageShop {
  const listeners = new Set<() => void>();
  const client = startShopClient(shopId, url, (state) => {
    shop.state = state;
    listeners.forEach((listener) => listener());
  });
  const shop: PageShop = { state: noState, users: 0, client, listeners };
  return shop;
}

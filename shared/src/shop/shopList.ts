import { safeParse } from 'valibot';
import { openedAddress, shopIdIn, slugOf } from '@back-office/shared/url';
import { openStore, type StoreOptions } from '../state/editLock';
import { shopsKey, type WriteResult } from '../state/storageArea';
import { createStoredList, type ReadList } from '../state/storedList';
import { restoredName, sampleShop, type Shop, type ShopSettings, type StoredShop } from './shopRecord';
import { storedShopSchema } from './shopSchema';

/** Where the ids of shops are kept while they are written: the next restore removes what a closed page left. */
export const restoringKey = 'back-office:restoring';

export type ShopEdit = { readonly ok: true; readonly shop: Shop } | { readonly ok: false; readonly message: string };

export interface RestoredShop {
  readonly shop: Shop;
  /** The id of a shop that is deleted, as `remove` does; its address leads to the restored one. */
  readonly replaces?: string | undefined;
}

/** The shops that this browser has beside the sample. Edits run under the lock of the list, so that tabs lose none. */
export interface ShopList {
  /** In the order in which they were added; the same array until one changes. Deleted ones are left out. */
  read(): readonly StoredShop[];
  /** Deleted shops whose data may still be there. */
  removed(): readonly StoredShop[];
  /** Called after every change, here or in another tab. Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** A new shop with a free id made of its name: of this browser, or connected if its settings name a server. */
  add(settings: ShopSettings): Promise<ShopEdit>;
  /** The id itself if no shop has it, also no deleted one; else a free one that is made of the name. */
  freeId(shop: Pick<Shop, 'id' | 'name'>): string;
  /** Adds shops whose data are stored already, and deletes those that they replace, in one step. */
  addRestored(restored: readonly RestoredShop[]): Promise<WriteResult>;
  change(id: string, settings: Partial<ShopSettings>): Promise<ShopEdit>;
  /** Marks a shop as deleted; nothing of its data goes yet. */
  remove(id: string): Promise<ShopEdit>;
  /**
   * Undoes `remove`, as long as the data are there. A shop that was restored in its place stays beside it, under another name
   * and without its address.
   */
  putBack(id: string): Promise<ShopEdit>;
  /** From now on a deleted shop cannot be put back. Refused for one that was put back in the meantime. */
  beginRemoval(id: string): Promise<ShopEdit>;
  /** Takes a deleted shop off the list, once its data are gone. */
  forget(id: string): Promise<ShopEdit>;
}

export function createShopList(options: StoreOptions = {}): ShopList {
  const { place, inLock, newId } = openStore(options, shopsKey);
  const stored = createStoredList<StoredShop>({ ...place, key: shopsKey, freshStart: [], readEntries });
  let list: readonly StoredShop[] | undefined;
  let present: readonly StoredShop[] = [];
  let removed: readonly StoredShop[] = [];

  function update() {
    const next = stored.read();
    if (next === list) return;
    list = next;
    present = next.filter(({ removedAt }) => removedAt === undefined);
    removed = next.filter(({ removedAt }) => removedAt !== undefined);
  }

  /** `change` returns the shop as it is then, nothing if it goes, or the reason why it stays as it is. */
  function edit(
    id: string,
    change: (shop: StoredShop) => StoredShop | string | undefined,
    changeOther = (other: StoredShop, _shops: readonly StoredShop[]) => other,
  ): Promise<ShopEdit> {
    return inLock((): ShopEdit => {
      const before = stored.read();
      const shop = before.find((each) => each.id === id);
      if (!shop) return { ok: false, message: 'This shop is not in this browser any more.' };
      const next = change(shop);
      if (typeof next === 'string') return { ok: false, message: next };
      const shops = before.flatMap((each) => (each.id === id ? (next ?? []) : changeOther(each, before)));
      return editOf(stored.write(shops), next ?? shop);
    });
  }

  return {
    read() {
      update();
      return present;
    },
    removed() {
      update();
      return removed;
    },
    subscribe: stored.subscribe,
    add: (settings) =>
      inLock((): ShopEdit => {
        const before = stored.read();
        const id = freeId(settings.name, before, newId);
        const shop: Shop = { id, source: settings.server === undefined ? 'browser' : 'server', ...settings };
        return editOf(stored.write([...before, shop]), shop);
      }),
    freeId: ({ id, name }) => (stored.read().some((shop) => shop.id === id) ? freeId(name, stored.read(), newId) : id),
    addRestored: (restored) =>
      inLock((): WriteResult => {
        const before = stored.read();
        const replaced = new Set(restored.map(({ replaces }) => replaces));
        const kept = before.map((shop) => (replaced.has(shop.id) ? { ...shop, removedAt: place.now() } : shop));
        const added = restored.map(({ shop, replaces }): StoredShop => {
          const earlier = before.find(({ id }) => id === replaces);
          return earlier ? { ...shop, formerIds: [...(earlier.formerIds ?? []), earlier.id] } : shop;
        });
        return stored.write([...kept, ...added]);
      }),
    change: (id, settings) => edit(id, (shop) => ({ ...shop, ...settings })),
    remove: (id) => edit(id, (shop) => ({ ...shop, removedAt: place.now() })),
    putBack: (id) =>
      edit(
        id,
        ({ removedAt: _, ...shop }) => (shop.isGoing ? 'The data of this shop are gone already.' : shop),
        (other, shops) => besideFormer(other, id, shops),
      ),
    beginRemoval: (id) =>
      edit(id, (shop) => (shop.removedAt === undefined ? 'This shop was put back.' : { ...shop, isGoing: true })),
    forget: (id) => edit(id, () => undefined),
  };
}

/** The list of this page, opened on first use. */
export function shopList(): ShopList {
  return (ofThisPage ??= createShopList());
}

/**
 * The shop of this page. The address that the page was opened with decides, for as long as the page is open: another shop
 * is another page. `undefined` if the address names a shop that this browser does not have.
 */
export function pageShop(address = openedAddress(), shops: Pick<ShopList, 'read'> = shopList()): Shop | undefined {
  const id = shopIdIn(address);
  return id === undefined ? sampleShop : shops.read().find((shop) => shop.id === id);
}

let ofThisPage: ShopList | undefined;

/** A restored shop, once the one that it replaced is back. */
function besideFormer(shop: StoredShop, formerId: string, shops: readonly StoredShop[]): StoredShop {
  if (!shop.formerIds?.includes(formerId)) return shop;
  const others = shops.filter(({ id, removedAt }) => id !== shop.id && (id === formerId || removedAt === undefined));
  const formerIds = shop.formerIds.filter((id) => id !== formerId);
  const { formerIds: _, ...rest } = shop;
  return { ...rest, name: restoredName(shop.name, others), ...(formerIds.length > 0 && { formerIds }) };
}

function editOf(written: WriteResult, shop: Shop): ShopEdit {
  return written.ok ? { ok: true, shop } : { ok: false, message: written.message };
}

function readEntries(list: readonly unknown[]): ReadList<StoredShop> {
  const entries: StoredShop[] = [];
  const unreadable: unknown[] = [];
  for (const entry of list) {
    const read = safeParse(storedShopSchema, entry);
    const isRepeated = read.success && entries.some(({ id }) => id === read.output.id);
    // Nobody could be asked for its sales.
    const hasNoServer = read.success && read.output.source === 'server' && read.output.server === undefined;
    if (read.success && !isRepeated && !hasNoServer) entries.push(read.output);
    else unreadable.push(entry);
  }
  return { entries, unreadable };
}

const maxSlug = 24;

/** `Corner Bakery` → `corner-bakery-k3f9`: the random end keeps shops of the same name in two browsers apart. */
function freeId(name: string, shops: readonly Shop[], newId: () => string): string {
  const slug = slugOf(slugOf(name.normalize('NFC')).slice(0, maxSlug)) || 'shop';
  for (;;) {
    const id = `${slug}-${newId().replaceAll('-', '').slice(0, 4)}`;
    if (!shops.some((shop) => shop.id === id)) return id;
  }
}

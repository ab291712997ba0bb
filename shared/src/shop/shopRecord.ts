import { samplePageFormat } from '@back-office/shared/format';
import { sampleName } from '../ledger/sample/sampleName';

/** A shop whose figures and items the back office shows: the sample, one of this browser, or one behind a server. */
export interface Shop {
  /** `sample`, or letters, digits and hyphens: `corner-bakery-k3f9`. It is in addresses and in the names of what is stored. */
  readonly id: string;
  readonly name: string;
  readonly source: 'sample' | 'browser' | 'server';
  /** An ISO 4217 code. Its decimals follow from `Intl`. */
  readonly currency: string;
  /** An IANA name. */
  readonly timeZone: string;
  /** Minutes after midnight at which a business day begins. */
  readonly dayStart: number;
  /** A BCP 47 tag: how numbers, days and names are written and sorted. */
  readonly locale: string;
  /** Address of the server that has its sales; of a connected shop alone. */
  readonly server?: string | undefined;
  /** What the server calls the shop, by which a token of another shop is noticed. */
  readonly nameOnServer?: string | undefined;
}

/** What the merchant says of a shop. */
export type ShopSettings = Omit<Shop, 'id' | 'source'>;

/** A shop of the list that is kept in this browser. */
export interface StoredShop extends Shop {
  /** When it was deleted, in epoch ms: its data go a little later, unless that is undone. */
  readonly removedAt?: number | undefined;
  /** Its data are being removed, which cannot be undone. */
  readonly isGoing?: boolean | undefined;
  /** Of the shops that it replaced when it was restored. Their addresses lead to it. */
  readonly formerIds?: readonly string[] | undefined;
}

const { currency, timeZone, dayStart, locale } = samplePageFormat;

/** The sample shop, of every browser. It is in no list. */
export const sampleShop: Shop = {
  id: 'sample',
  name: sampleName,
  source: 'sample',
  currency,
  timeZone,
  dayStart,
  locale,
};

/** The most characters of a name. */
export const maxShopName = 60;

/** `Corner Bakery` → `Corner Bakery (restored)` beside a shop of this name. */
export function restoredName(name: string, taken: readonly Pick<Shop, 'name'>[]): string {
  const isFree = (wanted: string) => !taken.some((shop) => shop.name.toLowerCase() === wanted.toLowerCase());
  for (let count = 0; ; count += 1) {
    const end = count === 0 ? '' : count === 1 ? ' (restored)' : ` (restored ${count})`;
    const wanted = `${[...name].slice(0, maxShopName - end.length).join('')}${end}`;
    if (isFree(wanted)) return wanted;
  }
}

/** The prefix of everything that is stored for a shop, and the name of its database; empty for the sample. */
export function shopNamespace({ id, source }: Pick<Shop, 'id' | 'source'>): string {
  return source === 'sample' ? '' : `back-office:shop:${id}`;
}

import { createContext, useContext, type ReactNode } from 'react';
import type { LedgerPort } from '@back-office/shared/contract';
import type { HttpDocuments } from '@back-office/shared/ledger/http';
import { sampleShop, type Shop } from '@back-office/shared/shop';
import type { ShopLedger } from '@back-office/shared/shop/store';

/** The shop of this page and what the shell does with it. */
export interface PageShop {
  readonly shop: Shop;
  /** The source of its figures; `undefined` is the sample ledger. */
  readonly ledger: LedgerPort | undefined;
  /** Of its figures: areas ask again when it differs. */
  readonly version?: string | undefined;
  /** What this browser stores of it; `undefined` for the sample and for a shop behind a server. */
  readonly stored?: Pick<ShopLedger, 'manifest' | 'record' | 'commit'> | undefined;
  /** The lists of a connected shop that are on its server. */
  readonly documents?: HttpDocuments | undefined;
  /** Asks the server of a connected shop again, such as with another access token. */
  readonly checkServer?: (() => void) | undefined;
  /** What the merchant must know on every screen of the shop, such as that its settings have changed. */
  readonly notices?: ReactNode;
  /** Opens an address as another page, which is how a page of another shop is opened. */
  readonly openPage: (address: string) => void;
}

/** The sample shop has everything at once, so that its first page waits for nothing. */
export const samplePage: PageShop = {
  shop: sampleShop,
  ledger: undefined,
  openPage: (address) => openAddress(address),
};

/** Also for the address of this page: one with a hash would only move to its section. */
export function openAddress(
  address: string,
  location: Pick<Location, 'href' | 'assign' | 'reload'> = window.location,
): void {
  const next = new URL(address, location.href);
  const [here] = location.href.split('#');
  location.assign(address);
  if (next.hash !== '' && next.href.startsWith(`${here}#`)) location.reload();
}

const Page = createContext(samplePage);
export const PageShopProvider = Page.Provider;

/** The shop of the page; without a provider, the sample. */
export function usePageShop(): PageShop {
  return useContext(Page);
}

export function isSample({ source }: Pick<Shop, 'source'>): boolean {
  return source === 'sample';
}

/** The shop as addresses name it: the sample is named by none. */
export function addressedId(shop: Pick<Shop, 'id' | 'source'>): string | undefined {
  return isSample(shop) ? undefined : shop.id;
}

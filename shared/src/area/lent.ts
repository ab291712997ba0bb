import type { ReactNode } from 'react';
import type { AreaServices } from '@back-office/shared/contract';
import type { PageFormat } from '@back-office/shared/format';
import { browserStorage, shopsKey } from '../state/storageArea';

/** What an embedded area shows: the sample if `ledger` is missing. With `shop` also the lists that are stored for it. */
export interface Lent extends Pick<AreaServices, 'ledger' | 'shop'> {
  readonly storageNamespace?: string;
  /** What the merchant must know on every screen. */
  readonly notices?: ReactNode;
  readonly close?: () => void;
}

/** Where it comes from. `open` is called once the page writes amounts and days by the format. */
export interface FoundSource {
  readonly format: PageFormat;
  readonly open: () => Lent | Promise<Lent>;
}

/** Whether the list of shops may have this one, which is looked up without the code of own shops. */
export function mayBeStored(shopId: string | undefined): boolean {
  if (shopId === undefined) return false;
  return browserStorage().getItem(shopsKey)?.includes(JSON.stringify(shopId)) ?? false;
}

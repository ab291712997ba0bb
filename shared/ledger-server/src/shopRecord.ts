import { setPageFormat, type Day, type Moment, type PageFormat } from '@back-office/shared/format';
import type { Summand } from '../../src/ledger/catalog/measure';
import type { LedgerFacts } from '../../src/ledger/port/ledgerFacts';

export interface ShopRecord extends Pick<LedgerFacts, 'name' | 'timeZone' | 'dayStart' | 'unknown' | 'feeRules'> {
  readonly shop: number;
  readonly currency: string;
  readonly decimals: number;
  readonly locale: string;
  readonly days: { readonly from: Day; readonly to: Day } | undefined;
  readonly generation: number;
  /** Amounts that something in its data does not know: all others need no check. */
  readonly missing: ReadonlySet<Summand>;
  /** Whether some transaction was paid with several payments. */
  readonly hasSplit: boolean;
}

/** What answers are worked out for: a shop, and the present minute in it, after which nothing counts. */
export interface Asked {
  readonly shop: ShopRecord;
  readonly until: Moment;
}

function formatOf({ currency, decimals, timeZone, dayStart, locale }: ShopRecord): PageFormat {
  return { currency, decimals, timeZone, dayStart, locale };
}

/**
 * Sets how times, weeks and names are written to that of a shop. The product keeps one format for a page; here each piece
 * of work that does not wait for anything sets that of its shop first.
 */
export function useFormatOf(shop: ShopRecord): void {
  if (formatShop === shop) return;
  setPageFormat(formatOf(shop));
  formatShop = shop;
}

let formatShop: ShopRecord | undefined;

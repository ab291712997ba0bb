import type { Moment } from '@back-office/shared/format';
import { hasHappened } from '../../ledger/model/calendar';
import { relatedTo } from '../../ledger/model/relatedTo';
import type { Transaction } from '../../ledger/model/transaction';
import type { RelatedRows } from '../../ledger/sample/relatedRows';
import type { MonthEntry } from './manifest';
import type { MonthReader } from './monthReader';
import type { ShopStore } from './shopStore';

export interface AnswerOptions {
  /** The present minute in the shop: nothing happens after it. */
  readonly until: Moment;
  readonly signal?: AbortSignal | undefined;
}

/** Finds single transactions by their id, by their place and by those that refer to them. */
export function createTransactionFinder(store: ShopStore, reader: MonthReader) {
  async function find(id: string, { until, signal }: AnswerOptions): Promise<Transaction | undefined> {
    const { months } = await store.manifest();
    for (const entry of months.toReversed()) {
      const ids = await reader.idsOf(entry, signal);
      const row = ids?.rowOf(id) ?? -1;
      if (row < 0) continue;
      const found = await rowIn(entry, row, signal);
      return found && hasHappened(found, until) ? found : undefined;
    }
    return undefined;
  }

  async function rowIn(entry: MonthEntry, row: number, signal: AbortSignal | undefined) {
    const { rows: found } = await reader.rowsOf(
      [entry],
      ({ length }) => ({ places: row < length ? Uint32Array.of(row) : new Uint32Array() }),
      signal,
    );
    return found[0];
  }

  async function referringTo(id: string, options: AnswerOptions): Promise<readonly Transaction[]> {
    const { months } = await store.manifest();
    const found: Transaction[] = [];
    for (const entry of months) {
      const ids = await reader.idsOf(entry, options.signal);
      for (const place of ids?.rowsReferringTo(id) ?? []) {
        const row = await rowIn(entry, place, options.signal);
        if (row && hasHappened(row, options.until)) found.push(row);
      }
    }
    return found;
  }

  async function related(row: Transaction, options: AnswerOptions): Promise<RelatedRows> {
    const origin = row.refundOf === undefined ? undefined : await find(row.refundOf, options);
    return relatedTo(row, origin, await referringTo(row.id, options));
  }

  return { find, rowIn, related };
}

export type TransactionFinder = ReturnType<typeof createTransactionFinder>;

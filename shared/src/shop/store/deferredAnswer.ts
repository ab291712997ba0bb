import { unknown, type Day } from '@back-office/shared/format';
import { dayOfNumber } from '../../ledger/model/calendar';
import type { Transaction } from '../../ledger/model/transaction';
import type { DeferredBalance } from '../../ledger/sample/deferredBalance';
import { balanceOf, deferralsIn, type Deferral } from '../../ledger/totals/deferrals';
import type { MonthEntry } from './manifest';
import type { MonthReader } from './monthReader';
import type { ShopStore } from './shopStore';
import type { AnswerOptions, TransactionFinder } from './transactionFinder';

/** What is owed to customers on a day, from the months of a shop. What a month contributes is read once. */
export function createDeferredAnswer(store: ShopStore, reader: MonthReader, rowIn: TransactionFinder['rowIn']) {
  const deferrals = new Map<string, readonly Deferral[]>();

  async function answer(day: Day, { until, signal }: AnswerOptions): Promise<DeferredBalance> {
    const { months } = await store.manifest();
    const found: Deferral[] = [];
    for (const entry of months.filter(({ hasDeferred, days }) => hasDeferred && dayOfNumber(days.first) < day)) {
      const key = entry.records.figures.key;
      const known = deferrals.get(key) ?? (await deferralsOf(entry, signal));
      deferrals.set(key, known);
      found.push(...known);
    }
    const { open, giftCards } = balanceOf(found, day, until);
    const entryOf = new Map(months.map((entry) => [entry.month, entry]));
    const openDeposits: Transaction[] = [];
    for (const { month, row, left } of open) {
      const entry = entryOf.get(month);
      const transaction = entry && (await rowIn(entry, row, signal));
      if (transaction) openDeposits.push({ ...transaction, depositCollected: Number.isNaN(left) ? unknown : left });
    }
    return { day, openDeposits, giftCards };
  }

  async function deferralsOf(entry: MonthEntry, signal: AbortSignal | undefined): Promise<readonly Deferral[]> {
    return reader.withParts(async () => deferralsIn(entry.month, await reader.columnsOf([entry], signal)), signal);
  }

  return answer;
}

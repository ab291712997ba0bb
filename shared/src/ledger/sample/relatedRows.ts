import { weekdayOf } from '../model/calendar';
import type { Ledger } from './createLedger';
import { depositBefore, saleBefore, type EntryOn } from './earlierRows';
import { entries } from './entries';
import { idOf, partsOfId, repeated } from './ids';
import type { Transaction } from '../model/transaction';

/** The other rows of the same sale. */
export interface RelatedRows {
  /** The sale that a refund belongs to. */
  readonly sale: Transaction | undefined;
  /** Refunds of a sale, first to last. */
  readonly refunds: readonly Transaction[];
  /** The row that took the deposit which this one redeemed. */
  readonly deposit: Transaction | undefined;
  /** The row that completes a partially paid one. */
  readonly completion: Transaction | undefined;
}

/** Past this many days nothing of the sample store refers back: five days, moved by closed days a week at a time. */
const daysAhead = 21;

/** Found through the sample week's own references, so that no day has to be searched, whatever its volume. */
export function relatedRows(ledger: Pick<Ledger, 'find'>, row: Transaction): RelatedRows {
  const parts = partsOfId(row.id);
  if (!parts) return { sale: undefined, refunds: [], deposit: undefined, completion: undefined };
  const { entry, dayNumber, repeat } = parts;
  const rowOf = (on: EntryOn | undefined) => on && ledger.find(repeated(idOf(on.entry, on.number), repeat));
  const later = laterEntries(dayNumber);
  const isThis = (on: EntryOn | undefined) => on?.entry === entry && on.number === dayNumber;
  return {
    sale: row.refundOf === undefined ? undefined : ledger.find(row.refundOf),
    refunds: later
      .filter(({ entry: { refundOf }, number }) => refundOf && isThis(saleBefore(number, refundOf)))
      .flatMap((on) => rowOf(on) ?? []),
    deposit: row.depositRedeemed === 0 || !entry.redeems ? undefined : rowOf(depositBefore(dayNumber, entry.redeems)),
    completion: rowOf(
      later.find(({ entry: { redeems }, number }) => redeems && isThis(depositBefore(number, redeems))),
    ),
  };
}

function laterEntries(dayNumber: number): readonly EntryOn[] {
  return Array.from({ length: daysAhead }, (_, index) => dayNumber + index + 1).flatMap((number) =>
    (entries[weekdayOf(number)] ?? []).map((entry) => ({ entry, number })),
  );
}

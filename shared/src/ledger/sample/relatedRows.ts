import type { Transaction } from '../model/transaction';
import type { Ledger } from './createLedger';
import { idOf, partsOfId, repeatId } from './ids';
import { occurrencesOn, redeemedDeposit, refundedSale, type Occurrence } from './occurrences';

/** The other rows of the same sale. */
export interface RelatedRows {
  /** The sale that a refund belongs to. */
  readonly sale: Transaction | undefined;
  /** Refunds of a sale, oldest first. */
  readonly refunds: readonly Transaction[];
  /** The row that collected the deposit which this one redeems. */
  readonly deposit: Transaction | undefined;
  /** The row that completes a partially paid one. */
  readonly completion: Transaction | undefined;
}

/** No row refers further back: at most five days, plus a week for each closed day. */
const daysAhead = 21;

/** Follows the references of the sample week, so that no day has to be searched, whatever its volume. */
export function relatedRows(ledger: Pick<Ledger, 'find'>, row: Transaction): RelatedRows {
  const parts = partsOfId(row.id);
  if (!parts) return { sale: undefined, refunds: [], deposit: undefined, completion: undefined };
  const { template, dayNumber, repeat } = parts;
  const find = (id: string | undefined) => (id === undefined ? undefined : ledger.find(id));
  const rowOf = (occurrence: Occurrence | undefined) =>
    occurrence && find(repeatId(idOf(occurrence.template, occurrence.dayNumber), repeat));
  const isThisRow = (occurrence: Occurrence | undefined) =>
    occurrence?.template === template && occurrence.dayNumber === dayNumber;
  const later = laterOccurrences(dayNumber);
  const refunds = later.filter(
    ({ template: { refundOf }, dayNumber: day }) => refundOf && isThisRow(refundedSale(day, refundOf)),
  );
  const completion = later.find(
    ({ template: { redeems }, dayNumber: day }) => redeems && isThisRow(redeemedDeposit(day, redeems)),
  );
  return {
    sale: find(row.refundOf),
    refunds: refunds.flatMap((occurrence) => rowOf(occurrence) ?? []),
    deposit: find(depositIdOf(row)),
    completion: rowOf(completion),
  };
}

/** Id of the row that collected the deposit which a row redeems. */
export function depositIdOf({ id, depositRedeemed }: Transaction): string | undefined {
  const parts = depositRedeemed === 0 ? undefined : partsOfId(id);
  const deposit = parts?.template.redeems && redeemedDeposit(parts.dayNumber, parts.template.redeems);
  return deposit && repeatId(idOf(deposit.template, deposit.dayNumber), parts.repeat);
}

function laterOccurrences(dayNumber: number): readonly Occurrence[] {
  return Array.from({ length: daysAhead }, (_, index) => occurrencesOn(dayNumber + index + 1)).flat();
}

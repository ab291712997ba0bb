import type { Cents } from '@back-office/shared/format';
import type { Transaction } from '../model/transaction';
import type { Ledger } from './createLedger';
import { amountUsed, cardsUsedBy, isGiftCard, usesOf } from './giftCards';
import { idOf, partsOfId, repeatId } from './ids';
import { occurrencesOn, redeemedDeposit, refundedSale, type LedgerSource, type Occurrence } from './occurrences';

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
  /** The rows that sold the gift cards which this one was paid with, and what each card paid. */
  readonly giftCards: readonly GiftCardUse[];
  /** The rows that were paid with the gift card which this one sold. */
  readonly giftCardUses: readonly GiftCardUse[];
}

export interface GiftCardUse {
  readonly row: Transaction;
  /** What the card paid. */
  readonly amount: Cents;
}

/** No row refers further back: at most five days, plus a week for each closed day. */
const daysAhead = 21;

/** Follows the references of the sample week, so that no day has to be searched, whatever its volume. */
export function relatedRows(ledger: LedgerSource & Pick<Ledger, 'find'>, row: Transaction): RelatedRows {
  const parts = partsOfId(row.id);
  if (!parts) return noRelatedRows;
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
    giftCards: cardsUsedBy(parts).flatMap((card) => use(rowOf(card), amountUsed(card, parts, ledger)(repeat))),
    giftCardUses: isGiftCard(parts)
      ? usesOf(parts).flatMap((paid) => use(rowOf(paid), amountUsed(parts, paid, ledger)(repeat)))
      : [],
  };
}

const noRelatedRows: RelatedRows = {
  sale: undefined,
  refunds: [],
  deposit: undefined,
  completion: undefined,
  giftCards: [],
  giftCardUses: [],
};

function use(row: Transaction | undefined, amount: Cents): readonly GiftCardUse[] {
  return row && amount > 0 ? [{ row, amount }] : [];
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

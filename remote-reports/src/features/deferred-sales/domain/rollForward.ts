import type { Cents } from '@back-office/shared/format';
import type { DeferredBalance, Transaction } from '@back-office/shared/ledger';
import type { ScenarioRow } from './scenarioRow';

/** How a balance of deferred money changes: opening + collected + redeemed + refunded = closing. */
export interface Flow {
  readonly opening: Cents;
  readonly collected: Cents;
  /** Negative. */
  readonly redeemed: Cents;
  /** Negative. */
  readonly refunded: Cents;
  readonly closing: Cents;
}

/** Deposits and gift cards are different debts: of an order, and of any purchase. */
export interface RollForward {
  readonly deposits: Flow;
  readonly giftCards: Flow;
  readonly total: Flow;
}

type Change = Omit<Flow, 'opening' | 'closing'>;

/** `earlier` are the rows of the story before those that are shown. */
export function scenarioRollForward(earlier: readonly ScenarioRow[], shown: readonly ScenarioRow[]): RollForward {
  return rollForward(
    sumOfChange(depositChange(earlier)),
    depositChange(shown),
    sumOfChange(giftCardChange(earlier)),
    giftCardChange(shown),
  );
}

/** `rows` are all transactions of the range whose first day begins with the balance. */
export function ledgerRollForward(balance: DeferredBalance, rows: readonly Transaction[]): RollForward {
  return rollForward(depositsOf(balance), depositChange(rows), giftCardsOf(balance), giftCardChange(rows));
}

export function depositsOf({ openDeposits }: DeferredBalance): Cents {
  return openDeposits.reduce((sum, { depositCollected }) => sum + depositCollected, 0);
}

export function giftCardsOf({ giftCards }: DeferredBalance): Cents {
  return giftCards.reduce((sum, { amount }) => sum + amount, 0);
}

function rollForward(deposits: Cents, ofDeposits: Change, giftCards: Cents, ofGiftCards: Change): RollForward {
  return {
    deposits: flowOf(deposits, ofDeposits),
    giftCards: flowOf(giftCards, ofGiftCards),
    total: flowOf(deposits + giftCards, {
      collected: ofDeposits.collected + ofGiftCards.collected,
      redeemed: ofDeposits.redeemed + ofGiftCards.redeemed,
      refunded: ofDeposits.refunded + ofGiftCards.refunded,
    }),
  };
}

function flowOf(opening: Cents, change: Change): Flow {
  return { opening, ...change, closing: opening + sumOfChange(change) };
}

function sumOfChange({ collected, redeemed, refunded }: Change): Cents {
  return collected + redeemed + refunded;
}

/** Deposits end by being redeemed: no row refunds one. */
function depositChange(rows: readonly Transaction[]): Change {
  let collected = 0;
  let redeemed = 0;
  for (const row of rows) {
    collected += row.depositCollected;
    redeemed -= row.depositRedeemed;
  }
  return { collected, redeemed, refunded: 0 };
}

function giftCardChange(rows: readonly Transaction[]): Change {
  let collected = 0;
  let redeemed = 0;
  let refunded = 0;
  for (const row of rows) {
    if (row.giftCardSales > 0) collected += row.giftCardSales;
    else refunded += row.giftCardSales;
    redeemed -= row.giftCardRedeemed;
  }
  return { collected, redeemed, refunded };
}

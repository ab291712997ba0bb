import { sumOf, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { figuresOfRows, type DeferredBalance, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';
import type { ScenarioRow } from './scenarioRow';

/** How a balance of deferred money changes: opening + collected + redeemed + refunded = closing. */
export interface Flow {
  readonly opening: Cents | Unknown;
  readonly collected: Cents | Unknown;
  /** Negative. */
  readonly redeemed: Cents | Unknown;
  /** Negative. */
  readonly refunded: Cents | Unknown;
  readonly closing: Cents | Unknown;
}

/** Deposits and gift cards are different debts: of an order, and of any purchase. */
export interface RollForward {
  readonly deposits: Flow;
  readonly giftCards: Flow;
  readonly total: Flow;
}

type Change = Omit<Flow, 'opening' | 'closing'>;

/** The figures that change what is owed. */
export const flowMeasures = [
  'deposits-collected',
  'deposits-redeemed',
  'gift-cards-sold',
  'gift-cards-redeemed',
  'gift-cards-refunded',
] as const satisfies readonly MeasureId[];

/** `earlier` are the rows of the story before those that are shown. */
export function scenarioRollForward(earlier: readonly ScenarioRow[], shown: readonly ScenarioRow[]): RollForward {
  const before = figuresOfRows(earlier, { measures: flowMeasures });
  const change = figuresOfRows(shown, { measures: flowMeasures });
  return rollForward(sumOfChange(depositChange(before)), sumOfChange(giftCardChange(before)), change);
}

/** `change` has the figures of the range whose first day begins with the balance. */
export function ledgerRollForward(balance: DeferredBalance, change: FigureGroup): RollForward {
  return rollForward(depositsOf(balance), giftCardsOf(balance), change);
}

export function depositsOf({ openDeposits }: DeferredBalance): Cents | Unknown {
  return sumOf(openDeposits.map(({ depositCollected }) => depositCollected));
}

export function giftCardsOf({ giftCards }: DeferredBalance): Cents {
  return giftCards.reduce((sum, { amount }) => sum + amount, 0);
}

function rollForward(deposits: Cents | Unknown, giftCards: Cents | Unknown, change: FigureGroup): RollForward {
  const [ofDeposits, ofGiftCards] = [depositChange(change), giftCardChange(change)];
  return {
    deposits: flowOf(deposits, ofDeposits),
    giftCards: flowOf(giftCards, ofGiftCards),
    total: flowOf(sumOf([deposits, giftCards]), {
      collected: sumOf([ofDeposits.collected, ofGiftCards.collected]),
      redeemed: sumOf([ofDeposits.redeemed, ofGiftCards.redeemed]),
      refunded: sumOf([ofDeposits.refunded, ofGiftCards.refunded]),
    }),
  };
}

function flowOf(opening: Cents | Unknown, change: Change): Flow {
  return { opening, ...change, closing: sumOf([opening, sumOfChange(change)]) };
}

function sumOfChange({ collected, redeemed, refunded }: Change): Cents | Unknown {
  return sumOf([collected, redeemed, refunded]);
}

/** Deposits end by being redeemed: no transaction refunds one. */
function depositChange(change: FigureGroup): Change {
  return {
    collected: amountIn(change, 'deposits-collected'),
    redeemed: amountIn(change, 'deposits-redeemed'),
    refunded: 0,
  };
}

function giftCardChange(change: FigureGroup): Change {
  return {
    collected: amountIn(change, 'gift-cards-sold'),
    redeemed: amountIn(change, 'gift-cards-redeemed'),
    refunded: amountIn(change, 'gift-cards-refunded'),
  };
}

function amountIn({ figures }: FigureGroup, id: (typeof flowMeasures)[number]): Cents | Unknown {
  return figures[id] ?? unknown;
}

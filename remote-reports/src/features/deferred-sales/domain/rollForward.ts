import { sumOf, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import {
  figuresOfRows,
  type DeferredBalance,
  type FigureGroup,
  type LedgerFacts,
  type MeasureId,
} from '@back-office/shared/ledger';
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
type Debt = Exclude<keyof RollForward, 'total'>;

/** The figures that change what is owed. Deposits end by being redeemed: no transaction refunds one. */
const changes: Readonly<Record<Debt, Readonly<Partial<Record<keyof Change, MeasureId>>>>> = {
  deposits: { collected: 'deposits-collected', redeemed: 'deposits-redeemed' },
  giftCards: { collected: 'gift-cards-sold', redeemed: 'gift-cards-redeemed', refunded: 'gift-cards-refunded' },
};
export const flowMeasures: readonly MeasureId[] = Object.values(changes).flatMap((each) => Object.values(each));

/** `earlier` are the rows of the story before those that are shown. */
export function scenarioRollForward(earlier: readonly ScenarioRow[], shown: readonly ScenarioRow[]): RollForward {
  const before = figuresOfRows(earlier, { measures: flowMeasures });
  const change = figuresOfRows(shown, { measures: flowMeasures });
  return rollForward(sumOfChange(changeIn('deposits', before)), sumOfChange(changeIn('giftCards', before)), change);
}

/** `change` has the figures of the range whose first day begins with the balance. */
export function ledgerRollForward(balance: DeferredBalance, change: FigureGroup, told?: Told): RollForward {
  return rollForward(depositsOf(balance, told), giftCardsOf(balance, told), change);
}

/** What a shop says of the figures that its files do not hold. What is owed is unknown then, also before their first day. */
type Told = LedgerFacts['unknown'];

export function depositsOf({ openDeposits }: DeferredBalance, told: Told = {}): Cents | Unknown {
  if (told['deposits-collected'] !== undefined) return unknown;
  return sumOf(openDeposits.map(({ depositCollected }) => depositCollected));
}

export function giftCardsOf({ giftCards }: DeferredBalance, told: Told = {}): Cents | Unknown {
  if (told['gift-card-sales'] !== undefined) return unknown;
  return giftCards.reduce((sum, { amount }) => sum + amount, 0);
}

function rollForward(deposits: Cents | Unknown, giftCards: Cents | Unknown, change: FigureGroup): RollForward {
  const [ofDeposits, ofGiftCards] = [changeIn('deposits', change), changeIn('giftCards', change)];
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

function changeIn(debt: Debt, { figures }: FigureGroup): Change {
  const { collected, redeemed, refunded } = changes[debt];
  // What cannot be refunded is 0, but not where nobody knows what was collected.
  const none = collected !== undefined && figures[collected] === unknown ? unknown : 0;
  const amountOf = (id: MeasureId | undefined) => (id === undefined ? none : (figures[id] ?? unknown));
  return { collected: amountOf(collected), redeemed: amountOf(redeemed), refunded: amountOf(refunded) };
}

/** The unknown figures that make an amount of a roll-forward unknown. What is open has been collected. */
export function unknownIn(rollForward: RollForward, column: keyof RollForward, step: keyof Flow): readonly MeasureId[] {
  if (column === 'total')
    return (['deposits', 'giftCards'] as const).flatMap((debt) => unknownIn(rollForward, debt, step));
  if (step === 'closing')
    return (['opening', 'collected', 'redeemed', 'refunded'] as const).flatMap((each) =>
      unknownIn(rollForward, column, each),
    );
  const id = changes[column][step === 'opening' ? 'collected' : step] ?? changes[column].collected;
  return id && rollForward[column][step] === unknown ? [id] : [];
}

import { addDays, negated, sumOf, unknown, type Cents, type DayRange, type Unknown } from '@back-office/shared/format';
import {
  allAnswers,
  figuresAddress,
  mapAnswer,
  type Answer,
  type DeferredBalance,
  type FigureGroup,
  type FiguresAnswer,
  type LedgerPort,
  type MeasureId,
} from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { balanceAddress } from './addresses';
import { depositsOf, flowMeasures, giftCardsOf, ledgerRollForward, unknownIn, type RollForward } from './rollForward';

/** What the store owed its customers before, during and after a range of days. */
export interface StoreDeferred {
  readonly range: DayRange;
  readonly rollForward: RollForward;
  /** When the day after the range begins. */
  readonly closing: DeferredBalance;
  readonly ties: readonly Tie[];
  readonly part: FiguresAnswer['part'];
}

/** A figure from elsewhere that the roll-forward must agree with. */
export interface Tie {
  readonly label: string;
  readonly amount: Cents | Unknown;
  /** By how much the other figure exceeds that of the roll-forward. */
  readonly difference: Cents | Unknown;
  /** The figures that make them unknown. */
  readonly unknown: readonly MeasureId[];
  readonly to: string;
}

/** Asks for both balances, and for what changed between them. */
export function askStoreDeferred(
  port: Pick<LedgerPort, 'describe' | 'deferred' | 'figures'>,
  range: DayRange,
  signal?: AbortSignal,
): Answer<StoreDeferred> {
  const options = signal && { signal };
  const measures = [...flowMeasures, 'deferred-sales', 'gift-card-sales'] as const;
  return mapAnswer(
    allAnswers(
      port.deferred(range.from, options),
      port.deferred(addDays(range.to, 1), options),
      port.figures({ range, filters: [], measures }, options),
      port.describe(options),
    ),
    ([opening, closing, { total, part }, { unknown: told }]) => {
      const rollForward = ledgerRollForward(opening, total, told);
      const owed = sumOf([depositsOf(closing, told), giftCardsOf(closing, told)]);
      return { range, rollForward, closing, ties: tiesOf(rollForward, owed, total, { range, closing }), part };
    },
  );
}

function tiesOf(
  rollForward: RollForward,
  owed: Cents | Unknown,
  { figures }: FigureGroup,
  { range, closing }: Pick<StoreDeferred, 'range' | 'closing'>,
): readonly Tie[] {
  const { deposits, giftCards, total } = rollForward;
  const deferredSales = figures['deferred-sales'] ?? unknown;
  const giftCardSales = figures['gift-card-sales'] ?? unknown;
  return [
    {
      label: 'Deferred sales in the sales summary, the change in deposits',
      amount: deferredSales,
      difference: sumOf([deferredSales, deposits.opening, negated(deposits.closing)]),
      unknown: unknownIn(rollForward, 'deposits', 'closing'),
      to: figuresAddress(paths.salesSummary(), { range, line: 'deferred-sales' }),
    },
    {
      label: 'Gift card sales in the sales summary, gift cards collected',
      amount: giftCardSales,
      difference: sumOf([giftCardSales, negated(giftCards.collected), negated(giftCards.refunded)]),
      unknown: ['gift-card-sales'],
      to: figuresAddress(paths.salesSummary(), { range }),
    },
    {
      label: 'Open deposits and unused gift cards listed below',
      amount: owed,
      difference: sumOf([owed, negated(total.closing)]),
      unknown: unknownIn(rollForward, 'total', 'closing'),
      to: balanceAddress(closing.day, range),
    },
  ];
}

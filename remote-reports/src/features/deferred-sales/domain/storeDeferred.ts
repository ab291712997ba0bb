import { addDays, type Cents, type DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  mapAnswer,
  noFilters,
  type Answer,
  type DeferredBalance,
  type LedgerPort,
  type RowsAnswer,
  type SalesData,
} from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { withParams } from '@back-office/shared/url';
import { paramsOfRange } from '../../../domain/rangeParams';
import { balanceAddress } from './addresses';
import { depositsOf, giftCardsOf, ledgerRollForward, type RollForward } from './rollForward';

/** What the store owed its customers before, during and after a range of days. */
export interface StoreDeferred {
  readonly range: DayRange;
  readonly rollForward: RollForward;
  /** When the day after the range begins. */
  readonly closing: DeferredBalance;
  readonly ties: readonly Tie[];
  readonly sent: { readonly shown: number; readonly total: number };
}

/** A figure from elsewhere that the roll-forward must agree with. */
export interface Tie {
  readonly label: string;
  readonly amount: Cents;
  /** By how much the other figure exceeds that of the roll-forward. */
  readonly difference: Cents;
  readonly to: string;
}

/** Asks for both balances, the transactions between them, and their totals, which are calculated independently. */
export function askStoreDeferred(
  port: Pick<LedgerPort, 'deferredBalance' | 'rows' | 'totals'>,
  range: DayRange,
  signal?: AbortSignal,
): Answer<StoreDeferred> {
  const options = signal && { signal };
  const query = { ...noFilters, dateRange: range };
  return mapAnswer(
    allAnswers<[DeferredBalance, DeferredBalance, RowsAnswer, SalesData]>(
      port.deferredBalance(range.from, options),
      port.deferredBalance(addDays(range.to, 1), options),
      port.rows(query, options),
      port.totals(query, options),
    ),
    ([opening, closing, { rows, total }, totals]) => {
      const rollForward = ledgerRollForward(opening, rows);
      return {
        range,
        rollForward,
        closing,
        ties: tiesOf(rollForward, closing, totals, range),
        sent: { shown: rows.length, total },
      };
    },
  );
}

function tiesOf(
  { deposits, giftCards, total }: RollForward,
  closing: DeferredBalance,
  { deferredSales, giftCardSales }: SalesData,
  range: DayRange,
): readonly Tie[] {
  const owed = depositsOf(closing) + giftCardsOf(closing);
  return [
    {
      label: 'Deferred sales in the sales summary, the change in deposits',
      amount: deferredSales.total,
      difference: deferredSales.total - (deposits.closing - deposits.opening),
      to: summaryAddress(range, 'deferred-sales'),
    },
    {
      label: 'Gift card sales in the sales summary, gift cards collected',
      amount: giftCardSales,
      difference: giftCardSales - giftCards.collected - giftCards.refunded,
      to: summaryAddress(range),
    },
    {
      label: 'Open deposits and unused gift cards listed below',
      amount: owed,
      difference: owed - total.closing,
      to: balanceAddress(closing.day, range),
    },
  ];
}

function summaryAddress(range: DayRange, line?: 'deferred-sales'): string {
  const params = withParams(paramsOfRange(range), { line });
  return `${paths.salesSummary()}?${params.toString()}`;
}

import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { addDays, negated, sumOf } from '@back-office/shared/format';
import {
  createLedger,
  defaultRange,
  localLedgerPort,
  type DeferredBalance,
  figuresOfRows,
  filterRows,
  type FigureGroup,
  type MeasureId,
  type Transaction,
} from '@back-office/shared/ledger';
import { anyRange, anySource } from '@back-office/shared/ledger/testing';
import { viewOf } from '../../../domain/transactionsView';
import { listedRows } from '../../../domain/listedRows.testing';
import { listCondition } from '../../../domain/reportLineRows';
import { storeFlowAddress } from './addresses';
import { depositAges } from './depositAges';
import { depositsOf, flowMeasures, giftCardsOf, ledgerRollForward } from './rollForward';

const atOnce = <Value>(answer: Value | Promise<Value>): Value => {
  if (answer instanceof Promise) throw new Error('The sample ledger answers at once.');
  return answer;
};

function figuresIn(rows: readonly Transaction[]): FigureGroup {
  return figuresOfRows(rows, { measures: flowMeasures });
}

/** Added up from the rows themselves. */
function sumIn(rows: readonly Transaction[], id: 'deferred-sales' | 'gift-card-sales'): number {
  return rows.reduce(
    (sum, row) =>
      sum +
      Number(
        id === 'gift-card-sales' ? row.giftCardSales : sumOf([row.depositCollected, negated(row.depositRedeemed)]),
      ),
    0,
  );
}

function redeemedIn(rows: readonly Transaction[]) {
  return rows.reduce((sum, row) => sum + Number(row.giftCardRedeemed), 0);
}

test('the roll-forward of any range ties to the balances, the sales summary and the transactions', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, dateRange) => {
      const ledger = createLedger(source);
      const port = localLedgerPort(ledger);
      const rows = ledger.rowsOf(dateRange);
      const balanceAt = (day: string): DeferredBalance => atOnce(port.deferred(day));
      const closing = balanceAt(addDays(dateRange.to, 1));
      const { deposits, giftCards, total } = ledgerRollForward(balanceAt(dateRange.from), figuresIn(rows));

      expect(deposits.closing).toBe(depositsOf(closing));
      expect(giftCards.closing).toBe(giftCardsOf(closing));
      expect(total.closing).toBe(sumOf([deposits.closing, giftCards.closing]));

      expect(sumOf([deposits.closing, negated(deposits.opening)])).toBe(sumIn(rows, 'deferred-sales'));
      expect(giftCards.collected).toBe(sumIn(rows, 'gift-card-sales'));

      const listed = (line: MeasureId) => filterRows(rows, { where: listCondition(line) });
      expect(deposits.collected).toBe(sumIn(listed('deposits-collected'), 'deferred-sales'));
      expect(deposits.redeemed).toBe(sumIn(listed('deposits-redeemed'), 'deferred-sales'));
      expect(giftCards.collected).toBe(sumIn(listed('gift-card-sales'), 'gift-card-sales'));
      expect(giftCards.redeemed).toBe(0 - redeemedIn(listed('gift-cards-redeemed')));

      const ages = depositAges(closing.openDeposits, dateRange.to);
      expect(sumOf(ages.map(({ amount }) => amount))).toBe(deposits.closing);
    }),
    { numRuns: effort(25, 60) },
  );
});

test('the address of every change shows the transactions that it is the sum of', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const ledger = createLedger(source);
      const balance = atOnce(localLedgerPort(ledger).deferred(range.from));
      const rollForward = ledgerRollForward(balance, figuresIn(ledger.rowsOf(range)));
      for (const column of ['deposits', 'giftCards'] as const) {
        for (const step of ['collected', 'redeemed', 'refunded'] as const) {
          const address = storeFlowAddress(column, step, range);
          if (address === undefined) {
            expect(rollForward[column][step]).toBe(0);
            continue;
          }
          const listed = listedRows(ledger, viewOf(new URL(address, 'http://shop.test').searchParams));
          const ofCards = step === 'redeemed' ? 0 - redeemedIn(listed) : sumIn(listed, 'gift-card-sales');
          const shown = column === 'deposits' ? sumIn(listed, 'deferred-sales') : ofCards;
          expect([address, shown]).toEqual([address, rollForward[column][step]]);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test.each([
  [0, '0–7 days'],
  [7, '0–7 days'],
  [8, '8–30 days'],
  [30, '8–30 days'],
  [31, '31–60 days'],
  [90, '61–90 days'],
  [91, 'Over 90 days'],
])('a deposit of %i days is listed under %s', (days, label) => {
  const [row] = createLedger()
    .rowsOf(defaultRange)
    .filter(({ depositCollected }) => depositCollected > 0);
  if (!row) throw new Error('The sample week has no deposit.');
  const ages = depositAges([row], addDays(row.date, days));
  expect(ages.filter(({ deposits }) => deposits.length > 0).map((age) => [age.label, age.deposits[0]?.days])).toEqual([
    [label, days],
  ]);
});

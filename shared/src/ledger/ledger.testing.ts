import { pageLedgerParams, visitPeriod, type LedgerParams } from '@back-office/shared/url';
import type { DayRange } from '@back-office/shared/format';
import type { Scope } from './columns/select';
import { defaultRange } from './model/filters';
import { setStoreClock } from './session/now';

/** Random ledgers and questions for property tests, and slow and failing sources to test screens with. */
export { anyDay, anyRange, anySource } from './model/ledgerArbitraries.testing';
export {
  createGate,
  failingPort,
  portOfRows,
  portWithUnknown,
  slowPort,
  TestLedger,
  type Gate,
} from './port/ports.testing';
export { fetchFrom, type AnsweringServer } from './http/answering.testing';
export { salesOf } from './totals/salesOfRows.testing';

/** What the filters of a report choose. By default reports open with it. */
interface Chosen {
  readonly dateRange?: DayRange;
  readonly location?: string;
  readonly timeframe?: string;
}

export function scopeOf({ dateRange = defaultRange, location = 'All', timeframe = 'All day' }: Chosen = {}): Scope {
  const filters = [
    { field: 'location', values: location === 'All' ? [] : [location] },
    { field: 'part-of-day', values: timeframe === 'All day' ? [] : [timeframe] },
  ] as const;
  return { range: dateRange, filters: filters.filter(({ values }) => values.length > 0) };
}

interface OpenedLedger extends LedgerParams {
  /** The present, in epoch milliseconds; a function if it moves on. By default the computer's clock. */
  readonly now: number | (() => number);
}

/** Sets the ledger of the page under test; without parameters, the ordinary sample. Call it before each test. */
export function openLedger({ now, ...params }: Partial<OpenedLedger> = {}): void {
  setStoreClock(typeof now === 'number' ? () => now : now);
  visitPeriod().choose(undefined);
  pageLedgerParams().open({ revision: 0, seed: undefined, volume: 1, ...params });
}

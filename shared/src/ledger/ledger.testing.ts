import { pageLedgerParams, visitPeriod, type LedgerParams } from '@back-office/shared/url';
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
export { salesOf } from './totals/salesOfRows.testing';

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

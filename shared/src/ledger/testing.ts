import { pageLedgerParams, type LedgerParams } from '@back-office/shared/url';

/** Random ledgers and questions for property tests, and slow and failing sources to test screens with. */
export { anyDay, anyFilters, anyRange, anySource } from './model/ledgerArbitraries';
export { createGate, failingPort, slowPort, TestLedger, type Gate } from './port/testPorts';

/** Sets the ledger of the page under test; without parameters, the ordinary sample. Call it before each test. */
export function openLedger(params: Partial<LedgerParams> = {}): void {
  pageLedgerParams().open({ revision: 0, seed: undefined, volume: 1, ...params });
}

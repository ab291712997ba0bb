/** Random ledgers and questions for property tests, and slow and failing sources to test screens with. */
export { anyDay, anyFilters, anyRange, anySource } from './model/ledgerArbitraries';
export { createGate, failingPort, slowPort, TestLedger, type Gate } from './port/testPorts';

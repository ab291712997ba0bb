import { createLedger, localLedgerPort, type Ledger, type Scope } from '@back-office/shared/ledger';
import { scopeOf } from '@back-office/shared/ledger/testing';
import { askReport, type LedgerReport } from './askReport';
import type { ReportDefinition } from './definition';

/** A report without anything, to which tests add what they are about. */
export const emptyReport: ReportDefinition = { groupBy: [], columns: [], filters: [], charts: [] };

/** The days on which reports open. */
export const openingScope = scopeOf();

/** A report over a ledger that answers at once. */
export function reportAtOnce(
  definition: Partial<ReportDefinition>,
  scope: Partial<Scope> = {},
  ledger: Ledger = createLedger(),
  today = '2026-11-23',
): LedgerReport {
  const asked = { ...emptyReport, ...definition };
  const answer = askReport(localLedgerPort(ledger), asked, { ...openingScope, ...scope }, today);
  if ('then' in answer) throw new Error('The local ledger answers at once.');
  return answer;
}

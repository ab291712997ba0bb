import { useMemo } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { useLedgerAnswer } from '@back-office/shared/ledger';
import { definitionOf, type ReportChoices } from '../domain/builtReport/builtDefinition';
import { askBuiltReport } from '../domain/builtReport/builtReport';
import { pageSampleRows } from './pageSampleRows';

/** A custom report with its figures, from the ledger or from the sample rows. */
export function useBuiltReport(choices: ReportChoices, range: DayRange) {
  const definition = useMemo(() => definitionOf(choices), [choices]);
  const answer = useLedgerAnswer(
    (port, signal) => askBuiltReport(port, definition, range, pageSampleRows(), signal),
    [definition, range],
  );
  return { definition, answer };
}

import { useMemo } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { storeNow, useLedgerAnswer } from '@back-office/shared/ledger';
import { definitionOf, type ReportChoices } from '../domain/builtReport/builtDefinition';
import { askBuiltReport } from '../domain/builtReport/builtReport';

/** A custom report with its figures. */
export function useBuiltReport(choices: ReportChoices, range: DayRange) {
  const definition = useMemo(() => definitionOf(choices), [choices]);
  return useLedgerAnswer(
    (port, signal) => askBuiltReport(port, definition, range, storeNow(), signal),
    [definition, range],
  );
}

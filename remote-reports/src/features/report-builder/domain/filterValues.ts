import { compareNames } from '@back-office/shared/format';
import type { DayRange } from '@back-office/shared/format';
import { mapAnswer, noFilters, type Answer, type LedgerPort } from '@back-office/shared/ledger';
import { filterOptions, type FilterId } from '../../../domain/reports/definition';
import type { FieldId } from '../../../domain/reports/fields';
import { groupLabel } from '../../../domain/reports/fieldTexts';
import { ledgerLines, type LedgerLine } from '../../../domain/reports/ledgerLines';
import { ledgerSource } from '../../../domain/reports/ledgerSource';
import { isRecorded } from '../../../domain/reports/recorded';
import { textOf } from '../../../domain/reports/reportSource';

export interface FilterValue {
  readonly value: string;
  readonly label: string;
}

/** The values that each filter offers: those in the ledger; none for a field that is not recorded. */
export function askFilterValues(
  port: Pick<LedgerPort, 'rows'>,
  filters: readonly FilterId[],
  range: DayRange,
  signal?: AbortSignal,
): Answer<ReadonlyMap<FilterId, readonly FilterValue[]>> {
  if (filters.length === 0) return new Map<FilterId, readonly FilterValue[]>();
  return mapAnswer(port.rows({ ...noFilters, dateRange: range }, signal && { signal }), ({ rows }) => {
    const lines = ledgerLines(rows, 'items');
    return new Map(
      filters.map((id) => {
        const field = filterOptions.find((option) => option.id === id)?.field;
        return [id, field !== undefined && isRecorded(field) ? valuesIn(field, lines) : []];
      }),
    );
  });
}

function valuesIn(field: FieldId, lines: readonly LedgerLine[]): readonly FilterValue[] {
  const valueOf = textOf(ledgerSource, field);
  return [...new Set(lines.map(valueOf))]
    .map((value) => ({ value, label: groupLabel(field, value) }))
    .sort((one, other) => compareNames(one.label, other.label));
}

import { isInRange, type DayRange } from '@back-office/shared/format';
import { mapAnswer, noFilters, type Answer, type LedgerPort } from '@back-office/shared/ledger';
import type { SampleRow } from '../../../domain/builtReport/sampleRows';
import { sampleSource } from '../../../domain/builtReport/sampleSource';
import { filterOptions, type FilterId } from '../../../domain/reports/definition';
import type { FieldId } from '../../../domain/reports/fields';
import { groupLabel } from '../../../domain/reports/fieldTexts';
import { ledgerLines } from '../../../domain/reports/ledgerLines';
import { ledgerSource } from '../../../domain/reports/ledgerSource';
import { hasField, textOf, type ReportSource } from '../../../domain/reports/reportSource';

export interface FilterValue {
  readonly value: string;
  readonly label: string;
}

/** The values that each filter offers: those in the ledger, or in the sample rows if the ledger does not have the field. */
export function askFilterValues(
  port: Pick<LedgerPort, 'rows'>,
  filters: readonly FilterId[],
  range: DayRange,
  sampleRows: readonly SampleRow[],
  signal?: AbortSignal,
): Answer<ReadonlyMap<FilterId, readonly FilterValue[]>> {
  if (filters.length === 0) return new Map<FilterId, readonly FilterValue[]>();
  return mapAnswer(port.rows({ ...noFilters, dateRange: range }, signal && { signal }), ({ rows }) => {
    const lines = ledgerLines(rows, 'items');
    const samples = sampleRows.filter(({ dateTransaction }) => isInRange(dateTransaction, range));
    return new Map(
      filters.map((id) => {
        const field = filterOptions.find((option) => option.id === id)?.field;
        if (field === undefined) return [id, []];
        if (hasField(ledgerSource, field)) return [id, valuesIn(ledgerSource, field, lines)];
        return [id, valuesIn(sampleSource, field, samples)];
      }),
    );
  });
}

function valuesIn<Line>(source: ReportSource<Line>, field: FieldId, lines: readonly Line[]): readonly FilterValue[] {
  const valueOf = textOf(source, field);
  return [...new Set(lines.map(valueOf))]
    .map((value) => ({ value, label: groupLabel(field, value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en', { numeric: true }));
}

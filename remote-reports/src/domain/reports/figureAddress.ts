import type { DayRange } from '@back-office/shared/format';
import {
  dimensionOf,
  fieldFilters,
  isFilterField,
  measureOf,
  measureParts,
  wholePeriod,
  withFilter,
  type DimensionId,
  type Filter,
  type MeasureId,
  type Scope,
} from '@back-office/shared/ledger';
import { transactionsAddress } from '../transactionsView';
import { reportLineIds } from '../reportLineRows';
import type { ReportDefinition } from './definition';
import { fieldOf, type FieldId } from './fields';
import { periodLengths } from './groupTexts';
import type { ReportRow } from './reportResult';

/**
 * The address of the transactions page with the transactions behind a figure of a report: those of its row, of the
 * report's filters and of the figure itself. A row about one transaction opens it. `undefined` if the page cannot be
 * restricted to them, such as to days apart.
 */
export function figureAddress(
  definition: ReportDefinition,
  scope: Scope,
  { path }: Pick<ReportRow, 'path'>,
  figure?: FieldId,
): string | undefined {
  let range = scope.range;
  let filters = fieldFilters(scope.filters);
  for (const { field, values } of conditionsOn(definition.filters, path)) {
    const period = periodOf(field, values);
    if (period) range = overlap(range, period);
    else if (isFilterField(field)) filters = withFilter(filters, field, values);
    else return undefined;
  }
  const line = lineOf(figure && lineOfFigure(figure), definition.line);
  const opened = path.find(({ field }) => field === 'transaction-id')?.value;
  return transactionsAddress({ range, filters, line, opened });
}

/** The figure whose transactions are listed for a figure; `undefined` if it is about all transactions. */
function lineOfFigure(figure: FieldId): MeasureId | undefined {
  const { measure } = fieldOf(figure);
  const line = measure && (measureOf(measure).rows ?? measure);
  return reportLineIds.find((id) => id === line);
}

/**
 * The same in a report that is about the transactions behind one figure. If not all transactions of the other figure are
 * among them, they are the report's own: gross sales in a report about discounts are those of discounted transactions.
 */
function lineOf(ofFigure: MeasureId | undefined, ofReport: MeasureId | undefined): MeasureId | undefined {
  if (ofFigure === undefined || ofReport === undefined) return ofFigure ?? ofReport;
  const parts = ofReport === 'total-payments' ? partsOfPayments : measureParts(ofReport);
  return parts.includes(ofFigure) ? ofFigure : ofReport;
}

/** Only payments have fees. */
const partsOfPayments: readonly MeasureId[] = ['fees', 'processing-fees', 'invoice-fees', 'net-total'];

/** The filters of the report and the groups of the row, which lie within the filters. At most one for each field. */
function conditionsOn(filters: readonly Filter[], path: ReportRow['path']): readonly Filter[] {
  const byField = new Map<DimensionId, Filter>();
  for (const filter of filters) {
    const other = byField.get(filter.field)?.values;
    const values = other ? filter.values.filter((value) => other.includes(value)) : filter.values;
    if (values.length > 0) byField.set(filter.field, { field: filter.field, values });
  }
  for (const { field, value } of path) byField.set(field, { field, values: [value] });
  return [...byField.values()];
}

/** The days of a day, week or month. */
function periodOf(field: DimensionId, [value, ...others]: readonly string[]): DayRange | undefined {
  const length = periodLengths[dimensionOf(field).unit];
  if (!length || value === undefined || others.length > 0) return undefined;
  return wholePeriod(length === 'Monthly' ? `${value}-01` : value, length);
}

function overlap(one: DayRange, other: DayRange): DayRange {
  return { from: one.from > other.from ? one.from : other.from, to: one.to < other.to ? one.to : other.to };
}

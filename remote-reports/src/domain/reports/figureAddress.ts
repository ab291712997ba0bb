import type { DayRange } from '@back-office/shared/format';
import {
  dimensionOf,
  measureOf,
  measureParts,
  rowFiltersOf,
  wholePeriod,
  type DimensionId,
  type Filter,
  type MeasureId,
  type TransactionFilters,
} from '@back-office/shared/ledger';
import { choiceFilters, withChoices, type ChoiceName } from '../choiceFilters';
import { reportLineIds } from '../reportLineRows';
import { isConditionField, type RowCondition } from '../rowConditions';
import { transactionsAddress } from '../transactionsParams';
import type { ReportDefinition } from './definition';
import { fieldOf, type FieldId } from './fields';
import { periodLengths } from './fieldTexts';
import type { ReportScope } from './reportQuestion';
import type { ReportRow } from './reportResult';

/** Fields that the transactions page has a filter of its own for. */
const filterOfField: Readonly<Partial<Record<DimensionId, ChoiceName>>> = {
  location: 'locations',
  'collected-by': 'teamMembers',
  'attributed-to': 'teamMembers',
  source: 'sources',
  tender: 'tenders',
  'payment-method': 'paymentMethods',
  'transaction-type': 'types',
  'transaction-status': 'status',
};

/**
 * The address of the transactions page with the transactions behind a figure of a report: those of its row, of the
 * report's filters and of the figure itself. A row about one transaction opens it. `undefined` if the page cannot be
 * restricted to them, such as to days apart.
 */
export function figureAddress(
  definition: ReportDefinition,
  scope: ReportScope,
  { path }: Pick<ReportRow, 'path'>,
  figure?: FieldId,
): string | undefined {
  let filters: TransactionFilters = rowFiltersOf({ ...scope, groupBy: 'All' });
  const conditions: RowCondition[] = [];
  for (const { field, values } of conditionsOn(definition.filters, path)) {
    const choice = filterOfField[field];
    const period = periodOf(field, values);
    if (choice) filters = withChoices(filters, choice, chosenFrom(choice, values));
    else if (period) filters = { ...filters, dateRange: overlap(filters.dateRange, period) };
    else if (isConditionField(field)) conditions.push({ field, values });
    else return undefined;
  }
  const line = lineOf(figure && lineOfFigure(figure), definition.line);
  const opened = path.find(({ field }) => field === 'transaction-id')?.value;
  return transactionsAddress({ filters, conditions, line, opened });
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

/** The choices of a filter; reports write `Card` where the filter has `card`. */
function chosenFrom(name: ChoiceName, values: readonly string[]): readonly string[] {
  const wanted = values.map((value) => value.toLowerCase());
  return choiceFilters[name].choices.filter((choice) => wanted.includes(choice.toLowerCase()));
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

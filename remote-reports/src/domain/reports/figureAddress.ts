import { addDays, type Day, type DayRange } from '@back-office/shared/format';
import { rowFiltersOf, type MeasureId, type TransactionFilters } from '@back-office/shared/ledger';
import { choiceFilters, withChoices, type ChoiceName } from '../choiceFilters';
import { isConditionField, type RowCondition } from '../rowConditions';
import { transactionsAddress } from '../transactionsParams';
import type { ReportScope } from './askReport';
import type { ReportDefinition, ReportFilter } from './definition';
import type { ReportRow } from './evaluateReport';
import type { FieldId } from './fields';

/** The lines of the sales summary whose transactions make up a figure. Other figures are about all transactions. */
const lineOfFigure: Readonly<Partial<Record<FieldId, MeasureId>>> = {
  'gross-sales': 'gross-sales',
  'item-sales': 'items',
  'items-sold': 'items',
  'units-sold': 'items',
  'service-charges': 'service-charges',
  'covid-service-charge': 'covid-service-charge',
  'setup-cost': 'setup-cost',
  'auto-gratuity': 'auto-gratuity',
  returns: 'returns',
  'items-refunded': 'returns',
  'units-refunded': 'returns',
  'partial-refunds': 'partial-refunds',
  refunds: 'refunds',
  'return-count': 'refunds',
  'amount-discounted': 'discounts-and-comps',
  'discount-amount': 'discounts',
  'discounts-applied': 'discounts',
  'amount-comped': 'comps',
  comps: 'comps',
  'net-sales': 'net-sales',
  'gift-card-sales': 'gift-card-sales',
  tax: 'taxes',
  'tax-collected': 'taxes-on-sales',
  'tax-refunded': 'taxes-on-refunds',
  tips: 'tips',
  'tips-and-gratuity': 'tips-and-gratuity',
  'total-sales': 'total-sales',
  'deposits-net': 'deposits',
  'deposits-collected': 'deposits',
  'deposits-redeemed': 'deposits',
  payments: 'total-payments',
  'payments-collected': 'total-payments',
  'payments-refunded': 'total-payments',
  fees: 'fees',
  'processing-fees': 'processing-fees',
  'invoice-fees': 'invoice-fees',
  'net-total': 'net-total',
};

/**
 * Lines whose transactions all belong to the line that a report is about. Other figures lead to the report's own
 * transactions: gross sales in a report about discounts are those of discounted transactions only.
 */
const partsOfLine: Readonly<Partial<Record<MeasureId, readonly MeasureId[]>>> = {
  'discounts-and-comps': ['discounts', 'comps'],
  refunds: ['returns', 'partial-refunds'],
  'tips-and-gratuity': ['tips', 'auto-gratuity'],
  'total-payments': ['fees', 'processing-fees', 'invoice-fees', 'net-total'],
};

/** Fields that the transactions page has a filter of its own for. */
const filterOfField: Readonly<Partial<Record<FieldId, ChoiceName>>> = {
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
  { path, transaction }: Pick<ReportRow, 'path' | 'transaction'>,
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
  const line = lineOf(figure && lineOfFigure[figure], definition.line);
  const opened = transaction ?? path.find(({ field }) => field === 'transaction-id')?.value;
  return transactionsAddress({ filters, conditions, line, opened });
}

function lineOf(ofFigure: MeasureId | undefined, ofReport: MeasureId | undefined): MeasureId | undefined {
  if (ofFigure === undefined || ofReport === undefined) return ofFigure ?? ofReport;
  return partsOfLine[ofReport]?.includes(ofFigure) ? ofFigure : ofReport;
}

/** The filters of the report and the groups of the row, which lie within the filters. At most one for each field. */
function conditionsOn(filters: readonly ReportFilter[], path: ReportRow['path']): readonly ReportFilter[] {
  const byField = new Map<FieldId, ReportFilter>();
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
function periodOf(field: FieldId, [value, ...others]: readonly string[]): DayRange | undefined {
  if (value === undefined || others.length > 0) return undefined;
  if (field === 'date') return { from: value, to: value };
  if (field === 'week') return { from: value, to: addDays(value, 6) };
  return field === 'month' ? { from: `${value}-01`, to: lastOfMonth(value) } : undefined;
}

function lastOfMonth(month: string): Day {
  const nextMonth = addDays(`${month}-28`, 4).slice(0, 7);
  return addDays(`${nextMonth}-01`, -1);
}

function overlap(one: DayRange, other: DayRange): DayRange {
  return { from: one.from > other.from ? one.from : other.from, to: one.to < other.to ? one.to : other.to };
}

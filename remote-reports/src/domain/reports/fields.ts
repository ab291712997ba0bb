import { dimensionIds, measureIds, type DimensionId, type MeasureId } from '@back-office/shared/ledger';
import { catalogField, isNumberUnit, ownField, type Field, type OwnField } from './field';
import { metrics, type MetricId } from './metrics';

/**
 * What reports of the menus show under an id or a name of their own, because addresses and stored charts contain it, and
 * what no shop records.
 */
const otherFields = [
  ['item-sales', 'Items', 'items'],
  ['tax-collected', 'Tax collected', 'taxes-on-sales'],
  ['tax-refunded', 'Tax refunded', 'taxes-on-refunds'],
  ['deposits-net', 'Net deposits', 'deposits'],
  ['payments', 'Payments', 'total-payments', 'Everything customers paid, less what they got back'],
  ['processing-fees', 'Processing fees', 'processing-fees'],
  ['cover-count', 'Covers', { unit: 'count' }, 'Guests served'],
  ['revenue-center', 'Revenue center', { unit: 'text' }, 'Part of the business the sale is credited to'],
] as const satisfies readonly OwnField[];

/** `comps` is the metric of that id, the number of transactions with a comp; `amount-comped` is the figure. */
export type FieldId = MetricId | (typeof otherFields)[number][0] | MeasureId | DimensionId;

/** The catalog, the metrics of the builder, and the other fields of reports, which replace fields of the same id. */
export const fields: ReadonlyMap<FieldId, Field> = new Map(
  [...[...measureIds, ...dimensionIds].map(catalogField), ...metrics, ...otherFields.map(ownField)].map((field) => [
    field.id,
    field,
  ]),
);

export function fieldOf(id: FieldId): Field {
  const field = fields.get(id);
  if (!field) throw new Error(`No field is called "${id}". Add it to fields.ts.`);
  return field;
}

export function isFigure(id: FieldId): boolean {
  return isNumberUnit(fieldOf(id).unit);
}

/** Whether the shop's sales data has the field. One that it lacks is shown as such and never filled with other figures. */
export function isRecorded(id: FieldId): boolean {
  const { measure, dimension } = fieldOf(id);
  return (measure ?? dimension) !== undefined;
}

/** In cells, pickers and widgets of fields that are not recorded. */
export const notRecorded = 'Not recorded';

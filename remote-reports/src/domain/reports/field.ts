import {
  descriptionOf,
  dimensionOf,
  isDimensionId,
  measureOf,
  type DimensionId,
  type DimensionUnit,
  type MeasureId,
  type MeasureUnit,
} from '@back-office/shared/ledger';
import type { FieldId } from './fields';

/** What the values of a field are: numbers for measures, texts for dimensions. */
export type FieldUnit = MeasureUnit | DimensionUnit;

export function isNumberUnit(unit: FieldUnit): unit is MeasureUnit {
  return unit === 'money' || unit === 'count' || unit === 'share' || unit === 'duration';
}

/** A column of a report: a figure or a dimension of the catalog, or something that the shop does not record. */
export interface Field {
  readonly id: FieldId;
  readonly name: string;
  readonly unit: FieldUnit;
  readonly description: string;
  readonly measure?: MeasureId;
  readonly dimension?: DimensionId;
}

/** A field with an id, name or description of its own, and what it is in the catalog; only its unit if not recorded. */
export type OwnField = readonly [
  id: string,
  name: string,
  is: MeasureId | { readonly unit: FieldUnit },
  description?: string,
];

export function ownField([id, name, is, description = '']: OwnField): Field {
  if (typeof is !== 'string') return { id: id as FieldId, name, unit: is.unit, description };
  const { unit, rule } = measureOf(is);
  return { id: id as FieldId, name, unit, description: description || rule, measure: is };
}

/** A figure or dimension under its id, name and description in the catalog. */
export function catalogField(id: MeasureId | DimensionId): Field {
  if (isDimensionId(id)) {
    const { label, unit } = dimensionOf(id);
    return { id, name: label, unit, description: descriptionOf(id), dimension: id };
  }
  return ownField([id, measureOf(id).label, id]);
}

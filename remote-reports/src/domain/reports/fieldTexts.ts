import { formatCount, listOfNames, unknown, type Unknown } from '@back-office/shared/format';
import { dimensionOf, numberText } from '@back-office/shared/ledger';
import { isNumberUnit, type Field, type FieldUnit } from './field';
import { fieldOf, type FieldId } from './fields';
import type { ReportDefinition } from './definition';
import { groupLabel, groupWord, lowerFirst, valueText, type ReportDays } from './groupTexts';

/** A figure, a text, or nothing: the lines of the group have different texts, or the figure has no meaning there. */
export type CellValue = number | string | undefined;

/** The text of a cell as merchants read it; empty if it has no value. */
export function cellText({ unit }: Pick<Field, 'unit'>, value: CellValue, days?: ReportDays): string {
  if (value === undefined) return '';
  if (typeof value === 'number' || isUnknown(unit, value)) return numberText(unit, value);
  return valueText(unit, value, days);
}

/** Whether it is a figure that the shop's data do not hold, not a text that happens to read the same. */
export function isUnknown(unit: FieldUnit, value: CellValue): value is Unknown {
  return value === unknown && isNumberUnit(unit);
}

/** What a field is called after "by": `item`, `processing fees`. */
export function fieldWord(id: FieldId): string {
  const { dimension, name } = fieldOf(id);
  return dimension ? groupWord(dimension) : lowerFirst(name);
}

/** `“GTIN”, “Menu”, or “Unit”` */
export function fieldNames(ids: readonly FieldId[]): string {
  return listOfNames(
    ids.map((id) => `“${fieldOf(id).name}”`),
    'or',
  );
}

/** Of a longer list the first are named and the others counted. */
const maxNamed = 5;

/** What a report is limited to: `Channel is In-Store or Online`. */
export function filterTexts(filters: ReportDefinition['filters']): readonly string[] {
  return filters.map(({ field, values }) => {
    const names = values.map((value) => groupLabel(field, value));
    const named = names.length > maxNamed ? names.slice(0, maxNamed - 1) : names;
    const others = names.length > named.length ? [`${formatCount(names.length - named.length)} more`] : [];
    return `${dimensionOf(field).label} is ${listOfNames([...named, ...others], 'or')}`;
  });
}

import { addDays, formatCount, formatDay, formatMoney, formatPercent, formatRange } from '@back-office/shared/format';
import { fieldOf, type Field, type FieldId, type FieldUnit } from './fields';

/** A figure, a text, or nothing: the lines of the group have different texts, or the figure has no meaning there. */
export type CellValue = number | string | undefined;

/** The text of a cell as merchants read it; empty if it has no value. */
export function cellText({ unit }: Pick<Field, 'unit'>, value: CellValue): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? textTexts(unit, value) : numberText(unit, value);
}

/** The name of a group: `Sun, Jun 22`, `8 AM`, `Monday`, `No device nickname`. */
export function groupLabel(id: FieldId, value: string): string {
  const field = fieldOf(id);
  return value === '' ? (noValue[id] ?? `No ${lowerFirst(field.name)}`) : textTexts(field.unit, value);
}

const noValue: Partial<Record<FieldId, string>> = {
  'item-name': 'No item',
  category: 'No item',
  'reporting-category': 'No item',
  sku: 'No item',
  'refund-reason': 'No reason given',
};

/** What a group is called after "by": `item`, `team member`, `day`. */
export function groupWord(id: FieldId): string {
  return groupWords[id] ?? lowerFirst(fieldOf(id).name);
}

const groupWords: Partial<Record<FieldId, string>> = {
  'item-name': 'item',
  'attributed-to': 'employee',
  'collected-by': 'team member',
  'customer-id': 'customer',
  'device-name': 'device',
  'refund-reason': 'reason',
  date: 'day',
  sku: 'SKU',
};

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function numberText(unit: FieldUnit, value: number): string {
  if (unit === 'currency') return formatMoney(value);
  if (unit === 'percent') return formatPercent(value, 1);
  if (unit === 'duration') return `${Math.floor(value / 60)}h ${value % 60}m`;
  return formatCount(value);
}

function textTexts(unit: FieldUnit, value: string): string {
  if (unit === 'date') return `${formatDay(value)}, ${value.slice(0, 4)}`;
  if (unit === 'week') return formatRange({ from: value, to: addDays(value, 6) });
  if (unit === 'month') return monthText(value);
  if (unit === 'hour') return `${Number(value) % 12 || 12} ${Number(value) < 12 ? 'AM' : 'PM'}`;
  if (unit === 'weekday') return weekdayNames[Number(value)] ?? value;
  return value;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** `2025-06` is `June 2025`. */
function monthText(value: string): string {
  return `${months[Number(value.slice(5, 7)) - 1] ?? value} ${value.slice(0, 4)}`;
}

/** `“GTIN”, “Menu”, or “Unit”` */
export function fieldNames(ids: readonly FieldId[], joinedBy: 'and' | 'or'): string {
  const names = ids.map((id) => `“${fieldOf(id).name}”`);
  return new Intl.ListFormat('en-US', { type: joinedBy === 'and' ? 'conjunction' : 'disjunction' }).format(names);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

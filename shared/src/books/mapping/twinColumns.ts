import type { RowAmounts } from './columnAmounts';
import type { MappedField } from './columnMapping';
import type { Fields } from './misleadingColumns';

/**
 * Of columns with the same name and other amounts, the one that adds up with its row: net sales and tax are the total,
 * quantity times price is the amount. If none does, or several do, none is suggested.
 */
export function withoutTwins(
  fields: Fields,
  names: readonly string[],
  rows: readonly (readonly string[])[],
  amounts: readonly RowAmounts[],
): Fields {
  return (['total', 'subtotal', 'price', 'amount'] as const).reduce<Fields>((columns, field) => {
    const name = columns[field];
    const twins = name === undefined ? [] : twinsOf(name, columns, names, rows);
    if (name === undefined || twins.length === 0) return columns;
    const { [field]: _field, ...others } = columns;
    const fits = [name, ...twins].flatMap((each) => meaningOf(field, each, [name, ...twins], others, amounts));
    return { ...others, ...(fits.length === 1 && fits[0]) };
  }, fields);
}

/** Columns with the name of another that hold something else. */
function twinsOf(name: string, fields: Fields, names: readonly string[], rows: readonly (readonly string[])[]) {
  const place = names.indexOf(name);
  return names.filter(
    (other, column) =>
      column !== place &&
      ownName(other, column) === ownName(name, place) &&
      !Object.values(fields).includes(other) &&
      rows.some((cells) => cells[column]?.trim() !== cells[place]?.trim()),
  );
}

/** A name as the file has it, without the number of its column. */
function ownName(name: string, column: number): string {
  const end = ` (${column + 1})`;
  return name.endsWith(end) ? name.slice(0, -end.length) : name;
}

/** What stands between net sales and the total, or between the amount that was paid out and the total. */
const between: readonly (readonly MappedField[])[] = [
  ['tax'],
  ['tax', 'tip'],
  ['tax', 'shipping'],
  ['tax', 'tip', 'shipping'],
  ['fee'],
];

/** The fields of a column if it is the one that adds up; one at most. */
function meaningOf(
  field: MappedField,
  name: string,
  twins: readonly string[],
  others: Fields,
  amounts: readonly RowAmounts[],
): readonly Fields[] {
  const isTrue = (test: (size: RowAmounts) => boolean) => amounts.every((of) => test((column) => Math.abs(of(column))));
  if (field === 'price' || field === 'amount') {
    const [price, amount] = field === 'price' ? [name, others.amount] : [others.price, name];
    if (price === undefined || amount === undefined || others.quantity === undefined) return [];
    const isProduct = isTrue((of) => Math.abs((of(others.quantity) * of(price)) / 10_000 - of(amount)) < 100);
    return isProduct ? [{ [field]: name }] : [];
  }
  if (field !== 'total') return [];
  for (const net of [...twins, others.subtotal])
    for (const parts of between) {
      if (net === undefined || net === name || !parts.every((part) => others[part] !== undefined)) continue;
      const isSum = isTrue((of) => of(net) + parts.reduce((sum, part) => sum + of(others[part]), 0) === of(name));
      if (isSum) return [{ ...(!parts.includes('fee') && { subtotal: net }), total: name }];
    }
  return [];
}

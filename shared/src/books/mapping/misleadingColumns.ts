import { inUnits, isBlank, readNumber, type DecimalMark } from '../reading/numbers';
import type { MappedField } from './columnMapping';

/** Names of columns by field. */
export type Fields = Partial<Record<MappedField, string>>;

/** What the cells of a column look like. */
export type Content = 'dates' | 'times' | 'numbers' | 'texts' | 'nothing';

/** What a column must look like to be a field; other fields may have any content. */
export const contentOf: Readonly<Partial<Record<MappedField, Content>>> = {
  date: 'dates',
  time: 'times',
  quantity: 'numbers',
  price: 'numbers',
  amount: 'numbers',
  discount: 'numbers',
  tax: 'numbers',
  tip: 'numbers',
  fee: 'numbers',
  shipping: 'numbers',
  refunded: 'numbers',
  subtotal: 'numbers',
  total: 'numbers',
};

/**
 * Whether a column such as `Line Type` says that some rows are sales and others the lines of these, as `Sale` and `Sale Line`
 * do. With both, sales would count twice, so that no total is suggested.
 */
export function hasSalesAndTheirLines(names: readonly string[], rows: readonly (readonly string[])[]): boolean {
  return names.some((name, column) => {
    if (!/\btype\b/.test(plainName(name))) return false;
    const types = new Set(rows.map((cells) => plainName(cells[column] ?? '')));
    return ['sale', 'order', 'invoice', 'receipt', 'transaction'].some(
      (whole) => types.has(whole) && ['line', 'item', 'line item'].some((part) => types.has(`${whole} ${part}`)),
    );
  });
}

export function withoutTotals({ total: _total, subtotal: _subtotal, ...others }: Fields): Fields {
  return others;
}

/**
 * Of files that repeat an order for each of its payments or items: the amount of the row instead of the total of the order,
 * if the amounts of each order add up to its total, and none of the order's other amounts.
 */
export function withoutRepeated(
  fields: Fields,
  names: readonly string[],
  rows: readonly (readonly string[])[],
  contents: readonly Content[],
): Fields {
  const { id, total } = fields;
  if (id === undefined || total === undefined) return fields;
  const [idPlace, datePlace, totalPlace] = [id, fields.date ?? '', total].map((name) => names.indexOf(name));
  const orders = new Map<string, (readonly string[])[]>();
  for (const cells of rows) {
    const key = `${cells[idPlace ?? -1]} ${cells[datePlace ?? -1]}`;
    const order = orders.get(key);
    if (order) order.push(cells);
    else orders.set(key, [cells]);
  }
  const repeated = [...orders.values()].filter((cells) => cells.length > 1);
  const unitsAt = (cells: readonly string[], column: number, mark: DecimalMark) => {
    const cell = cells[column] ?? '';
    if (isBlank(cell)) return 0;
    const number = readNumber(cell, mark);
    return number ? inUnits(number, 4) : NaN;
  };
  const isSame = (column: number) => repeated.every((all) => all.every((cells) => cells[column] === all[0]?.[column]));
  const isPart = (column: number, mark: DecimalMark) =>
    [...orders.values()].every(
      (all) =>
        all.reduce((sum, cells) => sum + unitsAt(cells, column, mark), 0) ===
        unitsAt(all[0] ?? [], totalPlace ?? -1, mark),
    );
  if (repeated.length === 0 || !isSame(totalPlace ?? -1)) return fields;
  const part = names.find(
    (name, column) =>
      contents[column] === 'numbers' &&
      name !== total &&
      !isSame(column) &&
      (isPart(column, '.') || isPart(column, ',')),
  );
  if (part === undefined) return fields;
  const isOfRow = ([field, name]: readonly [string, string | undefined]) =>
    contentOf[field as MappedField] !== 'numbers' || (name !== part && !isSame(names.indexOf(name ?? '')));
  return { ...Object.fromEntries(Object.entries(fields).filter(isOfRow)), total: part };
}

/** A net amount that is the total less the fee is what was paid out, and no net sales. */
export function withoutPayout(fields: Fields, names: readonly string[], rows: readonly (readonly string[])[]): Fields {
  const { subtotal, ...others } = fields;
  if (subtotal === undefined || fields.fee === undefined || fields.total === undefined) return fields;
  const places = [fields.total, fields.fee, subtotal].map((name) => names.indexOf(name));
  const isPayout = (mark: DecimalMark) => {
    const amounts = rows.map((cells) => places.map((place) => readNumber(cells[place] ?? '', mark)));
    const known = amounts.filter(([total, fee, net]) => total && fee?.units && net);
    const paidOut = known.filter(([total, fee, net]) => {
      const [whole, taken, left] = [total, fee, net].map((number) => Math.abs(number ? inUnits(number, 4) : 0));
      return Math.abs((whole ?? 0) - (left ?? 0)) === taken;
    });
    return paidOut.length * 2 > known.length;
  };
  return isPayout('.') || isPayout(',') ? others : fields;
}

/** `Rechnungs-Datum` as `rechnungs datum`, `orderDate` as `order date`. */
export function plainName(name: string): string {
  return (
    name
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}#]+/gu, ' ')
      // Names such as MwSt and USt have capitals inside a word.
      .replace(/\b(mw|u) st\b/g, '$1st')
      .trim()
  );
}

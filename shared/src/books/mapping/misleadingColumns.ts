import { rowsByKey, type RowAmounts } from './columnAmounts';
import type { MappedField } from './columnMapping';

/** Names of columns by field. */
export type Fields = Partial<Record<MappedField, string>>;

/**
 * What the cells of a column look like; `amounts of sales` are repeated for each item of a sale. `unusable`: of one of several
 * items of a sale, or numbers of which a spreadsheet has left the first digits.
 */
export type Content =
  | 'dates'
  | 'times'
  | 'numbers'
  | 'rates'
  | 'unusable'
  | 'texts'
  | 'nothing'
  | 'flags'
  | 'amounts of sales';

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
  paidBack: 'flags',
  voided: 'flags',
  count: 'numbers',
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

/** Whether credits are what was paid back, because sales or captures stand beside them, and no debits as on a statement. */
export function areCreditsRefunds(
  { type }: Fields,
  names: readonly string[],
  rows: readonly (readonly string[])[],
): boolean {
  const place = names.indexOf(type ?? '');
  const types = new Set(rows.map((cells) => plainName(cells[place] ?? '')));
  return (
    types.has('credit') &&
    !types.has('debit') &&
    [...types].some((each) => /\b(sale|capture|charge|purchase)\b/.test(each))
  );
}

/** Whether rows are parts of amounts, such as price, tax and commission, of which a column says what they are. */
export function hasPartsOfAmounts(names: readonly string[]): boolean {
  return names.some((name) => /^(amount|price|fee|charge) (type|description)$/.test(plainName(name)));
}

export function withoutTotals({ total: _1, subtotal: _2, amount: _3, price: _4, ...others }: Fields): Fields {
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
  amounts: readonly RowAmounts[],
): Fields {
  const { id, total } = fields;
  if (id === undefined || total === undefined) return fields;
  const [idPlace, datePlace, totalPlace] = [id, fields.date ?? '', total].map((name) => names.indexOf(name));
  const orders = rowsByKey(rows, amounts, ({ cells }) => `${cells[idPlace ?? -1]} ${cells[datePlace ?? -1]}`);
  const repeated = orders.filter((all) => all.length > 1);
  const isSame = (column: number) =>
    repeated.every((all) => all.every(({ cells }) => cells[column] === all[0]?.cells[column]));
  const isPart = (column: string) =>
    orders.every((all) => all.reduce((sum, { of }) => sum + of(column), 0) === all[0]?.of(total));
  if (repeated.length === 0 || !isSame(totalPlace ?? -1)) return fields;
  const part = names.find(
    (name, column) => contents[column] === 'numbers' && name !== total && !isSame(column) && isPart(name),
  );
  if (part === undefined) return fields;
  const isOfRow = ([field, name]: readonly [string, string | undefined]) =>
    contentOf[field as MappedField] !== 'numbers' || (name !== part && !isSame(names.indexOf(name ?? '')));
  return { ...Object.fromEntries(Object.entries(fields).filter(isOfRow)), total: part };
}

/** A type whose values are ways to pay, such as cash and credit, is the payment method. */
export function withoutTenderType(
  fields: Fields,
  names: readonly string[],
  rows: readonly (readonly string[])[],
): Fields {
  const { type, ...others } = fields;
  if (type === undefined) return fields;
  const place = names.indexOf(type);
  const values = rows.map((cells) => plainName(cells[place] ?? '')).filter((value) => value !== '');
  const isTender =
    values.some((value) => /^(cash|card|bar)$/.test(value)) && values.every((value) => tenders.test(value));
  return isTender ? { tender: type, ...others } : fields;
}

const tenders =
  /^(cash|card|bar|karte|credit|debit|credit card|debit card|visa|mastercard|amex|mobile|online|upi|cheque|check|contactless|e ?wallet|gift card)$/;

/** A net amount that is the total less the fee is what was paid out, and no net sales. */
export function withoutPayout(fields: Fields, amounts: readonly RowAmounts[]): Fields {
  const { subtotal, ...others } = fields;
  const { fee, total } = fields;
  if (subtotal === undefined || fee === undefined || total === undefined) return fields;
  const known = amounts.filter((of) => of(fee) !== 0 && !Number.isNaN(of(total) + of(fee) + of(subtotal)));
  const paidOut = known.filter((of) => Math.abs(Math.abs(of(total)) - Math.abs(of(subtotal))) === Math.abs(of(fee)));
  return paidOut.length * 2 > known.length ? others : fields;
}

/** `Gesamtbetrag (netto)` beside `Gesamtbetrag` is the whole total without tax: the shipping is in it. */
export function withoutShippingOfTotal(fields: Fields): Fields {
  const { shipping, ...others } = fields;
  const { total, subtotal } = fields;
  if (shipping === undefined || total === undefined || subtotal === undefined) return fields;
  return plainName(subtotal).startsWith(`${plainName(total)} `) ? others : fields;
}

const joined =
  /\b(order|invoice|customer|product|item|unit|quantity|price|transaction|payment|sales?)(date|time|number|no|id|code|name|each|ordered|line|price|amount|total|qty|quantity|type|status|method)\b/g;

/** Letters that are no other letter with an accent. */
const otherLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', ł: 'l', đ: 'd', ı: 'i' };

/** `Rechnungs-Datum` as `rechnungs datum`, `orderDate` as `order date`. */
export function plainName(name: string): string {
  return (
    name
      .replace(/\bw\/\s*/gi, 'with ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .replace(/[ßøæłđı]/g, (letter) => otherLetters[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}#]+/gu, ' ')
      // Names such as MwSt and USt have capitals inside a word.
      .replace(/\b(mw|u) st\b/g, '$1st')
      // Names in capitals alone, such as ORDERDATE.
      .replace(joined, '$1 $2')
      .trim()
  );
}

import type { Fact } from '../facts/fact';
import { flagOf, isCash } from '../readers/lineFacts';
import { lineList, lineListColumns } from '../readers/lineList';
import { addOrder, orderFields } from '../readers/orderOfItems';
import { plainOrders, plainOrderColumns } from '../readers/plainTables';
import { movementFacts, otherCurrency } from '../readers/movementFacts';
import type { Reader, Row } from '../readers/reader';
import { mappedFamily, mappedKind, type ColumnMapping } from './columnMapping';
import { besideMethod } from './columnWords';
import { plainName } from './misleadingColumns';

/** Reads a file by a mapping. Its names are those of `columnNames`. */
export function mappedReader(mapping: ColumnMapping): Reader {
  const { rows, columns, fees } = mapping;
  const base = rows === 'items' ? lineList : plainOrders;
  const paidWith = new Map(rows === 'sales' ? mapping.paidWith?.map((name) => [`paid with ${name}`, name]) : []);
  const names = [
    ...Object.keys(rows === 'items' ? lineListColumns : plainOrderColumns),
    'type',
    'voided',
    ...(rows === 'items' ? orderFields : ['change']),
  ];
  const headers: Readonly<Record<string, string>> = columns;
  const sizes = rows === 'items' ? (['amount', 'price'] as const) : (['total', 'subtotal'] as const);
  const size = sizes.find((field) => columns[field] !== undefined) ?? '';
  return {
    ...base,
    kind: mappedKind,
    label: rows === 'items' ? 'Items sold, by your columns' : 'Sales, by your columns',
    family: mappedFamily,
    isMinorUnits: sizes.some((field) => minorName.test(plainName(columns[field] ?? ''))),
    severalTaxes: 'tax',
    ...(fees && fees[0] === columns.fee && { moreFees: { column: 'fee', names: fees.slice(1) } }),
    columns: {
      ...Object.fromEntries(names.map((name) => [name, headers[name] === undefined ? [] : [headers[name]]])),
      ...Object.fromEntries([...paidWith].map(([column, name]) => [column, [name]])),
    },
    required: Object.keys(headers).filter((name) => names.includes(name)),
    amounts:
      rows === 'items' ? ['price', 'amount', 'discount', 'tax', 'total'] : ['total', 'subtotal', 'tax', 'tip', 'fee'],
    fees: {
      column: 'fee',
      size: columns.total === undefined ? 'subtotal' : 'total',
      isSizeTurned: mapping.isTurned ?? false,
    },
    never: [],
    isExact: true,
    read(row) {
      const type = columns.type === undefined ? '' : row.text('type');
      if (notSoldWords.test(type.trim())) return row.skip(`Not sold: ${type.trim().toLowerCase()}`);
      if (movedWords.test(type) || drawerWords.test(type.trim()))
        return row.skip(`Money moved, nothing sold: ${type.toLowerCase()}`);
      const turned = turnedRow(row, mapping, paidWith);
      // What takes back a sale that was canceled has its amounts with a minus.
      const isTakenBack = () => (turned.amount(size) ?? 0) < 0 || (turned.number('quantity')?.units ?? 0) < 0;
      if (flagOf(row.text('voided')) && !isTakenBack()) return row.skip('Not sold: canceled');
      // A customer's deposit comes in; what goes out is taken to the bank.
      const isBanked = depositWords.test(type) && (turned.amount(size) ?? 0) < 0;
      if (isBanked) return row.skip(`Money moved, nothing sold: ${type.toLowerCase()}`);
      const isUnknown = row.text('total') === '' && row.text('subtotal') === '';
      if (rows === 'sales' && isUnknown) return row.refuse(size, 'The amount is missing');
      if (rows === 'sales' && feeWords.test(type)) return addFee(turned, size);
      if (paidWith.size > 0) return readPaidSale(turned, paidWith);
      base.read(turned);
      if (rows === 'items') addOrder(turned);
    },
  };
}

/** `amount_cents`. */
const minorName = /\b(?:in )?(?:cents?|pence|centimes|centavos|centimos|rappen|minor(?: units?)?)$/;

/** A sale with what was paid by each payment method in a column of its own. */
function readPaidSale(row: Row<string>, paidWith: ReadonlyMap<string, string>) {
  let change = Math.abs(row.amount('change') ?? 0);
  const paid = [...paidWith].flatMap(([column, name]) => {
    const tender = name.replaceAll(besideMethod, '').trim() || name;
    const written = row.amount(column) ?? 0;
    const back = isCash(tender) && written > 0 ? Math.min(change, written) : 0;
    change -= back;
    return written === back ? [] : [{ amount: written - back, tender }];
  });
  const [first] = paid;
  const isSplit = paid.length > 1;
  // Sales without a number are told apart by what they say.
  const told = isSplit
    ? paid.map((each) => `${each.tender} ${each.amount}`).join(', ')
    : row.text('tender') || (first?.tender ?? '');
  plainOrders.read({ ...row, text: (column) => (column === 'tender' ? told : row.text(column)) });
  if (!isSplit) return;
  const at = row.time('date', row.has('time') ? 'time' : undefined);
  // A tip or a fee belongs to none of several payments for certain.
  const none = (column: string) => (row.amount(column) === 0 ? 0 : undefined);
  for (const { amount, tender } of paid)
    row.add({
      role: 'payment',
      id: row.text('id'),
      key: row.text('id') === '' ? '' : tender,
      at,
      texts: { tender, method: isCash(tender) ? 'cash' : 'card' },
      amounts: { paid: amount, tips: none('tip'), fee: none('fee') },
    });
}

/** Types of rows of payment providers that are between the merchant's own accounts. */
const movedWords =
  /\b(?:withdrawal|payout|currency conversion|account hold|payment hold|payment release|reserve|bank deposit|deposit to|transfer to|top-?up|auszahlung|abhebung|währungsumrechnung|bankgutschrift|versement|retrait|retiro|retirada|prelievo|uitbetaling|authori[sz]ation(?!.*captur)|void)\b|^transfer$/i;

/** Types of rows of a till's journal about money in the drawer. */
const drawerWords =
  /^(?:(?:opening|closing|starting|ending|till|cash|drawer)[ -])?(?:float|balance)$|^(?:(?:cash|paid?|money)[ -](?:in|out)|(?:cash|safe)[ -](?:drop|lift|pick-?up|movement|count)|petty cash|no[ -]sale|(?:cash )?drawer(?: open(?:ed)?)?|(?:bar|privat|kassen)?(?:einlagen?|entnahmen?)|(?:anfangs|end|kassen)bestand|wechselgeld(?:bestand|einlage)?|geldtransit|kassensturz|abschöpfung|fonds? de caisse|(?:entrée|sortie|ouverture|fermeture|apport|prélèvement)(?: (?:de|en) caisse| d'espèces)?|fondo(?: (?:de caja|cassa))?|(?:entrada|salida|apertura|cierre|arqueo)(?: de (?:caja|efectivo))?|(?:apertura|chiusura) cassa|kasopname|kasstorting)$/i;

/** Types of rows that a till writes of what is no sale: training, and orders whose receipt follows (`AV…` in German tills). */
const notSoldWords =
  /^(?:AV(?:Training|Bestellung|Transfer|Sonstige|Sachbezug|Rechnung|Belegabbruch|Belegstorno)|training(?: mode| sale)?|schulung|testbon|formation)$/i;

/** Types of rows of what a payment provider took. */
const feeWords = /\b(?:fees?|gebühr(?:en)?|frais|comisi[oó]n(?:es)?|commissioni?)\b/i;

function addFee(row: Row<string>, size: string) {
  if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
  const at = row.time('date', row.has('time') ? 'time' : undefined);
  const id = row.text('id') === '' ? '' : `${row.text('id')}/fee`;
  for (const fact of movementFacts({ id, at, category: 'fee', amount: row.amount(size) ?? 0, fee: 0 })) row.add(fact);
}

const depositWords = /^(?:deposits?|einzahlung(?:en)?|dépôts?|depósitos?|depositi?|storting(?:en)?)$/i;

const refundWords =
  /refund|return|credit[ _-]?(?:memo|note)|erstatt|gutschrift|storno|retour|rückgabe|rembours|avoir|reembolso|devoluc|rimborso|reso/i;

/** The row with sales as positive and refunds as negative amounts, and with items without tax. */
function turnedRow(
  row: Row<string>,
  { rows, columns, isTurned = false, isTaxIncluded = false, areCreditsRefunds = false }: ColumnMapping,
  paidWith: ReadonlyMap<string, string>,
): Row<string> {
  const type = columns.type === undefined ? '' : row.text('type');
  const isRefund = refundWords.test(type) || (areCreditsRefunds && /^credit$/i.test(type));
  const isPlain = !isRefund && !isTurned && !isTaxIncluded && columns.paidBack === undefined;
  if (isPlain) return row;
  // Quantity times price has one sign.
  const signed = new Set(
    rows === 'items'
      ? [columns.quantity === undefined ? 'price' : 'quantity', 'amount', 'tax', ...orderFields]
      : ['subtotal', 'total', 'tax', 'tip', 'shipping', ...paidWith.keys()],
  );
  const turned = (column: string, value: number) => {
    if (!signed.has(column)) return value;
    if (isRefund) return 0 - Math.abs(value);
    return isTurned ? 0 - value : value;
  };
  return {
    ...row,
    // A copy would keep that of the first row.
    previousId: row.previousId,
    previousAt: row.previousAt,
    text: (column) => (column === 'paidBack' && row.text(column) === '1' ? 'yes' : row.text(column)),
    amount(column) {
      const amount = row.amount(column);
      return amount === undefined ? undefined : turned(column, amount);
    },
    number(column) {
      const number = row.number(column);
      return number && { ...number, units: turned(column, number.units) };
    },
    add: (fact) => row.add(isTaxIncluded ? withoutTax(fact) : fact),
  };
}

/** An item as if its price had no tax. */
function withoutTax(fact: Fact): Fact {
  const { gross, tax, quantity } = fact.amounts;
  if (gross === undefined || tax === undefined || !fact.item) return fact;
  const net = gross - tax;
  const price = quantity ? Math.round(Math.abs(net / quantity)) : fact.item.price;
  return { ...fact, item: { ...fact.item, price }, amounts: { ...fact.amounts, gross: net } };
}

import type { FactTable } from '../facts/factTable';
import type { FileColumns } from './fileColumns';
import type { Layer } from '../reading/layer';
import { neededFields, taxIncluded, type ColumnMapping, type MappedField } from './columnMapping';
import { words } from './columnWords';
import { plainName } from './misleadingColumns';

const amounts: readonly MappedField[] = ['price', 'amount', 'total', 'subtotal'];

/** Why a guess is not sure, as sentences, by the names of its columns and by what was read. */
export function guessDoubts(
  { names, mapping }: Pick<FileColumns, 'names' | 'mapping'>,
  { evidence, facts }: Pick<Layer, 'evidence' | 'facts'>,
): readonly string[] {
  const unnamed = neededFields(mapping).flatMap(({ fields, column, what }) => {
    const isAmount = fields.some((field) => amounts.includes(field));
    const isNamed = column !== undefined && hasWordOf(isAmount ? amounts : fields, column);
    return isNamed ? [] : `“${column}” may be ${what}, but its name does not say so.`;
  });
  const signs = evidence.find(({ about }) => about === 'signs')?.doubt;
  const negative = signs === undefined ? [] : [`Most amounts are negative, such as ${signs}.`];
  return [...unnamed, ...negative, ...openTotal(names, mapping, facts), ...otherThanSales(names, mapping, facts)];
}

/** What of purchases, expenses, stock and accounts is like a list of sales. */
const noSales =
  /\b(suppliers?|vendors?|purchase orders?|po (no|nr|number)|expenses?|payees?|stock|on hand|reorder|inventory|debit|withdrawals?|balance|saldo|solde|kontostand|iban|counterparty|lieferant|fournisseur|proveedor|fornitore|gasto|depenses?|ausgaben?)\b/;

/** Beside what is no sale itself, such as the vendor of a product that was sold. */
const surelySales =
  /\b(sales?(?! price)|sold|receipts?|cashier|tips?|retailer name|verkauf\w*|ventes?|ventas?|vendit[ae])\b|\bsales price\b/;

const aboutSales =
  /\b(sales?|sold|orders?|receipts?|invoices?|tickets?|transactions?|transaccion(?:es)?|transazion[ei]|propina|pourboire|trinkgeld|mancia|payments?|paid|tender|checks?|bills?|tips?|net|gross|revenue|turnover|takings|customers?|buyers?|store|\w*umsatz\w*|\w*einnahmen?|verkauf\w*|beleg\w*|bon\w*|rechnung\w*|bestell\w*|zahl\w*|commandes?|factures?|ventes?|recettes|pedidos?|ventas?|facturas?|ingresos|ordin[ei]|scontrin[oi]|vendit[ae]|incass[oi]|faktura|kvitto\w*|paragon\w*|kuitti\w*|doklad\w*|struk|fis|kasse\w*)\b|売上|注文|取引|会計/;

function otherThanSales(
  names: readonly string[],
  { rows, columns }: ColumnMapping,
  facts: FactTable,
): readonly string[] {
  const isSure = names.some((name) => surelySales.test(plainName(name)));
  const other = isSure ? undefined : names.find((name) => noSales.test(plainName(name)));
  if (other !== undefined) return [`With “${other}”, the file may be about something else than sales.`];
  if (rows === 'sales')
    return names.some((name) => aboutSales.test(plainName(name))) ? [] : ['No column says that these are sales.'];
  // The first item of a table is none.
  const isEachOnce = facts.items.length > facts.length;
  const isOfItem = isEachOnce && /\b(created|added)\b/.test(plainName(columns.date ?? ''));
  return isOfItem ? [`“${columns.date}” may be when the items were made, not when they were sold.`] : [];
}

/** Whether an amount without the name of a total has the tax and the tip beside it, where no net sales show it. */
function openTotal(
  names: readonly string[],
  { rows, columns: { total, subtotal, tax, tip } }: ColumnMapping,
  facts: FactTable,
): readonly string[] {
  if (rows === 'items' || total === undefined || subtotal !== undefined || whole.test(plainName(total))) return [];
  // A transaction is an order with its tip.
  const isOfOrder = names.some((name) => plainName(name) === 'order amount');
  if (isOfOrder && plainName(total) === 'transaction amount') return [];
  const isSome = (name: 'taxes' | 'tips') => {
    for (let index = 0; index < facts.length; index += 1) if (facts.amountAt(name, index) > 0) return true;
    return false;
  };
  const beside = [isSome('taxes') ? tax : undefined, isSome('tips') ? tip : undefined].filter(
    (name) => name !== undefined,
  );
  return beside.map((name) => `“${total}” may be with or without “${name}”, and nothing shows which.`);
}

const whole =
  /\b(total\w*|paid|collected|charged|gross|brutto\w*|gesamt\w*|summe|ttc|incl?|including|inkl)\b|合計|総額/;

function hasWordOf(fields: readonly MappedField[], column: string): boolean {
  const name = plainName(column);
  return words.some(([field, patterns]) => fields.includes(field) && patterns.some((pattern) => pattern.test(name)));
}

/** By which columns a file was read. */
export function guessNote(mapping: ColumnMapping): string {
  return `The file is of no known kind. Its columns are read by their names: ${mapWords(mapping)}.`;
}

/** Why the columns of a file do not say enough, and how they can be named; empty if they say nothing. */
export function mapHint(mapping: ColumnMapping, reason: string): string {
  const needed = neededFields(mapping);
  const open = needed.flatMap(({ fields: [field], column }) => (column === undefined ? `--map ${field}=…` : []));
  if (open.length === needed.length) return '';
  return `${reason} Say what its columns are, such as: ${[mapWords(mapping), ...open].filter(Boolean).join(' ')}`;
}

/** The mapping as arguments of the command line. */
function mapWords({ columns, fees = [], paidWith = [], isTaxIncluded }: ColumnMapping): string {
  const more = [...fees.slice(1).map((name) => ['fee', name]), ...paidWith.map((name) => ['paidWith', name])];
  const tax = isTaxIncluded ? [[taxIncluded, 'yes']] : [];
  return [...Object.entries(columns), ...more, ...tax]
    .map(([field, name]) => `--map ${field}=${JSON.stringify(name)}`)
    .join(' ');
}

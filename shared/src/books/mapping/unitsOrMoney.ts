import type { FactTable } from '../facts/factTable';
import { amountsBesideTotal, type MappedField } from './columnMapping';
import type { FileColumns } from './fileColumns';
import { plainName, withoutTotals } from './misleadingColumns';

/** Names of money alone. `Sales`, `Amount` and `Total` may also be how many were sold. */
const money =
  /\b(prices?|costs?|revenue|turnover|paid|payments?|gross|net|value|dollars?|euros?|usd|eur|gbp|currency|collected|income|charged?|spent|subtotal|umsatz|einnahmen?|betrag|wert|brutto\w*|netto\w*|montant|recettes|importe|ingresos|valor|importo|incasso|fatturato|ttc|ht)\b|\p{Sc}|金額|売上/u;

/** Columns with what a row is about, if it is not a whole sale. */
const ofItem =
  /\b(item|product|sku|article|artikel|produkt|producto|produit|prodotto|produto|dish|flavou?r|family|category|dept|department|stock code|barcode|ean|upc|plu)\b/;

/** What stands beside amounts alone. */
const besideMoney: readonly MappedField[] = ['subtotal', ...amountsBesideTotal, 'tender', 'currency'];

/** In currencies without decimals, an item seldom costs less. */
const minWholeAmount = 100;

/**
 * The total that was guessed, if it may be how many were sold: its name does not say that it is money, nothing stands beside it
 * that only money has, and no amount of the whole file has cents.
 */
export function unitsOrMoney(
  { names, mapping: { rows, columns } }: FileColumns,
  facts: FactTable,
  { decimals, rounding }: { readonly decimals: number; readonly rounding: number },
): { readonly total: string; readonly item: string | undefined } | undefined {
  const { total } = columns;
  if (rows === 'items' || total === undefined || money.test(`${plainName(total)} ${total}`)) return undefined;
  if (besideMoney.some((field) => columns[field] !== undefined)) return undefined;
  // Weights have more decimals than money.
  if (rounding === 0 && !areWhole(facts, decimals)) return undefined;
  const item = names.find((name) => name !== total && ofItem.test(plainName(name)) && !money.test(plainName(name)));
  // An order of whole dollars is nothing strange.
  const isOfSales =
    columns.id === undefined && /\b(sales|sold|verkaufe?|ventas|ventes|vendite)\b/.test(plainName(total));
  return item !== undefined || isOfSales ? { total, item } : undefined;
}

function areWhole(facts: FactTable, decimals: number): boolean {
  const amountAt = facts.amountsOf('totalCollected');
  for (let index = 0; index < facts.length; index += 1) {
    const amount = amountAt(index);
    if (decimals === 0 ? Math.abs(amount) >= minWholeAmount : amount % 10 ** decimals !== 0) return false;
  }
  return true;
}

/** The columns of a file whose total is to be chosen. */
export function askedForTotal(columns: FileColumns, why: string): FileColumns {
  const { mapping } = columns;
  return { ...columns, mapping: { ...mapping, columns: withoutTotals(mapping.columns) }, missing: [why] };
}

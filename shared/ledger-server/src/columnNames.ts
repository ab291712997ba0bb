import { knownAmounts, knownQuantities, type Summand } from '../../src/ledger/catalog/measure';
import { storedTexts, type StoredText } from '../../src/ledger/catalog/dimensions';

/** `itemSales` is stored as `item_sales`. */
export function columnName(name: Summand | StoredText): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What is added up of transactions, lines and payments. */
export const unitAmounts: readonly Summand[] = [...knownAmounts, 'netSales', ...knownQuantities];
export const amountColumns = unitAmounts.map(columnName);
export const textColumns = storedTexts.map(columnName);

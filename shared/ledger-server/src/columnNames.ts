import { knownAmounts, type KnownQuantity, type Summand } from '../../src/ledger/catalog/measure';
import { storedTexts, type StoredText } from '../../src/ledger/catalog/dimensions';

/** `itemSales` is stored as `item_sales`. */
export function columnName(name: Summand | StoredText): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const quantities = ['quantitySold', 'quantityReturned'] as const satisfies readonly KnownQuantity[];
/** What is added up of transactions, lines and payments. */
export const unitAmounts = [...knownAmounts, 'netSales', ...quantities] as const;
export const amountColumns = unitAmounts.map(columnName);
export const textColumns = storedTexts.map(columnName);

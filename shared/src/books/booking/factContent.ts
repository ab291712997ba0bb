import { factAmounts, factTexts } from '../facts/fact';
import { itemKey, type FactTable } from '../facts/factTable';

/** All that a fact says, apart from the row where it stands: two facts with the same content say the same. */
export function factContent(table: FactTable, index: number): string {
  let content = factAmountsContent(table, index);
  for (const name of factTexts) content += `\u0001${table.textAt(name, index)}`;
  return content;
}

/** What a fact says of time, item and amounts. Layouts of one export differ in the texts that they have beside them. */
export function factAmountsContent(table: FactTable, index: number): string {
  const item = table.itemAt(index);
  let content = `${table.roleAt(index)}\u0001${table.ids.values[table.idCodes.at(index)] ?? ''}\u0001${table.keyAt(index)}\u0001${table.wallAt(index)}${table.zoneAt(index)}\u0001${item ? itemKey(item) : ''}`;
  for (const name of factAmounts) {
    const amount = table.amountAt(name, index);
    content += Number.isNaN(amount) ? '\u0001' : `\u0001${amount}`;
  }
  return content;
}

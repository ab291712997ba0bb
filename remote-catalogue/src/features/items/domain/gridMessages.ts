import { formatCount, listOfNames } from '@back-office/shared/format';
import { gtinKey, gtinWarning } from '../../../domain/gtin';
import { skuKey } from '../../../domain/item';
import { variationName } from '../../../domain/variations';
import { cellKey } from './validation';
import { gridFields, type GridField, type VariationEntry } from './variationForm';

/** What is wrong with cells of the grid, or only looks so. */
export interface GridMessage {
  /** `L and XL: Please enter a price.` */
  readonly text: string;
  readonly isError: boolean;
  /** By `cellKey`. */
  readonly cells: readonly string[];
}

/** The name of another item with this code. */
export type OwnerOf = (field: 'sku' | 'gtin', code: string) => string | undefined;

/** The names before a message; more would hide what it says. */
const mostNames = 3;

/** One message for all cells of a column with the same fault, with the names of their variations. */
export function gridMessages(
  rows: readonly VariationEntry[],
  errors: Readonly<Record<string, string>>,
  ownerOf: OwnerOf,
): readonly GridMessage[] {
  const found = new Map<string, { text: string; isError: boolean; cells: string[]; names: string[] }>();
  /** The first variation with a code. */
  const [skus, gtins] = [new Map<string, string>(), new Map<string, string>()];
  for (const row of rows) {
    const name = variationName(row);
    const say = (field: GridField, text: string | undefined, isError: boolean) => {
      if (text === undefined) return;
      const key = `${field} ${text}`;
      const message = found.get(key) ?? { text, isError, cells: [], names: [] };
      message.cells.push(cellKey(row.id, field));
      message.names.push(name);
      found.set(key, message);
    };
    for (const field of gridFields) say(field, errors[cellKey(row.id, field)], true);
    const gtin = gtinKey(row.gtin);
    const sameGtin = gtin && (gtins.get(gtin) ?? ownerOf('gtin', gtin));
    say('gtin', gtinWarning(row.gtin) ?? (sameGtin && `${sameGtin} has the same GTIN.`), false);
    if (gtin !== undefined && !gtins.has(gtin)) gtins.set(gtin, name);
    const key = skuKey(row.sku);
    const owner = key === '' ? undefined : (skus.get(key) ?? ownerOf('sku', row.sku));
    say('sku', owner && `${owner} has the same SKU.`, false);
    if (key !== '' && !skus.has(key)) skus.set(key, name);
  }
  return [...found.values()]
    .sort((one, other) => Number(other.isError) - Number(one.isError))
    .map(({ names, text, isError, cells }) => ({ text: `${namesOf(names)}: ${text}`, isError, cells }));
}

function namesOf(names: readonly string[]): string {
  const more = names.length - mostNames;
  return listOfNames(more > 1 ? [...names.slice(0, mostNames), `${formatCount(more)} more`] : names);
}

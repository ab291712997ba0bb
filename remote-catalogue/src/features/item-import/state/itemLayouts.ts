import type { StoredValueDefinition } from '@back-office/shared/state';
import { array, fallback, nullable, picklist, record, string } from 'valibot';
import { storedKeys } from '../../../domain/storedKeys';
import { fieldLabels, normalizeHeader } from '../domain/columns';
import type { ColumnMapping, ImportField, ImportSource } from '../domain/importTypes';

/** How the merchant has mapped the columns of imported files, by layout: the next file with the same columns is read so. */
type ItemLayouts = Readonly<Record<string, ColumnMapping>>;

const fields = Object.keys(fieldLabels) as ImportField[];

export const itemLayouts: StoredValueDefinition<ItemLayouts> = {
  key: storedKeys.importLayouts,
  schema: record(string(), array(fallback(nullable(picklist(fields)), null))),
  fallback: {},
};

/** The last ones are kept. */
const maxLayouts = 50;

type Columns = Pick<ImportSource, 'header' | 'headerLine'>;

/** Files of the same layout have the same columns; `undefined` without a header, where only their number is known. */
function layoutOf({ header, headerLine }: Columns): string | undefined {
  return headerLine === 0 ? undefined : header.map(normalizeHeader).join('|');
}

export function mappingOfLayout(layouts: ItemLayouts, file: Columns): ColumnMapping | undefined {
  return layouts[layoutOf(file) ?? ''];
}

/** With the mapping of an imported file, unless it is the one that is guessed. */
export function withLayout(
  layouts: ItemLayouts,
  file: Columns,
  mapping: ColumnMapping,
  guess: ColumnMapping,
): ItemLayouts {
  const layout = layoutOf(file);
  if (layout === undefined) return layouts;
  const { [layout]: _earlier, ...others } = layouts;
  if (isSameMapping(mapping, guess)) return others;
  return Object.fromEntries([...Object.entries(others), [layout, mapping] as const].slice(-maxLayouts));
}

export function isSameMapping(one: ColumnMapping | undefined, other: ColumnMapping): boolean {
  return one?.length === other.length && one.every((field, column) => field === other[column]);
}

import * as v from 'valibot';
import type { FilePreview, ImportPreview, ReadChoices } from '@back-office/shared/books/import';
import type { StoredValueDefinition } from '@back-office/shared/state';
import { importLayoutsKey } from '../remotes/hostStored';

/** What the merchant has chosen about files, by layout: the next file with the same columns is read so. */
export type ImportLayouts = Readonly<Record<string, ReadChoices>>;

const mapping = v.object({
  rows: v.picklist(['items', 'sales']),
  columns: v.record(v.string(), v.string()),
  fees: v.exactOptional(v.array(v.string())),
  paidWith: v.exactOptional(v.array(v.string())),
  areCreditsRefunds: v.exactOptional(v.boolean()),
  isTurned: v.exactOptional(v.boolean()),
  isTaxIncluded: v.exactOptional(v.boolean()),
});

const schema: v.GenericSchema<unknown, ImportLayouts> = v.record(
  v.string(),
  v.object({
    kind: v.exactOptional(v.string()),
    mapping: v.exactOptional(mapping),
    headerLine: v.exactOptional(v.number()),
    mark: v.exactOptional(v.picklist(['.', ','])),
    isMinor: v.exactOptional(v.boolean()),
    order: v.exactOptional(v.picklist(['month first', 'day first', 'year first'])),
    refunds: v.exactOptional(v.picklist(['negative', 'positive'])),
  }),
);

export const importLayouts: StoredValueDefinition<ImportLayouts> = { key: importLayoutsKey, schema, fallback: {} };

const maxLayouts = 100;

/** The choices of booked files beside those of earlier ones. The oldest are forgotten. */
export function withChoicesOf({ files }: ImportPreview, layouts: ImportLayouts): ImportLayouts {
  const entries = new Map(Object.entries(layouts));
  for (const file of files) {
    if (file.layout === undefined || file.error !== undefined) continue;
    const chosen = choicesOf(file, layouts);
    if (Object.keys(chosen).length === 0) continue;
    entries.delete(file.layout);
    entries.set(file.layout, chosen);
  }
  return Object.fromEntries([...entries].slice(-maxLayouts));
}

/** What a file is read by: what was chosen for it, else for its layout; its mapping, even if it was only guessed. */
export function choicesOf({ choices, layout, columns }: FilePreview, layouts: ImportLayouts): ReadChoices {
  const { kind, ...chosen } = Object.keys(choices).length > 0 ? choices : (layouts[layout ?? ''] ?? {});
  if (columns) return { mapping: columns.mapping, ...chosen };
  return kind === undefined ? chosen : { ...chosen, kind };
}

import { formatCount, localTime, pluralize } from '@back-office/shared/format';
import { array, object, optional, picklist, record, string, type InferOutput } from 'valibot';
import { stockKey } from '@back-office/shared/stock';
import type { DraftsDefinition, StoredDraft } from '../../../domain/drafts';
import { storedKeys } from '../../../domain/storedKeys';
import type { EntryKind } from '../../../domain/stockMovements';
import type { StockCodes } from './findStock';
import type { StockLine, StockPlace } from './stockRows';

const entry = object({
  kind: picklist(['receive', 'adjust', 'count', 'transfer']),
  location: string(),
  to: string(),
  reason: string(),
  lines: array(object({ itemId: string(), variationId: string(), location: optional(string()), text: string() })),
  /** Codes that were scanned, for which nothing was entered. */
  left: optional(array(string()), []),
});

/** What was entered in a dialog and not saved, such as a count that goes on tomorrow. */
export type StockDraft = InferOutput<typeof entry>;

/** Each dialog has a name of its own, because there may be a count at each location. */
export const stockDraftsDefinition: DraftsDefinition<StockDraft> = {
  key: storedKeys.stockDrafts,
  schema: record(string(), object({ at: string(), form: entry })),
  fallback: {},
};

export function stockDraftOf(
  kind: EntryKind,
  lines: readonly StockLine[],
  place: StockPlace,
  left: readonly string[],
): StockDraft {
  return {
    kind,
    ...place,
    left: [...left],
    lines: lines.map(({ row, location, text }) => ({
      itemId: row.item.id,
      variationId: row.variation.id,
      ...(location !== undefined && { location }),
      text,
    })),
  };
}

/** The lines of a draft, and how many are of variations that are gone. */
export function linesOfDraft({ lines }: StockDraft, codes: StockCodes) {
  const found = lines.flatMap(({ itemId, variationId, location, text }): StockLine[] => {
    const row = codes.withKey(stockKey(itemId, variationId));
    return row ? [{ row, location, text }] : [];
  });
  return { lines: found, gone: lines.length - found.length };
}

const entryNames = {
  receive: 'Received stock',
  adjust: 'An adjustment',
  count: 'A count',
  transfer: 'A transfer',
} as const satisfies Record<EntryKind, string>;

/** `A count at Main Store of 12 variations was not saved (Jul 18, 2025, 2:05 PM).` */
export function describeStockDraft({ at, form: { kind, location, lines, left } }: StoredDraft<StockDraft>): string {
  const places = new Set(lines.map((line) => line.location ?? location));
  const where = places.size > 1 ? `${formatCount(places.size)} locations` : ([...places][0] ?? location);
  const variations = new Set(lines.map(({ itemId, variationId }) => stockKey(itemId, variationId)));
  const count = lines.length > 0 ? pluralize(variations.size, 'variation') : pluralize(left.length, 'unknown code');
  const what = `${entryNames[kind]} at ${where} of ${count}`;
  return `${what} was not saved (${localTime(new Date(at))}).`;
}

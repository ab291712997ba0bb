import { pluralize } from '@back-office/shared/format';
import { gtinWarning } from '../../../domain/gtin';
import { skuKey, type Item } from '../../../domain/item';
import type { BroughtStock, StockAt } from '../../../domain/stockPlaces';
import { hasVariations, summaryOf } from '../../../domain/variations';
import { analyzeFile, rowsPerStep, type FileAnalysis } from './analyzeFile';
import { mappingErrors } from './columns';
import { CurrencySearch } from './foreignCurrency';
import {
  type ColumnMapping,
  type DeletedItem,
  type ImportField,
  type ImportPreview,
  type ImportSource,
  type PreviewContext,
  type PreviewRow,
  type RowPosition,
  rowNote,
  type RowNote,
  type RowOutcome,
  type Steps,
  type UpdateRow,
} from './importTypes';
import { ExistingItems, nameKey, type Match } from './existingItems';
import { itemChanges } from './itemChanges';
import { FileIds } from './itemIds';
import {
  broughtBefore,
  isAllStock,
  newLocationsNote,
  otherLocationsNote,
  placedStock,
  updatedLocations,
} from './importStock';
import { formattingRemoved } from './itemOfRow';
import { joinVariations, mayHaveVariations } from './joinVariations';
import { hasOtherOptions } from './mergeVariations';
import { LocationPrices } from './locationPrices';
import { readRow } from './readRow';

/**
 * What an import would do, row by row: which items are new, which are already in the list by their id, and which rows
 * cannot be imported and why. Changes nothing.
 */
export function* previewImport(
  source: ImportSource,
  mapping: ColumnMapping,
  context: PreviewContext,
): Steps<ImportPreview> {
  const errors = source.rows.length === 0 ? [noRows] : mappingErrors(source, mapping);
  if (errors.length > 0) return { ...nothing, mappingErrors: errors };

  const file = yield* analyzeFile(source, mapping, context);
  const warnings: RowNote[] = [...fileWarnings(file)];
  const currencies = new CurrencySearch(file.columns, source.statedCurrency);
  const locationPrices = new LocationPrices(file, context);
  const outcomes: RowOutcome[] = [];
  for (const [index, row] of source.rows.entries()) {
    const outcome = readRow(file, row, index, context.now, (warning) => warnings.push(warning));
    if ('item' in outcome) {
      currencies.add(row);
      locationPrices.add(row, outcome.item.price);
    }
    outcomes.push(outcome);
    if (index % rowsPerStep === 0) yield 0.15 + (0.6 * index) / source.rows.length;
  }
  const foreign = currencies.warning();
  const header = { index: -1, line: source.headerLine };
  if (foreign) warnings.push(rowNote(header, file.columns.nameOf('price'), currencies.example, foreign));
  warnings.push(...locationPrices.warnings());
  const joined = joinVariations(file, outcomes, (warning) => warnings.push(warning));
  const newLocations = newLocationsNote(file, context, joined);
  if (newLocations) warnings.push(newLocations);
  const sorted = yield* sortOutcomes(joined, context, file, warnings);
  const others = sorted.present.length > 0 || sorted.updates.length > 0 ? otherLocationsNote(file) : undefined;
  if (others) warnings.push(others);
  return {
    ...sorted,
    warnings: oncePerFile(warnings, source).sort((a, b) => a.index - b.index),
    mappingErrors: [],
    numbers: file.numbers,
    unitDoubt: file.unitDoubt,
  };
}

const noRows = 'This file has a header, but no rows below it.';

const nothing: Omit<ImportPreview, 'mappingErrors'> = {
  added: [],
  present: [],
  joined: [],
  keepVariations: 0,
  bad: [],
  skipped: [],
  warnings: [],
  updates: [],
  deleted: [],
  numbers: { mark: '.' },
};

type Sorted = Omit<ImportPreview, 'warnings' | 'mappingErrors' | 'numbers' | 'unitDoubt'>;

function* sortOutcomes(
  outcomes: readonly RowOutcome[],
  context: PreviewContext,
  file: FileAnalysis,
  warnings: RowNote[],
): Steps<Sorted> {
  const added: PreviewRow[] = [];
  const present: PreviewRow[] = [];
  const joined: RowPosition[] = [];
  let keepVariations = 0;
  const bad: RowNote[] = [];
  const skipped: RowNote[] = [];
  const existing = new ExistingItems(context.existing);
  const brought = broughtBefore(context);
  const updates = createUpdates(file, existing, brought);
  const skuLines = new Map<string, number>();
  const ids = new FileIds(() => outcomes.flatMap((outcome) => ('item' in outcome ? [outcome.item.id] : [])));
  const { columns, source } = file;

  for (const [index, outcome] of outcomes.entries()) {
    if (index % rowsPerStep === 0) yield 0.75 + (0.25 * index) / outcomes.length;
    if (!('item' in outcome)) {
      if (outcome.kind === 'joined') joined.push(outcome.row);
      else (outcome.kind === 'bad' ? bad : skipped).push(outcome.note);
      continue;
    }
    const { item } = outcome;
    const row = source.rows[index] ?? { ...outcome, cells: [] };
    const warn = (field: ImportField, value: string, reason: string) =>
      warnings.push(rowNote(outcome, columns.nameOf(field), value, reason));
    const { id, repeats, suffixedFor } = ids.assign(knownId(item, columns.cell(row, 'id'), file.isOwn, existing), row);
    if (repeats !== undefined) {
      skipped.push(rowNote(outcome, '', item.name, `Identical to line ${repeats}.`));
      continue;
    }
    const listed = existing.withId(id);
    const kept = listed && keptFieldsOf(file, listed, item);
    if (kept?.hasVaried) keepVariations += 1;
    const withId = id === item.id && !kept ? outcome : { ...outcome, item: { ...item, id, ...kept?.fields } };
    const identified = listed ? inListedPlaces(file, listed, withId, brought) : withId;
    (listed ? present : added).push(identified);

    const variationId = file.isOwn ? '' : columns.cell(row, 'variationId');
    if (variationId !== '' && !hasVariations(item))
      warn('variationId', variationId, 'This item has no variations. The ID is left out.');
    const hasKnownSku = warnAboutCodes(item, outcome.line, skuLines, warn);
    if (suffixedFor !== undefined && !hasKnownSku) {
      const reason = `Line ${suffixedFor} has the same ID or name. This row is imported as a separate item.`;
      warn('id', item.id, reason);
    }

    updates.add({ index, identified, given: item, stockAt: outcome.stockAt, isListed: listed !== undefined, warn });
  }
  const deleted = deletedItems(existing, present, bad, file);
  return { added, present, joined, keepVariations, bad, skipped, updates: updates.found, deleted };
}

interface UpdatingRow {
  /** In the file's rows. */
  readonly index: number;
  /** The row with the id that its item has in the list. */
  readonly identified: PreviewRow;
  /** The item as the file has it. */
  readonly given: Item;
  readonly stockAt: StockAt | undefined;
  readonly isListed: boolean;
  readonly warn: (field: ImportField, value: string, reason: string) => void;
}

/** Collects what a file changes in items of the list. The first row for an item counts. */
function createUpdates(file: FileAnalysis, existing: ExistingItems, brought: BroughtStock) {
  const found: UpdateRow[] = [];
  const lines = new Map<string, number>();
  const { source, relatedRows } = file;

  function add({ index, identified, given, stockAt, isListed, warn }: UpdatingRow) {
    const match = existing.find(identified.item);
    if (!match) {
      if (existing.withName(given.name)) warn('name', given.name, 'An item in your list has the same name.');
      return;
    }
    const { id, name } = match.item;
    const field = matchFields[match.by];
    const likeness = likenessWarning(match, given);
    if (likeness) warn(field, match.by === 'ID' ? identified.item.id : given[field], likeness);
    const line = lines.get(id);
    if (line !== undefined) {
      if (!isListed) warn(field, given[field], `Line ${line} already updates “${name}”.`);
      return;
    }
    lines.set(id, identified.line);
    if (!file.isOwn && hasOtherOptions(match.item, given))
      warn('name', given.name, `“${name}” in your list has other options. Update leaves its variations as they are.`);
    const row = source.rows[index] ?? { ...identified, cells: [] };
    const context = { row, parentRows: relatedRows.parentRowsOf(index) };
    const changes = itemChanges(file, context, match.item, given, { stockAt, brought });
    if (changes.changes.length > 0)
      found.push({ index: identified.index, line: identified.line, id, name, by: match.by, ...changes });
  }

  return { found, add };
}

/**
 * A row with the locations and the stock that its item in the list has beside those of the file. A row of our own export
 * whose locations add up to its stock has all of it, so that Replace brings back what was exported.
 */
function inListedPlaces(file: FileAnalysis, listed: Item, row: PreviewRow, brought: BroughtStock) {
  if (!row.stockAt || (file.isOwn && isAllStock(row.item, row.stockAt))) return row;
  const placing = { stockAt: row.stockAt, brought };
  const placed = placedStock(file, listed, { item: row.item, idOf: (id) => id }, placing);
  const locations = updatedLocations(file, listed, row.item.locations);
  return { ...row, item: { ...placed.item, locations }, stockAt: placed.stockAt };
}

/** What a listed item keeps, because the file cannot tell. */
function keptFieldsOf(file: FileAnalysis, listed: Item, item: Item): KeptFields {
  const varied = mayHaveVariations(file, item) ? undefined : variedFieldsOf(listed);
  const tells = (field: 'photos' | 'cost' | 'lowStock') =>
    item[field] !== undefined || (file.isOwn && (file.source.format === 'json' || file.columns.has(field)));
  const { photos, cost, lowStock } = listed;
  const kept = {
    ...varied,
    ...(varied && item.menus && { menus: item.menus }),
    ...(photos && !tells('photos') && { photos }),
    ...(!hasVariations(item) && cost !== undefined && !tells('cost') && { cost }),
    ...(!hasVariations(item) && lowStock !== undefined && !tells('lowStock') && { lowStock }),
  };
  return { hasVaried: varied !== undefined, fields: kept };
}

interface KeptFields {
  readonly hasVaried: boolean;
  readonly fields: Partial<Item>;
}

/** Options, variations and menus of an item, with what it says of them; undefined if it has none. */
function variedFieldsOf({ options, variations, menus }: Item): Partial<Item> | undefined {
  if (!options && !variations && !menus) return undefined;
  return {
    ...(options && { options }),
    ...(variations && { variations, ...summaryOf(variations) }),
    ...(menus && { menus }),
  };
}

type WarnOfField = (field: ImportField, value: string, reason: string) => void;

/**
 * Warns about SKUs that an earlier line has and about wrong GTINs, once if several variations have them. Returns whether an
 * earlier line has such a SKU.
 */
function warnAboutCodes(item: Item, line: number, skuLines: Map<string, number>, warnOf: WarnOfField): boolean {
  let isKnown = false;
  const said = new Set<string>();
  const warn: WarnOfField = (field, value, reason) => {
    const note = JSON.stringify([field, value, reason]);
    if (!said.has(note)) warnOf(field, value, reason);
    said.add(note);
  };
  for (const { sku, gtin } of item.variations?.length ? item.variations : [item]) {
    const key = skuKey(sku);
    const sameSku = key === '' ? undefined : skuLines.get(key);
    if (sameSku === line) warn('sku', sku, 'Another variation of this item has the same SKU.');
    else if (sameSku !== undefined) warn('sku', sku, `Line ${sameSku} has the same SKU.`);
    else if (key !== '') skuLines.set(key, line);
    isKnown ||= sameSku !== undefined;
    const problem = gtin === '' ? undefined : gtinWarning(gtin);
    if (problem) warn('gtin', gtin, problem);
  }
  return isKnown;
}

const matchFields = { ID: 'id', SKU: 'sku', GTIN: 'gtin' } as const;

/** A row without an id is the item with its SKU, if the list has one, so that importing it never doubles that item. */
function knownId(item: Item, idCell: string, isOwn: boolean, existing: ExistingItems): string {
  if ((isOwn ? idCell : idCell.trim()) !== '' || existing.withId(item.id)) return item.id;
  return existing.withSku(item.sku)?.id ?? item.id;
}

/** Why the row and the item may not be the same thing, or may be although their ids differ. */
function likenessWarning({ item, by }: Match, incoming: Item): string | undefined {
  const isSameName = nameKey(item.name) === nameKey(incoming.name);
  if (by === 'ID') {
    return isSameName
      ? undefined
      : `In your list, this ID belongs to “${item.name}”. If this is another item, choose “Do not import” for the ID column.`;
  }
  return `“${item.name}” in your list has the same ${by}. Merge new adds a second item, Update existing changes that one.`;
}

/** The items that Replace would delete, and the bad rows that are why. */
function deletedItems(
  existing: ExistingItems,
  present: readonly PreviewRow[],
  bad: readonly RowNote[],
  { columns, source }: FileAnalysis,
): readonly DeletedItem[] {
  const kept = new Set(present.map(({ item }) => item.id));
  const badLines = new Map<string, number>();
  for (const { index, line } of bad) {
    const row = source.rows[index];
    if (!row) continue;
    const [id, sku, name] = (['id', 'sku', 'name'] as const).map((field) => columns.cell(row, field).trim());
    const item = existing.withId(id ?? '') ?? existing.withSku(sku ?? '') ?? existing.withName(name ?? '');
    if (item && !badLines.has(item.id)) badLines.set(item.id, line);
  }
  return existing.items.flatMap(({ id, name }) => {
    if (kept.has(id)) return [];
    const badLine = badLines.get(id);
    return [badLine === undefined ? { name } : { name, badLine }];
  });
}

/** Replaces the warnings about HTML formatting by one with their number. */
function oncePerFile(warnings: readonly RowNote[], { headerLine }: ImportSource): RowNote[] {
  const others = warnings.filter(({ reason }) => reason !== formattingRemoved);
  const count = warnings.length - others.length;
  const first = warnings.find(({ reason }) => reason === formattingRemoved);
  if (!first) return others;
  const reason = `HTML formatting is left out of the descriptions of ${pluralize(count, 'row')}.`;
  return [...others, { ...first, index: -1, line: headerLine, reason }];
}

/** Warnings about the whole file, such as converted weights or a foreign currency. */
function fileWarnings({
  source,
  columns,
  convertsWeights,
  stockLocations,
  placeholderRows,
  isOwn,
}: FileAnalysis): readonly RowNote[] {
  const warnings: RowNote[] = [];
  const warn = (column: string, reason: string) =>
    warnings.push(rowNote({ index: -1, line: source.headerLine }, column, '', reason));
  if (convertsWeights) {
    warn(columns.nameOf('weight'), 'Weights are converted to kilograms.');
  }
  if (!isOwn && stockLocations.length > 1 && stockLocations.includes(undefined)) {
    const reason = `An item has one stock. The quantities of ${stockLocations.length} columns are added up.`;
    warn(
      columns
        .all('stock')
        .map((column) => columns.nameAt(column))
        .join(', '),
      reason,
    );
  }
  if (!isOwn && columns.has('photos'))
    warn(columns.nameOf('photos'), 'Photos are left out, because addresses of photos are not fetched.');
  if (placeholderRows.size > 0) {
    const items = pluralize(placeholderRows.size, 'item');
    warn(columns.nameOf('variation'), `Left out of the names of ${items} without other variations.`);
  }
  return warnings;
}

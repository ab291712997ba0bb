import type { Item } from '../../../domain/item';
import {
  variationId as newVariationId,
  maxOptions,
  maxVariations,
  ownFieldsOf,
  summaryOf,
  type ItemOption,
  type Variation,
} from '../../../domain/variations';
import type { StockAt } from '../../../domain/stockPlaces';
import type { FileAnalysis } from './analyzeFile';
import { type PreviewRow, rowNote, type RowNote, type RowOutcome } from './importTypes';
import { inheritedCell } from './itemOfRow';
import { stableId } from './itemIds';
import { lineText } from './readTexts';
import { optionsOfRow, type RowOption, variationText } from './rowChoices';

type Warn = (note: RowNote) => void;

/** A row that is a variation. */
interface VariedRow {
  readonly index: number;
  readonly outcome: PreviewRow;
  readonly options: readonly RowOption[];
}

/** What other files call the only option of a product whose variations have no named options. */
const onlyOption = 'Variation';
const noStatus = 'A variation has no status of its own. The item is Active if one of its variations is.';
/** A choice that the row leaves open. */
const anyChoice = 'Any';

/** Whether a file tells that an item has no variations; otherwise a listed item keeps those that it has. */
export function mayHaveVariations({ isOwn, source, columns }: FileAnalysis, item: Item): boolean {
  if (item.variations && item.variations.length > 0) return true;
  return isOwn && (source.format === 'json' || columns.has('variationId'));
}

/**
 * The outcomes with the rows of one product as one item that has them as its variations. In a file of ours these are the
 * rows with the same ID, in others those with the same parent, handle or name.
 */
export function joinVariations(file: FileAnalysis, outcomes: readonly RowOutcome[], warn: Warn): readonly RowOutcome[] {
  const products = new Map<string, VariedRow[]>();
  outcomes.forEach((outcome, index) => {
    const options = 'item' in outcome ? optionsOf(file, index) : [];
    if (!('item' in outcome) || options.length === 0) return;
    const key = productOf(file, index);
    products.set(key, [...(products.get(key) ?? []), { index, outcome, options }]);
  });
  const joined = [...outcomes];
  const badProducts = file.isOwn ? badRowsByProduct(file, outcomes) : new Map<string, RowNote>();
  for (const [key, rows] of products) {
    const bad = badProducts.get(key);
    if (bad) refuseAll(rows, bad, joined);
    else joinRows(file, rows, joined, warn);
  }
  return joined;
}

/** What a row chooses; empty if it is no variation. */
function optionsOf(file: FileAnalysis, index: number): readonly RowOption[] {
  const { source, columns, relatedRows, placeholderRows, isOwn } = file;
  const row = source.rows[index];
  if (!row || placeholderRows.has(index)) return [];
  const options = optionsOfRow(file.options, row, isOwn);
  if (isOwn) {
    const isVariation = columns.cell(row, 'variationId') !== '' || options.some(({ value }) => value !== '');
    return isVariation ? options : [];
  }
  const parent = relatedRows.parentRowsOf(index).at(-1);
  if (columns.has('parent') && !parent) return [];
  if (options.some(({ value }) => value !== '')) return options;
  const name = lineText(columns.cell(row, 'name'));
  const text =
    parent && columns.has('parent')
      ? withoutProduct(name, lineText(columns.cell(parent, 'name')))
      : variationText(columns, file.options, row);
  return text === '' ? [] : [{ name: '', value: text, choices: [text] }];
}

/** `T-Shirt - Blue` of the product `T-Shirt` is `Blue`. */
function withoutProduct(name: string, product: string): string {
  return name.startsWith(product) ? name.slice(product.length).replace(/^[\s\-–,:]+/, '') : name;
}

function productOf({ source, columns, relatedRows, isOwn }: FileAnalysis, index: number): string {
  const row = source.rows[index];
  if (!isOwn || !row) return relatedRows.productOf(index);
  return columns.cell(row, 'id') || `\n${columns.cell(row, 'name')}`;
}

function badRowsByProduct(file: FileAnalysis, outcomes: readonly RowOutcome[]): ReadonlyMap<string, RowNote> {
  const found = new Map<string, RowNote>();
  outcomes.forEach((outcome, index) => {
    if ('item' in outcome || outcome.kind !== 'bad') return;
    const key = productOf(file, index);
    if (!found.has(key)) found.set(key, outcome.note);
  });
  return found;
}

/** Without one of its rows, the item would lose a variation. */
function refuseAll(rows: readonly VariedRow[], { line }: RowNote, outcomes: RowOutcome[]) {
  for (const { index, outcome } of rows) {
    const reason = `Line ${line}, another variation of this item, cannot be imported. Correct it first.`;
    outcomes[index] = { kind: 'bad', note: rowNote(outcome, '', outcome.item.name, reason) };
  }
}

function joinRows(file: FileAnalysis, all: readonly VariedRow[], outcomes: RowOutcome[], warn: Warn) {
  const rows = withoutRepeats(file, all, outcomes);
  const [first] = rows;
  if (!first) return;
  const names = optionNames(file, rows);
  if (!file.isOwn && (names.length > maxOptions || rows.length > maxVariations)) {
    const limit = names.length > maxOptions ? `${maxOptions} options` : `${maxVariations} variations`;
    warn(
      rowNote(first.outcome, '', first.outcome.item.name, `More than ${limit}. Each variation is imported as an item.`),
    );
    return;
  }
  const variations = variationsOfRows(file, rows, names.length, warn);
  const options = names.map((name, option) => ({ name, values: choicesOf(file, rows, variations, option) }));
  for (const { index, outcome } of rows) {
    const { line } = outcome;
    outcomes[index] = { kind: 'joined', row: { index: outcome.index, line } };
  }
  const { stockAt: _ofRow, ...outcome } = first.outcome;
  const stockAt = stockAtOf(rows, variations);
  const item = itemWith(file, rows, first, options, variations, warn);
  outcomes[first.index] = { ...outcome, item, ...(stockAt.size > 0 && { stockAt }) };
}

/** Where the rows say that the stock of their variations is. */
function stockAtOf(rows: readonly VariedRow[], variations: readonly Variation[]): StockAt {
  return new Map(
    rows.flatMap(({ outcome }, index) =>
      [...(outcome.stockAt?.values() ?? [])].map((at) => [variations[index]?.id ?? '', at]),
    ),
  );
}

/** Rows that repeat an earlier one exactly are skipped. */
function withoutRepeats({ source }: FileAnalysis, rows: readonly VariedRow[], outcomes: RowOutcome[]) {
  const lines = new Map<string, number>();
  return rows.filter(({ index, outcome }) => {
    const key = JSON.stringify(source.rows[index]?.cells);
    const line = lines.get(key);
    if (line === undefined) lines.set(key, outcome.line);
    else
      outcomes[index] = {
        kind: 'skipped',
        note: rowNote(outcome, '', outcome.item.name, `Identical to line ${line}.`),
      };
    return line === undefined;
  });
}

/** The names of the options that the rows use. The product's row may be the only one that has them. */
function optionNames(file: FileAnalysis, rows: readonly VariedRow[]): readonly string[] {
  const told = rows.flatMap((row) => [row.options, ...parentOptions(file, row)]);
  const used = (option: number) =>
    told.some((options) => {
      const { name = '', value = '', choices = [] } = options[option] ?? {};
      return file.isOwn ? name !== '' || value !== '' || choices.length > 0 : value !== '';
    });
  const width = told.reduce((most, options) => Math.max(most, options.length), 0);
  const count = Array.from({ length: width }, (_, option) => option).findLast(used) ?? -1;
  return Array.from({ length: count + 1 }, (_, option) => {
    const name = told.map((options) => options[option]?.name ?? '').find(Boolean) ?? '';
    if (name !== '' || file.isOwn) return name;
    return count === 0 ? onlyOption : `Option ${option + 1}`;
  });
}

function parentOptions(file: FileAnalysis, { index }: VariedRow): readonly (readonly RowOption[])[] {
  if (file.isOwn) return [];
  return file.relatedRows.parentRowsOf(index).map((row) => optionsOfRow(file.options, row, false));
}

function variationsOfRows(
  file: FileAnalysis,
  rows: readonly VariedRow[],
  optionCount: number,
  warn: Warn,
): readonly Variation[] {
  const ids = new Set<string>();
  const combinations = new Set<string>();
  return rows.map(({ index, outcome, options }) => {
    const { sku, gtin, price, weight, stock, ...told } = outcome.item;
    const open = file.isOwn ? '' : anyChoice;
    const chosen = Array.from({ length: optionCount }, (_, option) => options[option]?.value || open);
    const values = file.isOwn
      ? chosen
      : newCombination(chosen, combinations, (text) => {
          warn(rowNote(outcome, '', text, 'An earlier row of this product has the same choices. A number is added.'));
        });
    const row = file.source.rows[index];
    const hasOwnId = file.isOwn || file.columns.has('variationId');
    const named = row ? file.columns.cell(row, hasOwnId ? 'variationId' : 'id').trim() : '';
    const id = named !== '' && !ids.has(named) ? named : newVariationId(values, ids);
    ids.add(id);
    return { id, values, sku, gtin, price, weight, stock, ...ownFieldsOf(told) };
  });
}

/** The choices, with a number if an earlier variation has the same. */
function newCombination(values: readonly string[], known: Set<string>, onRepeat: (text: string) => void) {
  let free = values;
  for (let count = 2; known.has(JSON.stringify(free)); count += 1)
    free = values.map((value, option) => (option === values.length - 1 ? `${value} ${count}` : value));
  if (free !== values) onRepeat(values.join(' / '));
  known.add(JSON.stringify(free));
  return free;
}

/** The choices of an option, in the order of the product's row if it has them. */
function choicesOf(
  file: FileAnalysis,
  rows: readonly VariedRow[],
  variations: readonly Variation[],
  option: number,
): readonly string[] {
  const used = variations.map(({ values }) => values[option] ?? '').filter((value) => !file.isOwn || value !== '');
  const told = rows.slice(0, 1).flatMap((row) => [...parentOptions(file, row), row.options]);
  const listed = told.flatMap((options) => options[option]?.choices ?? []);
  return [...new Set([...(file.isOwn ? listed : listed.filter((choice) => used.includes(choice))), ...used])];
}

function itemWith(
  file: FileAnalysis,
  rows: readonly VariedRow[],
  first: VariedRow,
  options: readonly ItemOption[],
  variations: readonly Variation[],
  warn: Warn,
): Item {
  const { status, cost: _cost, lowStock: _lowStock, ...item } = first.outcome.item;
  const active = rows.find(({ outcome }) => (outcome.item.status ?? 'Active') === 'Active');
  const others = rows.filter(({ outcome }) => outcome.item.status !== (active ? active.outcome.item.status : status));
  for (const { outcome } of others)
    warn(rowNote(outcome, file.columns.nameOf('status'), outcome.item.status ?? 'Active', noStatus));
  const varied = {
    ...(!active && status && { status }),
    ...(options.length > 0 && { options }),
    variations,
    ...summaryOf(variations),
  };
  if (file.isOwn) return { ...item, ...varied };
  const row = file.source.rows[first.index];
  const parentRows = file.relatedRows.parentRowsOf(first.index);
  const parent = file.columns.has('parent') ? parentRows.at(-1) : undefined;
  const context = { row: row ?? { index: 0, line: 0, cells: [] }, parentRows };
  const name = lineText(parent ? file.columns.cell(parent, 'name') : inheritedCell(file, context, 'name'));
  const handle = lineText(inheritedCell(file, context, 'handle'));
  const menus = [...new Set(rows.flatMap(({ outcome }) => outcome.item.menus ?? []))];
  const told = parent ? file.columns.cell(parent, 'id').trim() : handle && `handle:${handle}`;
  return {
    ...item,
    id: stableId(told, '', name),
    name,
    locations: [...new Set(rows.flatMap(({ outcome }) => outcome.item.locations))],
    ...(menus.length > 0 && { menus }),
    ...varied,
  };
}

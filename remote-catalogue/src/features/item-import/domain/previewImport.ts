import { gtinWarning } from '../../../domain/gtin';
import { plainName } from './columnName';
import { mappingErrors } from './columns';
import { readFile, rowsPerStep, type FileReading } from './fileReading';
import { FileIds } from './itemIds';
import type {
  ColumnMapping,
  ImportField,
  ImportPreview,
  ImportSource,
  PreviewContext,
  PreviewRow,
  RowNote,
} from './importTypes';
import { readRow } from './readRow';
import { note, type RowOutcome } from './rowOutcome';
import { finish, type Steps } from './steps';

/**
 * What an import would do, row by row: which items are new, which are already present by their id, which rows stay out
 * and why (decision D23). Nothing is changed.
 */
export function previewImport(source: ImportSource, mapping: ColumnMapping, context: PreviewContext): ImportPreview {
  return finish(previewSteps(source, mapping, context));
}

/** The same, a step at a time; each step yields how far it is, 0–1. */
export function* previewSteps(
  source: ImportSource,
  mapping: ColumnMapping,
  context: PreviewContext,
): Steps<ImportPreview> {
  const errors = source.rows.length === 0 ? [] : mappingErrors(source, mapping);
  if (errors.length > 0) return { ...nothing, mappingErrors: errors };

  const file = yield* readFile(source, mapping);
  const warnings: RowNote[] = [...fileWarnings(file)];
  const outcomes: RowOutcome[] = [];
  for (const [index, row] of source.rows.entries()) {
    outcomes.push(readRow(file, row, index, context.now, (warning) => warnings.push(warning)));
    if (index % rowsPerStep === 0) yield 0.15 + (0.6 * index) / source.rows.length;
  }
  const sorted = yield* sortOutcomes(outcomes, context, file, warnings);
  return { ...sorted, warnings: warnings.sort((a, b) => a.index - b.index), mappingErrors: [] };
}

const nothing: Omit<ImportPreview, 'mappingErrors'> = { fresh: [], present: [], bad: [], leftOut: [], warnings: [] };

type Sorted = Pick<ImportPreview, 'fresh' | 'present' | 'bad' | 'leftOut'>;

function* sortOutcomes(
  outcomes: readonly RowOutcome[],
  context: PreviewContext,
  file: FileReading,
  warnings: RowNote[],
): Steps<Sorted> {
  const fresh: PreviewRow[] = [];
  const present: PreviewRow[] = [];
  const bad: RowNote[] = [];
  const leftOut: RowNote[] = [];
  const presentIds = new Set(context.existing.map((item) => item.id));
  const presentSkus = new Set(context.existing.map((item) => skuKey(item.sku)));
  const skuLines = new Map<string, number>();
  const ids = new FileIds(() => outcomes.flatMap((outcome) => ('item' in outcome ? [outcome.item.id] : [])));
  const { columns, source } = file;

  for (const [index, outcome] of outcomes.entries()) {
    if (index % rowsPerStep === 0) yield 0.75 + (0.25 * index) / outcomes.length;
    if (!('item' in outcome)) {
      (outcome.kind === 'bad' ? bad : leftOut).push(outcome.note);
      continue;
    }
    const { item } = outcome;
    const warn = (field: ImportField, value: string, reason: string) =>
      warnings.push(note(outcome, columns.nameOf(field), value, reason));
    const { id, repeats, suffixedFor } = ids.assign(item.id, source.rows[index] ?? { ...outcome, cells: [] });
    if (repeats !== undefined) {
      leftOut.push(note(outcome, '', item.name, `The same row as line ${repeats}.`));
      continue;
    }
    const isPresent = presentIds.has(id);
    (isPresent ? present : fresh).push(id === item.id ? outcome : { ...outcome, item: { ...item, id } });

    const sku = skuKey(item.sku);
    const sameSku = sku === '' ? undefined : skuLines.get(sku);
    if (sameSku !== undefined) warn('sku', item.sku, `Line ${sameSku} has the same SKU.`);
    else if (sku !== '') {
      skuLines.set(sku, outcome.line);
      if (!isPresent && presentSkus.has(sku)) warn('sku', item.sku, 'An item in your list has the same SKU.');
    }
    if (suffixedFor !== undefined && sameSku === undefined) {
      const reason = `Line ${suffixedFor} is the same item by its id or name; this row comes in as an item of its own.`;
      warn('id', item.id, reason);
    }
    const doubt = item.gtin === '' ? undefined : gtinWarning(item.gtin);
    if (doubt) warn('gtin', item.gtin, doubt);
  }
  return { fresh, present, bad, leftOut };
}

/** People write `fp-2214` and `FP-2214` for the same thing. */
function skuKey(sku: string): string {
  return sku.trim().toUpperCase();
}

/** What is to be said once about the whole file: a converted weight, a foreign currency. */
function fileWarnings({ source, columns, isOwn, weightUnit: weight }: FileReading): readonly RowNote[] {
  if (isOwn) return [];
  const warnings: RowNote[] = [];
  const warn = (column: string, reason: string) =>
    warnings.push(note({ index: -1, line: source.headerLine }, column, '', reason));
  if (columns.has('weight') && weight !== 'kg') {
    warn(columns.nameOf('weight'), 'Weights are converted to kilograms.');
  }
  const currency = /\b(eur|gbp|chf|cad|aud|jpy|dkk|sek|nok|pln)$/
    .exec(plainName(columns.nameOf('price')))?.[1]
    ?.toUpperCase();
  const symbol = currency ?? currencyInCells(source, columns.all('price')[0] ?? -1);
  if (symbol)
    warn(columns.nameOf('price'), `Prices in ${symbol} come in as dollars of the same amount; nothing is converted.`);
  return warnings;
}

/** A look at the first rows is enough: a price list has one currency. */
function currencyInCells(source: ImportSource, column: number): string | undefined {
  for (const row of source.rows.slice(0, 200)) {
    const symbol = /[€£¥₹]|\b(?:EUR|GBP|CHF)\b/.exec(row.cells[column] ?? '')?.[0];
    if (symbol) return symbol;
  }
  return undefined;
}

import { gtinWarning } from '../../../domain/gtin';
import { skuKey } from '../../../domain/item';
import { analyzeFile, rowsPerStep, type FileAnalysis } from './analyzeFile';
import { mappingErrors, normalizeHeader } from './columns';
import type {
  ColumnMapping,
  ImportField,
  ImportPreview,
  ImportSource,
  PreviewContext,
  PreviewRow,
  RowNote,
  Steps,
} from './importTypes';
import { FileIds } from './itemIds';
import { readRow } from './readRow';
import { rowNote, type RowOutcome } from './rowOutcome';

/**
 * What an import would do, row by row: which items are new, which are already in the list by their id, and which rows
 * cannot be imported and why. Changes nothing.
 */
export function* previewImport(
  source: ImportSource,
  mapping: ColumnMapping,
  context: PreviewContext,
): Steps<ImportPreview> {
  const errors = source.rows.length === 0 ? [] : mappingErrors(source, mapping);
  if (errors.length > 0) return { ...nothing, mappingErrors: errors };

  const file = yield* analyzeFile(source, mapping);
  const warnings: RowNote[] = [...fileWarnings(file)];
  const outcomes: RowOutcome[] = [];
  for (const [index, row] of source.rows.entries()) {
    outcomes.push(readRow(file, row, index, context.now, (warning) => warnings.push(warning)));
    if (index % rowsPerStep === 0) yield 0.15 + (0.6 * index) / source.rows.length;
  }
  const sorted = yield* sortOutcomes(outcomes, context, file, warnings);
  return { ...sorted, warnings: warnings.sort((a, b) => a.index - b.index), mappingErrors: [] };
}

const nothing: Omit<ImportPreview, 'mappingErrors'> = { added: [], present: [], bad: [], skipped: [], warnings: [] };

type Sorted = Pick<ImportPreview, 'added' | 'present' | 'bad' | 'skipped'>;

function* sortOutcomes(
  outcomes: readonly RowOutcome[],
  context: PreviewContext,
  file: FileAnalysis,
  warnings: RowNote[],
): Steps<Sorted> {
  const added: PreviewRow[] = [];
  const present: PreviewRow[] = [];
  const bad: RowNote[] = [];
  const skipped: RowNote[] = [];
  const presentIds = new Set(context.existing.map((item) => item.id));
  const presentSkus = new Set(context.existing.map((item) => skuKey(item.sku)));
  const skuLines = new Map<string, number>();
  const ids = new FileIds(() => outcomes.flatMap((outcome) => ('item' in outcome ? [outcome.item.id] : [])));
  const { columns, source } = file;

  for (const [index, outcome] of outcomes.entries()) {
    if (index % rowsPerStep === 0) yield 0.75 + (0.25 * index) / outcomes.length;
    if (!('item' in outcome)) {
      (outcome.kind === 'bad' ? bad : skipped).push(outcome.note);
      continue;
    }
    const { item } = outcome;
    const warn = (field: ImportField, value: string, reason: string) =>
      warnings.push(rowNote(outcome, columns.nameOf(field), value, reason));
    const { id, repeats, suffixedFor } = ids.assign(item.id, source.rows[index] ?? { ...outcome, cells: [] });
    if (repeats !== undefined) {
      skipped.push(rowNote(outcome, '', item.name, `Identical to line ${repeats}.`));
      continue;
    }
    const isPresent = presentIds.has(id);
    (isPresent ? present : added).push(id === item.id ? outcome : { ...outcome, item: { ...item, id } });

    const sku = skuKey(item.sku);
    const sameSku = sku === '' ? undefined : skuLines.get(sku);
    if (sameSku !== undefined) warn('sku', item.sku, `Line ${sameSku} has the same SKU.`);
    else if (sku !== '') {
      skuLines.set(sku, outcome.line);
      if (!isPresent && presentSkus.has(sku)) warn('sku', item.sku, 'An item in your list has the same SKU.');
    }
    if (suffixedFor !== undefined && sameSku === undefined) {
      const reason = `Line ${suffixedFor} has the same ID or name. This row is imported as a separate item.`;
      warn('id', item.id, reason);
    }
    const gtinProblem = item.gtin === '' ? undefined : gtinWarning(item.gtin);
    if (gtinProblem) warn('gtin', item.gtin, gtinProblem);
  }
  return { added, present, bad, skipped };
}

/** Warnings about the whole file: converted weights, a foreign currency. */
function fileWarnings({ source, columns, isOwn, weightUnit: weight }: FileAnalysis): readonly RowNote[] {
  if (isOwn) return [];
  const warnings: RowNote[] = [];
  const warn = (column: string, reason: string) =>
    warnings.push(rowNote({ index: -1, line: source.headerLine }, column, '', reason));
  if (columns.has('weight') && weight !== 'kg') {
    warn(columns.nameOf('weight'), 'Weights are converted to kilograms.');
  }
  const currency = /\b(eur|gbp|chf|cad|aud|jpy|dkk|sek|nok|pln)$/
    .exec(normalizeHeader(columns.nameOf('price')))?.[1]
    ?.toUpperCase();
  const symbol = currency ?? currencyInCells(source, columns.all('price')[0] ?? -1);
  if (symbol) warn(columns.nameOf('price'), `Prices in ${symbol} are imported as dollars without conversion.`);
  return warnings;
}

/** The first rows are enough: a price list has one currency. */
function currencyInCells(source: ImportSource, column: number): string | undefined {
  for (const row of source.rows.slice(0, 200)) {
    const symbol = /[€£¥₹]|\b(?:EUR|GBP|CHF)\b/.exec(row.cells[column] ?? '')?.[0];
    if (symbol) return symbol;
  }
  return undefined;
}

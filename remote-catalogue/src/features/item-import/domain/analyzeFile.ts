import { isOwnExport } from '../../../domain/exportFormat';
import { Columns, normalizeHeader, quantityLocation } from './columns';
import { unnamedLocations } from './importStock';
import type {
  ColumnMapping,
  DecimalMark,
  ImportRow,
  ImportSource,
  NumberReading,
  PreviewContext,
  Steps,
  UnitDoubt,
} from './importTypes';
import { DateOrderVote, type DateOrder } from './readDates';
import { DecimalMarkVote } from './readNumbers';
import { unitBehind, weightUnit, weightUnitIn, type WeightUnit } from './readWeight';
import { isStoredPrice, priceNumber } from './readPrice';
import { isPlaceholder } from './readTexts';
import { findRelatedRows, type RelatedRows } from './relatedRows';
import { optionsOfFile, variationText } from './rowChoices';

/** What is needed to read a row and can only be found out from the whole file. */
export interface FileAnalysis {
  readonly source: ImportSource;
  readonly columns: Columns;
  /** The columns of each option. */
  readonly options: ReturnType<typeof optionsOfFile>;
  readonly relatedRows: RelatedRows;
  readonly numbers: NumberReading;
  readonly decimalMark: DecimalMark;
  /** Undefined if `07/08/2025` could be either. */
  readonly dateOrder: DateOrder | undefined;
  /** Our own export: its texts are the item's fields unchanged. Numbers, status and dates are checked as in any file. */
  readonly isOwn: boolean;
  /**
   * Our own export with the delimiter in which we write it, so that no spreadsheet has rewritten its numbers by the rules
   * of another country. A weight that was typed as `1,5` stays so.
   */
  readonly hasOurNumbers: boolean;
  /** In the header of the weights. `Variant Grams` are grams, even if a column beside it says `lb`. */
  readonly weightUnit: WeightUnit | undefined;
  /** Whether a weight is in another unit than kilograms. */
  readonly convertsWeights: boolean;
  /** Undefined if the file shows which unit its weights have. */
  readonly unitDoubt: UnitDoubt | undefined;
  /** A `Categories` column contains a list; a single `Category` may have a comma in its name. */
  readonly hasCategoryList: boolean;
  /** Rows whose variation, such as `Regular`, says nothing, because their product has no other. */
  readonly placeholderRows: ReadonlySet<number>;
  /** The location of each stock column; undefined if its header does not name one. */
  readonly stockLocations: readonly (string | undefined)[];
  /** Says of each row what counts its stock; blank if nothing does. -1 if the file has no such column. */
  readonly trackerColumn: number;
  /** Locations of the shop that a file with `stockLocations` does not name. Stock stays as it is there. */
  readonly otherLocations: readonly string[];
}

/** Rows that are processed between two reports of progress. */
export const rowsPerStep = 500;

export function* analyzeFile(
  source: ImportSource,
  mapping: ColumnMapping,
  context: PreviewContext,
): Steps<FileAnalysis> {
  const { decimalMark: chosenMark, isUnitOfPrice = false } = context;
  const columns = new Columns(source.header, mapping);
  const isOwn = isOwnExport(source.header);
  const hasOurNumbers = isOwn && (source.format === 'json' || source.delimiter === ',');
  const vote = new DecimalMarkVote();
  const dateVote = new DateOrderVote();
  const weights = new WeightSearch(columns);
  const dates = (['createdAt', 'updatedAt'] as const).flatMap((field) => columns.all(field));
  if (source.hasJsonDecimals) vote.add('0.5');
  for (const [index, row] of source.rows.entries()) {
    const { cells } = row;
    for (const column of columns.all('price')) {
      const cell = cells[column] ?? '';
      if (isOwn && isStoredPrice(cell)) vote.addOurs();
      else vote.add(cell, priceNumber(cell));
    }
    weights.add(row);
    if (!hasOurNumbers) vote.addWeight(columns.cell(row, 'weight'));
    for (const column of columns.all('stock')) {
      const cell = cells[column] ?? '';
      if (!hasOurNumbers || String(Number(cell)) !== cell) vote.add(cell);
    }
    for (const column of dates) dateVote.add(cells[column] ?? '');
    if (index % rowsPerStep === 0) yield (0.1 * index) / source.rows.length;
  }
  const numbers: NumberReading = chosenMark ? { mark: chosenMark } : vote.result(source.delimiter);
  const options = optionsOfFile(columns);
  const texts = source.rows.map((row) => (isOwn ? '' : variationText(columns, options, row)));
  const relatedRows = findRelatedRows(source.rows, columns, texts);
  yield 0.12;
  const placeholderRows = new Set(
    texts.flatMap((text, index) => (isPlaceholder(text, relatedRows.isOnlyVariation(index)) ? [index] : [])),
  );
  yield 0.15;
  const stockLocations = columns.all('stock').map((column) => quantityLocation(columns.nameAt(column)));
  return {
    source,
    columns,
    options,
    relatedRows,
    numbers,
    decimalMark: numbers.mark,
    dateOrder: dateVote.result(),
    isOwn,
    hasOurNumbers,
    weightUnit: weightUnit(columns.nameOf('weight')),
    convertsWeights: weights.convertsWeights,
    unitDoubt: isOwn || isUnitOfPrice ? undefined : weights.doubt(),
    hasCategoryList: /(categories|kategorien)$/.test(normalizeHeader(columns.nameOf('category'))),
    placeholderRows,
    stockLocations,
    trackerColumn: isOwn
      ? -1
      : source.header.findIndex((header) => /^(variant )?inventory tracker$/.test(normalizeHeader(header))),
    otherLocations: unnamedLocations(stockLocations, context),
  };
}

/** Finds out from all rows of a file in which units its weights are. */
class WeightSearch {
  /** Whether a weight is in another unit than kilograms. */
  convertsWeights: boolean;
  private readonly isInHeader: boolean;
  private readonly isUnitUnsaid: boolean;
  private hasPlainWeight = false;
  /** `lb`, if all cells of `Unit` are units of weight and one is not the kilogram. */
  private example = '';
  private isOtherUnit = false;

  constructor(private readonly columns: Columns) {
    const inHeader = weightUnit(columns.nameOf('weight'));
    this.convertsWeights = inHeader !== undefined && inHeader !== 'kg';
    this.isInHeader = inHeader !== undefined;
    this.isUnitUnsaid = !this.isInHeader && columns.has('unit') && !columns.has('weightUnit');
  }

  add(row: ImportRow) {
    const weight = this.columns.cell(row, 'weight');
    if (!/\d/.test(weight)) return;
    const own =
      unitBehind(weight) ?? (this.isInHeader ? undefined : weightUnitIn(this.columns.cell(row, 'weightUnit')));
    if (own && own !== 'kg') this.convertsWeights = true;
    if (!this.isUnitUnsaid || own) return;
    this.hasPlainWeight = true;
    const cell = this.columns.cell(row, 'unit').trim();
    const unit = weightUnitIn(cell);
    if (unit && unit !== 'kg') this.example ||= cell;
    // `each` is a unit of the price, and so is a unit that stands behind it.
    if ((cell !== '' && !unit) || /\/\s*\p{L}+\s*$/u.test(this.columns.cell(row, 'price'))) this.isOtherUnit = true;
  }

  /** The column whose units may be those of the weight or of the price. */
  doubt(): UnitDoubt | undefined {
    if (!this.hasPlainWeight || this.isOtherUnit || this.example === '') return undefined;
    return { column: this.columns.all('unit')[0] ?? 0, header: this.columns.nameOf('unit'), example: this.example };
  }
}

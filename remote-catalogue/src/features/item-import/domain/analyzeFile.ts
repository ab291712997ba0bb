import { isOwnExport } from '../../../domain/exportFormat';
import { Columns, normalizeHeader, quantityLocation } from './columns';
import type { ColumnMapping, ImportSource, Steps } from './importTypes';
import { DecimalMarkVote, weightUnit, type DecimalMark, type WeightUnit } from './readNumbers';
import { findRelatedRows, type RelatedRows } from './relatedRows';

/** What is needed to read a row and can only be found out from the whole file. */
export interface FileAnalysis {
  readonly source: ImportSource;
  readonly columns: Columns;
  readonly relatedRows: RelatedRows;
  readonly decimalMark: DecimalMark;
  /** Our own export, whose cells are the item's fields unchanged. */
  readonly isOwn: boolean;
  readonly weightUnit: WeightUnit;
  /** A `Categories` column contains a list; a single `Category` may have a comma in its name. */
  readonly hasCategoryList: boolean;
  /** The location of each stock column; empty if its header does not name one. */
  readonly stockLocations: readonly string[];
}

/** Rows that are processed between two reports of progress. */
export const rowsPerStep = 500;

export function* analyzeFile(source: ImportSource, mapping: ColumnMapping): Steps<FileAnalysis> {
  const columns = new Columns(source.header, mapping);
  const isOwn = isOwnExport(source.header);
  const vote = new DecimalMarkVote();
  const numeric = (['price', 'weight', 'stock'] as const).flatMap((field) => columns.all(field));
  for (let index = 0; index < source.rows.length && !isOwn; index += 1) {
    for (const column of numeric) vote.add(source.rows[index]?.cells[column] ?? '');
    if (index % rowsPerStep === 0) yield (0.1 * index) / source.rows.length;
  }
  const relatedRows = findRelatedRows(source.rows, columns);
  yield 0.15;
  return {
    source,
    columns,
    relatedRows,
    decimalMark: vote.result(source.delimiter),
    isOwn,
    weightUnit: weightUnit(columns.nameOf('weight')),
    hasCategoryList: /(categories|kategorien)$/.test(normalizeHeader(columns.nameOf('category'))),
    stockLocations: columns.all('stock').map((column) => quantityLocation(columns.nameAt(column)) ?? ''),
  };
}

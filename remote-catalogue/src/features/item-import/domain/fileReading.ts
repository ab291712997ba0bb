import { isOwnExport } from '../../../domain/exportColumns';
import { plainName, quantityLocation } from './columnName';
import { Columns } from './columns';
import { findFamilies, type Families } from './families';
import type { ColumnMapping, ImportSource } from './importTypes';
import { DecimalMarkVote, type DecimalMark } from './numbers';
import { weightUnit, type WeightUnit } from './readWeight';
import type { Steps } from './steps';

/** What only the whole file can tell about one of its rows. */
export interface FileReading {
  readonly source: ImportSource;
  readonly columns: Columns;
  readonly families: Families;
  readonly mark: DecimalMark;
  /** Our own export: cells are the item's fields, to the letter. */
  readonly isOwn: boolean;
  readonly weightUnit: WeightUnit;
  /** `Categories` holds a list; a single `Category` may well have a comma in its name. */
  readonly hasCategoryList: boolean;
  /** The location counted by each column of stock; empty where its name tells none. */
  readonly stockLocations: readonly string[];
}

export const rowsPerStep = 500;

export function* readFile(source: ImportSource, mapping: ColumnMapping): Steps<FileReading> {
  const columns = new Columns(source.header, mapping);
  const isOwn = isOwnExport(source.header);
  const vote = new DecimalMarkVote();
  const numeric = (['price', 'weight', 'stock'] as const).flatMap((field) => columns.all(field));
  for (let index = 0; index < source.rows.length && !isOwn; index += 1) {
    for (const column of numeric) vote.add(source.rows[index]?.cells[column] ?? '');
    if (index % rowsPerStep === 0) yield (0.1 * index) / source.rows.length;
  }
  const families = findFamilies(source.rows, columns);
  yield 0.15;
  return {
    source,
    columns,
    families,
    mark: vote.result(source.delimiter),
    isOwn,
    weightUnit: weightUnit(columns.nameOf('weight')),
    hasCategoryList: /(categories|kategorien)$/.test(plainName(columns.nameOf('category'))),
    stockLocations: columns.all('stock').map((column) => quantityLocation(columns.nameAt(column)) ?? ''),
  };
}

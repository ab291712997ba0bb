import { fieldLabels, repeatableFields } from './importFields';
import type { ColumnMapping, ImportField, ImportRow, ImportSource } from './importTypes';

/** Where a file holds which field. */
export class Columns {
  private readonly indexes = new Map<ImportField, number[]>();
  private last = -1;

  constructor(
    private readonly header: readonly string[],
    mapping: ColumnMapping,
  ) {
    mapping.forEach((field, index) => {
      if (field === null || index >= header.length) return;
      this.last = index;
      const known = this.indexes.get(field);
      if (known) known.push(index);
      else this.indexes.set(field, [index]);
    });
  }

  has(field: ImportField): boolean {
    return this.indexes.has(field);
  }

  /** Whether a column from this index on is mapped. */
  isMappedFrom(index: number): boolean {
    return this.last >= index;
  }

  all(field: ImportField): readonly number[] {
    return this.indexes.get(field) ?? [];
  }

  /** The name in the file of the field's first column; the field's own name where no column holds it. */
  nameOf(field: ImportField): string {
    return this.nameAt(this.all(field)[0] ?? -1) || fieldLabels[field];
  }

  nameAt(column: number): string {
    return this.header[column] ?? '';
  }

  cell(row: ImportRow, field: ImportField): string {
    const index = this.indexes.get(field)?.[0];
    return index === undefined ? '' : (row.cells[index] ?? '');
  }
}

/** What is wrong with a mapping itself, in plain words. */
export function mappingErrors(source: ImportSource, mapping: ColumnMapping): readonly string[] {
  const columns = new Columns(source.header, mapping);
  const errors: string[] = [];
  if (!columns.has('name')) errors.push('Choose the column that holds the name.');
  if (!columns.has('price')) errors.push('Choose the column that holds the price.');
  for (const field of new Set(mapping)) {
    if (field === null || repeatableFields.has(field)) continue;
    const chosen = columns.all(field);
    if (chosen.length > 1) {
      errors.push(
        `${fieldLabels[field]} is chosen for several columns: ${chosen.map((at) => columns.nameAt(at)).join(', ')}. Choose one.`,
      );
    }
  }
  return errors;
}

import {
  exportColumns,
  isOwnExport,
  ownColumns,
  photosColumn,
  statusColumn,
  variationColumns,
} from '../../../domain/exportFormat';
import { normalizeHeader, quantityLocation } from './columns';
import { columnSynonyms } from './columnSynonyms';
import type { ColumnMapping, ImportField } from './importTypes';

/** The field that each column of a file most likely holds, judged by its header; `null` if an item has no such field. */
export function mapColumns(header: readonly string[]): ColumnMapping {
  if (isOwnExport(header)) return header.map(ownField);

  const names = namesOf(header);
  const mapping: (ImportField | null)[] = header.map(() => null);
  const isFree = (column: number) => mapping[column] === null && names[column] !== '';
  const assign = (column: number, field: ImportField | null) => {
    if (isFree(column)) mapping[column] = field;
  };

  for (const [field, synonyms] of columnSynonyms) {
    const column = bestColumn(names, synonyms, isFree);
    if (column !== -1) assign(column, field);
  }
  names.forEach((name, column) => {
    if (quantityLocation(header[column] ?? '') !== undefined) assign(column, 'stock');
    else if (barcodes.has(name)) assign(column, 'gtin');
    else if (name === 'short description' || name === 'kurzbeschreibung') assign(column, 'description');
    else assign(column, optionField(name));
  });
  // A price list may have a description instead of a name.
  if (!mapping.includes('name') && mapping.includes('description')) mapping[mapping.indexOf('description')] = 'name';
  const type = shopifyTypeColumn(names);
  if (type !== -1) mapping[type] = mapping.includes('category') ? 'reportingCategory' : 'category';
  return mapping;
}

/**
 * The names of the columns. Of a Vendure file in several languages, whose headers are `name:en` and `name:de`, the first
 * language is read.
 */
function namesOf(header: readonly string[]): readonly string[] {
  const parts = header.map((text) => /^\s*(\w+):([a-z]{2}(?:[-_]\w+)?)\s*$/.exec(text));
  const first = parts.find((part) => part?.[1] === 'name')?.[2];
  return header.map((text, column) => {
    const [, name = '', language] = parts[column] ?? [];
    if (first === undefined || language === undefined) return normalizeHeader(text);
    return language === first ? normalizeHeader(name) : '';
  });
}

function ownField(header: string): ImportField | null {
  const name = header.trim();
  return (
    [...exportColumns, statusColumn, ...variationColumns, ...ownColumns, photosColumn].find(
      (column) => column.header === name || column.field === name,
    )?.field ?? (quantityLocation(name) === undefined ? optionField(normalizeHeader(name)) : 'stock')
  );
}

/** `Option1 Value`, `Option Value 1`, `Attribute 1 value(s)`, `Variant Option 1 Value`; Vendure has one for all options. */
function optionField(name: string): ImportField | null {
  const [, ofNumber, named] =
    /^(?:variant )?(?:option|attribute) ?(?:\d+ (name|value|value s|choices)|(name|value) \d+)$/.exec(name) ?? [];
  const part = ofNumber ?? named;
  if (part === 'choices') return 'optionChoices';
  if (part === 'name' || name === 'option groups') return 'optionName';
  return part !== undefined || name === 'option values' ? 'optionValue' : null;
}

function bestColumn(
  names: readonly string[],
  synonyms: readonly (string | RegExp)[],
  isFree: (column: number) => boolean,
) {
  for (const synonym of synonyms) {
    const column = names.findIndex(
      (name, index) => (typeof synonym === 'string' ? name === synonym : synonym.test(name)) && isFree(index),
    );
    if (column !== -1) return column;
  }
  return -1;
}

/** A row has a value in at most one of these columns, so all of them are read. */
const barcodes: ReadonlySet<string> = new Set([
  'variant barcode',
  'variant ean',
  'variant upc',
  'barcode',
  'ean',
  'upc',
  'gtin',
]);

/** In Shopify files, `Type` is the merchant's own category; elsewhere it is the item type. -1 in other files. */
function shopifyTypeColumn(names: readonly string[]): number {
  if (!(names.includes('handle') || names.includes('url handle')) || !names.includes('title')) return -1;
  const type = names.indexOf('type');
  return type === -1 && names.includes('body html') ? names.indexOf('product type') : type;
}

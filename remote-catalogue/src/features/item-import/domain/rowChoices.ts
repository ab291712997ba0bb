import { parseLocations } from '../../../domain/exportFormat';
import type { Columns } from './columns';
import type { ImportRow } from './importTypes';
import { lineText } from './readTexts';

/** The columns of one option; -1 for one that the file does not have. */
interface OptionColumns {
  readonly name: number;
  readonly value: number;
  readonly choices: number;
}

/** An option as a row tells it. */
export interface RowOption {
  /** Empty if the row does not say. */
  readonly name: string;
  readonly value: string;
  /** All its choices, in order; in the row of a product the cell of the value has them. */
  readonly choices: readonly string[];
}

/** The options of a file: a value belongs to the name and the choices with the same number in their headers. */
export function optionsOfFile(columns: Columns): readonly OptionColumns[] {
  const numberOf = (column: number) => /\d+/.exec(columns.nameAt(column))?.[0];
  const beside = (field: 'optionName' | 'optionChoices', value: number) =>
    columns.all(field).find((column) => numberOf(column) === numberOf(value)) ?? -1;
  return columns
    .all('optionValue')
    .map((value) => ({ value, name: beside('optionName', value), choices: beside('optionChoices', value) }));
}

/**
 * What a row tells of each option of the file. A file of ours is read letter by letter; other files may have all options in
 * one cell, `Size|Color`.
 */
export function optionsOfRow(options: readonly OptionColumns[], row: ImportRow, isOwn: boolean): readonly RowOption[] {
  const cell = (column: number) => row.cells[column] ?? '';
  const [only, ...others] = options;
  if (isOwn)
    return options.map((option) => ({
      name: cell(option.name),
      value: cell(option.value),
      choices: parseLocations(cell(option.choices)),
    }));
  if (only && others.length === 0 && `${cell(only.name)}${cell(only.value)}`.includes('|')) {
    const [names, values] = [only.name, only.value].map((column) => cell(column).split('|').map(lineText));
    return (values ?? []).map((value, index) => ({ name: names?.[index] ?? '', value, choices: [value] }));
  }
  return options.map(({ name, value }) => ({
    name: lineText(cell(name)),
    value: choiceText(cell(value)),
    choices: cell(value)
      .split(/\s*(?:(?<!\\),|\|)\s*/)
      .map(choiceText)
      .filter(Boolean),
  }));
}

/** In WooCommerce files `\,` is a comma inside a choice. */
function choiceText(cell: string): string {
  return lineText(cell).replaceAll('\\,', ',');
}

/** The variation of a row as one text, `Large / Red`; empty if it has none. */
export function variationText(columns: Columns, options: readonly OptionColumns[], row: ImportRow): string {
  if (!columns.has('variation') && options.length === 0) return '';
  const texts = columns.all('variation').map((column) => lineText(row.cells[column] ?? ''));
  const text = texts
    .filter(Boolean)
    .join(' / ')
    .replace(/ ?\| ?/g, ' / ');
  // Where rows name their parent, their names have the choices already, and other products only list theirs.
  if (text !== '' || columns.has('parent')) return text;
  const values = optionsOfRow(options, row, false).map(({ value }) => value);
  return values.filter(Boolean).join(' / ');
}

import type { FactTable } from '../facts/factTable';
import type { Layer } from '../reading/layer';
import { neededFields, taxIncluded, type ColumnMapping, type MappedField } from './columnMapping';
import { words } from './columnWords';
import { plainName } from './misleadingColumns';

const amounts: readonly MappedField[] = ['price', 'amount', 'total', 'subtotal'];

/** Why a guess is not sure, as sentences, by the names of its columns and by what was read. */
export function guessDoubts(
  mapping: ColumnMapping,
  { evidence, facts }: Pick<Layer, 'evidence' | 'facts'>,
): readonly string[] {
  const unnamed = neededFields(mapping).flatMap(({ fields, column, what }) => {
    const isAmount = fields.some((field) => amounts.includes(field));
    const isNamed = column !== undefined && hasWordOf(isAmount ? amounts : fields, column);
    return isNamed ? [] : `“${column}” may be ${what}, but its name does not say so.`;
  });
  const signs = evidence.find(({ about }) => about === 'signs')?.doubt;
  const negative = signs === undefined ? [] : [`Most amounts are negative, such as ${signs}.`];
  return [...unnamed, ...negative, ...openTotal(mapping, facts)];
}

/** Whether an amount without the name of a total has the tax and the tip beside it, where no net sales show it. */
function openTotal(
  { rows, columns: { total, subtotal, tax, tip } }: ColumnMapping,
  facts: FactTable,
): readonly string[] {
  if (rows === 'items' || total === undefined || subtotal !== undefined || whole.test(plainName(total))) return [];
  const isSome = (name: 'taxes' | 'tips') =>
    Array.from({ length: facts.length }).some((_, index) => facts.amountAt(name, index) > 0);
  const beside = [isSome('taxes') ? tax : undefined, isSome('tips') ? tip : undefined].filter(
    (name) => name !== undefined,
  );
  return beside.map((name) => `“${total}” may be with or without “${name}”, and nothing shows which.`);
}

const whole =
  /\b(total\w*|paid|collected|charged|gross|brutto\w*|gesamt\w*|summe|ttc|incl?|including|inkl)\b|合計|総額/;

function hasWordOf(fields: readonly MappedField[], column: string): boolean {
  const name = plainName(column);
  return words.some(([field, patterns]) => fields.includes(field) && patterns.some((pattern) => pattern.test(name)));
}

/** By which columns a file was read. */
export function guessNote(mapping: ColumnMapping): string {
  return `The file is of no known kind. Its columns are read by their names: ${mapWords(mapping)}.`;
}

/** Why the columns of a file do not say enough, and how they can be named; empty if they say nothing. */
export function mapHint(mapping: ColumnMapping, reason: string): string {
  const needed = neededFields(mapping);
  const open = needed.flatMap(({ fields: [field], column }) => (column === undefined ? `--map ${field}=…` : []));
  if (open.length === needed.length) return '';
  return `${reason} Say what its columns are, such as: ${[mapWords(mapping), ...open].filter(Boolean).join(' ')}`;
}

/** The mapping as arguments of the command line. */
function mapWords({ columns, fees, isTaxIncluded }: ColumnMapping): string {
  const more = (fees?.slice(1) ?? []).map((name) => ['fee', name]);
  const tax = isTaxIncluded ? [[taxIncluded, 'yes']] : [];
  return [...Object.entries(columns), ...more, ...tax]
    .map(([field, name]) => `--map ${field}=${JSON.stringify(name)}`)
    .join(' ');
}

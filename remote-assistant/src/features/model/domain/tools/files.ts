import { formatCount, pluralize } from '@back-office/shared/format';
import type { AnalyzedFile } from '../../../../domain/services';
import type { FileFacts } from '../../../../domain/files';
import { limits } from '../limits';
import { written, type Value } from '../references';
import type { Arguments } from '../toolArguments';
import type { ToolResult, ToolSources } from '../tools';
import { referenceIn } from './scope';

/** What was found in a file. Its contents are not there any more: only what the analysis has added up. */
export function fileTable({ file, by }: Arguments<'file_table'>, { files, references }: ToolSources): ToolResult {
  const named = references.valueOf(referenceIn(file) ?? '')?.text ?? file;
  const found = files.find(({ name }) => name.toLowerCase() === named.toLowerCase()) ?? onlyOne(files);
  if (!found) return { answer: { error: 'There is no such file.', files: files.map(({ name }) => name) } };
  const { name, facts } = found;
  const word = (text: string) => written(references, references.add('n', { text }));
  const figure = (text: string, label: string) => written(references, references.add('f', { text, label }));
  if (by !== undefined) return groupsOf(found, by, references);
  return {
    answer: {
      file: word(name),
      format: facts.format,
      ...(facts.rows !== undefined && { rows: figure(formatCount(facts.rows), `Rows of ${name}`) }),
      ...(facts.words !== undefined && { words: figure(formatCount(facts.words), `Words of ${name}`) }),
      columns: (facts.columns ?? []).slice(0, limits.rows).map((column) => ({
        name: word(column.name),
        kind: column.kind,
        filled: figure(formatCount(column.filled), `Filled cells of ${column.name}`),
        ...(column.sum !== undefined && { sum: figure(column.sum, `Sum of ${column.name}, ${name}`) }),
        ...(column.min !== undefined && { lowest: figure(column.min, `Lowest ${column.name}, ${name}`) }),
        ...(column.max !== undefined && { highest: figure(column.max, `Highest ${column.name}, ${name}`) }),
      })),
      notes: facts.notes.map(word),
    },
  };
}

function onlyOne(files: readonly AnalyzedFile[]): AnalyzedFile | undefined {
  return files.length === 1 ? files[0] : undefined;
}

function groupsOf({ name, facts }: AnalyzedFile, by: string, references: ToolSources['references']): ToolResult {
  const column = references.valueOf(referenceIn(by) ?? '')?.text ?? by;
  const found = facts.groups?.find((each) => each.column.toLowerCase() === column.toLowerCase());
  if (!found) return { answer: { error: 'The file has no groups by this column.', columns: groupedColumns(facts) } };
  const of = found.of;
  const rows = found.groups
    .slice(0, limits.rows)
    .map(({ key, rows: count, sums }): readonly Value[] => [
      { text: key },
      { text: formatCount(count), label: `Rows of ${found.column} ${key}, ${name}` },
      ...sums.map((sum, at) => ({ text: sum, label: `Sum of ${of[at] ?? ''}, ${found.column} ${key}, ${name}` })),
    ]);
  const table = references.addTable({
    title: `${name} by ${found.column}`,
    columns: [found.column, 'Rows', ...of].map((title, at) => ({ title, isNumber: at > 0 })),
    rows,
  });
  return {
    answer: {
      columns: [found.column, 'Rows', ...of],
      rows: rows.map(([key, ...figures]) => [
        written(references, references.add(isOfPeople(found.column) ? 'c' : 'n', key ?? { text: '' })),
        ...figures.map((value) => written(references, references.add('f', value))),
      ]),
      table: `{{${table}}} shows these rows`,
    },
  };
}

/** A column whose values may name customers: they stay on the device. */
function isOfPeople(column: string): boolean {
  return /customer|client|guest|buyer|recipient|cardholder|e-?mail|phone|address|\bname\b/i.test(column);
}

function groupedColumns({ groups = [] }: FileFacts): readonly string[] {
  return groups.map(({ column }) => column);
}

/** Offers a table as a file. Nothing is written until the merchant presses the button. */
export function exportTable({ table }: Arguments<'export'>, { references }: ToolSources): ToolResult {
  const id = referenceIn(table);
  const found = id === undefined ? undefined : references.tableOf(id);
  if (id === undefined || !found) return { answer: { error: 'Name a table that a tool has found, such as t1.' } };
  const size = pluralize(found.rows.length, 'row');
  return { answer: { offered: `The merchant sees a button for these ${size}.` }, exported: id };
}

import { fileSize, formatCount, formatPercent, pluralize } from '@back-office/shared/format';
import type { ColumnFacts } from '../../../../domain/files';
import type { AnalyzedFile } from '../../../../domain/services';
import { bold, bullets, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import { reply, type Reply } from '../reply';
import { fileFigures, grouped, isNamed } from './fileFigures';

const listedColumns = 12;

/** What was found in the files; a column that the question names comes first. */
export function answerFiles(text: string, files: readonly AnalyzedFile[]): Reply {
  return reply(paragraphs(...files.map((file) => fileText(text, file))), {
    suggestions: suggestionsFor(files),
  });
}

/** True for a question about a file that was attached before, such as `how many rows?`. */
export function asksAboutFile(text: string, files: readonly AnalyzedFile[]): boolean {
  return (
    (asksFigure.test(text) && files.some((file) => namesKey(text, file))) ||
    /\b(?:files?|rows?|columns?|lines?|words?|attachment|attached|spreadsheet|csv|document|image|picture|pixels|pages)\b/i.test(
      text,
    ) ||
    columnsNamed(text, files).length > 0
  );
}

function fileText(text: string, file: AnalyzedFile): string {
  const { name, size, facts } = file;
  const { lines, words, rows, columns = [], width, height, pages, notes } = facts;
  const counts = [
    fileSize(size),
    lines !== undefined && pluralize(lines, 'line'),
    words !== undefined && pluralize(words, 'word'),
    rows !== undefined &&
      pluralize(rows, facts.kind === 'json' ? 'entry' : 'row', facts.kind === 'json' ? 'entries' : 'rows'),
    columns.length > 0 && pluralize(columns.length, 'column'),
    pages !== undefined && pluralize(pages, 'page'),
    width !== undefined && height !== undefined && `${formatCount(width)} × ${formatCount(height)} pixels`,
  ].filter((one) => one !== false);
  const shown = columns.slice(0, listedColumns);
  const figures = /\b(?:summar|overview|describe|what is (?:this|in)|whats in|columns?)/i.test(text)
    ? undefined
    : fileFigures(text, file);
  if (figures !== undefined) return paragraphs(figures, `_From ${plain(name)}._`);
  return paragraphs(
    ...columnsNamed(text, [file]).map((column) => columnText(column, rows)),
    `${bold(plain(name))} is a ${plain(facts.format)}: ${counts.join(', ')}.`,
    shown.length > 0 &&
      table(
        ['Column', 'Content', number('Filled'), number('Sum'), 'From – to'],
        shown.map(({ name: column, kind, filled, sum, min, max }) => [
          plain(column),
          kind,
          formatCount(filled),
          sum === undefined ? '' : grouped(sum),
          min === undefined || max === undefined ? '' : `${plain(min)} – ${plain(max)}`,
        ]),
      ),
    columns.length > shown.length && `${columns.length - shown.length} more columns are not listed.`,
    notes.length > 0 && bullets(notes.map(plain)),
  );
}

function columnText({ name, kind, filled, sum, min, max }: ColumnFacts, rows: number | undefined) {
  const share = rows ? `, ${formatPercent(filled / rows)} of all` : '';
  const range = min === undefined || max === undefined ? '' : ` It goes from ${plain(min)} to ${plain(max)}.`;
  if (sum === undefined)
    return `${bold(plain(name))} contains ${kind}, filled in ${pluralize(filled, 'row')}${share}.${range}`;
  return `The sum of ${bold(plain(name))} is ${bold(grouped(sum))}, over ${pluralize(filled, 'row')}${share}.${range}`;
}

const asksFigure = /\b(?:sum|total|average|avg|mean|highest|lowest|most|least|top|how (?:many|much)|per|by)\b/i;

function namesKey(text: string, { facts: { groups = [] } }: AnalyzedFile): boolean {
  const asked = text.toLowerCase();
  return groups.some((by) => by.groups.some(({ key }) => /\p{L}{3}/u.test(key) && asked.includes(key.toLowerCase())));
}

function columnsNamed(text: string, files: readonly AnalyzedFile[]): readonly ColumnFacts[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return files.flatMap(({ facts }) => facts.columns ?? []).filter(({ name }) => isNamed(words, name));
}

function suggestionsFor(files: readonly AnalyzedFile[]): readonly string[] {
  const number = files.flatMap(({ facts }) => facts.columns ?? []).find(({ kind }) => kind === 'number');
  return number
    ? [`What is the sum of ${number.name}?`, 'How did sales do last week?']
    : ['How did sales do last week?', 'What can you do?'];
}

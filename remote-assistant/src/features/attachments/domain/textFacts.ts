import { pluralize } from '@back-office/shared/format';
import type { FileFacts } from '../../../domain/files';
import { UnreadableFile, type AnalysisSource, type OnProgress } from './analysisSource';
import { createColumnCounter } from './columnCounter';
import { createGroupCounter } from './groupCounter';
import { createLineCounter } from './lineCounter';
import { encodingNotes, readText } from './readText';
import { columnsAndGroups } from './tableFacts';

/** Lines and words of a text. */
export async function textFacts(source: AnalysisSource, format: string, onProgress: OnProgress): Promise<FileFacts> {
  const { reader, encoding } = await readText(source, createLineCounter, onProgress);
  const { lines, words } = reader.counts();
  const notes = [...encodingNotes(encoding), ...(source.size === 0 ? ['The file is empty.'] : [])];
  return { kind: 'text', format, lines, words, notes };
}

/** Entries, columns and sums of JSON. A list of objects is read like a table. */
export async function jsonFacts(source: AnalysisSource, onProgress: OnProgress): Promise<FileFacts> {
  const { reader, encoding } = await readText(source, createCollector, (share) => onProgress(share * 0.5));
  const text = reader.text();
  const lines = createLineCounter();
  lines.push(text);
  const value = parse(source.name, text);
  onProgress(1);
  const base = { kind: 'json', format: 'JSON file', lines: lines.counts().lines } as const;
  const notes = encodingNotes(encoding);
  if (!Array.isArray(value)) return { ...base, notes: [...notes, describe(value)] };
  return { ...base, rows: value.length, ...columnsOf(value, notes) };
}

function createCollector() {
  const pieces: string[] = [];
  return {
    push: (text: string) => void pieces.push(text),
    text: () => pieces.join('').replace(/^\uFEFF/, ''),
  };
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile(`${name} is not valid JSON: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

function describe(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `It contains one ${value === null ? 'null' : typeof value}.`;
  const keys = Object.keys(value);
  const shown = keys.slice(0, 8).join(', ');
  return keys.length === 0
    ? 'It contains an empty object.'
    : `It contains an object with ${pluralize(keys.length, 'key')}: ${shown}${keys.length > 8 ? ', …' : ''}.`;
}

const maxColumns = 100;

function columnsOf(
  list: readonly unknown[],
  notes: readonly string[],
): Pick<FileFacts, 'columns' | 'groups' | 'notes'> {
  const entries = list.filter((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry));
  const others = list.length - entries.length;
  const head = [...new Set(entries.flatMap((entry) => Object.keys(entry as object)))].slice(0, maxColumns);
  const counters = head.map(createColumnCounter);
  const groups = createGroupCounter();
  for (const entry of entries as Readonly<Record<string, unknown>>[]) {
    const cells = head.map((key) => cellText(entry[key]));
    for (const [index, counter] of counters.entries()) counter.add(cells[index] ?? '');
    groups.add(cells);
  }
  return {
    ...(head.length > 0 && columnsAndGroups(head, counters, groups)),
    notes:
      others === 0 || others === list.length
        ? notes
        : [...notes, `${pluralize(others, 'entry', 'entries')} ${others === 1 ? 'is' : 'are'} no object.`],
  };
}

/** Numbers as JSON writes them; nested values count as filled texts. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? '{}' : String(value);
}

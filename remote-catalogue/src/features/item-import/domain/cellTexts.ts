import { decodeEntities } from './plainText';

/** A cell without padding and without the `="0123"` that keeps a spreadsheet from eating zeros. */
export function cellText(cell: string): string {
  const text = cell.trim();
  return text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1).trim() : text;
}

/** One line of text: entities decoded, line breaks and runs of them as one space. */
export function lineText(cell: string): string {
  return decodeEntities(cellText(cell)).replace(/\s*[\r\n]+\s*/g, ' ');
}

/** The first category of a cell, as a path: `Clothing > Hoodies`. A column of several separates them by commas. */
export function firstCategory(cell: string, holdsSeveral: boolean): string {
  const text = lineText(cell);
  const first = holdsSeveral ? (text.split(/(?<!\\),/)[0] ?? '').replaceAll('\\,', ',') : text;
  return first.includes('>')
    ? first
        .split('>')
        .map((part) => part.trim())
        .join(' > ')
    : first.trim();
}

const yes: ReadonlySet<string> = new Set(['1', 'y', 'yes', 'true', 'x', 'on', 'ja', 'oui', 'wahr', 'vrai']);

export function isYes(cell: string): boolean {
  return yes.has(cellText(cell).toLowerCase());
}

/** An instant that is stated with its zone, as ISO 8601; undefined for anything a reader would have to guess. */
export function instantOf(cell: string): string | undefined {
  const text = cellText(cell);
  if (!/^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?\s?(?:Z|UTC|[+-]\d\d:?\d\d))?$/.test(text))
    return undefined;
  const time = Date.parse(text.replace(' ', 'T').replace(/\s?UTC$/, 'Z'));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

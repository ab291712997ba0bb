import { formatLocations } from '../../../domain/exportFormat';
import type { ImportSource, ReadFailure } from './importTypes';

type JsonTable = Pick<ImportSource, 'header' | 'headerLine' | 'rows'>;
type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A JSON file as a table: our own export or any list of objects, whose keys become columns. The list may be inside an
 * object (`{ "products": […] }`). Undefined when the text is not JSON and the file name does not say that it is.
 */
export function readJson(text: string, fileName: string): { ok: true; table: JsonTable } | ReadFailure | undefined {
  const claimsToBe = /\.json$/i.test(fileName);
  if (!claimsToBe && !/^\s*[[{]/.test(text)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    if (!claimsToBe) return undefined;
    return {
      ok: false,
      message: `This file is not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}.`,
    };
  }
  const list = listIn(parsed);
  if (!list) return { ok: false, message: 'This JSON file does not contain a list of items.' };
  return { ok: true, table: tableOf(list, elementLines(text, list.length)) };
}

function listIn(parsed: unknown): readonly unknown[] | undefined {
  if (Array.isArray(parsed)) return parsed;
  if (!isObject(parsed)) return undefined;
  return Object.values(parsed).find((value): value is unknown[] => Array.isArray(value) && value.some(isObject));
}

function tableOf(list: readonly unknown[], lines: readonly number[]): JsonTable {
  const columns = new Map<string, number>();
  const rows = list.map((element, index) => {
    const place = { index, line: lines[index] ?? index + 1 };
    if (!isObject(element))
      return { ...place, cells: [jsonCell(element)], problem: 'This entry is not an object with fields.' };
    const cells: string[] = [];
    const put = (name: string, value: unknown) => {
      let column = columns.get(name);
      if (column === undefined) columns.set(name, (column = columns.size));
      // Fill the columns that this row does not have.
      while (cells.length < column) cells.push('');
      cells[column] = jsonCell(value);
    };
    for (const key of Object.keys(element)) {
      const value = element[key];
      // The fields of an object inside the element become columns such as `price.amount`.
      if (isObject(value)) for (const inner of Object.keys(value)) put(`${key}.${inner}`, value[inner]);
      else put(key, value);
    }
    return { ...place, cells };
  });
  const header = [...columns.keys()];
  for (const { cells } of rows) while (cells.length < header.length) cells.push('');
  return { header, headerLine: 1, rows };
}

function jsonCell(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((entry) => !isObject(entry) && !Array.isArray(entry))) {
    return formatLocations(value.map(String));
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const quote = 34;
const backslash = 92;
const lineFeed = 10;

/**
 * The lines on which the elements of a JSON list start, so that a bad one can be found in the file. The list is the first
 * one in the text with `count` elements at its level. One pass; the text must be valid JSON.
 */
function elementLines(text: string, count: number): readonly number[] {
  const base = text.trimStart().startsWith('[') ? 1 : 2;
  let found: number[] = [];
  let line = 1;
  let depth = 0;
  let isElementNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === lineFeed) line += 1;
    if (code <= 32) continue;
    const isClosing = code === 93 || code === 125;
    if (isElementNext && depth === base && !isClosing) found.push(line);
    isElementNext = false;
    if (code === quote) at = endOfString(text, at);
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth === base && code === 91) {
        found = [];
        isElementNext = true;
      }
    } else if (isClosing) {
      if (depth === base && found.length === count) return found;
      depth -= 1;
    } else if (code === 44 && depth === base) isElementNext = true;
  }
  return found;
}

function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = at - 1;
    while (text.charCodeAt(slashes) === backslash) slashes -= 1;
    // An even number of backslashes escape each other, not the quote.
    if ((at - 1 - slashes) % 2 === 0) return at;
  }
  return text.length;
}

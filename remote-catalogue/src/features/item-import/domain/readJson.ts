import { locationsText } from '../../../domain/locationsText';
import { elementLines } from './jsonLines';
import type { ImportSource, ReadFailure } from './importTypes';

type JsonTable = Pick<ImportSource, 'header' | 'headerLine' | 'rows'>;
type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A JSON file as a table: our own export or any list of objects, whose keys become columns. The list may stand in an
 * object (`{ "products": […] }`). Undefined where the text is no JSON and does not claim to be.
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
  if (!list) return { ok: false, message: 'This JSON file holds no list of items.' };
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
      // No holes: a row without its first columns is filled up to here.
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
    return locationsText(value.map(String));
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

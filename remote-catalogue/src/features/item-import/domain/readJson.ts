import { formatLocations } from '../../../domain/exportFormat';
import { currencyInTitle } from './foreignCurrency';
import type { ImportRow, ImportSource, ReadFailure } from './importTypes';
import { endOfString, readableElements } from '../../../domain/readableElements';

type JsonTable = Pick<
  ImportSource,
  'header' | 'headerLine' | 'rows' | 'hasJsonDecimals' | 'lists' | 'list' | 'statedCurrency'
>;
type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A JSON file as a table: our own export or any list of objects, whose keys become columns. The list may be inside an
 * object (`{ "products": […] }`); of several, `chosen` is the one to read, until then the first. A product with a list of
 * variants becomes one row per variant. Of a damaged list, the entries before and after the damage are read. Undefined
 * when the text is not JSON and the file name does not say that it is.
 */
export function readJson(
  text: string,
  fileName: string,
  chosen?: string,
): { ok: true; table: JsonTable } | ReadFailure | undefined {
  const claimsToBe = /\.(json|jsonl|ndjson)$/i.test(fileName);
  if (!claimsToBe && !/^\s*[[{]/.test(text)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(withLongNumbersAsText(text));
  } catch (error) {
    if (!claimsToBe) return undefined;
    const elements = readableElements(text);
    if (elements.some(({ value }) => isObject(value))) return { ok: true, table: tableOf(elements) };
    return {
      ok: false,
      message: `This file is not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}.`,
    };
  }
  const lists = listsIn(parsed);
  const list = lists.find(({ path }) => pathText(path) === chosen) ?? lists[0];
  if (!list || (list.entries.length > 0 && !list.entries.some(isObject)))
    return { ok: false, message: 'This JSON file does not contain a list of items.' };
  const lines = elementLines(text, list.path);
  const statedCurrency = list.beside.map(currencyInTitle).find(Boolean);
  return {
    ok: true,
    table: {
      ...tableOf(list.entries.map((value, index) => ({ value, line: lines[index] ?? index + 1 }))),
      ...(lists.length > 1 && {
        lists: lists.map(({ path, entries }) => ({ name: pathText(path), count: entries.length })),
      }),
      ...(lists.length > 1 && chosen !== undefined && { list: pathText(list.path) }),
      ...(statedCurrency && { statedCurrency }),
    },
  };
}

/** Numbers with more digits than a JavaScript number holds, such as ids of 20 digits, become texts. */
function withLongNumbersAsText(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs, (token) =>
    token.length > 15 && !token.startsWith('"') && String(Number(token)) !== token ? `"${token}"` : token,
  );
}

interface FoundList {
  /** The keys that lead to it. */
  readonly path: readonly string[];
  readonly entries: readonly unknown[];
  /** The texts beside it, `currency: EUR`. */
  readonly beside: readonly string[];
}

/** How deep a list may be in objects: `{ "data": { "shop": { "products": […] } } }`. */
const maxDepth = 3;

/** The lists of objects that are nearest to the top. */
function listsIn(parsed: unknown): readonly FoundList[] {
  if (Array.isArray(parsed)) return [{ path: [], entries: parsed, beside: [] }];
  let level: readonly (Omit<FoundList, 'entries'> & { readonly value: unknown })[] = [
    { path: [], value: parsed, beside: [] },
  ];
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const inner = level.flatMap(({ path, value, beside }) => {
      if (!isObject(value)) return [];
      const fields = Object.entries(value);
      const texts = fields.flatMap(([key, field]) => (typeof field === 'string' ? `${key}: ${field}` : []));
      return fields.map(([key, field]) => ({ path: [...path, key], value: field, beside: [...beside, ...texts] }));
    });
    const lists = inner.flatMap(({ value, ...place }) =>
      Array.isArray(value) && value.some(isObject) ? [{ ...place, entries: value as readonly unknown[] }] : [],
    );
    if (lists.length > 0) return lists;
    level = inner;
  }
  return [];
}

function pathText(path: readonly string[]): string {
  return path.join('.');
}

/** An entry of the list, or a part of the text that cannot be read. */
interface JsonElement {
  readonly value: unknown;
  readonly line: number;
  readonly problem?: string;
}

function tableOf(elements: readonly JsonElement[]): JsonTable {
  // In a file without line breaks the line would be the same for all, so each entry counts as one.
  const isOneLine = elements.every(({ line }) => line === 1);
  const columns = new Map<string, number>();
  let hasJsonDecimals = false;
  const rows: (ImportRow & { readonly cells: string[] })[] = [];
  for (const [index, { value, line: textLine, problem }] of elements.entries()) {
    const line = isOneLine ? index + 1 : textLine;
    if (!isObject(value)) {
      const reason = problem ?? 'This entry is not an object with fields.';
      rows.push({ index: rows.length, line, cells: [jsonCell(value)], problem: reason });
      continue;
    }
    for (const fields of fieldsOfRows(value)) {
      const cells: string[] = [];
      for (const [name, field] of fields) {
        let column = columns.get(name);
        if (column === undefined) columns.set(name, (column = columns.size));
        // Fill the columns that this row does not have.
        while (cells.length < column) cells.push('');
        cells[column] = jsonCell(field);
        hasJsonDecimals ||= typeof field === 'number' && !Number.isInteger(field);
      }
      rows.push({ index: rows.length, line, cells });
    }
  }
  const header = [...columns.keys()];
  for (const { cells } of rows) while (cells.length < header.length) cells.push('');
  return { header, headerLine: 1, rows, ...(hasJsonDecimals && { hasJsonDecimals }) };
}

/** The fields of one element: one row, or one row for each of its variants, which also has the product's fields. */
function fieldsOfRows(element: JsonObject): readonly (readonly [string, unknown])[][] {
  const variants = element['variants'];
  const hasVariants = Array.isArray(variants) && variants.length > 0 && variants.every(isObject);
  const own = flatFields(hasVariants ? { ...element, variants: undefined } : element);
  if (!hasVariants) return [own];
  return variants.map((variant: JsonObject) => {
    const options = shopifyOptions(element, variant);
    const isTold = ([name]: readonly [string, unknown]) => options.length > 0 && shopifyChoices.has(name);
    return [
      ...own.filter((field) => field[0] !== 'variants' && !(isTold(field) && field[0] === 'options')),
      ...options,
      ...flatFields(variant).flatMap((field) => (isTold(field) ? [] : [[`variant.${field[0]}`, field[1]] as const])),
    ];
  });
}

/** What a Shopify variant says of its choices; `options` of its product has their names. */
const shopifyChoices: ReadonlySet<string> = new Set(['title', 'option1', 'option2', 'option3', 'options']);

/** The choices as columns like those of Shopify's CSV: `option1` is a choice of the first of `options`. */
function shopifyOptions({ options }: JsonObject, variant: JsonObject): readonly (readonly [string, unknown])[] {
  const names = Array.isArray(options) ? options.map((option) => (isObject(option) ? option['name'] : option)) : [];
  return [1, 2, 3].flatMap((place) => {
    const value = variant[`option${place}`];
    if (typeof value !== 'string' || value === '') return [];
    return [
      [`Option${place} Name`, names[place - 1] ?? ''],
      [`Option${place} Value`, value],
    ] as const;
  });
}

/** The fields of an object inside the element become columns such as `price.amount`. */
function flatFields(element: JsonObject): (readonly [string, unknown])[] {
  return Object.entries(element).flatMap(([key, value]) =>
    isObject(value)
      ? Object.entries(value).map(([inner, field]) => [`${key}.${inner}`, field] as const)
      : [[key, value] as const],
  );
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
const lineFeed = 10;

/**
 * The lines on which the elements of the list at `path` start, so that a bad one can be found in the file. One pass; the
 * text must be valid JSON.
 */
function elementLines(text: string, path: readonly string[]): readonly number[] {
  let found: number[] = [];
  let line = 1;
  /** The brackets that are open, with the key before them. */
  const open: { readonly isList: boolean; readonly key: string }[] = [];
  let key = '';
  let isKeyNext = false;
  let isElementNext = false;
  const isAtList = () =>
    open.length === path.length + 1 &&
    open.at(-1)?.isList === true &&
    path.every((name, index) => open[index + 1]?.key === name);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === lineFeed) line += 1;
    if (code <= 32) continue;
    const isClosing = code === 93 || code === 125;
    if (isElementNext && !isClosing) found.push(line);
    isElementNext = false;
    if (code === quote) {
      const end = endOfString(text, at);
      if (isKeyNext && open.length <= path.length) key = String(JSON.parse(text.slice(at, end + 1)));
      isKeyNext = false;
      at = end;
    } else if (code === 91 || code === 123) {
      open.push({ isList: code === 91, key });
      isKeyNext = code === 123;
      if (isAtList()) {
        found = [];
        isElementNext = true;
      }
    } else if (isClosing) open.pop();
    else if (code === 44) {
      isElementNext = isAtList();
      isKeyNext = open.at(-1)?.isList === false;
    }
  }
  return found;
}

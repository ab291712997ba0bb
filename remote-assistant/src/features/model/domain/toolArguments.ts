import * as v from 'valibot';
import { dayCount, isDay } from '@back-office/shared/format';
import { dimensionIds, measureIds } from '@back-office/shared/ledger';
import { limits } from './limits';
import type { ToolDescription } from './protocol';

/** Longer periods are refused, as in the replies of the product. */
const maxDays = 1_100;
const maxFilters = 10;

const text = v.pipe(v.string(), v.maxLength(200));
const day = v.pipe(v.string(), v.check(isDay, 'A day is written YYYY-MM-DD'));
const range = v.pipe(
  v.strictObject({ from: day, to: day }),
  v.check(({ from, to }) => from <= to, 'The range ends before it starts'),
  v.check((days) => dayCount(days) <= maxDays, `At most ${maxDays} days`),
);
const filter = v.strictObject({
  field: v.picklist(dimensionIds),
  values: v.pipe(v.array(text), v.minLength(1), v.maxLength(limits.rows)),
});
const filters = v.optional(v.pipe(v.array(filter), v.maxLength(maxFilters)), []);
const measure = v.picklist(measureIds);
const limit = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((count) => Math.min(count, limits.rows)),
  ),
  limits.rows,
);

/** What each tool takes. A field that is not known is refused: without it the answer would be that of another question. */
const toolArguments = {
  describe: v.strictObject({}),
  figures: v.strictObject({
    measures: v.pipe(v.array(measure), v.minLength(1), v.maxLength(6)),
    range,
    compareTo: v.optional(range),
    filters,
    by: v.optional(v.picklist(dimensionIds)),
    sortBy: v.optional(measure),
    ascending: v.optional(v.boolean(), false),
    limit,
  }),
  rows: v.strictObject({
    range,
    filters,
    of: v.optional(measure),
    search: v.optional(text),
    sortBy: v.optional(v.picklist(['time', 'amount']), 'time'),
    ascending: v.optional(v.boolean(), false),
    limit,
  }),
  row: v.strictObject({ id: text }),
  define: v.strictObject({ measure }),
  screens: v.strictObject({ words: text }),
  file_table: v.strictObject({ file: text, by: v.optional(text) }),
  export: v.strictObject({ table: text }),
} as const;

export type ToolName = keyof typeof toolArguments;
export type Arguments<Name extends ToolName> = v.InferOutput<(typeof toolArguments)[Name]>;

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(toolArguments, name);
}

type ReadArguments<Name extends ToolName> =
  | { readonly ok: true; readonly value: Arguments<Name> }
  /** In a sentence for the model, with the field. */
  | { readonly ok: false; readonly problem: string };

/** The arguments of a call, from JSON text. */
export function readArguments<Name extends ToolName>(name: Name, json: string): ReadArguments<Name> {
  let value: unknown;
  try {
    value = JSON.parse(json.trim() === '' ? '{}' : json);
  } catch {
    return { ok: false, problem: 'The arguments are not JSON.' };
  }
  const result = v.safeParse(toolArguments[name], value);
  if (result.success) return { ok: true, value: result.output as Arguments<Name> };
  const [issue] = result.issues;
  return { ok: false, problem: `${v.getDotPath(issue) ?? 'arguments'}: ${issue.message}` };
}

const texts = { type: 'string' } as const;
const ofRange = { type: 'object', properties: { from: texts, to: texts }, required: ['from', 'to'] } as const;
const ofFilters = {
  type: 'array',
  items: {
    type: 'object',
    properties: { field: texts, values: { type: 'array', items: texts } },
    required: ['field', 'values'],
  },
} as const;
const order = { ascending: { type: 'boolean' }, limit: { type: 'integer', maximum: limits.rows } } as const;

function tool(
  name: ToolName,
  description: string,
  properties: object = {},
  required: readonly string[] = [],
): ToolDescription {
  return { name, description, parameters: { type: 'object', properties, required, additionalProperties: false } };
}

/** The tools as the model is told of them. */
export const toolDescriptions: readonly ToolDescription[] = [
  tool(
    'describe',
    'The shop: name, currency, days with sales, ids of all figures and fields, figures that are unknown.',
  ),
  tool(
    'figures',
    'Figures of a period, by a field if wanted, compared with another period if wanted. Days are YYYY-MM-DD. Ids of figures and fields are those of describe. A customer is named by a reference such as {{c1}}.',
    {
      measures: { type: 'array', items: texts },
      range: ofRange,
      compareTo: ofRange,
      filters: ofFilters,
      by: texts,
      sortBy: texts,
      ...order,
    },
    ['measures', 'range'],
  ),
  tool(
    'rows',
    'Transactions of a period. With "of", those behind a figure. With "search", those that contain a text.',
    {
      range: ofRange,
      filters: ofFilters,
      of: texts,
      search: texts,
      sortBy: { enum: ['time', 'amount'] },
      ...order,
    },
    ['range'],
  ),
  tool('row', 'One transaction with its items and payments, by its id or a reference to it.', { id: texts }, ['id']),
  tool('define', 'What a figure means and how it is calculated.', { measure: texts }, ['measure']),
  tool('screens', 'Where in the product to see or do something.', { words: texts }, ['words']),
  tool(
    'file_table',
    'What was found in an attached file: rows, columns with their sums, lowest and highest; with "by", the rows by the values of a column.',
    { file: texts, by: texts },
    ['file'],
  ),
  tool(
    'export',
    'Offers a table that a tool has found as a CSV file. The merchant decides whether to download it.',
    { table: texts },
    ['table'],
  ),
];

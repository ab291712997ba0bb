import * as v from 'valibot';
import type { Day, Moment } from '@back-office/shared/format';
import { dimensionIds, isOfLine, type RowDimension, storedTexts } from '../catalog/dimensions';
import { knownAmounts, type Condition } from '../catalog/measure';
import { measureIds } from '../catalog/measures';
import { maxFacets, type FacetsQuestion, type Question, type TransactionSort } from '../columns/question';
import type { Filter, Scope } from '../columns/select';
import { maxPage, type RowsQuestion, type SearchQuestion } from '../columns/transactions';
import { minutesPerDay } from '../model/calendar';
import type { Transaction } from '../model/transaction';
import { transaction } from '../port/answerSchemas';
import { day, range } from '../port/describeSchemas';
import type { QuestionName } from '../port/ledgerPort';
import { questionOf } from './protocol';

/**
 * The questions of the port as bodies of requests. A field that is not known is refused: without it the answer would be
 * that of another question.
 */
type Schema<Value> = v.GenericSchema<unknown, Value>;

/** Far above what the product asks, far below what would keep a server busy. */
const limits = { text: 500, values: 5_000, filters: 50, counts: 200, conditionDepth: 20, conditions: 2_000 } as const;

const text = v.pipe(v.string(), v.maxLength(limits.text));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const minute = v.pipe(count, v.maxValue(2 * minutesPerDay - 1));
const measure = v.picklist(measureIds);
const dimension = v.picklist(dimensionIds);

const moment: Schema<Moment> = v.strictObject({ day, minute });

const filter: Schema<Filter> = v.strictObject({
  field: dimension,
  values: v.pipe(v.array(text), v.maxLength(limits.values)),
});

const rowDimensions = dimensionIds.filter((id): id is RowDimension => !isOfLine(id));
const amount = v.picklist([...knownAmounts, 'grossSales', 'netSales']);

const condition: Schema<Condition> = v.union([
  v.strictObject({ field: v.picklist(rowDimensions), is: text }),
  v.strictObject({ amount, is: v.picklist(['positive', 'negative', 'zero']) }),
  v.strictObject({ amount, is: v.picklist(['above', 'below']), limit: v.pipe(v.number(), v.safeInteger()) }),
  v.strictObject({ not: v.lazy(() => condition) }),
  v.strictObject({ all: v.array(v.lazy(() => condition)) }),
  v.strictObject({ any: v.array(v.lazy(() => condition)) }),
]);

const scopeEntries = {
  range: v.strictObject(range.entries),
  until: v.optional(moment),
  filters: v.pipe(v.array(filter), v.maxLength(limits.filters)),
  where: v.optional(condition),
  text: v.optional(text),
};

const scope: Schema<Scope> = v.strictObject(scopeEntries);

const figures: Schema<Question> = v.strictObject({
  ...scopeEntries,
  measures: v.pipe(v.array(measure), v.maxLength(measureIds.length)),
  groupBy: v.exactOptional(v.pipe(v.array(dimension), v.maxLength(3))),
  of: v.exactOptional(v.picklist(['transactions', 'lines', 'payments'])),
  facts: v.exactOptional(v.pipe(v.array(dimension), v.maxLength(dimensionIds.length))),
  counts: v.exactOptional(v.pipe(v.record(text, condition), v.maxEntries(limits.counts))),
  baseline: v.optional(v.strictObject({ range: v.strictObject(range.entries), until: v.optional(moment) })),
  sort: v.exactOptional(v.strictObject({ by: measure, isDescending: v.boolean() })),
  limit: v.exactOptional(count),
});

const sortChoices: readonly TransactionSort[] = ['time', 'minute', 'amount', 'id', ...measureIds, ...textsToSortBy()];

function textsToSortBy(): readonly TransactionSort[] {
  return storedTexts.filter((each) => !measureIds.some((id) => id === each)) as readonly TransactionSort[];
}

const rows: Schema<RowsQuestion> = v.strictObject({
  scope,
  sort: v.strictObject({ by: v.picklist(sortChoices), isDescending: v.boolean() }),
  offset: count,
  limit: v.pipe(count, v.maxValue(maxPage)),
  containing: v.optional(text),
});

const facets: Schema<FacetsQuestion> = v.strictObject({
  scope,
  field: dimension,
  text: v.exactOptional(text),
  limit: v.exactOptional(v.pipe(count, v.maxValue(maxFacets))),
});

const search: Schema<SearchQuestion> = v.strictObject({ scope, text, limit: v.pipe(count, v.maxValue(maxPage)) });

/** What a request of each question has in its body. */
export const questionSchemas = {
  describe: v.strictObject({}),
  figures,
  rows,
  facets,
  search,
  row: v.strictObject({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.text)) }),
  related: transaction,
  deferred: v.strictObject({ day }),
  customers: scope,
} satisfies {
  readonly describe: Schema<object>;
  readonly figures: Schema<Question>;
  readonly rows: Schema<RowsQuestion>;
  readonly facets: Schema<FacetsQuestion>;
  readonly search: Schema<SearchQuestion>;
  readonly row: Schema<{ readonly id: string }>;
  readonly related: Schema<Transaction>;
  readonly deferred: Schema<{ readonly day: Day }>;
  readonly customers: Schema<Scope>;
};

export type ReadQuestion =
  | { readonly ok: true; readonly question: unknown }
  /** What a problem of the name `invalid-question` says; without a field, the body is no object. */
  | { readonly ok: false; readonly field: string | undefined; readonly detail: string };

/** The question that a body asks, as the port takes it: an id for `row`, a day for `deferred`, nothing for `describe`. */
export function readQuestion(name: QuestionName, body: unknown): ReadQuestion {
  const tooComplex = complexConditions(body);
  if (tooComplex !== undefined)
    return { ok: false, field: tooComplex, detail: 'The conditions are too many or too deep' };
  // A body of a million wrong values is not worth a million complaints.
  const result = v.safeParse(questionSchemas[name], body, { abortEarly: true });
  if (result.success) return { ok: true, question: questionOf(name, { ...result.output }) };
  const [issue] = result.issues;
  return { ok: false, field: v.getDotPath(issue) ?? undefined, detail: issue.message };
}

/** The property of a body whose conditions are too many or too deep, before anything follows them. */
function complexConditions(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { scope: inScope, where, counts } = body as Readonly<Record<string, unknown>>;
  const ofScope = typeof inScope === 'object' && inScope !== null ? (inScope as { where?: unknown }).where : undefined;
  const found = Object.entries({ where, counts, 'scope.where': ofScope }).find(([, value]) => !isModest(value));
  return found?.[0];
}

/** Whether a value has few enough levels and parts. */
function isModest(value: unknown): boolean {
  let parts = 0;
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    parts += level.length;
    if (depth > 2 * limits.conditionDepth || parts > 6 * limits.conditions) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}

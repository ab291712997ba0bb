import { addDays, type DayRange } from '@back-office/shared/format';
import { dimensionIds, isOfLine, type DimensionId, type RowDimension } from '../catalog/dimensions';
import { knownAmounts, type Condition } from '../catalog/measure';
import { isSum, measureIds, type MeasureId } from '../catalog/measures';
import type { LedgerColumns } from '../columns/columns';
import { facetsOf } from '../columns/facets';
import type { FacetsQuestion, Question } from '../columns/question';
import type { Filter, Scope } from '../columns/select';
import type { RowsQuestion, SearchQuestion } from '../columns/transactions';
import type { Random } from '../sample/random';

/** A question that some transactions can answer. */
type RandomQuestion =
  | { readonly name: 'figures'; readonly question: Question }
  | { readonly name: 'rows'; readonly question: RowsQuestion }
  | { readonly name: 'facets'; readonly question: FacetsQuestion }
  | { readonly name: 'search'; readonly question: SearchQuestion };

/** Groups by these have no end, or one for each transaction. */
const tooMany: readonly DimensionId[] = ['transaction-id', 'payment-id', 'time'];

/**
 * Returns a function that makes random questions about the transactions of a range: figures by up to three groupings, with
 * filters, conditions, baselines and parts of days; rows in any order; values of fields; searches.
 */
export function createQuestions(random: Random, range: DayRange, columns: LedgerColumns): () => RandomQuestion {
  const { pick, some, chance } = createChoices(random);
  const valuesOf = createValues(columns, range);
  const days = () => daysWithin(range, random);
  const fields = dimensionIds.filter((id) => !tooMany.includes(id));
  const rowFields = fields.filter((id): id is RowDimension => !isOfLine(id));

  function filter(): Filter {
    const field = pick(fields);
    return { field, values: some(valuesOf(field), 3) };
  }

  function condition(depth = 0): Condition {
    if (depth < 2 && chance(0.4)) {
      const parts = Array.from({ length: 1 + Math.floor(random() * 2) }, () => condition(depth + 1));
      const [first = { all: [] }] = parts;
      return chance(0.3) ? { not: first } : chance(0.5) ? { all: parts } : { any: parts };
    }
    if (chance(0.5)) {
      const field = pick(rowFields);
      return { field, is: pick(valuesOf(field)) };
    }
    const amount = pick([...knownAmounts, 'grossSales', 'netSales'] as const);
    if (chance(0.3)) return { amount, is: pick(['above', 'below']), limit: Math.floor(random() * 10_000) };
    return { amount, is: pick(['positive', 'negative', 'zero']) };
  }

  function scope(): Scope {
    const of = days();
    return {
      range: of,
      filters: Array.from({ length: Math.floor(random() * 3) }, filter),
      ...(chance(0.2) && { until: { day: of.to, minute: Math.floor(random() * 1440) } }),
      ...(chance(0.3) && { where: condition() }),
      ...(chance(0.1) && { text: pick(valuesOf('collected-by')) }),
    };
  }

  function figures(): Question {
    const of = scope();
    const measures = [...new Set([pick(measureIds), ...some(measureIds, 6)])];
    const groupBy = some(fields, 3);
    const sums = measures.filter((id): id is MeasureId => isSum(id));
    return {
      ...of,
      measures,
      groupBy,
      ...(chance(0.2) && { of: pick(['transactions', 'lines', 'payments'] as const) }),
      ...(chance(0.2) && { facts: some(fields, 2) }),
      ...(chance(0.2) && { counts: { first: condition(), second: condition() } }),
      ...(chance(0.3) && { baseline: { range: days() } }),
      ...(sums.length > 0 && chance(0.3) && { sort: { by: pick(sums), isDescending: chance(0.5) } }),
      ...(chance(0.2) && { limit: Math.floor(random() * 5) }),
    };
  }

  return () => {
    const kind = random();
    if (kind < 0.6) return { name: 'figures', question: figures() };
    if (kind < 0.8) {
      const by = pick(['time', 'minute', 'amount', 'id', 'location', 'net-sales', 'taxes'] as const);
      const sort = { by, isDescending: chance(0.5) };
      const offset = chance(0.5) ? 0 : Math.floor(random() * 60);
      return { name: 'rows', question: { scope: scope(), sort, offset, limit: 1 + Math.floor(random() * 50) } };
    }
    if (kind < 0.95) return { name: 'facets', question: { scope: scope(), field: pick(fields) } };
    const text = pick([pick(valuesOf('item-name')), pick(valuesOf('transaction-id')).slice(0, 6), '12', 'a']);
    return { name: 'search', question: { scope: scope(), text, limit: 1 + Math.floor(random() * 20) } };
  };
}

function createChoices(random: Random) {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  return {
    pick,
    some: <Value>(values: readonly Value[], most: number) => [
      ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(values))),
    ],
    chance: (share: number) => random() < share,
  };
}

/** Returns a function that finds the values of a field, and one that no transaction has. */
function createValues(columns: LedgerColumns, range: DayRange) {
  const known = new Map<DimensionId, readonly string[]>();
  return function valuesOf(field: DimensionId): readonly string[] {
    const before = known.get(field);
    if (before) return before;
    const { values } = facetsOf(columns, { scope: { range, filters: [] }, field });
    const found = [...values.map(({ value }) => value), 'no such value'];
    known.set(field, found);
    return found;
  };
}

function daysWithin(range: DayRange, random: Random): DayRange {
  const length = Math.round((Date.parse(range.to) - Date.parse(range.from)) / 86_400_000);
  const [one, other] = [Math.floor(random() * (length + 1)), Math.floor(random() * (length + 1))];
  return { from: addDays(range.from, Math.min(one, other)), to: addDays(range.from, Math.max(one, other)) };
}

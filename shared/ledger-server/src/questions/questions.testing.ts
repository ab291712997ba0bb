import fc from 'fast-check';
import { addDays, notInFiles, unknown, type Day, type DayRange } from '@back-office/shared/format';
import {
  type DimensionId,
  dimensionIds,
  isOfLine,
  type RowDimension,
  storedTexts,
} from '../../../src/ledger/catalog/dimensions';
import { knownAmounts, type Condition, type Summand } from '../../../src/ledger/catalog/measure';
import { measureIds } from '../../../src/ledger/catalog/measures';
import type { LedgerColumns } from '../../../src/ledger/columns/columns';
import { columnsOfRows } from '../../../src/ledger/columns/columnsOfRows';
import { facetsOf } from '../../../src/ledger/columns/facets';
import type { FacetsQuestion, Question, TransactionSort } from '../../../src/ledger/columns/question';
import type { Filter, Scope } from '../../../src/ledger/columns/select';
import type { RowsQuestion, SearchQuestion } from '../../../src/ledger/columns/transactions';
import { anyRows } from '../../../src/ledger/model/ledgerArbitraries.testing';
import { paidBy } from '../../../src/ledger/model/tenders';
import type { Transaction } from '../../../src/ledger/model/transaction';

/** A question of the port by name. */
export type AnyQuestion =
  | { readonly name: 'figures'; readonly question: Question }
  | { readonly name: 'rows'; readonly question: RowsQuestion }
  | { readonly name: 'facets'; readonly question: FacetsQuestion }
  | { readonly name: 'search'; readonly question: SearchQuestion }
  | { readonly name: 'customers'; readonly question: Scope }
  | { readonly name: 'row'; readonly question: string }
  | { readonly name: 'related'; readonly question: Transaction }
  | { readonly name: 'deferred'; readonly question: Day };

export interface AnyBook {
  readonly range: DayRange;
  readonly rows: readonly Transaction[];
}

/** Transactions with one or several payments, in some books with amounts, tenders, channels or times that some of them do not know. */
export const anyBook: fc.Arbitrary<AnyBook> = fc
  .tuple(
    anyRows,
    fc.oneof(
      fc.constant([]),
      fc.constant([]),
      fc.subarray([...knownAmounts, 'netSales' as const], { minLength: 1, maxLength: 4 }),
    ),
    fc.constantFrom(false, false, true),
    fc.infiniteStream(fc.boolean()),
  )
  .map(([{ range, rows }, hidden, hidesTexts, isHidden]) => {
    const any = () => isHidden.next().value ?? false;
    const known = hidden.length === 0 ? rows : rows.map((row) => (any() ? withoutAmounts(row, hidden) : row));
    return { range, rows: hidesTexts ? known.map((row) => (any() ? withoutTexts(row, any) : row)) : known };
  })
  .filter(({ rows }) => rows.length > 0);

function withoutTexts(row: Transaction, any: () => boolean): Transaction {
  const payments = row.payments.map((payment) =>
    any() ? { ...payment, tender: notInFiles, paymentMethod: 'card' as const } : payment,
  );
  const known = { ...row, ...paidBy(payments), payments, channel: any() ? '' : row.channel };
  return any() ? { ...known, time: '', timeZone: '' } : known;
}

function withoutAmounts(row: Transaction, hidden: readonly Summand[]): Transaction {
  const hide = <Value extends object>(value: Value, names: Readonly<Partial<Record<keyof Value, Summand>>>) => ({
    ...value,
    ...Object.fromEntries(
      Object.entries(names).flatMap(([name, amount]) => (hidden.includes(amount as Summand) ? [[name, unknown]] : [])),
    ),
  });
  return {
    ...hide(row, Object.fromEntries([...knownAmounts, 'netSales'].map((amount) => [amount, amount]))),
    charges: hide(row.charges, {
      covidServiceCharge: 'covidServiceCharge',
      setupCost: 'setupCost',
      autoGratuity: 'autoGratuity',
    }),
    payments: row.payments.map((payment) => hide(payment, { amount: 'totalCollected', tip: 'tips', fee: 'fee' })),
    lines: row.lines.map((line) =>
      hide(line, {
        gross: line.isReturned ? 'returns' : 'itemSales',
        discount: 'discounts',
        comp: 'comps',
        tax: 'taxes',
      }),
    ),
  };
}

/** Questions about a book: mostly about values that it has. */
export function anyQuestion({ range, rows }: AnyBook): fc.Arbitrary<AnyQuestion> {
  const columns = columnsOfRows(rows);
  const scope = anyScope(range, columns);
  const row = fc.constantFrom(...rows);
  const day = fc.integer({ min: -3, max: 31 }).map((days) => addDays(range.from, days));
  const figures = fc.record(
    {
      measures: fc.subarray([...measureIds], { maxLength: 12 }),
      groupBy: fc.uniqueArray(fc.constantFrom(...dimensionIds), { maxLength: 3 }),
      of: fc.constantFrom('transactions', 'lines', 'payments'),
      facts: fc.subarray([...dimensionIds], { maxLength: 3 }),
      counts: fc.dictionary(fc.constantFrom('a', 'b', 'c'), anyCondition(columns), { maxKeys: 2 }),
      baseline: fc.record({ range: rangeIn(range) }),
      isSorted: fc.boolean(),
      isDescending: fc.boolean(),
      limit: fc.integer({ min: 0, max: 5 }),
    },
    { requiredKeys: ['measures', 'isSorted', 'isDescending'] },
  );
  const sorts: readonly TransactionSort[] = [
    'time',
    'minute',
    'amount',
    'id',
    ...storedTexts.filter(isNoMeasure),
    ...measureIds,
  ];
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(scope, figures).map(([own, { isSorted, isDescending, ...asked }]): AnyQuestion => {
        const [by] = asked.measures;
        return {
          name: 'figures',
          question: { ...own, ...asked, ...(isSorted && by && { sort: { by, isDescending } }) },
        };
      }),
    },
    {
      weight: 3,
      arbitrary: fc
        .record({
          scope,
          sort: fc.record({ by: fc.constantFrom(...sorts), isDescending: fc.boolean() }),
          offset: fc.nat(20),
          limit: fc.integer({ min: 1, max: 30 }),
          containing: fc.option(row, { nil: undefined }).map((one) => one?.id),
        })
        .map((question): AnyQuestion => ({ name: 'rows', question })),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({ scope, field: fc.constantFrom(...dimensionIds), text: fc.constantFrom('', 'a', 'É', '1') })
        .map((question): AnyQuestion => ({ name: 'facets', question })),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({ scope, text: anyText(rows), limit: fc.integer({ min: 0, max: 8 }) })
        .map((question): AnyQuestion => ({ name: 'search', question })),
    },
    { weight: 1, arbitrary: scope.map((question): AnyQuestion => ({ name: 'customers', question })) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        row.map(({ id }): AnyQuestion => ({ name: 'row', question: id })),
        row.map((question): AnyQuestion => ({ name: 'related', question })),
        day.map((question): AnyQuestion => ({ name: 'deferred', question })),
      ),
    },
  );
}

function isNoMeasure(text: string): text is Exclude<TransactionSort & (typeof storedTexts)[number], 'items' | 'tips'> {
  return !measureIds.some((id) => id === text);
}

function rangeIn({ from, to }: DayRange): fc.Arbitrary<DayRange> {
  return fc
    .tuple(fc.integer({ min: -2, max: 20 }), fc.nat(20))
    .map(([after, more]) => ({ from: addDays(from, after), to: addDays(from, after + more) }))
    .map((range) => (range.from > to ? { from, to } : range));
}

function anyScope(range: DayRange, columns: LedgerColumns): fc.Arbitrary<Scope> {
  const optional = fc.record(
    {
      until: fc.record({
        day: fc.integer({ min: 0, max: 27 }).map((days) => addDays(range.from, days)),
        minute: fc.nat(1439),
      }),
      where: anyCondition(columns),
      text: fc.constantFrom('', '', 'PAY-', '12', 'granola', '-4'),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(
      fc.oneof(fc.constant(range), rangeIn(range)),
      fc.array(anyFilter(columns), { maxLength: 2 }),
      optional,
      fc.nat(3),
    )
    .map(([own, filters, more, kept]) => ({ range: own, filters, ...(kept > 0 ? {} : more) }))
    .chain((scope) =>
      fc.oneof(
        fc.constant(scope),
        optional.map((more) => ({ ...scope, ...more })),
        fc.constant({ ...scope, filters: [] }),
      ),
    );
}

function anyFilter(columns: LedgerColumns): fc.Arbitrary<Filter> {
  return fc
    .constantFrom(...dimensionIds)
    .chain((field) =>
      fc.subarray([...valuesOf(columns, field), 'nothing has this']).map((values) => ({ field, values })),
    );
}

const rowDimensions = dimensionIds.filter((id): id is RowDimension => !isOfLine(id));
/** What conditions of the product ask for, more often than other fields. */
const askedFields: readonly RowDimension[] = ['kind', 'transaction-type', 'tender', 'payment-method', 'channel'];

function anyCondition(columns: LedgerColumns, depth = 2): fc.Arbitrary<Condition> {
  const amount = fc.constantFrom(...knownAmounts, 'grossSales' as const, 'netSales' as const);
  const field = fc
    .oneof(fc.constantFrom(...askedFields), fc.constantFrom(...rowDimensions))
    .chain((one) => fc.constantFrom(...valuesOf(columns, one), 'nothing').map((is): Condition => ({ field: one, is })));
  const fact = fc.oneof(
    field,
    fc.record({ amount, is: fc.constantFrom('positive', 'negative', 'zero') }),
    fc.record({ amount, is: fc.constantFrom('above', 'below'), limit: fc.integer({ min: -5_000, max: 20_000 }) }),
  ) as fc.Arbitrary<Condition>;
  if (depth === 0) return fact;
  const inner = anyCondition(columns, depth - 1);
  return fc.oneof(
    fact,
    inner.map((not): Condition => ({ not })),
    fc.array(inner, { maxLength: 2 }).map((all): Condition => ({ all })),
    fc.array(inner, { maxLength: 2 }).map((any): Condition => ({ any })),
  );
}

const kept = new WeakMap<LedgerColumns, Map<DimensionId, readonly string[]>>();

function valuesOf(columns: LedgerColumns, field: DimensionId): readonly string[] {
  const known = kept.get(columns) ?? new Map<DimensionId, readonly string[]>();
  kept.set(columns, known);
  const scope = { range: { from: '1900-01-01', to: '2099-12-31' }, filters: [] };
  const values = known.get(field) ?? facetsOf(columns, { scope, field, limit: 5 }).values.map(({ value }) => value);
  known.set(field, values);
  return values;
}

function anyText(rows: readonly Transaction[]): fc.Arbitrary<string> {
  const row = fc.constantFrom(...rows);
  return fc.oneof(
    row.map(({ id }) => id.slice(0, 6)),
    row.map(({ id }) => id.toLowerCase()),
    row.map(({ totalCollected }) => String(Math.floor(Number(totalCollected) / 100))),
    row.map(({ description }) => description.slice(1, 5)),
    row.map(({ customerName }) => customerName.toUpperCase()),
    fc.constantFrom('', ' ', '%', "'", '\\', '(12'),
  );
}

/** @jest-environment node */
import fc from 'fast-check';
import { compareNames, unknown } from '@back-office/shared/format';
import { effort } from '../../testing/effort';
import { dimensionIds, isOfLine, type DimensionId, type RowDimension } from '../catalog/dimensions';
import { knownAmounts, type Amount, type Condition, type KnownAmount } from '../catalog/measure';
import { measureIds, measureOf, type MeasureId } from '../catalog/measures';
import { defaultRange } from '../model/filters';
import { anyRows } from '../model/ledgerArbitraries.testing';
import type { Payment } from '../model/tenders';
import type { KnownTransaction, Transaction } from '../model/transaction';
import { createLedger } from '../sample/createLedger';
import { textAt, type LedgerColumns } from './columns';
import { columnsOfRows } from './columnsOfRows';
import { rowColumn } from './dimensionColumn';
import { facetsOf } from './facets';
import { figuresOf } from './figures';
import type { FigureGroup, Question } from './question';
import type { Filter } from './select';

/** Money and counts add up; averages and shares do not. */
const added = measureIds.filter(
  (id) =>
    !['average-net-sale', 'average-sale', 'price'].includes(id) && !id.endsWith('-rate') && !id.endsWith('-share'),
);
const counted: readonly MeasureId[] = ['transactions', 'sale-count', 'return-count', 'discount-count', 'comp-count'];
const summed = added.filter((id) => !counted.includes(id));

/** What some figures are, added up from rows without the catalog. */
const expected: Readonly<Partial<Record<MeasureId, (row: KnownTransaction) => number>>> = {
  'gross-sales': (row) => row.grossSales,
  sales: (row) => (row.id.startsWith('PAY-') ? row.grossSales : 0),
  exchanged: (row) => (row.id.startsWith('EXC-') ? 0 - row.returns : 0),
  'net-sales': (row) => row.netSales,
  'taxes-on-refunds': (row) => (row.type === 'refund' ? row.taxes : 0),
  'cash-tips': (row) => sumOf(row.payments, ({ paymentMethod, tip }) => (paymentMethod === 'cash' ? tip : 0)),
  'total-sales': (row) => row.netSales + row.giftCardSales + row.taxes + row.tips,
  'deferred-sales': (row) => row.depositCollected - row.depositRedeemed,
  invoices: (row) => (row.channel === 'Invoice' ? row.depositCollected : 0),
  online: (row) => (row.channel === 'Invoice' ? 0 : row.depositCollected - row.depositRedeemed),
  'total-payments': (row) => row.totalCollected,
  'tender-digital-wallet': (row) =>
    sumOf(row.payments, ({ tender, amount }) => (tender === 'Digital Wallet' ? amount : 0)),
  'net-total': (row) => row.totalCollected - row.fee,
  'untaxed-sales': (row) => (row.taxes === 0 ? row.netSales : 0),
  'payments-refunded': (row) => Math.min(0, row.totalCollected),
  transactions: () => 1,
  'sale-count': (row) => Number(row.type === 'sale' && row.status === 'Completed'),
  'items-sold': (row) => (row.type === 'sale' && row.status === 'Completed' ? quantityOf(row, false) : 0),
  'items-refunded': (row) => quantityOf(row, true),
};

function sumOf(payments: readonly Payment<number>[], amountOf: (payment: Payment<number>) => number): number {
  return payments.reduce((sum, payment) => sum + amountOf(payment), 0);
}

function quantityOf({ lines }: KnownTransaction, isReturned: boolean): number {
  return lines
    .filter((each) => (each.isReturned ?? false) === isReturned)
    .reduce((sum, each) => sum + each.quantity, 0);
}

test('figures of any days and location are the sums of their rows', () => {
  fc.assert(
    fc.property(anyRows, fc.subarray(['Location 1', 'Location 2', 'Location 3']), ({ range, rows }, locations) => {
      const { total } = figuresOf(columnsOfRows(rows), {
        range,
        filters: [{ field: 'location', values: locations }],
        measures: measureIds,
      });
      const passing = rows.filter(({ location }) => locations.length === 0 || locations.includes(location));
      for (const [id, valueOf] of Object.entries(expected))
        expect([id, total.figures[id as MeasureId]]).toEqual([id, passing.reduce((sum, row) => sum + valueOf(row), 0)]);
    }),
    { numRuns: effort(25, 40) },
  );
});

const anyGrouping = fc.subarray([...dimensionIds], { minLength: 1, maxLength: 3 });

test('groups by any fields add up to the whole, of transactions and of lines', () => {
  fc.assert(
    fc.property(anyRows, anyGrouping, ({ range, rows }, groupBy) => {
      const question: Question = { range, filters: [], measures: added, groupBy, of: 'lines' };
      const columns = columnsOfRows(rows);
      const { total } = figuresOf(columns, question);
      addsUp(total);
      expect(total.figures).toEqual(figuresOf(columns, { range, filters: [], measures: added }).total.figures);
    }),
    { numRuns: effort(25, 40) },
  );
});

function addsUp(group: FigureGroup) {
  if (group.groups.length === 0) return;
  const sums = summed.map((id) => [id, group.groups.reduce((total, { figures }) => total + Number(figures[id]), 0)]);
  expect([group.key, sums]).toEqual([group.key, summed.map((id) => [id, group.figures[id]])]);
  group.groups.forEach(addsUp);
}

test('hours and parts of the day have a group of their own for transactions of which only the day is known', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-23', to: '2025-06-23' });
  const untimed = { ...rows[0], time: '', timeZone: '' } as KnownTransaction;
  const columns = columnsOfRows([untimed, ...rows.slice(1)]);
  const keysOf = (field: DimensionId) =>
    figuresOf(columns, {
      range: { from: '2025-06-23', to: '2025-06-23' },
      filters: [],
      measures: ['net-sales'],
      groupBy: [field],
    }).total.groups.map(({ key, transactions }) => [key, transactions]);
  for (const field of ['hour', 'part-of-day', 'time'] as const) expect(keysOf(field)).toContainEqual(['', 1]);
  expect(keysOf('date')).toEqual([['2025-06-23', rows.length]]);
});

test('a filter by item keeps the lines of the item, or the whole transactions that have it', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const rows = createLedger().rowsOf(range);
  const filters: readonly Filter[] = [{ field: 'item-name', values: ['House Granola'] }];
  const measures = ['items', 'transactions'] as const;
  const ofLines = figuresOf(columnsOfRows(rows), { range, filters, measures, of: 'lines' }).total.figures;
  const ofRows = figuresOf(columnsOfRows(rows), { range, filters, measures }).total.figures;
  const having = rows.filter(({ lines }) => lines.some(({ item }) => item.name === 'House Granola'));
  const lines = having
    .flatMap(({ lines }) => lines)
    .filter(({ item, isReturned }) => item.name === 'House Granola' && !isReturned);
  expect(ofLines).toEqual({ items: lines.reduce((sum, { gross }) => sum + gross, 0), transactions: having.length });
  expect(ofRows).toEqual({
    items: having.reduce((sum, { itemSales }) => sum + itemSales, 0),
    transactions: having.length,
  });
});

test('an amount that one transaction does not know makes every figure with it unknown, and no other', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const columns = columnsOfRows(createLedger().rowsOf(range));
  columns.amounts.taxes[3] = NaN;
  const { figures } = figuresOf(columns, { range, filters: [], measures: measureIds }).total;
  const isUnknown = measureIds.filter((id) => figures[id] === unknown);
  expect(isUnknown).toEqual([
    'taxes',
    'taxes-on-sales',
    'total-sales',
    'taxable-sales',
    'untaxed-sales',
    'average-sale',
  ]);
});

test('the number of items is unknown where transactions have amounts for items but no lines, by line and by payment too', () => {
  const rows = createLedger()
    .rowsOf(defaultRange)
    .map((row) => (row.location === 'Location 1' ? { ...row, lines: [] } : row));
  const columns = columnsOfRows(rows);
  const measures = ['items-sold', 'items-refunded', 'quantity', 'net-sales'] as const;
  for (const unit of ['transactions', 'lines', 'payments'] as const) {
    const asked = { range: defaultRange, filters: [], measures, of: unit, groupBy: ['location'] } as const;
    const { figures, groups } = figuresOf(columns, asked).total;
    expect({ ...figures, 'net-sales': 0 }).toEqual({
      'items-sold': unknown,
      'items-refunded': unknown,
      quantity: unknown,
      'net-sales': 0,
    });
    const isUnknownAt = groups.map((group) => [group.key, group.figures['items-sold'] === unknown]);
    expect(Object.fromEntries(isUnknownAt)).toEqual({
      'Location 1': true,
      'Location 2': false,
      'Location 3': false,
    });
  }
  // A gift card is no item: whoever sells nothing else sells none.
  const giftCards = rows.filter((row) => row.lines.length === 0 && row.itemSales === 0 && row.returns === 0);
  expect(giftCards).not.toEqual([]);
  const { total } = figuresOf(columnsOfRows(giftCards), { range: defaultRange, filters: [], measures });
  expect(total.figures['items-sold']).toBe(0);
});

/** Whether a transaction with these amounts meets a condition; `undefined` if that is unknown. */
function meets(condition: Condition, textOf: (field: RowDimension) => string, amountOf: AmountOf): boolean | undefined {
  const answerOf = (part: Condition) => meets(part, textOf, amountOf);
  if ('field' in condition) return textOf(condition.field) === condition.is;
  if ('not' in condition) {
    const inner = answerOf(condition.not);
    return inner === undefined ? undefined : !inner;
  }
  if ('amount' in condition) {
    const amount = amountOf(condition.amount);
    if (Number.isNaN(amount)) return undefined;
    const limit = 'limit' in condition ? condition.limit : 0;
    if (condition.is === 'zero') return amount === 0;
    return condition.is === 'positive' || condition.is === 'above' ? amount > limit : amount < limit;
  }
  const [parts, decides] = 'all' in condition ? [condition.all, false] : [condition.any, true];
  const answers = parts.map(answerOf);
  if (answers.includes(decides)) return decides;
  return answers.includes(undefined) ? undefined : !decides;
}

type AmountOf = (amount: Amount) => number;

/** Whether a figure of these transactions is known: of each of them, all that its formula asks for is. */
function isKnownOf(id: MeasureId, columns: LedgerColumns, where: readonly Condition[] = []): boolean {
  const { formula } = measureOf(id);
  if ('price' in formula) return true;
  if ('quotient' in formula) return isKnownOf(formula.quotient, columns) && isKnownOf(formula.over, columns);
  if ('share' in formula) return isKnownOf(formula.share, columns);
  const all = formula.where ? [...where, formula.where] : where;
  if ('total' in formula) return formula.total.every((part) => isKnownOf(part, columns, all));
  const amount = 'count' in formula ? undefined : 'plus' in formula ? formula.plus : formula.minus;
  return Array.from({ length: columns.length }, (_, row) => {
    const known = (each: KnownAmount) => columns.amounts[each][row] ?? NaN;
    const gross = known('itemSales') + known('covidServiceCharge') + known('setupCost') + known('autoGratuity');
    const amountOf: AmountOf = (each) => {
      if (each === 'grossSales') return gross;
      return each === 'netSales' ? gross - known('returns') - known('discounts') - known('comps') : known(each);
    };
    const isMet = meets({ all }, (field) => textAt(rowColumn(columns, field), row), amountOf);
    const value =
      amount === 'quantitySold' || amount === 'quantityReturned'
        ? quantityIn(columns, row, amount)
        : amount && known(amount);
    // Who has nothing adds nothing, whether the condition is met or not.
    return isMet === undefined ? value === 0 : !isMet || !Number.isNaN(value);
  }).every(Boolean);
}

function quantityIn({ lines, amounts }: LedgerColumns, row: number, of: 'quantitySold' | 'quantityReturned'): number {
  if (lines.starts[row] === lines.starts[row + 1])
    return amounts[of === 'quantitySold' ? 'itemSales' : 'returns'][row] === 0 ? 0 : NaN;
  let sum = 0;
  for (let line = lines.starts[row] ?? 0; line < (lines.starts[row + 1] ?? 0); line++)
    if ((lines.returned[line] === 1) === (of === 'quantityReturned')) sum += lines.quantities[line] ?? NaN;
  return sum;
}

test('over any transactions of which any amounts are unknown, exactly the figures that need one of them are unknown', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const rows = createLedger().rowsOf(range);
  const holes = fc.array(fc.tuple(fc.nat(rows.length - 1), fc.constantFrom(...knownAmounts)), { maxLength: 12 });
  fc.assert(
    fc.property(holes, (unknownAmounts) => {
      const columns = columnsOfRows(rows);
      for (const [row, amount] of unknownAmounts) columns.amounts[amount][row] = NaN;
      const { figures } = figuresOf(columns, { range, filters: [], measures: measureIds }).total;
      expect(measureIds.filter((id) => figures[id] === unknown)).toEqual(
        measureIds.filter((id) => !isKnownOf(id, columns)),
      );
    }),
    { numRuns: effort(40, 60) },
  );
});

test('returns are known in a report of refunds, also where refunds by amount are not', () => {
  const rows = createLedger().rowsOf(defaultRange);
  const columns = columnsOfRows(rows);
  const sumOfRows = (valueOf: (row: KnownTransaction) => number) => rows.reduce((sum, row) => sum + valueOf(row), 0);
  const measures = ['returns', 'items-refunded', 'partial-refunds', 'refunds', 'return-count'] as const;
  const ask = (where?: Condition) => figuresOf(columns, { range: defaultRange, filters: [], measures, where }).total;
  const items = sumOfRows((row) => quantityOf(row, true));
  const returns = 0 - sumOfRows((row) => row.returns);
  columns.amounts.partialRefunds.fill(NaN);
  const where: Condition = {
    any: (['returns', 'partialRefunds'] as const).map((amount) => ({ not: { amount, is: 'zero' } })),
  };
  expect(ask(where).figures).toEqual({
    returns,
    'items-refunded': items,
    'partial-refunds': unknown,
    refunds: unknown,
    'return-count': unknown,
  });
});

test('counts are the transactions of the scope that meet each condition', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const rows = createLedger().rowsOf(range);
  const filters: readonly Filter[] = [{ field: 'location', values: ['Location 1'] }];
  const counts = { tips: { amount: 'tips', is: 'positive' }, sales: { field: 'kind', is: 'Sale' } } as const;
  const answer = figuresOf(columnsOfRows(rows), { range, filters, measures: [], counts });
  const passing = rows.filter(({ location }) => location === 'Location 1');
  expect(answer.counts).toEqual({
    tips: passing.filter(({ tips }) => tips > 0).length,
    sales: passing.filter(({ id }) => id.startsWith('PAY-')).length,
  });
});

test('facets are the values that occur, with the number of transactions', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const rows = createLedger().rowsOf(range);
  const { values, total } = facetsOf(columnsOfRows(rows), { scope: { range, filters: [] }, field: 'item-name' });
  for (const { value, transactions } of values) {
    const having = rows.filter(({ lines }) =>
      value === '' ? lines.length === 0 : lines.some(({ item }) => item.name === value),
    );
    expect([value, transactions]).toEqual([value, having.length]);
  }
  expect(new Set(values.map(({ value }) => value)).size).toBe(total);
});

test('of 10,000 values, facets are the most frequent, at most 500, and those that a text finds', () => {
  const [row] = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-22' }) as [
    KnownTransaction,
    ...KnownTransaction[],
  ];
  const rows = Array.from({ length: 10_002 }, (_, index) => ({
    ...row,
    id: `TXN-${index}`,
    location: index < 3 ? 'Café 0' : `Stand ${index}`,
  }));
  const columns = columnsOfRows(rows);
  const question = { scope: { range: { from: row.date, to: row.date }, filters: [] }, field: 'location' } as const;
  const all = facetsOf(columns, question);
  expect([all.total, all.values.length, all.values[0]]).toEqual([10_000, 500, { value: 'Café 0', transactions: 3 }]);
  expect(facetsOf(columns, { ...question, limit: 20 }).values).toEqual(all.values.slice(0, 20));
  expect(facetsOf(columns, { ...question, limit: 9_000 }).values).toHaveLength(500);
  expect(facetsOf(columns, { ...question, text: 'CAFE' })).toEqual({
    values: [{ value: 'Café 0', transactions: 3 }],
    total: 1,
  });
  const found = facetsOf(columns, { ...question, text: 'stand 999', limit: 5 });
  expect([found.total, found.values.length]).toEqual([11, 5]);
});

test('the largest groups are sent, and the total counts all', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const columns: LedgerColumns = columnsOfRows(createLedger().rowsOf(range));
  const groupBy: readonly DimensionId[] = dimensionIds.filter(isOfLine).slice(0, 1);
  const whole = figuresOf(columns, { range, filters: [], measures: ['net-sales'], groupBy, of: 'lines' });
  const first = figuresOf(columns, {
    range,
    filters: [],
    measures: ['net-sales'],
    groupBy,
    of: 'lines',
    sort: { by: 'net-sales', isDescending: true },
    limit: 2,
  });
  const amounts = whole.total.groups.map(({ figures }) => Number(figures['net-sales'])).sort((a, b) => b - a);
  expect(first.total.groups.map(({ figures }) => figures['net-sales'])).toEqual(amounts.slice(0, 2));
  expect(first.groupCount).toBe(amounts.length);
  expect(first.total.figures).toEqual(whole.total.figures);
});

test.each([true, false])('groups with equal figures are in order of their keys, descending: %s', (isDescending) => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const rows = createLedger().rowsOf(range);
  const { total } = figuresOf(columnsOfRows(rows), {
    range,
    filters: [],
    measures: ['fees'],
    groupBy: ['collected-by'],
    sort: { by: 'fees', isDescending },
    where: { field: 'payment-method', is: 'Cash' },
  });
  const keys = total.groups.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  expect(keys).toEqual(keys.toSorted(compareNames));
});

test('figures of transactions with an amount are unknown if it is unknown which have it; their number counts the known', () => {
  const rows = createLedger().rowsOf(defaultRange);
  const where = { not: { amount: 'totalCollected', is: 'zero' } } as const;
  const measures = ['net-sales', 'total-payments'] as const;
  const ask = (columns: LedgerColumns) =>
    figuresOf(columns, { range: defaultRange, filters: [], measures, where, counts: { all: { all: [] } } });
  const known = ask(columnsOfRows(rows));
  const columns = columnsOfRows(rows);
  columns.amounts.totalCollected[0] = NaN;
  const { total, counts } = ask(columns);
  expect(total.figures).toEqual({ 'net-sales': unknown, 'total-payments': unknown });
  expect([total.transactions, counts['all']]).toEqual([known.total.transactions - 1, (known.counts['all'] ?? NaN) - 1]);
});

test('what is unknown outside of a scope makes nothing in it unknown', () => {
  const rows = createLedger().rowsOf(defaultRange);
  const columns = columnsOfRows(rows);
  columns.amounts.totalCollected[0] = NaN;
  const range = { from: '2025-06-28', to: '2025-06-28' };
  const ask = (of: LedgerColumns) => figuresOf(of, { range, filters: [], measures: ['payments-collected'] }).total;
  expect(ask(columns)).toEqual(ask(columnsOfRows(rows)));
});

test('figures of no transactions are zero: none of them is unknown', () => {
  const none = columnsOfRows([]);
  const question: Question = { range: { from: '2025-12-25', to: '2025-12-25' }, filters: [], measures: added };
  for (const unit of ['transactions', 'lines', 'payments'] as const) {
    const { figures } = figuresOf(none, { ...question, of: unit }).total;
    for (const id of added) expect([unit, id, figures[id]]).toEqual([unit, id, 0]);
  }
});

test('net sales that a source knows without gross sales are added up, by payment too, and asked for', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const rows = createLedger().rowsOf(range);
  const held = rows.map((row: Transaction, nth): Transaction =>
    nth % 4 === 0 ? { ...row, lines: [], itemSales: unknown, grossSales: unknown, discounts: unknown } : row,
  );
  const question: Question = { range, filters: [], measures: ['net-sales', 'gross-sales', 'average-net-sale'] };
  const [known, lacking] = [rows, held].map((each) => (over: Partial<Question>) => {
    const { total } = figuresOf(columnsOfRows(each), { ...question, ...over });
    return [total, ...total.groups].map(({ key, figures }) => [key, figures['net-sales'], figures['average-net-sale']]);
  });
  const isNotZero: Condition = { not: { amount: 'netSales', is: 'zero' } };
  for (const over of [{}, { groupBy: ['tender'] }, { groupBy: ['channel'] }, { where: isNotZero }] as const)
    expect(lacking?.(over)).toEqual(known?.(over));
  const { figures } = figuresOf(columnsOfRows(held), { ...question, of: 'lines' }).total;
  expect(figures['gross-sales']).toBe(unknown);
  expect(figures['net-sales']).toBe(figuresOf(columnsOfRows(rows), question).total.figures['net-sales']);
});

import fc from 'fast-check';
import { readCsv } from '@back-office/shared/csv';
import { addDays, daysOf, parseCents, type Cents, type DayRange } from '@back-office/shared/format';
import {
  createLedger,
  filterRows,
  granularities,
  groupByChoices,
  feeRules,
  locationChoices,
  rowsBehind,
  timeRanges,
  localLedgerPort,
  type MeasureId,
  type Question,
  type Ledger,
  type Scope,
  type KnownTransaction,
} from '@back-office/shared/ledger';
import { portOfRows, scopeOf } from '@back-office/shared/ledger/testing';
import { effort } from '@back-office/shared/testing/effort';
import { drillDownColumns } from '../features/sales-summary/domain/drillDownFigures';
import { askTieOut, differenceOf, listedScope } from '../features/sales-summary/domain/drillDownTieOut';
import { reportTransactionsAddress } from '../features/sales-summary/domain/summaryView';
import type { LineTransactions, ReportLine } from '../features/sales-summary/domain/reportLines';
import type { SummaryView } from '../features/sales-summary/domain/summaryView';
import { salesReport } from '../features/sales-summary/domain/salesReport.testing';
import { countersOf, type CounterId } from '../features/transactions/domain/counters';
import { askFigures } from '../features/transactions/domain/listQuestions';
import { listedRows, rowsIn } from '../domain/listedRows.testing';
import { defaultView, viewOf, viewOfState } from '../domain/transactionsView';
import { type DrillDownLine, drillDownLines, drillDowns } from '../domain/reportLineRows';
import { allColumns, csvOf, salesDetailColumns } from '../domain/transactionsCsv';
import { readTransactionsState } from '../domain/readTransactionsState';
import { transactionsStateOf } from '../domain/transactionsState';

const anyRange: fc.Arbitrary<DayRange> = fc
  .tuple(fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.constantFrom(-209, -205, -131, 107, 156, 160)), fc.nat(20))
  .map(([days, more]) => ({ from: addDays('2025-07-18', days), to: addDays('2025-07-18', days + more) }));

const anyScope = fc
  .record({
    dateRange: anyRange,
    location: fc.constantFrom(...locationChoices),
    timeframe: fc.constantFrom(...timeRanges),
  })
  .map(scopeOf);
const anyReport = fc.record({
  scope: anyScope,
  groupBy: fc.constantFrom(...groupByChoices),
  granularity: fc.constantFrom(...granularities),
});

const anyLedger = fc
  .record({ seed: fc.nat(), revision: fc.nat(20), volume: fc.constantFrom(1, 1, 3) })
  .map((source) => createLedger(source));

/** What a row contributes to each line, calculated only from the fields of the row. */
const contribution: Readonly<Record<DrillDownLine, (row: KnownTransaction) => Cents>> = {
  'gross-sales': (row) => row.itemSales + row.serviceCharges,
  sales: (row) => (row.id.startsWith('PAY-') ? row.grossSales : 0),
  exchanges: (row) => (row.id.startsWith('EXC-') ? row.grossSales : 0),
  'net-sales': (row) => row.grossSales - row.returns - row.discounts - row.comps,
  returns: (row) => 0 - row.returns,
  'deferred-sales': (row) => row.depositCollected - row.depositRedeemed,
};

/** The columns of the file that a drill-down also shows. */
const inFile: Readonly<Record<string, string>> = {
  items: 'Items',
  'service-charges': 'Service Charges',
  'gross-sales': 'Gross Sales',
  returns: 'Returns',
  'net-sales': 'Net Sales',
};

const reportRows = (ledger: Ledger, scope: Scope) => filterRows(ledger.rowsOf(scope.range), scope);

const sum = (amounts: readonly Cents[]) => amounts.reduce((total, cents) => total + cents, 0);

function atOnce<Value>(answer: Value | Promise<Value>): Value {
  if (answer instanceof Promise) throw new Error('The ledger answers at once.');
  return answer;
}

const tieOutOf = (ledger: Ledger, line: DrillDownLine, scope: Scope) =>
  atOnce(askTieOut(localLedgerPort(ledger), line, scope));

/** What a line counts beyond its list. */
function othersOf(ledger: Ledger, line: DrillDownLine, scope: Scope): readonly KnownTransaction[] {
  if (line === 'sales' || line === 'exchanges') return [];
  const counted = { any: drillDownColumns[line].map(rowsBehind) };
  const where = { all: [counted, { not: drillDowns[line].lists }] };
  return filterRows(reportRows(ledger, scope), { where });
}

function answerOfRows(rows: readonly KnownTransaction[], question: Pick<Question, 'measures' | 'groupBy' | 'of'>) {
  const range = { from: rows[0]?.date ?? '2025-01-01', to: rows.at(-1)?.date ?? '2025-01-01' };
  return atOnce(portOfRows(() => rows).figures({ range, filters: [], ...question })).total;
}

function figureOfRows(rows: readonly KnownTransaction[], id: MeasureId): Cents {
  return Number(answerOfRows(rows, { measures: [id] }).figures[id]);
}

function sumInFile(rows: readonly KnownTransaction[], header: string, columns = salesDetailColumns): Cents {
  const [head, ...records] = readCsv(csvOf(rows, columns), ',').map(({ cells }) => cells);
  const place = head?.indexOf(header) ?? -1;
  return sum(records.map((cells) => parseCents(cells[place] ?? '') ?? NaN));
}

function expectTie(ledger: Ledger, scope: Scope) {
  const rows = reportRows(ledger, scope);
  for (const line of drillDownLines) {
    const { others, columns, ...tieOut } = tieOutOf(ledger, line, scope);
    const listed = rowsIn(localLedgerPort(ledger), listedScope(line, scope));
    expect(tieOut.listedCount).toBe(listed.length);
    const figure = columns.at(-1);
    expect({ line, gap: differenceOf(columns) }).toEqual({ line, gap: 0 });
    expect({ line, cents: figure?.report }).toEqual({ line, cents: figureOfRows(rows, line) });
    expect({ line, cents: Number(figure?.listed) + Number(figure?.others) }).toEqual({
      line,
      cents: sum(rows.map(contribution[line])),
    });
    expect(figure?.listed).toBe(sum(listed.map(contribution[line])));
    const otherRows = othersOf(ledger, line, scope);
    expect(others.count).toBe(otherRows.length);
    expect(figure?.others).toBe(sum(otherRows.map(contribution[line])));

    for (const { column, listed: cents } of columns) {
      const header = inFile[column];
      if (header !== undefined) expect(sumInFile(listed, header)).toBe(cents);
    }

    const state = readTransactionsState(structuredClone(transactionsStateOf(scope, { filterType: line })));
    const view = viewOfState(state, defaultView);
    const onPage = listedRows(ledger, view);
    expect(onPage.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  }
}

test('summary, drill-down, CSV file and transactions page agree to the cent', () => {
  fc.assert(fc.property(anyLedger, anyScope, expectTie), { numRuns: effort(15, 100) });
});

/** The columns of the file with all columns that hold a line of the report. */
const fileColumnOf: Partial<Record<string, string>> = {
  'gross-sales': 'Gross Sales',
  items: 'Items',
  'service-charges': 'Service Charges',
  'covid-service-charge': 'COVID Service Charge',
  'setup-cost': 'Setup Cost',
  'auto-gratuity': 'Auto Gratuity',
  sales: 'Gross Sales',
  exchanges: 'Gross Sales',
  returns: 'Returns',
  discounts: 'Discounts',
  comps: 'Comps',
  'net-sales': 'Net Sales',
  'gift-card-sales': 'Gift Card Sales',
  taxes: 'Taxes',
  tips: 'Tips',
  'partial-refunds': 'Partial Refunds',
  'net-total': 'Net Total',
};

const counterOf: Partial<Record<string, CounterId>> = {
  'gross-sales': 'gross-sales',
  returns: 'returns',
  'net-sales': 'net-sales',
  'total-payments': 'total-collected',
};

/** Of an item or category, its part of each transaction. */
function figureAt(rows: readonly KnownTransaction[], { line, filters = [] }: LineTransactions): Cents {
  const byItem = filters.find(({ field }) => field === 'item-name' || field === 'category');
  if (!byItem) return figureOfRows(rows, line);
  const { groups } = answerOfRows(rows, { measures: [line], groupBy: [byItem.field], of: 'lines' });
  return Number(groups.find(({ key }) => byItem.values.includes(key))?.figures[line] ?? 0);
}

/** Expects each figure of the report to be the figure of the rows at its address, in the list's counters and files. */
function expectAddressesTie(ledger: Ledger, view: Pick<SummaryView, 'scope' | 'groupBy' | 'granularity'>) {
  const { scope } = view;
  const report = salesReport(ledger, { ...view, comparison: 'None' });
  const viewAt = (transactions: LineTransactions) =>
    viewOf(new URL(reportTransactionsAddress(scope, transactions), 'http://shop.test').searchParams);
  const expectLine = (line: ReportLine) => {
    const { id, amount, count, opens, transactions, blocks } = line;
    if (amount !== 0) expect([id, transactions]).not.toEqual([id, undefined]);
    if (transactions) {
      const view = viewAt(transactions);
      const rows = listedRows(ledger, view);
      const others = opens ? othersOf(ledger, opens, scope) : [];
      expect([id, figureAt(rows, transactions) + figureAt(others, transactions)]).toEqual([id, amount]);
      if (count !== undefined) expect([id, rows.length + others.length]).toEqual([id, count]);

      const header = fileColumnOf[id];
      if (header !== undefined)
        expect([id, sumInFile([...rows, ...others], header, allColumns(feeRules))]).toEqual([id, amount]);
      // Refunds alone have other counters.
      const { total } = atOnce(askFigures(localLedgerPort(ledger), view, {}));
      const counter = countersOf(total).find((one) => one.id === counterOf[id]);
      if (counter && others.length === 0) expect(counter.value).toBe(amount);
    }
    blocks.forEach((block) => block.lines.forEach(expectLine));
  };
  report.lines.forEach(expectLine);
}

test('the address of every figure leads to rows with that figure, in the list, its counters and its files', () => {
  fc.assert(fc.property(anyLedger, anyReport, expectAddressesTie), { numRuns: effort(6, 60) });
});

test.each([
  ['the day when daylight saving time starts', { from: '2025-03-09', to: '2025-03-09' }],
  ['the day when daylight saving time ends', { from: '2025-11-02', to: '2025-11-02' }],
  ['the weeks around both', { from: '2025-03-03', to: '2025-11-08' }],
  ['New Year', { from: '2024-12-22', to: '2025-01-04' }],
  ['a closed day', { from: '2025-12-25', to: '2025-12-25' }],
  ['a leap day', { from: '2024-02-29', to: '2024-02-29' }],
])('the figures tie out on %s', (_, dateRange) => {
  expectTie(createLedger(), scopeOf({ dateRange }));
});

test.each([
  { from: '2025-03-08', to: '2025-03-10' },
  { from: '2025-11-01', to: '2025-11-03' },
  { from: '2024-12-24', to: '2025-01-02' },
])('every transaction from $from to $to is counted once: the days add up to the range', (range) => {
  const ledger = createLedger();
  const figures = (dateRange: DayRange) =>
    drillDownLines.map((line) => figureOfRows(reportRows(ledger, scopeOf({ dateRange })), line));
  const byDay = daysOf(range).map((day) => figures({ from: day, to: day }));
  expect(figures(range)).toEqual(drillDownLines.map((_, line) => sum(byDay.map((day) => day[line] ?? NaN))));

  const ids = reportRows(ledger, scopeOf({ dateRange: range })).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('locations and times of day add up to the whole report', () => {
  fc.assert(
    fc.property(anyLedger, anyRange, (ledger, dateRange) => {
      for (const line of drillDownLines) {
        const figure = (scope: Scope) => figureOfRows(reportRows(ledger, scope), line);
        const byLocation = locationChoices.slice(1).map((location) => figure(scopeOf({ dateRange, location })));
        const byTime = timeRanges.slice(1).map((timeframe) => figure(scopeOf({ dateRange, timeframe })));
        const whole = figure(scopeOf({ dateRange }));
        expect([line, sum(byLocation), sum(byTime)]).toEqual([line, whole, whole]);
      }
    }),
    { numRuns: effort(10, 30) },
  );
});

import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { addDays } from '@back-office/shared/format';
import { createLedger, comparisons, lessonOf } from '@back-office/shared/ledger';
import { explainBlock, explainLine } from './explainLine';
import { transactionsOf } from './reportLines';
import type { ReportLine } from './reportLines';
import { salesReport } from './salesReport.testing';
import { defaultView, type SummaryView } from './summaryView';

const ledger = createLedger();
const report = salesReport(ledger, defaultView);

function all(lines: readonly ReportLine[]): readonly ReportLine[] {
  return lines.flatMap((line) => [line, ...line.blocks.flatMap((block) => all(block.lines))]);
}

function find(id: string, { lines } = report): ReportLine {
  const line = all(lines).find((one) => one.id === id);
  if (!line) throw new Error(`No line ${id}.`);
  return line;
}

test('a sum is explained by its addends', () => {
  expect(explainLine(find('net-sales'), report)).toEqual({
    rules: [
      'Net sales = gross sales + returns + discounts & comps. Returns and discounts & comps are negative.',
      'Transactions counts all completed ones, also those without net sales.',
    ],
    columns: ['Jun 22 – 28, 2025'],
    lines: [
      { label: 'Gross sales', measure: 'gross-sales', values: [293428], isResult: false },
      { label: 'Returns', measure: 'returns', values: [-7947], isResult: false },
      { label: 'Discounts & comps', measure: 'discounts-and-comps', values: [-2527], isResult: false },
      { label: 'Net sales', measure: 'net-sales', values: [282954], isResult: true },
    ],
  });
});

test('a count that can exceed that of its sum says what it counts', () => {
  expect(explainLine(find('sales'), report).rules).toContain(
    'Transactions counts all of them, also those without gross sales, such as items given away.',
  );
});

test('any other line is explained by its number of transactions', () => {
  const { rules, lines } = explainLine(find('processing-fees'), report);
  expect(rules[0]).toMatch(/^2\.9% \+ \$0\.30 per card or digital wallet payment/);
  expect(lines).toEqual([
    { label: 'Transactions', measure: 'transactions', values: [13], isResult: false },
    { label: 'Payment processing fees', measure: 'processing-fees', values: [-6271], isResult: true },
  ]);
});

test('with a comparison both columns and the change are explained', () => {
  const compared = salesReport(ledger, { ...defaultView, comparison: 'Previous period' });
  const line = find('gift-card-sales', compared);
  const { rules, columns, lines } = explainLine(line, compared);
  expect(columns).toEqual(['Jun 22 – 28, 2025', 'Jun 15 – 21, 2025']);
  expect(rules.at(-1)).toContain('N/A');
  expect(lines).toEqual([
    { label: 'Gift card sales', measure: 'gift-card-sales', values: [line.amount, line.baseline], isResult: true },
  ]);
});

test('sub-rows are explained by how transactions are assigned to them', () => {
  const view: SummaryView = { ...defaultView, groupBy: 'Item' };
  const grouped = salesReport(ledger, view);
  const taxes = find('taxes', grouped);
  const block = taxes.blocks.at(-1);
  const { rules, lines } = (block && explainBlock(block, taxes, grouped)) ?? { rules: [], lines: [] };
  expect(rules).toEqual([
    'A transaction with several items is split among them by list price.',
    'All rows add up to taxes.',
  ]);
  expect(lines).toEqual([{ label: 'Taxes', measure: 'taxes', values: [taxes.amount], isResult: true }]);
});

test('an average is explained without adding it up, and leads to the transactions that the catalog names', () => {
  const view: SummaryView = { ...defaultView, groupBy: 'Item' };
  const taxes = find('taxes', salesReport(ledger, view));
  const block = taxes.blocks.at(-1);
  const average = { ...taxes, label: 'Average net sale', measure: 'average-net-sale' } as const;
  expect(block && explainBlock(block, average, salesReport(ledger, view)).rules).toEqual([
    'A transaction with several items is split among them by list price.',
  ]);
  expect(transactionsOf('average-net-sale')).toEqual({ line: 'net-sales' });
});

test('a section of a course explains each line', () => {
  for (const { id, transactions } of all(report.lines))
    expect([id, transactions && lessonOf(transactions.line)]).toEqual([id, expect.anything()]);
});

test('the numbers of every explanation add up to its figure', () => {
  const ranges = fc
    .tuple(fc.nat(2_000), fc.nat(20))
    .map(([start, more]) => ({ from: addDays('2021-01-01', start), to: addDays('2021-01-01', start + more) }));
  fc.assert(
    fc.property(ranges, fc.constantFrom(...comparisons), (range, comparison) => {
      const shown = salesReport(ledger, {
        ...defaultView,
        comparison,
        scope: { range, filters: [] },
      });
      for (const line of all(shown.lines)) {
        const { columns, lines } = explainLine(line, shown);
        const parts = lines.filter(({ measure, isResult }) => measure !== 'transactions' && !isResult);
        const result = lines.at(-1);
        expect(result?.values).toEqual([line.amount, line.baseline].slice(0, columns.length));
        columns.forEach((_, column) => {
          const sum = parts.reduce((total, { values }) => total + Number(values[column]), 0);
          if (parts.length > 0) expect([line.id, sum]).toEqual([line.id, result?.values[column]]);
        });
      }
    }),
    { numRuns: effort(15, 30) },
  );
});

import { readCsv } from '@back-office/shared/csv';
import type { DayRange } from '@back-office/shared/format';
import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { slugOf } from '@back-office/shared/url';
import { menuReports } from '../features/ledger-reports/domain/menuReports';
import { viewOf } from '../features/ledger-reports/domain/reportView';
import { askReport, type LedgerReport } from '../domain/reports/askReport';
import type { FieldId } from '../domain/reports/fields';
import { cellText } from '../domain/reports/fieldTexts';
import { groupingName } from '../domain/reports/groupTexts';
import { reportCsv } from '../domain/reports/reportCsv';
import type { ReportRow } from '../domain/reports/reportResult';

const shareIds: readonly FieldId[] = ['net-sales-share', 'payment-share'];
const port = localLedgerPort(createLedger());
const ranges: readonly DayRange[] = [
  { from: '2025-06-22', to: '2025-06-28' },
  { from: '2025-07-18', to: '2025-07-18' },
  { from: '2025-02-01', to: '2025-07-31' },
];
const tables = menuReports.flatMap((report) =>
  report.columns.some((id) => shareIds.includes(id))
    ? report.groupings.map((fields) => ({ report, by: groupingName(fields) }))
    : [],
);

function askTable({ report, by }: (typeof tables)[number], range: DayRange): LedgerReport {
  const { definition } = viewOf(report, new URLSearchParams({ by: slugOf(by) }));
  const answer = askReport(port, definition, { range, filters: [] }, '2026-11-23');
  if (answer instanceof Promise) throw new Error('The local ledger answers at once.');
  return answer;
}

/** Tenths of a percent of a shown share: 125 for `12.5%`, −3 for `−0.3%`. */
function tenthsOf(cell: ReportRow['cells'][number]): number {
  const text = cellText({ unit: 'share' }, cell);
  return Math.round(Number(text.replace('−', '-').replace(/[,%]/g, '')) * 10);
}

test('every table with shares is walked', () => expect(tables.length).toBeGreaterThanOrEqual(20));

test.each(tables.map((table) => [table.report.title, table.by, table] as const))(
  'the shares of %s by %s add up to 100.0, and those within a group to the group',
  (_title, _by, table) => {
    for (const range of ranges) {
      const { result } = askTable(table, range);
      for (const [index, { id, name }] of result.columns.entries()) {
        if (!shareIds.includes(id)) continue;
        const check = (rows: readonly ReportRow[], whole: number) => {
          if (rows.length === 0) return;
          expect(rows.reduce((sum, { cells }) => sum + tenthsOf(cells[index]), 0)).toBe(whole);
          for (const { cells, children } of rows) check(children, tenthsOf(cells[index]));
        };
        // Nothing is part of no sales.
        if (result.total.cells[index] === undefined) continue;
        check(result.rows, 1000);
        const [head, ...lines] = readCsv(reportCsv(result), ',').map(({ cells }) => cells);
        const column = head?.indexOf(name) ?? -1;
        const exported = lines.slice(0, -1).map((cells) => Math.round(Number(cells[column]) * 1000));
        expect(exported.reduce((sum, each) => sum + each, 0)).toBe(1000);
      }
    }
  },
);

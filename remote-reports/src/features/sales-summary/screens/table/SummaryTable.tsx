import styled from 'styled-components';
import { formatRange, capitalized } from '@back-office/shared/format';
import { changeBadgeOf, measureOf, type MeasureId } from '@back-office/shared/ledger';
import { ChangeBadge } from '@back-office/shared/ui';
import { LinkedFigure } from '../../../../parts/FigureLink';
import { DailyFigures } from '../../../../parts/FiguresTable';
import { GroupedFigures, type FiguresRow } from '../../../../parts/GroupedFigures';
import { splitColumns, UnknownColumns } from '../../../../parts/UnknownColumns';
import { transactionsOf } from '../../domain/reportLines';
import type { SalesReport } from '../../domain/salesReport';
import type { SubRow } from '../../domain/subRows';
import { sectionIds } from '../../domain/summaryLines';
import type { ReportLinks } from '../breakdown/Breakdown';

interface SummaryTableProps {
  readonly report: SalesReport;
  readonly links: Pick<ReportLinks, 'transactions'>;
}

/** The figures as a table: periods or groups as rows, the sections of the report as columns. */
export function SummaryTable({ report, links }: SummaryTableProps) {
  const { time, groups, range, figures, baseline, baselineRange, baselineName, baselineUntil } = report;
  const rows = (time ?? groups)?.rows ?? [];
  const compared = baseline ? [figures, baseline] : [figures];
  const [shown, missing] = splitColumns(columns, [...rows.map((row) => row.figures), ...compared]);
  const by = [time, groups].flatMap((rows) => rows?.by ?? []);
  const rowOf = (row: TableRow, of = row.label): FiguresRow<MeasureId> => ({
    key: row.key,
    label: row.label,
    cellOf: (id) => ({ content: <Cell {...{ of, id, row, links }} />, isZero: row.figures[id] === 0 }),
    groups: row.groups?.map((group) => rowOf(group, `${of}, ${group.label}`)) ?? [],
  });
  const foot = [rowOf({ key: 'total', label: 'Total', figures, selection: {} })];
  if (baseline && baselineRange && baselineName) {
    // The transactions page has whole days only.
    const selection = baselineUntil ? undefined : { range: baselineRange };
    foot.push(rowOf({ key: 'baseline', label: baselineName, figures: baseline, selection }));
    const cellOf = (id: MeasureId) => ({ content: <ChangeBadge {...changeBadgeOf(figures[id], baseline[id])} /> });
    foot.push({ key: 'change', label: 'Change', cellOf });
  }
  return (
    <GroupedFigures
      title={['Sales', ...(by.length > 0 ? ['by', by.join(' and ')] : [])].join(' ')}
      scope={formatRange(range)}
      corner={<th scope="col">{capitalized(by[0] ?? 'period')}</th>}
      columns={shown}
      rows={rows.map((row) => rowOf(row))}
      maxInitiallyOpen={7}
      foot={foot}
      table={time ? PeriodFigures : DailyFigures}
    >
      <UnknownColumns columns={missing} figures={figures} />
    </GroupedFigures>
  );
}

const columns = sectionIds.map((id) => ({ id, label: measureOf(id).label, measure: id }));

interface TableRow extends Pick<SubRow, 'key' | 'label' | 'figures' | 'selection'> {
  readonly groups?: readonly TableRow[];
}

interface CellProps extends Pick<SummaryTableProps, 'links'> {
  /** The period or group whose figure it is. */
  readonly of: string;
  readonly id: MeasureId;
  readonly row: TableRow;
}

/** Days, weeks and months stay on one line. */
const PeriodFigures = styled(DailyFigures)`
  @media screen {
    [data-level='row'] > th {
      white-space: nowrap;
    }
  }
`;

/** A figure that leads to its transactions. */
function Cell({ of, id, row: { figures, selection }, links }: CellProps) {
  return (
    <LinkedFigure
      id={id}
      value={figures[id]}
      figures={figures}
      name={`${of}, ${measureOf(id).label}`}
      to={selection && links.transactions(transactionsOf(id, selection))}
    />
  );
}

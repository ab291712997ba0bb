import { formatRange } from '@back-office/shared/format';
import { changeBadgeOf, measureOf } from '@back-office/shared/ledger';
import { ChangeBadge } from '@back-office/shared/ui';
import { capitalized } from '../../../../domain/reports/fieldTexts';
import { LinkedFigure } from '../../../../parts/FigureLink';
import { GroupedFigures, type FiguresRow } from '../../../../parts/GroupedFigures';
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
  const { time, groups, range } = report;
  const by = time && groups ? `by ${time.by} and ${groups.by}` : time || groups ? `by ${(time ?? groups)?.by}` : '';
  const rowOf = (row: Omit<SubRow, 'baseline'>, of = row.label): FiguresRow => ({
    key: row.key,
    label: row.label,
    cells: () => <Cells of={of} row={row} links={links} />,
    groups: row.groups.map((group) => rowOf({ ...group, groups: [] }, `${of}, ${group.label}`)),
  });
  return (
    <GroupedFigures
      title={['Sales', by].filter(Boolean).join(' ')}
      scope={formatRange(range)}
      head={
        <>
          <th scope="col">{capitalized((time ?? groups)?.by ?? 'period')}</th>
          {sectionIds.map((id) => (
            <th key={id} scope="col">
              {measureOf(id).label}
            </th>
          ))}
        </>
      }
      rows={((time ?? groups)?.rows ?? []).map((row) => rowOf(row))}
      maxInitiallyOpen={7}
      foot={<TotalRows report={report} links={links} />}
    />
  );
}

/** The totals and, in a comparison, those of the baseline and the change. */
function TotalRows({ report, links }: SummaryTableProps) {
  const { figures, baseline, baselineRange, baselineName, baselineUntil } = report;
  return (
    <>
      <tr data-level="total">
        <th scope="row">Total</th>
        <Cells of="Total" row={{ figures, selection: {} }} links={links} />
      </tr>
      {baseline && baselineRange && baselineName && (
        <>
          <tr>
            <th scope="row">{baselineName}</th>
            <Cells
              of={baselineName}
              row={{
                figures: baseline,
                // The transactions page has whole days only.
                selection: baselineUntil ? undefined : { range: baselineRange },
              }}
              links={links}
            />
          </tr>
          <tr>
            <th scope="row">Change</th>
            {sectionIds.map((id) => (
              <td key={id} data-label={measureOf(id).label}>
                <ChangeBadge {...changeBadgeOf(figures[id], baseline[id])} />
              </td>
            ))}
          </tr>
        </>
      )}
    </>
  );
}

interface CellsProps extends Pick<SummaryTableProps, 'links'> {
  /** The period or group whose figures they are. */
  readonly of: string;
  readonly row: Pick<SubRow, 'figures' | 'selection'>;
}

/** One cell per section of the report. Each figure leads to its transactions. */
function Cells({ of, row: { figures, selection }, links }: CellsProps) {
  return sectionIds.map((id) => {
    const { label } = measureOf(id);
    return (
      <td key={id} data-label={label} data-zero={figures[id] === 0 || undefined}>
        <LinkedFigure
          id={id}
          value={figures[id]}
          figures={figures}
          name={`${of}, ${label}`}
          to={selection && links.transactions(transactionsOf(id, selection))}
        />
      </td>
    );
  });
}

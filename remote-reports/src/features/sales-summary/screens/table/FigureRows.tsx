import { changeBadgeOf, measureOf } from '@back-office/shared/ledger';
import { ChangeBadge } from '@back-office/shared/ui';
import { LinkedFigure } from '../../../../parts/FigureLink';
import { RowToggle } from '../../../../parts/RowToggle';
import { transactionsOf } from '../../domain/reportLines';
import type { SalesReport } from '../../domain/salesReport';
import type { SubRow } from '../../domain/subRows';
import { sectionIds } from '../../domain/summaryLines';
import type { ReportLinks } from '../breakdown/Breakdown';

interface FigureRowsProps {
  readonly row: SubRow;
  /** Whether rows have groups, which are shown while the row is open. */
  readonly hasGroups: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly links: TransactionLinks;
}

type TransactionLinks = Pick<ReportLinks, 'transactions'>;

export function FigureRows({ row, hasGroups, isOpen, onToggle, links }: FigureRowsProps) {
  return (
    <tbody>
      <tr data-level="row">
        <th scope="row" title={row.label}>
          {hasGroups ? (
            <RowToggle isOpen={isOpen} onToggle={onToggle}>
              {row.label}
            </RowToggle>
          ) : (
            row.label
          )}
        </th>
        <Cells of={row.label} row={row} links={links} />
      </tr>
      {isOpen &&
        row.groups.map((group) => (
          <tr key={group.key} data-level="group">
            <th scope="row" title={group.label}>
              {group.label}
            </th>
            <Cells of={`${row.label}, ${group.label}`} row={group} links={links} />
          </tr>
        ))}
    </tbody>
  );
}

/** The totals and, in a comparison, those of the baseline and the change. */
export function TotalRows({ report, links }: { readonly report: SalesReport; readonly links: TransactionLinks }) {
  const { figures, baseline, baselineRange, baselineName, baselineUntil } = report;
  return (
    <tfoot>
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
    </tfoot>
  );
}

interface CellsProps {
  /** The period or group whose figures they are. */
  readonly of: string;
  readonly row: Pick<SubRow, 'figures' | 'selection'>;
  readonly links: TransactionLinks;
}

/** One cell per section of the report. Each figure leads to its transactions. */
function Cells({ of, row: { figures, selection }, links }: CellsProps) {
  return sectionIds.map((id) => {
    const { label } = measureOf(id);
    const amount = figures[id];
    return (
      <td key={id} data-label={label} data-zero={amount === 0 || undefined}>
        <LinkedFigure
          id={id}
          value={amount}
          figures={figures}
          name={`${of}, ${label}`}
          to={selection && links.transactions(transactionsOf(id, selection))}
        />
      </td>
    );
  });
}

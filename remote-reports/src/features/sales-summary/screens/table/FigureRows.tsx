import { formatMoney, spokenMoney } from '@back-office/shared/format';
import { changeBadgeOf, type GroupBy, type SalesData, type SalesGroup } from '@back-office/shared/ledger';
import { Amount, ChangeBadge } from '@back-office/shared/ui';
import { sectionDefinitions, type SalesReport } from '../../domain/salesReport';
import { FigureLink } from '../../../../parts/FigureLink';
import { RowToggle } from '../../../../parts/RowToggle';
import { transactionsOf } from '../../domain/reportLines';
import { bothSelections, groupSelection, type RowSelection, type SubRow } from '../../domain/subRows';
import type { ReportLinks } from '../breakdown/Breakdown';

interface FigureRowsProps {
  readonly row: SubRow;
  /** The groups of a row, shown while it is open; undefined if rows are not grouped. */
  readonly groupsOf: ((key: string) => readonly SalesGroup[]) | undefined;
  readonly groupBy: GroupBy;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly links: TransactionLinks;
}

type TransactionLinks = Pick<ReportLinks, 'transactions'>;

export function FigureRows({ row, groupsOf, groupBy, isOpen, onToggle, links }: FigureRowsProps) {
  const { selection } = row;
  return (
    <tbody>
      <tr data-level="row">
        <th scope="row" title={row.label}>
          {groupsOf ? (
            <RowToggle isOpen={isOpen} onToggle={onToggle}>
              {row.label}
            </RowToggle>
          ) : (
            row.label
          )}
        </th>
        <Figures of={row.label} data={row.data} selection={selection} links={links} />
      </tr>
      {groupsOf &&
        isOpen &&
        groupsOf(row.key).map(({ name, data }) => (
          <tr key={name} data-level="group">
            <th scope="row" title={name}>
              {name}
            </th>
            <Figures
              of={`${row.label}, ${name}`}
              data={data}
              selection={selection && bothSelections(selection, groupSelection(groupBy, name))}
              links={links}
            />
          </tr>
        ))}
    </tbody>
  );
}

/** The totals and, in a comparison, those of the baseline and the change. */
export function TotalRows({ report, links }: { readonly report: SalesReport; readonly links: TransactionLinks }) {
  const { data, baselineData, baselineRange, baselineName, baselineUntil } = report;
  return (
    <tfoot>
      <tr data-level="total">
        <th scope="row">Total</th>
        <Figures of="Total" data={data} selection={{}} links={links} />
      </tr>
      {baselineData && baselineRange && baselineName && (
        <>
          <tr>
            <th scope="row">{baselineName}</th>
            <Figures
              of={baselineName}
              data={baselineData}
              // The transactions page has whole days only.
              selection={baselineUntil ? undefined : { filters: { dateRange: baselineRange } }}
              links={links}
            />
          </tr>
          <tr>
            <th scope="row">Change</th>
            {sectionDefinitions.map(({ id, label, amountOf }) => (
              <td key={id} data-label={label}>
                <ChangeBadge {...changeBadgeOf(amountOf(data), amountOf(baselineData))} />
              </td>
            ))}
          </tr>
        </>
      )}
    </tfoot>
  );
}

interface FiguresProps {
  /** The period or group whose figures they are. */
  readonly of: string;
  readonly data: SalesData;
  readonly selection: RowSelection | undefined;
  readonly links: TransactionLinks;
}

/** One cell per section of the report. Each figure leads to its transactions. */
function Figures({ of, data, selection, links }: FiguresProps) {
  return sectionDefinitions.map((definition) => {
    const { id, label, amountOf } = definition;
    const amount = amountOf(data);
    if (amount === 0 || !selection)
      return (
        <td key={id} data-label={label} data-zero={amount === 0 || undefined}>
          <Amount cents={amount} />
        </td>
      );
    return (
      <td key={id} data-label={label}>
        <FigureLink
          to={links.transactions(transactionsOf(definition, selection))}
          aria-label={`${of}, ${label} ${spokenMoney(amount)}, show transactions`}
        >
          {formatMoney(amount)}
        </FigureLink>
      </td>
    );
  });
}

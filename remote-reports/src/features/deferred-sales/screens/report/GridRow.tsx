import type { Cents } from '@back-office/shared/format';
import type { GroupBy } from '@back-office/shared/ledger';
import { Amount, Text } from '@back-office/shared/ui';
import { RowToggle } from '../../../../parts/RowToggle';
import { figureOf, groupFigures, lineLabel, type DeferredLineId } from '../../domain/deferredLines';
import type { GridColumn } from '../../domain/gridColumns';
import type { ScenarioRow } from '../../domain/scenarioRow';
import type { Step } from '../../domain/steps';

interface GridRowProps {
  readonly step: Step;
  readonly columns: readonly GridColumn[];
  readonly groupBy: GroupBy;
  /** Whether the groups are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** An hour, day, week or month and, if metrics are grouped, the groups that add up to it. */
export function GridRow({ step, columns, groupBy, isOpen, onToggle }: GridRowProps) {
  const { label, isOutside, rows } = step;
  const groups = groupBy === 'All' || rows.length === 0 ? [] : groupRows(rows, columns, groupBy);
  return (
    <tbody>
      <tr data-level="row">
        <th scope="row">
          {groups.length > 0 ? (
            <RowToggle isOpen={isOpen} onToggle={onToggle}>
              {label}
            </RowToggle>
          ) : (
            label
          )}
          {isOutside && (
            <Text tone="muted" weight="regular">
              {' '}
              outside dates
            </Text>
          )}
        </th>
        <Figures columns={columns} amountOf={(column) => figureOf(column, rows)} />
      </tr>
      {isOpen &&
        groups.map(([name, amounts]) => (
          <tr key={name} data-level="group">
            <th scope="row" title={name}>
              {name}
            </th>
            <Figures columns={columns} amountOf={(column) => amounts.get(column) ?? 0} />
          </tr>
        ))}
    </tbody>
  );
}

export function GridTotal({
  rows,
  columns,
}: { readonly rows: readonly ScenarioRow[] } & Pick<GridRowProps, 'columns'>) {
  return (
    <tfoot>
      <tr data-level="total">
        <th scope="row">Total</th>
        <Figures columns={columns} amountOf={(column) => figureOf(column, rows)} />
      </tr>
    </tfoot>
  );
}

interface FiguresProps extends Pick<GridRowProps, 'columns'> {
  readonly amountOf: (column: DeferredLineId) => Cents;
}

function Figures({ columns, amountOf }: FiguresProps) {
  return columns.map(({ line, isEmpty }) => {
    const amount = amountOf(line);
    return (
      <td
        key={line}
        data-label={lineLabel(line)}
        data-zero={amount === 0 || undefined}
        data-empty={isEmpty || undefined}
      >
        <Amount cents={amount} />
      </td>
    );
  });
}

type GroupRow = readonly [name: string, amounts: ReadonlyMap<DeferredLineId, Cents>];

/** In the order in which the groups first occur, by column. */
function groupRows(
  rows: readonly ScenarioRow[],
  columns: readonly GridColumn[],
  groupBy: GroupBy,
): readonly GroupRow[] {
  const groups = new Map<string, Map<DeferredLineId, Cents>>();
  for (const { line } of columns) {
    for (const [name, amount] of groupFigures(line, rows, groupBy)) {
      const amounts = groups.get(name) ?? new Map<DeferredLineId, Cents>();
      groups.set(name, amounts.set(line, amount));
    }
  }
  return [...groups];
}

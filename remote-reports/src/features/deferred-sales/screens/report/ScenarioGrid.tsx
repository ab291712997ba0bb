import { useMemo } from 'react';
import styled from 'styled-components';
import { CalendarX2 } from 'lucide-react';
import { formatRange, isInRange, type Cents, capitalized } from '@back-office/shared/format';
import type { GroupBy } from '@back-office/shared/ledger';
import { media, space, textStyle } from '@back-office/shared/theme';
import { Amount, Card, EmptyState, Text } from '@back-office/shared/ui';
import type { TimeSteps } from '../../../../domain/reportControls';
import { DailyFigures, useFiguresWidth } from '../../../../parts/FiguresTable';
import { GroupedFigures, type FiguresColumn, type FiguresRow } from '../../../../parts/GroupedFigures';
import { figureOf, groupFigures, type DeferredLineId } from '../../domain/deferredLines';
import { gridColumns } from '../../domain/gridColumns';
import type { Scenario } from '../../domain/scenario';
import type { ScenarioReport } from '../../domain/scenarioReport';
import type { ScenarioRow } from '../../domain/scenarioRow';
import { stepName, stepsOf, type Step } from '../../domain/steps';
import { useDeferredSales } from '../../state/DeferredSalesProvider';

interface ScenarioGridProps {
  readonly scenario: Scenario;
  readonly report: ScenarioReport;
  readonly granularity: TimeSteps;
}

/** The figures by hour, day, week or month: times as rows, the lines of the report as columns. */
export function ScenarioGrid({ scenario, report, granularity }: ScenarioGridProps) {
  const {
    view: { scope, groupBy },
    today,
  } = useDeferredSales();
  const { rows } = report;
  const steps = useMemo(() => stepsOf(rows, scope.range, granularity, today), [rows, scope.range, granularity, today]);
  const columns = useMemo(() => gridColumns(scenario, rows), [scenario, rows]);
  useFiguresWidth(columns.length);
  const name = stepName(granularity);
  const title = `${granularity} view`;

  const isOutside = report.days.some((day) => !isInRange(day, scope.range));
  const scopeText = `${formatRange(scope.range)}${isOutside ? ' and the days of the scenario' : ''}`;
  if (steps.length === 0)
    return (
      <Card title={title} scope={scopeText}>
        {nothingFound}
      </Card>
    );

  const cellOf = (amount: Cents) => ({ content: <Amount cents={amount} />, isZero: amount === 0 });
  const rowOf = ({ key, label, isOutside: isBeside, rows: own }: Step): FiguresRow<DeferredLineId> => ({
    key,
    label,
    note: isBeside && outsideDates,
    cellOf: (line) => cellOf(figureOf(line, own)),
    groups: groupRows(own, columns, groupBy).map(([group, amounts]) => ({
      key: group,
      label: group,
      cellOf: (line) => cellOf(amounts.get(line) ?? 0),
    })),
  });
  return (
    <GroupedFigures
      title={title}
      scope={scopeText}
      caption={`${report.title} by ${name}`}
      corner={<th scope="col">{capitalized(name)}</th>}
      columns={columns}
      rows={steps.map(rowOf)}
      foot={[{ key: 'total', label: 'Total', cellOf: (line) => cellOf(figureOf(line, rows)) }]}
      table={Figures}
    >
      <PrintOnly>Columns without amounts are not printed.</PrintOnly>
    </GroupedFigures>
  );
}

const nothingFound = <EmptyState icon={<CalendarX2 />} title="No transactions found for this filter." />;

const outsideDates = (
  <Text tone="muted" weight="regular">
    {' '}
    outside dates
  </Text>
);

type GroupRow = readonly [name: string, amounts: ReadonlyMap<DeferredLineId, Cents>];

/** In the order in which the groups first occur, by column. */
function groupRows(
  rows: readonly ScenarioRow[],
  columns: readonly FiguresColumn<DeferredLineId>[],
  groupBy: GroupBy,
): readonly GroupRow[] {
  if (groupBy === 'All') return [];
  const groups = new Map<string, Map<DeferredLineId, Cents>>();
  for (const { id: line } of columns) {
    for (const [name, amount] of groupFigures(line, rows, groupBy)) {
      const amounts = groups.get(name) ?? new Map<DeferredLineId, Cents>();
      groups.set(name, amounts.set(line, amount));
    }
  }
  return [...groups];
}

/** Columns without amounts are not printed. */
const Figures = styled(DailyFigures)`
  ${media.print} {
    margin-bottom: ${space[2]};

    [data-empty] {
      display: none;
    }
  }
`;

const PrintOnly = styled.p`
  display: none;
  ${textStyle({ size: 'xs', tone: 'muted', print: { block: true } })}
`;

import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { CalendarX2 } from 'lucide-react';
import { formatRange, isInRange } from '@back-office/shared/format';
import { media, space, textStyle } from '@back-office/shared/theme';
import { Card, EmptyState, VisuallyHidden } from '@back-office/shared/ui';
import { DailyFigures, useFiguresWidth } from '../../../../parts/FiguresTable';
import { CardScroll } from '../../../../parts/SidewaysScroll';
import { ShowAll, useShowAll } from '../../../../parts/ShowAll';
import { lineLabel } from '../../domain/deferredLines';
import { gridColumns } from '../../domain/gridColumns';
import type { Scenario } from '../../domain/scenario';
import type { ScenarioReport } from '../../domain/scenarioReport';
import { stepNames, stepsOf, type TimeSteps } from '../../domain/steps';
import { useDeferredSales } from '../../state/DeferredSalesProvider';
import { GridRow, GridTotal } from './GridRow';

interface ScenarioGridProps {
  readonly scenario: Scenario;
  readonly report: ScenarioReport;
  readonly granularity: TimeSteps;
}

/** The days of a quarter. Longer lists are shown in full on request. */
const maxShown = 92;

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
  const { shown, longList } = useShowAll(steps, maxShown);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const name = stepNames[granularity];
  const title = `${granularity} view`;

  const isOutside = report.days.some((day) => !isInRange(day, scope.range));
  const scopeText = `${formatRange(scope.range)}${isOutside ? ' and the days of the scenario' : ''}`;

  function toggle(key: string) {
    setClosed((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  }

  return (
    <Card title={title} scope={scopeText}>
      {steps.length === 0 ? (
        nothingFound
      ) : (
        <>
          <Grid $isLast={!longList} label={`${title}, figures`}>
            <DailyFigures>
              <VisuallyHidden as="caption">{`${report.title} by ${name}`}</VisuallyHidden>
              <thead>
                <tr>
                  <th scope="col">{name.charAt(0).toUpperCase() + name.slice(1)}</th>
                  {columns.map(({ line, isEmpty }) => (
                    <th key={line} scope="col" data-empty={isEmpty || undefined}>
                      {lineLabel(line)}
                    </th>
                  ))}
                </tr>
              </thead>
              {shown.map((step) => (
                <GridRow
                  key={step.key}
                  step={step}
                  columns={columns}
                  groupBy={groupBy}
                  isOpen={!closed.has(step.key)}
                  onToggle={() => toggle(step.key)}
                />
              ))}
              <GridTotal rows={rows} columns={columns} />
            </DailyFigures>
          </Grid>
          {longList && <ShowAll longList={longList} />}
          <PrintOnly>Columns without amounts are not printed.</PrintOnly>
        </>
      )}
    </Card>
  );
}

const nothingFound = <EmptyState icon={<CalendarX2 />} title="No transactions found for this filter." />;

/** Columns without amounts are not printed. */
const Grid = styled(CardScroll)`
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

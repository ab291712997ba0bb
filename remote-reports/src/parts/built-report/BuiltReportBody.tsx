import { Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { boxStyle, gridStyle, media, textStyle } from '@back-office/shared/theme';
import { EmptyState, Grid, Row, Text } from '@back-office/shared/ui';
import type { BuiltReport } from '../../domain/builtReport/builtReport';
import type { ChartType, WidgetId } from '../../domain/reports/definition';
import { ChartCard } from './ChartCard';
import type { FigureAddress } from './ReportCells';
import { ReportDataTable } from './ReportDataTable';
import { WidgetCard } from './WidgetCard';
import type { MissingFields } from '../../domain/builtReport/builtDefinition';
import { fieldNames, filterTexts } from '../../domain/reports/fieldTexts';
import { notRecorded } from '../../domain/reports/fields';

interface BuiltReportBodyProps {
  readonly report: BuiltReport;
  /** In the head of the data table: how it is grouped. */
  readonly grouping?: ReactNode;
  /** Missing where the report cannot be changed. */
  readonly onRemoveWidget?: ((id: WidgetId) => void) | undefined;
  readonly onRemoveChart?: ((type: ChartType) => void) | undefined;
  readonly addressOf?: FigureAddress | undefined;
}

/** Widgets, charts and the data table of a custom report, in the builder, its preview and the view. */
export function BuiltReportBody(props: BuiltReportBodyProps) {
  const { report, grouping, onRemoveWidget, onRemoveChart, addressOf } = props;
  const { definition, widgets, charts, table } = report;
  return (
    <>
      <NotRecordedNote missing={definition.missing} />
      {definition.filters.length > 0 && <Note>{`Only where ${filterTexts(definition.filters).join(', and ')}.`}</Note>}
      {widgets.length > 0 && (
        <Widgets>
          {widgets.map((widget) => (
            <WidgetCard
              key={widget.id}
              widget={widget}
              address={addressOf?.(wholeReport, widget.figure)}
              onRemove={onRemoveWidget && (() => onRemoveWidget(widget.id))}
            />
          ))}
        </Widgets>
      )}
      {charts.length > 0 && (
        <Grid gap={4} columns="repeat(auto-fit, minmax(min(100%, 340px), 1fr))" print={{ below: 4 }}>
          {charts.map((chart) => (
            <ChartCard key={chart.type} chart={chart} onRemove={onRemoveChart && (() => onRemoveChart(chart.type))} />
          ))}
        </Grid>
      )}
      <Data aria-label="Data">
        {table ? (
          <>
            <Row as="header" gap={[2, 4]} justify="between" wrap pad={[2, 4]} minHeight="52px">
              <Text as={H2} size="md">
                Data
              </Text>
              {grouping}
            </Row>
            <ReportDataTable definition={definition} result={table} addressOf={addressOf} />
          </>
        ) : (
          <EmptyState
            icon={<Table2 />}
            title="Select Metrics to Build Table"
            hint="Each metric becomes a column of the table."
          />
        )}
      </Data>
    </>
  );
}

const wholeReport = { path: [] };

/** Above a report that asks for more than the sales data has: what is missing, and what that means for the report. */
function NotRecordedNote({ missing: { columns, groups, filters } }: { readonly missing: MissingFields }) {
  const all = [...new Set([...columns, ...groups, ...filters])];
  if (all.length === 0) return null;
  return (
    <Note role="status">
      <strong>{notRecorded}</strong>
      {` Your sales data has no ${fieldNames(all)}.`}
      {groups.length > 0 && ` The report is not grouped by ${fieldNames(groups)}.`}
      {filters.length > 0 && ` Filters by ${fieldNames(filters)} keep everything.`}
    </Note>
  );
}

const Widgets = styled.div`
  ${gridStyle({ gap: 3, columns: 'repeat(auto-fill, minmax(176px, 1fr))', print: { below: 4 } })}

  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 144px), 1fr));
  }
`;

const Data = styled.section`
  ${boxStyle({ shrink: true, card: true })}
  overflow: clip;
`;

const Note = styled.p`
  ${textStyle({ size: 'sm', tone: 'secondary' })}

  strong {
    ${textStyle({ tone: 'notice', weight: 'strong' })}
  }
`;

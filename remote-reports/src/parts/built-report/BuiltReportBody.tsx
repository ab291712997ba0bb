import { Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { boxStyle, gridStyle, media, rowStyle } from '@back-office/shared/theme';
import { EmptyState, Text } from '@back-office/shared/ui';
import type { BuiltReport } from '../../domain/builtReport/builtReport';
import type { ChartType, WidgetId } from '../../domain/reports/definition';
import { ChartCard } from './ChartCard';
import { NotRecordedNote } from './NotRecordedNote';
import type { FigureAddress } from './ReportCells';
import { ReportDataTable } from './ReportDataTable';
import { WidgetCard } from './WidgetCard';

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
        <Charts>
          {charts.map((chart) => (
            <ChartCard key={chart.type} chart={chart} onRemove={onRemoveChart && (() => onRemoveChart(chart.type))} />
          ))}
        </Charts>
      )}
      <Data aria-label="Data">
        {table ? (
          <>
            <Head>
              <Text as="h2" size="md">
                Data
              </Text>
              {grouping}
            </Head>
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

const Widgets = styled.div`
  ${gridStyle({ gap: 3, columns: 'repeat(auto-fill, minmax(176px, 1fr))', print: { below: 4 } })}

  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 144px), 1fr));
  }
`;

const Charts = styled.div`
  ${gridStyle({ gap: 4, columns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))', print: { below: 4 } })}
`;

const Data = styled.section`
  ${boxStyle({ shrink: true, card: true })}
  overflow: clip;
`;

const Head = styled.header`
  ${rowStyle({ gap: [2, 4], justify: 'between', wrap: true, pad: [2, 4], minHeight: '52px' })}
`;

import { CalendarX2, Info } from 'lucide-react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { spokenMoney, unknown } from '@back-office/shared/format';
import {
  changeBadgeOf,
  equationOf,
  figureText,
  measureOf,
  unknownReason,
  useLedgerFacts,
  type MeasureId,
} from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { boxStyle, gridStyle, media, space, color, pressArea, square } from '@back-office/shared/theme';
import {
  Card,
  ChangeBadge,
  EmptyState,
  Row,
  Text,
  VisuallyHidden,
  Tooltip,
  type TooltipProps,
} from '@back-office/shared/ui';
import { ChartLegend, Gauge } from '@back-office/shared/ui/charts';
import { LinkedFigure } from '../../../parts/FigureLink';
import { ownWidth } from '../../../parts/FiguresBlock';
import type { SalesReport } from '../domain/salesReport';
import { gaugeParts, gaugeValue, shownTotal } from '../domain/shownTotal';
import type { ReportLinks } from './breakdown/Breakdown';
import { UnknownTotal } from './UnknownTotal';

interface TotalSalesCardProps {
  readonly report: SalesReport;
  readonly links: Pick<ReportLinks, 'transactions'>;
}

/** Total sales and its components, or net sales if only these are known, as a gauge with a legend. */
export function TotalSalesCard({ report, links }: TotalSalesCardProps) {
  const { figures, baseline, baselineName, transactions } = report;
  const told = useLedgerFacts()?.unknown;
  const shown = shownTotal(report);
  const { whole, legend, ...gauge } = gaugeParts[shown];
  const title = measureOf(shown).label;
  const infoOf = (id: MeasureId, side?: 'bottom') => {
    const text = prescribed[id];
    return text && <InfoTip of={measureOf(id).label} text={`${text}\n${equationOf(id, figures)}`} side={side} />;
  };
  const rowOf = (id: MeasureId) => {
    const name = measureOf(id).label;
    const value = figures[id] ?? unknown;
    return {
      name,
      value: gaugeValue(shown, id, figures),
      reason: unknownReason(id, figures, told),
      figure: <LinkedFigure {...{ id, value, figures, name }} to={links.transactions({ line: id })} />,
      // The figure in the middle of the ring has its explanation there.
      info: id === shown ? undefined : infoOf(id),
      extra: baseline && <ChangeBadge {...changeBadgeOf(value, baseline[id])} />,
    };
  };
  const parts = gauge.parts.map(rowOf);
  return (
    <Card>
      <VisuallyHidden as={H2}>{title}</VisuallyHidden>
      {transactions === 0 ? (
        noSales
      ) : (
        <Columns>
          <GaugeAndLegend>
            <Gauge
              label={measureOf(whole).label}
              parts={parts}
              formatValue={spokenMoney}
              figure={<ShownFigure id={shown} value={figures[shown]} figures={figures} />}
              characters={figureText(shown, figures[shown] ?? 0).length}
            >
              <Row as="p" justify="center" tone="muted">
                {title}
                {infoOf(shown, 'bottom')}
              </Row>
            </Gauge>
            <Legend>
              <ChartLegend
                label={legend}
                rows={parts}
                total={rowOf(whole)}
                extraHeader={baselineName && `Change from ${baselineName}`}
              />
              <UnknownTotal report={report}>{infoOf('total-sales')}</UnknownTotal>
              {baselineName && (
                <Text as="p" size="xs" tone="muted" above={2}>
                  Compared to {baselineName}
                </Text>
              )}
            </Legend>
          </GaugeAndLegend>
        </Columns>
      )}
    </Card>
  );
}

/** Prescribed texts. The figures, which follow them, have the rules in docs/product/sales-summary.md. */
const prescribed: Readonly<Partial<Record<MeasureId, string>>> = {
  'total-sales': 'Total Sales = Gross + Taxes + Tips - Refunds - Voids',
  'net-sales': 'Net Sales = Gross - Refunds - Voids - Discounts',
};

const noSales = <EmptyState icon={<CalendarX2 />} title="No sales in this time period" />;

const Columns = styled.div`
  ${ownWidth}
`;

const GaugeAndLegend = styled.div`
  ${gridStyle({ gap: [6, 8], columns: 'minmax(0, 2fr) minmax(0, 3fr)', align: 'center', pad: ['20px', 1] })}

  @container (max-width: 679px) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[2]} 0 0;
  }

  ${media.print} {
    grid-template-columns: 240px minmax(0, 1fr);
    padding-block: 0;
  }
`;

const Legend = styled.div`
  min-width: 0;

  ${media.print} {
    tr > * {
      ${boxStyle({ height: '24px', padY: '2px' })}
    }

    thead th {
      height: 0;
      padding: 0;
    }
  }
`;

interface InfoTipProps extends Pick<TooltipProps, 'text' | 'side'> {
  /** What the text explains. */
  readonly of: string;
}

/** An info icon with a tooltip on hover, focus and touch. */
function InfoTip({ of, text, side }: InfoTipProps) {
  return (
    <Tooltip text={text} side={side} showsOnPress>
      <Icon type="button" aria-label={`About ${of}`}>
        <Info size={16} aria-hidden />
      </Icon>
    </Tooltip>
  );
}

const Icon = styled.button`
  ${gridStyle({ inline: true, tone: 'muted', fixed: true, on: 'screen', round: 'full', relative: true })}
  place-items: center;
  ${square('24px')}

  &:hover {
    color: ${color.text};
  }

  ${media.phone} {
    ${pressArea('-8px')}
  }
`;

import { CalendarX2 } from 'lucide-react';
import styled from 'styled-components';
import { formatMoney, spokenMoney } from '@back-office/shared/format';
import { changeBadgeOf } from '@back-office/shared/ledger';
import { color, media, space, tabular, text, weight } from '@back-office/shared/theme';
import { Amount, Card, ChangeBadge, EmptyState, VisuallyHidden } from '@back-office/shared/ui';
import { ChartLegend, Gauge } from '@back-office/shared/ui/charts';
import { FigureLink } from '../../../parts/FigureLink';
import type { SalesReport } from '../domain/salesReport';
import { totalSales, totalSalesParts, type TotalSalesPart } from '../domain/totalSales';
import type { ReportLinks } from './breakdown/Breakdown';
import { InfoTip } from './InfoTip';

interface TotalSalesCardProps {
  readonly report: SalesReport;
  readonly links: Pick<ReportLinks, 'transactions'>;
}

/** Total sales and its components, as a gauge with a legend. */
export function TotalSalesCard({ report, links }: TotalSalesCardProps) {
  const { data, baselineData, baselineName, rows } = report;
  const rowOf = ({ line, name, amountOf, tooltipOf }: TotalSalesPart) => ({
    name,
    value: amountOf(data),
    figure:
      amountOf(data) === 0 ? undefined : (
        <FigureLink
          to={links.transactions({ line })}
          aria-label={`${name} ${spokenMoney(amountOf(data))}, show transactions`}
        >
          {formatMoney(amountOf(data))}
        </FigureLink>
      ),
    info: tooltipOf && <InfoTip of={name} text={tooltipOf(data)} />,
    extra: baselineData && <ChangeBadge {...changeBadgeOf(amountOf(data), amountOf(baselineData))} />,
  });
  const parts = totalSalesParts.map(rowOf);
  return (
    <Card>
      <VisuallyHidden as="h2">Total sales</VisuallyHidden>
      {rows.length === 0 ? (
        noSales
      ) : (
        <Columns>
          <GaugeAndLegend>
            <Gauge label="Total sales" parts={parts} formatValue={spokenMoney}>
              <Figure>
                <Amount cents={data.totalSales} />
              </Figure>
              <Name>
                Total sales
                {totalSales.tooltipOf && <InfoTip of="Total sales" text={totalSales.tooltipOf(data)} side="bottom" />}
              </Name>
            </Gauge>
            <Legend>
              <ChartLegend
                label="What makes up total sales"
                rows={parts}
                total={{ ...rowOf(totalSales), info: undefined }}
                extraHeader={baselineName && `Change from ${baselineName}`}
              />
              {baselineName && <ComparedTo>Compared to {baselineName}</ComparedTo>}
            </Legend>
          </GaugeAndLegend>
        </Columns>
      )}
    </Card>
  );
}

const noSales = <EmptyState icon={<CalendarX2 />} title="No sales in this time period" />;

/** The layout depends on the width of the card, not of the window. */
const Columns = styled.div`
  container-type: inline-size;

  ${media.print} {
    container-type: normal;
  }
`;

const GaugeAndLegend = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: ${space[6]} ${space[8]};
  padding: 20px ${space[1]};

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
      height: 24px;
      padding-block: 2px;
    }

    thead th {
      height: 0;
      padding: 0;
    }
  }
`;

const Figure = styled.p`
  ${text.xl}
  font-weight: ${weight.strong};
  ${tabular}
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  color: ${color.textMuted};
`;

const ComparedTo = styled.p`
  margin-top: ${space[2]};
  ${text.xs}
  color: ${color.textMuted};
`;

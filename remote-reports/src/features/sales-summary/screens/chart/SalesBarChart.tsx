import { formatMoney, spokenMoney } from '@back-office/shared/format';
import { BarChart, shortMoney } from '@back-office/shared/ui/charts';
import type { SalesBars } from '../../domain/salesBars';
import type { SalesReport } from '../../domain/salesReport';

export interface SalesBarChartProps {
  readonly bars: SalesBars;
  readonly baselineName: SalesReport['baselineName'];
  /** Pixels. */
  readonly height: number;
}

/** Loaded as a separate chunk, together with the chart library. */
export function SalesBarChart({ bars: { title, series, bars }, baselineName, height }: SalesBarChartProps) {
  return (
    <BarChart
      label={title}
      series={series}
      categories={bars}
      totalName={series.length > 1 ? 'Total sales' : undefined}
      comparison={baselineName}
      formatValue={formatMoney}
      formatShort={shortMoney}
      speakValue={spokenMoney}
      empty="No sales in this time period"
      height={height}
    />
  );
}

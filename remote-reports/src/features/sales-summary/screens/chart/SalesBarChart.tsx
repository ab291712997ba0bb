import { formatMoney, formatRange, spokenMoney } from '@back-office/shared/format';
import { BarChart, shortMoney } from '@back-office/shared/ui/charts';
import type { SalesBars } from '../../domain/salesBars';
import type { SalesReport } from '../../domain/salesReport';

export interface SalesBarChartProps {
  readonly bars: SalesBars;
  readonly baseline: SalesReport['baseline'];
  /** Pixels. */
  readonly height: number;
}

/** In a chunk of its own with the scales and axes it needs. */
export function SalesBarChart({ bars: { title, series, bars }, baseline, height }: SalesBarChartProps) {
  return (
    <BarChart
      label={title}
      series={series}
      categories={bars}
      totalName={series.length > 1 ? 'Total sales' : undefined}
      comparison={baseline && formatRange(baseline)}
      formatValue={formatMoney}
      formatShort={shortMoney}
      speakValue={spokenMoney}
      empty="No sales in this time period"
      height={height}
    />
  );
}

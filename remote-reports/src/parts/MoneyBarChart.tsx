import { formatMoney, spokenMoney } from '@back-office/shared/format';
import { BarChart, shortMoney } from '@back-office/shared/ui/charts';
import type { MoneyBars } from '../domain/reports/chartPoints';

interface MoneyBarChartProps extends MoneyBars {
  /** The name of the sum of stacked series. */
  readonly totalName: string;
  readonly comparison?: string | undefined;
  /** Pixels. */
  readonly height: number;
}

/** Loaded as a separate chunk, together with the chart library. */
export function MoneyBarChart({ title, series, bars, totalName, ...props }: MoneyBarChartProps) {
  return (
    <BarChart
      label={title}
      series={series}
      categories={bars}
      totalName={series.length > 1 ? totalName : undefined}
      formatValue={formatMoney}
      formatShort={shortMoney}
      speakValue={spokenMoney}
      empty="No sales in this time period"
      {...props}
    />
  );
}

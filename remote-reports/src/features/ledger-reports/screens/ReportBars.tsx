import { useMemo } from 'react';
import { formatCount, formatMoney, spokenMoney } from '@back-office/shared/format';
import { BarChart, shortMoney } from '@back-office/shared/ui/charts';
import type { ChartPoint } from '../../../domain/reports/chartPoints';
import type { Field } from '../../../domain/reports/fields';

interface ReportBarsProps {
  readonly title: string;
  readonly figure: Field;
  readonly points: readonly ChartPoint[];
  /** Pixels. */
  readonly height: number;
}

const money = { formatValue: formatMoney, formatShort: shortMoney, speakValue: spokenMoney };
const counts = { formatValue: formatCount, formatShort: formatCount, speakValue: formatCount };

/** Loaded as a separate chunk, together with the chart library. */
export function ReportBars({ title, figure, points, height }: ReportBarsProps) {
  const categories = useMemo(() => points.map(({ name, value }) => ({ name, values: [value] })), [points]);
  const series = useMemo(() => [figure.name], [figure.name]);
  return (
    <BarChart
      label={title}
      series={series}
      categories={categories}
      {...(figure.unit === 'currency' ? money : counts)}
      empty="Nothing to draw in this time period"
      height={height}
    />
  );
}

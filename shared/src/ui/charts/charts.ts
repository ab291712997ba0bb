/**
 * Charts in the colours of the theme. Each file stands alone: who imports `Gauge` does not load the scales and axes of
 * `BarChart`, which belongs into a chunk of its own.
 */
export { BarChart, type BarChartProps } from './BarChart';
export type { BarCategory } from './barStack';
export { ChartLegend, type ChartLegendProps, type ChartLegendRow } from './ChartLegend';
export { Gauge, type GaugeProps } from './Gauge';
export { shortMoney } from './shortMoney';
export type { ChartPart } from './parts';

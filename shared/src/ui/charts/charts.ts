/**
 * Charts in the colors of the theme. Each file is independent: importing `Gauge` does not load the scales and axes of
 * `BarChart`, which belongs in a chunk of its own.
 */
export { BarChart, type BarChartProps } from './BarChart';
export type { BarCategory } from './barStack';
export { ChartLegend, type ChartLegendProps, type ChartLegendRow } from './ChartLegend';
export { Gauge, type GaugeProps } from './Gauge';
export { LineChart, type LineChartProps } from './LineChart';
export { PieChart, type PieChartProps } from './PieChart';
export { shortMoney } from './shortMoney';
export type { ChartPart } from './parts';

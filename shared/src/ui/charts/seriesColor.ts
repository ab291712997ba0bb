import { color } from '@back-office/shared/theme';

const seriesColors = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6] as const;

/** The color of a series or part by index. There are six colors: group further parts before drawing. */
export function seriesColor(index: number): string {
  return seriesColors[index] ?? color.chart6;
}

/** The color of the values that the series are compared with. */
export const comparisonColor = color.text;

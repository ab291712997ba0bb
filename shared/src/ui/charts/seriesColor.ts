import { color } from '../../theme/theme';

const seriesColors = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6] as const;

/** The colour of a series or part by its place. There are six: group the rest before drawing. */
export function seriesColor(place: number): string {
  return seriesColors[place] ?? color.chart6;
}

/** What the series are compared with is no series of its own. */
export const comparisonColor = color.text;

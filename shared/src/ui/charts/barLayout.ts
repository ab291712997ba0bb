import { unknown } from '@back-office/shared/format';
import { columnOf, valueHeight } from './barColumn';
import { extentOf, totalOf, type BarCategory } from './barStack';
import { labelPlan, textWidth } from './categoryLabels';
import { valueScale } from './valueScale';

const lineHeight = 18;
const axisGap = 8;
const widestBar = 48;
/** Width of the column. */
const barShare = 0.6;
/** In columns narrower than this, in px, bars have no gaps: gaps of less than two pixels would only blur them. */
const narrowStep = 4;

interface LayoutOptions {
  readonly categories: readonly BarCategory[];
  readonly width: number;
  readonly height: number;
  readonly formatShort: (value: number) => string;
}

export type BarLayout = ReturnType<typeof barLayout>;

/** The geometry of a bar chart, in px from the top left corner of the plot inside the margins. */
export function barLayout({ categories, width, height, formatShort }: LayoutOptions) {
  const extent = extentOf(categories);
  const { scale, ticks } = valueScale(extent);
  const left = Math.ceil(Math.max(...ticks.map((tick) => textWidth(formatShort(tick))))) + axisGap;
  const plotWidth = Math.max(1, width - left);

  const names = categories.map(({ name }) => name);
  const step = plotWidth / categories.length;
  const isNarrow = step < narrowStep;
  const barWidth = isNarrow ? step : Math.min(widestBar, Math.round(step * barShare));

  const labels = labelPlan(names, step);
  const isTwoLines = labels.indexes.some((index) => textWidth(names[index] ?? '') > labels.width);
  const labelHeight = labels.isSlanted
    ? Math.ceil((labels.width + lineHeight) * Math.SQRT1_2)
    : (isTwoLines ? 2 : 1) * lineHeight;
  const valueTexts = categories.map((category) => {
    const total = totalOf(category);
    return total === unknown ? '' : formatShort(total);
  });
  const hasValues = valueTexts.every((text) => textWidth(text) + 4 <= step);

  const top = hasValues ? valueHeight : axisGap;
  const bottom = labelHeight + axisGap + (hasValues && extent.low < 0 ? valueHeight : 0);
  const plotHeight = Math.max(1, height - top - bottom);
  const y = scale.range([plotHeight, 0]);

  return {
    margin: { top, left },
    plotWidth,
    plotHeight,
    /** Distance from the top of the plot to the labels. */
    namesTop: plotHeight + bottom - labelHeight,
    step,
    isNarrow,
    barWidth,
    y,
    ticks,
    labels,
    columns: categories.map((category, index) =>
      columnOf(category, (value) => Math.round(y(value)), hasValues ? valueTexts[index] : undefined),
    ),
  };
}

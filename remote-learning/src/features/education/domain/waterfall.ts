import { formatFigure, type Scope } from './figures';
import type { Waterfall } from './visualization';

export interface PlacedBar {
  readonly label: string;
  readonly kind: Waterfall['data'][number]['kind'];
  /** `$9.50`; a deduction is in parentheses. */
  readonly text: string;
  /** Both in percent of the width of the drawing. */
  readonly start: number;
  readonly width: number;
}

/** Where each bar of a waterfall starts and how wide it is. The scale ends at the largest value and includes zero. */
export function waterfallBars({ data }: Waterfall, scope: Scope): readonly PlacedBar[] {
  let end = 0;
  const spans = data.map(({ label, figure, kind }) => {
    const found = scope.get(figure) ?? { value: 0, format: 'currency' as const };
    const from = kind === 'total' ? 0 : end;
    end = kind === 'total' ? found.value : end + (kind === 'add' ? found.value : -found.value);
    const shown = kind === 'subtract' ? { ...found, value: 0 - found.value } : found;
    return { label, kind, text: formatFigure(shown), from, to: end };
  });
  const edges = spans.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...edges), Math.max(0, ...edges)];
  const scale = high > low ? 100 / (high - low) : 0;
  return spans.map(({ from, to, ...bar }) => ({
    ...bar,
    start: (Math.min(from, to) - low) * scale,
    width: Math.abs(to - from) * scale,
  }));
}

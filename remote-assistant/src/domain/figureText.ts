import { formatCount, formatMoney, formatPercent, notInFiles, unknown } from '@back-office/shared/format';
import { measureOf, type Figure, type MeasureId } from '@back-office/shared/ledger';

/** The figure as merchants read it: `–` if it has no meaning. */
export function figureText(figure: Figure, id: MeasureId): string {
  if (figure === undefined) return '–';
  if (figure === unknown) return notInFiles.toLowerCase();
  const { unit } = measureOf(id);
  return unit === 'money' ? formatMoney(figure) : unit === 'share' ? formatPercent(figure, 1) : formatCount(figure);
}

import { notInFiles, unknown } from '@back-office/shared/format';
import { figureText as shownText, type Figure, type MeasureId } from '@back-office/shared/ledger';

/** The figure as merchants read it: `–` if it has no meaning. */
export function figureText(figure: Figure, id: MeasureId): string {
  if (figure === undefined) return '–';
  if (figure === unknown) return notInFiles.toLowerCase();
  return shownText(id, figure);
}

import { fieldOf, isFigure, type FieldId } from './fields';

/** Where lines come from: how their texts and figures are read. */
export interface ReportSource<Line> {
  readonly texts: Readonly<Partial<Record<FieldId, (line: Line) => string>>>;
  readonly figures: Readonly<Partial<Record<FieldId, Figure<Line>>>>;
  /** The same value for the lines of one transaction. These lines are next to each other. */
  readonly transactionOf: (line: Line) => unknown;
  /** The id that opens the transaction of a line; `undefined` if the source has none. */
  readonly idOf: (line: Line) => string | undefined;
}

/** How the figure of a group comes from its lines. */
export type Figure<Line> =
  | { readonly by: 'sum'; readonly of: (line: Line) => number }
  /** The sum of other figures. */
  | { readonly by: 'total'; readonly of: readonly FieldId[] }
  /** Transactions that pass a test, each counted once. */
  | { readonly by: 'count'; readonly of: (line: Line) => boolean }
  /** Empty if the lines differ. */
  | { readonly by: 'same'; readonly of: (line: Line) => number }
  /** One figure divided by another, empty where that is zero. */
  | { readonly by: 'quotient'; readonly of: FieldId; readonly over: FieldId }
  /** The figure divided by that of the whole report. */
  | { readonly by: 'share'; readonly of: FieldId };

/** Whether lines of the source have the field. */
export function hasField<Line>(source: ReportSource<Line>, id: FieldId): boolean {
  return (isFigure(id) ? source.figures[id] : source.texts[id]) !== undefined;
}

export function figureOf<Line>(source: ReportSource<Line>, id: FieldId): Figure<Line> {
  return source.figures[id] ?? fail(id);
}

export function textOf<Line>(source: ReportSource<Line>, id: FieldId): (line: Line) => string {
  return source.texts[id] ?? fail(id);
}

function fail(id: FieldId): never {
  throw new Error(`The source has no "${fieldOf(id).name}". Ask hasField before evaluating a report.`);
}

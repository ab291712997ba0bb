import { divideCents } from '@back-office/shared/ledger';
import type { ReportDefinition } from './definition';
import { fieldOf, type FieldId, type FieldUnit } from './fields';
import type { CellValue } from './fieldTexts';
import { figureOf, textOf, type Figure, type ReportSource } from './reportSource';

type Figures = ReadonlyMap<FieldId, number | undefined>;

/** What has to be read from each line, worked out once per report. */
export interface Plan<Line> {
  readonly source: ReportSource<Line>;
  readonly keysOf: readonly ((line: Line) => string)[];
  readonly keepsLines: boolean;
  readonly sums: readonly Reader<Line, number>[];
  readonly counts: readonly Reader<Line, boolean>[];
  /** Shown for a group if all its lines agree. */
  readonly common: readonly Reader<Line, string | number>[];
  /** The figure of a group or line from what was added up. */
  valueOf(id: FieldId, figures: Figures, total: Figures): number | undefined;
  figuresOfLine(line: Line): Figures;
  /** The text or fact of a single line. */
  ownOf(id: FieldId, line: Line): CellValue;
}

interface Reader<Line, Value> {
  readonly id: FieldId;
  readonly of: (line: Line) => Value;
}

export function planOf<Line>(
  { groupBy, detail }: Pick<ReportDefinition, 'groupBy' | 'detail'>,
  source: ReportSource<Line>,
  columns: readonly { readonly id: FieldId; readonly isFigure: boolean }[],
): Plan<Line> {
  const figures = figuresNeeded(
    source,
    columns.filter(({ isFigure }) => isFigure).map(({ id }) => id),
  );
  const sums: Reader<Line, number>[] = [];
  const counts: Reader<Line, boolean>[] = [];
  const common: Reader<Line, string | number>[] = [];
  for (const { id, isFigure } of columns) if (!isFigure) common.push({ id, of: textOf(source, id) });
  for (const [id, figure] of figures) {
    if (figure.by === 'sum') sums.push({ id, of: figure.of });
    if (figure.by === 'count') counts.push({ id, of: figure.of });
    if (figure.by === 'same') common.push({ id, of: figure.of });
  }

  function valueOf(id: FieldId, base: Figures, total: Figures): number | undefined {
    const figure = figures.get(id);
    if (figure?.by === 'total') return figure.of.reduce((sum, each) => sum + (valueOf(each, base, total) ?? 0), 0);
    if (figure?.by === 'quotient')
      return divide(fieldOf(id).unit, valueOf(figure.of, base, total), valueOf(figure.over, base, total));
    if (figure?.by === 'share')
      return divide('percent', valueOf(figure.of, base, total), valueOf(figure.of, total, total));
    return base.get(id);
  }

  return {
    source,
    keysOf: groupBy.map((field) => textOf(source, field)),
    keepsLines: detail === 'lines',
    sums,
    counts,
    common,
    valueOf,
    figuresOfLine: (line) =>
      new Map<FieldId, number>([
        ...sums.map(({ id, of }) => [id, of(line)] as const),
        ...counts.map(({ id, of }) => [id, of(line) ? 1 : 0] as const),
      ]),
    ownOf: (id, line) => common.find((reader) => reader.id === id)?.of(line),
  };
}

/** The figures of the columns and those they are calculated from. */
function figuresNeeded<Line>(source: ReportSource<Line>, ids: readonly FieldId[]): ReadonlyMap<FieldId, Figure<Line>> {
  const needed = new Map<FieldId, Figure<Line>>();
  function need(id: FieldId) {
    const figure = figureOf(source, id);
    needed.set(id, figure);
    if (figure.by === 'total') figure.of.forEach(need);
    if (figure.by === 'quotient' || figure.by === 'share') need(figure.of);
    if (figure.by === 'quotient') need(figure.over);
  }
  ids.forEach(need);
  return needed;
}

function divide(unit: FieldUnit, dividend: number | undefined, divisor: number | undefined): number | undefined {
  if (dividend === undefined || divisor === undefined || divisor === 0) return undefined;
  if (unit === 'percent') return dividend / divisor;
  return divisor < 0 ? divideCents(0 - dividend, 0 - divisor) : divideCents(dividend, divisor);
}

/** Lines that belong together, and what they add up to. A class, because a report can have tens of thousands of them. */
export class LineGroup<Line> {
  readonly children = new Map<string, LineGroup<Line>>();
  readonly lines: Line[] = [];
  readonly counts: number[];
  lineCount = 0;
  transactionCount = 0;
  private last: unknown = undefined;
  private readonly shared: CellValue[];
  private readonly sums: number[];

  constructor(
    private readonly plan: Plan<Line>,
    private readonly depth = 0,
  ) {
    this.sums = plan.sums.map(() => 0);
    this.counts = plan.counts.map(() => 0);
    this.shared = plan.common.map(() => undefined);
  }

  add(line: Line) {
    const { plan } = this;
    const { counts, common, source } = plan;
    const transaction = source.transactionOf(line);
    if (transaction !== this.last) {
      this.last = transaction;
      this.transactionCount += 1;
      for (let index = 0; index < counts.length; index++) {
        if (counts[index]?.of(line)) this.counts[index] = (this.counts[index] ?? 0) + 1;
      }
    }
    for (let index = 0; index < common.length; index++) {
      const value = common[index]?.of(line);
      if (this.lineCount === 0) this.shared[index] = value;
      else if (this.shared[index] !== value) this.shared[index] = undefined;
    }
    this.lineCount += 1;
    const keyOf = plan.keysOf[this.depth];
    if (keyOf) this.childAt(keyOf(line)).add(line);
    else this.addHere(line);
  }

  /** Only innermost groups add up; the others are the sums of those within. */
  private addHere(line: Line) {
    const { sums, keepsLines } = this.plan;
    for (let index = 0; index < sums.length; index++) {
      const amount = sums[index]?.of(line) ?? 0;
      if (amount !== 0) this.sums[index] = (this.sums[index] ?? 0) + amount;
    }
    if (keepsLines) this.lines.push(line);
  }

  sumOf(index: number): number {
    let sum = this.sums[index] ?? 0;
    for (const child of this.children.values()) sum += child.sumOf(index);
    return sum;
  }

  /** The group within for a value, made if it is new. */
  childAt(value: string): LineGroup<Line> {
    const known = this.children.get(value);
    if (known) return known;
    const child = new LineGroup(this.plan, this.depth + 1);
    this.children.set(value, child);
    return child;
  }

  /** What all lines have in common; `undefined` if they differ. */
  commonOf(id: FieldId): CellValue {
    const index = this.plan.common.findIndex((reader) => reader.id === id);
    return index < 0 ? undefined : this.shared[index];
  }
}

/** The sums and counts of a group by field. */
export function figuresIn<Line>({ sums, counts }: Plan<Line>, group: LineGroup<Line>): Figures {
  return new Map<FieldId, number | undefined>([
    ...sums.map(({ id }, index) => [id, group.sumOf(index)] as const),
    ...counts.map(({ id }, index) => [id, group.counts[index]] as const),
  ]);
}

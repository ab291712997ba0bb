import type { FeeKind, FeeRule } from '../model/fees';
import { lessonLink } from '@back-office/shared/routes';
import type { Measure } from './measure';
import { paymentMeasures } from './paymentMeasures';
import { reportMeasures } from './reportMeasures';
import { salesMeasures } from './salesMeasures';

/**
 * Every figure of the product: its label, formula, explanation, lesson, and the transactions behind it. Summary,
 * drill-downs, reports, builder, dashboard, assistant, search, lessons and exports read it from here. A new figure is one
 * row in one of the three tables. See docs/product/figures.md.
 */
const tables = { ...salesMeasures, ...paymentMeasures, ...reportMeasures };

export type MeasureId = keyof typeof tables;
const measures: Readonly<Record<MeasureId, Measure<MeasureId>>> = tables;
export const measureIds = Object.keys(measures) as readonly MeasureId[];

export function measureOf(id: MeasureId): Measure<MeasureId> {
  return measures[id];
}

/** What a figure says in a shop: its fees quote what the shop is charged. */
export function wordsOf(
  id: MeasureId,
  feeRules: Readonly<Partial<Record<FeeKind, FeeRule>>>,
): Pick<Measure, 'note' | 'rule'> {
  const { fee, note, rule } = measureOf(id);
  const charged = fee && feeRules[fee];
  return charged ? { note: charged.text, rule: charged.rule } : { ...(note && { note }), rule };
}

export function isMeasureId(id: string): id is MeasureId {
  return Object.hasOwn(measures, id);
}

/** The measures that a figure adds up, for its explanation; none if it is counted from transactions directly. */
export function partsOf(id: MeasureId): readonly MeasureId[] {
  const { formula, parts } = measureOf(id);
  return parts ?? ('total' in formula && !formula.where ? formula.total : []);
}

/** Whether the figures of groups add up to that of the whole: not those of an average, a share or a price. */
export function isSum(id: MeasureId): boolean {
  const { formula } = measureOf(id);
  return !('quotient' in formula || 'share' in formula || 'price' in formula);
}

/** Whether it is subtracted, so that reports show it as a negative amount: returns, discounts, fees. */
export function isDeduction(id: MeasureId): boolean {
  const { formula } = measureOf(id);
  return 'total' in formula ? formula.total.every(isDeduction) : 'minus' in formula;
}

/** A total of given figures, by its formula: net sales of some gross sales and returns. Figures that are not given are 0. */
export function totalOfGiven(id: MeasureId, given: Readonly<Partial<Record<MeasureId, number>>>): number {
  const { formula } = measureOf(id);
  const parts = 'total' in formula ? formula.total : [];
  return given[id] ?? parts.reduce((sum, part) => sum + totalOfGiven(part, given), 0);
}

/** The section of a course that explains the figure, and its address; `undefined` if none does. */
export function lessonOf(id: MeasureId): ReturnType<typeof lessonLink> | undefined {
  const { lesson } = measureOf(id);
  return lesson && lessonLink(lesson);
}

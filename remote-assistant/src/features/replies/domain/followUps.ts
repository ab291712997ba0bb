import { addDays, dayCount, type Day } from '@back-office/shared/format';
import { isOfLine, measureOf, type MeasureId } from '@back-office/shared/ledger';
import { isSingular } from './answers/scope';
import type { Period } from './periods/period';
import { fitsScreens } from './links';
import type { Question } from './question';
import { hasGoods } from './reading/kindOf';

/** Figures of items, which can be divided by item. */
const ofGoods: ReadonlySet<MeasureId> = new Set<MeasureId>([
  'net-sales',
  'gross-sales',
  'items',
  'items-sold',
  'quantity',
  'returns',
]);

/**
 * Questions that follow well on figures: each is an edit of the question, has an answer of its own, and asks neither for
 * the same again nor for what the figures cannot be divided by.
 */
export function followUpsOf(question: Question, period: Period): readonly string[] {
  return [beforeOf(period), partOf(question, period), ...nextOf(question)].slice(0, 3);
}

function beforeOf({ range, unit, isSoFar }: Period): string {
  if (range.from === range.to) return 'And the day before?';
  if (!fitsScreens(range)) return 'And this year?';
  const isWhole = !isSoFar && (unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year');
  return isWhole ? `And the ${unit} before?` : 'And the same period last year?';
}

/** How the figures can be divided, if they are not yet; else the other end of their ranking, or the best of the parts. */
function partOf({ figures: [figure], by, rank, filters }: Question, { range }: Period): string {
  const isOneItem = hasGoods({ filters });
  if (rank !== undefined) return rank === 'best' ? 'And the lowest?' : 'And the highest?';
  if (by !== undefined) return by === 'item-name' ? 'By category?' : 'By item?';
  if (figure === 'refunds' || figure === 'returns') return 'By reason?';
  if (!isOneItem && (figure === undefined || ofGoods.has(figure))) return 'By item?';
  return dayCount(range) > 1 ? 'By day?' : 'By staff?';
}

function nextOf({ figures: [figure, ...others], by, filters, asksWhy }: Question): readonly string[] {
  if (by === undefined && hasGoods({ filters })) return ['Who sold the most?'];
  if (figure === 'items-sold' || (by !== undefined && isOfLine(by)))
    return [figure === 'items-sold' ? 'In money?' : 'In units?'];
  if (figure === undefined && filters.some(({ field }) => field === 'tender')) return ['How many?'];
  if (figure === undefined || figure === 'net-sales')
    return by === undefined && !asksWhy ? ['Why?'] : ['What about refunds?'];
  if (others.length > 0) return ['What about refunds?'];
  return [`What ${isSingular(figure) ? 'is' : 'are'} ${measureOf(figure).label.toLowerCase()}?`];
}

/**
 * Further questions that the same words may ask: units beside money, what was sold beside what was paid, the last seven
 * days beside last week. Empty if there is only one reading.
 */
export function otherReadings(question: Question, today: Day): readonly Question[] {
  const { kind, by, filters, period } = question;
  if (kind !== 'figures') return [];
  const isOfGoods = hasGoods({ filters }) || (by !== undefined && isOfLine(by));
  const other = figuresBeside(question, isOfGoods).map((id): Question => ({ ...question, figures: [id] }));
  const days = { 'last week': 7, 'last month': 30 }[period?.name ?? ''];
  if (days === undefined || question.baseline) return other;
  const rolling: Period = {
    range: { from: addDays(today, 1 - days), to: today },
    unit: 'days',
    name: `the last ${days} days`,
  };
  return [...other, { ...question, period: rolling }];
}

function figuresBeside({ figures, asksWhy }: Question, isOfGoods: boolean): readonly MeasureId[] {
  const [figure] = figures;
  if (figures.length > 1 || asksWhy) return [];
  if (figure === 'items-sold') return ['gross-sales'];
  if (figure === 'total-payments') return ['net-sales'];
  if (figure === 'refunds' || figure === 'returns') return ['return-count'];
  if (isOfGoods) return figure === undefined || figure === 'gross-sales' ? ['items-sold'] : [];
  return figure === undefined ? ['gross-sales', 'total-payments'] : [];
}

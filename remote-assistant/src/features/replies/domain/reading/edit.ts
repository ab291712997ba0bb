import type { DimensionId, Filter, MeasureId } from '@back-office/shared/ledger';
import { guideFor } from '../guide';
import type { Kind, Question } from '../question';
import { hasAny } from './kindOf';
import type { Parts } from './parts';

/** A follow-up as an edit of the question before: what it takes over, and what it changes. */
export interface Edit {
  readonly kind: Kind;
  /** The question that is edited. */
  readonly of: Question;
  readonly figures: readonly MeasureId[];
  readonly by: DimensionId | undefined;
  readonly filters: readonly Filter[];
  readonly changes?: Partial<Question>;
}

/** What figures are divided by. */
export function byOf(kind: Kind, parts: Parts): DimensionId | undefined {
  const [named] = parts.groupings;
  if (kind !== 'figures' || named !== undefined) return named;
  // `on a typical Friday`: of all Fridays.
  if (parts.signs.has('average') && parts.limits.length > 0 && parts.figures.length === 0) return 'date';
  const isOfItems = parts.filters.some(({ field }) => field === 'item-name');
  // `what gets returned most`
  const isBroughtBack = parts.texts[0] === 'what' && parts.figures.every((id) => id === 'returns' || id === 'refunds');
  // `all locations last week`, `how is the team doing`, `everyone's tips`
  const all = parts.senses.find(({ signs }) => signs.includes('all'));
  const isEach =
    all !== undefined &&
    !parts.context.earlier?.filters.length &&
    (/^(?:everyones?|all staff)$/.test(all.phrase) ||
      (parts.figures.length === 0 &&
        /^all |team$|^every(?:one|body)$/.test(all.phrase) &&
        (all.start === 0 || /^(?:hows?|what)\b|\bfor all\b/.test(parts.texts.join(' ')))));
  const [each] = isEach ? fieldsOfAll(all.phrase) : [];
  if (each !== undefined && each !== 'part-of-day') return each;
  if (hasAny(parts, 'best', 'worst') && (parts.figures.length === 0 || isBroughtBack) && !isOfItems) return 'item-name';
  // `what did we sell`: its items.
  return parts.nouns.has('item-name') && /^whats? /.test(parts.texts.join(' ')) && !parts.signs.has('quantity')
    ? 'item-name'
    : undefined;
}

export function rankOf(parts: Parts): Question['rank'] {
  if (hasAny(parts, 'worst')) return isWorstOfLosses(parts) ? 'best' : 'worst';
  // `which location sold more`: the one that sold most.
  const isMore = parts.texts.includes('more') && hasAny(parts, 'which', 'who');
  return isMore || hasAny(parts, 'best', 'largest') ? 'best' : undefined;
}

/** `worst month for refunds`: the one with most of them. */
function isWorstOfLosses({ texts, figures, context: { earlier } }: Parts): boolean {
  const [figure = earlier?.figures[0]] = figures;
  const text = texts.join(' ');
  return (worstUnit.test(text) || /\bworst$/.test(text)) && figure !== undefined && losses.has(figure);
}

const worstUnit =
  /\bworst (?:day|weekday|week|month|quarter|year|hour|item|product|location|store|shop|category|person|cashier)s?\b/;

const losses: ReadonlySet<MeasureId> = new Set<MeasureId>([
  'refunds',
  'returns',
  'return-count',
  'items-refunded',
  'partial-refunds',
  'discounts',
  'comps',
  'discounts-and-comps',
]);

/** What `all locations` and the like take away, or divide by. */
export function fieldsOfAll(phrase: string): readonly DimensionId[] {
  if (/locations|stores|shops|everywhere/.test(phrase)) return ['location'];
  if (/staff|employees|every(?:one|body)|team/.test(phrase)) return ['collected-by'];
  if (phrase === 'all categories') return ['category', 'item-name'];
  if (/items|categories|everything/.test(phrase)) return ['item-name', 'category'];
  return /day/.test(phrase) ? ['part-of-day', 'hour'] : [];
}

/** What these words say of the product; `undefined` if that is nothing. */
export function guideEdit(of: Question, words: readonly string[]): Edit | undefined {
  const guide = guideFor(words);
  return guide.length === 0
    ? undefined
    : { kind: 'guide', of, figures: [], by: undefined, filters: [], changes: { guide, words } };
}

export function startsAsFollowUp({ words }: Parts): boolean {
  const text = words.map((word) => word.text).join(' ');
  return /^(?:and|what about|how about|ok|okay|also|only|just|without|except|excluding|not|now|then|same|but|so|no|or|vs|compared?|for|in|at)\b|\b(?:instead|too|as well)$/.test(
    text,
  );
}

export const persons: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'collected-by',
  'attributed-to',
  'customer',
  'customer-id',
]);

export const people = /\b(?:he|she|they|him|his|her|their)\b/;

/** The questions before, the latest first. */
export function historyOf(earlier: Question): readonly Question[] {
  return earlier.previous ? [earlier, ...historyOf(earlier.previous)] : [earlier];
}

/** What a turn points at is not there. */
export function unclearEdit(of: Question): Edit {
  return { kind: 'unclear', of, figures: [], by: undefined, filters: [] };
}

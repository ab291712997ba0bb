import type { DimensionId, Filter } from '@back-office/shared/ledger';
import { monthAround, weekAround } from '../periods/calendar';
import type { Period } from '../periods/period';
import type { Question } from '../question';
import { edited, people, transactionsOf, type Edit } from './edit';
import { hasAny, hasSubject } from './kindOf';
import type { Parts } from './parts';

/** `the second one`, `which of them …`: of what the reply before listed. */
export async function chosenOf(parts: Parts, earlier: Question): Promise<Edit | undefined> {
  const { ordinal, texts, context, signs } = parts;
  const text = texts.join(' ');
  const isOfThem = /(?<!\blist )\bof (?:them|these|those)\b/.test(text) && !signs.has('all');
  const isThat =
    /\b(?:it|that 1|that sale|this 1|that transaction)\b/.test(text) &&
    earlier.kind === 'transactions' &&
    (signs.has('who') || /^(?:what|how (?!m))/.test(text) || signs.has('show'));
  const isLatest = /\b(?:last|latest|first)(?: \d+)? (?:sales?|transactions?|payments?|orders?|refunds?)\b/.test(text);
  const isPerson =
    people.test(text) &&
    ((earlier.rank !== undefined && (earlier.by === 'collected-by' || earlier.by === 'attributed-to')) ||
      earlier.customersBy !== undefined);
  const isThatTime = earlier.rank !== undefined && namesTime(parts, earlier.by);
  // `delete the last one`
  if (signs.has('change') && !signs.has('show') && !hasSubject(parts) && !parts.hasPeriod) return undefined;
  const extreme = extremeOf(parts, earlier);
  if (extreme) return extreme;
  const same = earlier.kind === 'transaction' ? transactionOf(earlier, earlier.transactionId) : undefined;
  if ((ordinal === undefined && !isOfThem && !isThat && !isPerson && !isThatTime) || (isLatest && !/ 1$/.test(text))) {
    const isPlain = (hasAny(parts, 'who', 'refers') || people.test(text)) && !hasSubject(parts) && !parts.hasPeriod;
    return isPlain || (signs.has('who') && /\bit\b/.test(text)) ? same : undefined;
  }
  const list = (ordinal !== undefined && listBefore(earlier)) || earlier;
  const shown = await context.shown?.(list);
  if (!shown) return same;
  const place = ordinal ?? (isThat || isPerson || isThatTime ? 1 : undefined);
  if (place === undefined) {
    const isLimited = earlier.count !== undefined && shown.by !== 'transaction-id';
    return edited(
      {
        ...parts,
        filters: isLimited ? [...parts.filters, { field: shown.by, values: shown.keys }] : parts.filters,
        groupings: parts.groupings.length > 0 ? parts.groupings : earlier.by ? [earlier.by] : [],
      },
      earlier,
    );
  }
  const key = shown.keys.at(place > 0 ? place - 1 : place);
  if (key === undefined) return undefined;
  if (shown.by === 'transaction-id') {
    const edit = transactionOf(earlier, key);
    return { ...edit, changes: { ...edit.changes, previous: list } };
  }
  if (list !== earlier) return ofOther(parts, earlier, list, { field: shown.by, values: [key] });
  const isOfOne = isPerson || isThatTime || earlier.customersBy !== undefined;
  const isOfItems = isOfOne && /^(?:and )?what\b/.test(text) && parts.groupings.length === 0;
  const period = periodOfKey(shown.by, key);
  const edit = edited(
    {
      ...parts,
      ordinal: undefined,
      ...(isOfItems && { groupings: ['item-name'] }),
      filters: period ? parts.filters : [...parts.filters, { field: shown.by, values: [key] }],
    },
    {
      ...earlier,
      rank: undefined,
      count: undefined,
      ...(earlier.kind === 'customers' && { kind: 'figures', figures: [], by: undefined, customersBy: undefined }),
      ...(period && { by: undefined, baseline: undefined }),
    },
  );
  return period ? { ...edit, changes: { ...edit.changes, period, periodFrom: 'conversation' } } : edit;
}

/** The list that the question before is about one of, such as the customers of whom one was chosen. */
function listBefore({ kind, filters, previous }: Question): Question | undefined {
  if (!previous) return undefined;
  if (previous.kind === 'transactions') return kind === 'transaction' ? previous : undefined;
  const field = previous.customersBy ? 'customer-id' : previous.by;
  const isIn = (some: Question['filters']) => some.some((one) => one.field === field);
  return isIn(filters) && !isIn(previous.filters) ? previous : undefined;
}

/** `and the second`, after figures of the first one of a list: the same of another one of it. */
function ofOther(parts: Parts, earlier: Question, list: Question, named: Filter): Edit {
  const others = earlier.filters.filter(({ field }) => field !== named.field);
  const edit = edited({ ...parts, ordinal: undefined }, { ...earlier, filters: [...others, named] });
  return { ...edit, changes: { ...edit.changes, previous: list } };
}

/** `that day`, after a ranking of days. */
function namesTime({ senses }: Pick<Parts, 'senses'>, by: DimensionId | undefined): boolean {
  const word = by === 'date' ? 'day' : by;
  return senses.some(({ phrase }) => phrase === `that ${word}`);
}

/** The days of a group of time. */
function periodOfKey(by: DimensionId, key: string): Period | undefined {
  if (by === 'date') return { range: { from: key, to: key }, unit: 'day' };
  if (by === 'week') return { range: weekAround(key), unit: 'week' };
  return by === 'month' ? { range: monthAround(`${key}-01`), unit: 'month' } : undefined;
}

/** `the biggest one`, after refunds or transactions. */
function extremeOf(parts: Parts, earlier: Question): Edit | undefined {
  const [figure] = earlier.figures;
  const isRefund = figure === 'refunds' || figure === 'returns' || earlier.listed?.type === 'Refund';
  const isOne = / (?:1|one|ones)$/.test(parts.texts.join(' ')) && hasAny(parts, 'best', 'worst', 'largest', 'smallest');
  if (!isOne || earlier.by !== undefined || !(isRefund || earlier.kind === 'transactions')) return undefined;
  const order = hasAny(parts, 'worst', 'smallest') ? 'smallest' : 'largest';
  return transactionsOf(parts, earlier, {
    listed: { type: isRefund ? 'Refund' : earlier.listed?.type, order, isDetailed: false },
    rank: undefined,
    count: undefined,
  });
}

function transactionOf(earlier: Question, transactionId: string | undefined): Edit {
  return { kind: 'transaction', of: earlier, figures: [], by: undefined, filters: [], changes: { transactionId } };
}

import { namesThing } from '../guide';
import type { Kind, Question } from '../question';
import { guideEdit, startsAsFollowUp, type Edit } from './edit';
import { merged } from './keptLimits';
import { hasSubject, isModified, owedFigures } from './kindOf';
import type { Parts } from './parts';

/** `and transactions?` after `how do I export items`. */
function ofGuide(parts: Parts, earlier: Question): Edit | undefined {
  if (earlier.kind !== 'guide' || parts.hasPeriod) return undefined;
  // `and delete one?` is about the same thing, `and transactions?` about doing the same.
  const isOfSame = parts.texts.some((word) => deeds.has(word)) && !parts.texts.some(namesThing);
  // `and a photo of it`, after `how do I add an item`
  const isPart =
    parts.texts.some((word) => partsOfItems.test(word)) &&
    earlier.words.some((word) => items.test(word) || partsOfItems.test(word));
  const kept = isPart ? ['item'] : earlier.words.filter((word) => isVerb(word) !== isOfSame);
  const words = [...kept, ...parts.texts];
  return guideEdit(earlier, words);
}

const partsOfItems = /^(?:photo|picture|description|sku|barcode|price|name)s?$/;
const items = /^(?:item|product|article|dish)s?$/;

function isVerb(word: string): boolean {
  return deeds.has(word) || /^(?:how|do|can|i|where|find)$/.test(word);
}

const deeds = new Set('export import add create delete edit change print download undo rename move archive'.split(' '));

/** After a definition or talk, a question takes its figures and its period at most. */
export function afterTalk(kind: Kind, parts: Parts, earlier: Question): Edit | undefined {
  const owed = owedOf(kind, parts, earlier);
  if (owed) return owed;
  if (kind === 'unclear' || kind === 'guide') return ofGuide(parts, earlier);
  const isShort = parts.texts.length < 4;
  if (earlier.kind === 'guide' && kind === 'figures' && isShort && startsAsFollowUp(parts))
    return ofGuide(parts, earlier);
  const fee = feeAgain(kind, parts, earlier);
  if (fee) return fee;
  const isAboutIt =
    earlier.figures.length > 0 &&
    kind === 'figures' &&
    parts.figures.length === 0 &&
    (parts.signs.has('refers') || !hasSubject(parts)) &&
    isModified(parts);
  if (!isAboutIt) return undefined;
  return {
    kind: 'figures',
    of: earlier,
    figures: earlier.figures,
    by: parts.groupings[0],
    filters: merged(parts, earlier),
  };
}

/** `and by invoice?`, `and on 50?`, after the fee of an amount: another one. */
function feeAgain(kind: Kind, parts: Parts, earlier: Question): Edit | undefined {
  const isOther = parts.values.size > 0 || parts.amount !== undefined;
  const isPlain = kind === 'figures' && !hasSubject(parts) && !parts.hasPeriod;
  if (!/^fee/.test(earlier.kind) || !isOther || !isPlain) return undefined;
  const { figures, amount } = earlier;
  const changes = { amount: parts.amount ?? amount };
  return { kind: earlier.kind, of: earlier, figures, by: undefined, filters: parts.filters, changes };
}

/** `how much is there now`, after what deferred sales are; `how many did we sell`, after what is owed on gift cards. */
function owedOf(kind: Kind, parts: Parts, earlier: Question): Edit | undefined {
  const text = parts.texts.join(' ');
  // `how much of that is gift cards`, after the balance
  const isOfBalance =
    earlier.kind === 'owed' && !parts.hasPeriod && parts.figures.every((id) => owedFigures.includes(id));
  if (isOfBalance && /\bof (?:that|it|this|them|those|which)\b/.test(text))
    return { kind: 'owed', of: earlier, figures: parts.figures, by: undefined, filters: [] };
  // `who are those people`, after the balance: the screen of what is owed lists them.
  if (earlier.kind === 'owed' && kind === 'customers' && parts.signs.has('refers') && !parts.hasPeriod)
    return { kind: 'owed', of: earlier, figures: earlier.figures, by: undefined, filters: [] };
  const isOwed = earlier.figures.some((id) => /^(?:gift-card-sales|deposits-collected|deferred-sales)$/.test(id));
  const isPlain = parts.figures.length === 0 && parts.filters.length === 0 && parts.texts.length < 10;
  if (!isOwed || !isPlain || (earlier.kind !== 'definition' && earlier.kind !== 'owed')) return undefined;
  const edit = { of: earlier, figures: earlier.figures, by: parts.groupings[0], filters: [] };
  if (kind === 'figures' && /\b(?:sell|sold|take|took|collect|get|issue)\b/.test(text)) return { kind, ...edit };
  const isBalance = /^(?:and |so |ok )*how (?:much|many)\b.*\b(?:now|left|there|have|open|today)\b/.test(text);
  return isBalance || (earlier.kind === 'owed' && kind === 'figures' && parts.hasPeriod && !hasSubject(parts))
    ? { kind: 'owed', ...edit }
    : undefined;
}

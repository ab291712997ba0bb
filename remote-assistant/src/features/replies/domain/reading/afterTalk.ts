import { namesThing } from '../guide';
import type { Kind, Question } from '../question';
import { guideEdit, startsAsFollowUp, type Edit } from './edit';
import { hasSubject, isModified } from './kindOf';
import type { Parts } from './parts';

/** `and transactions?` after `how do I export items`. */
function ofGuide(parts: Parts, earlier: Question): Edit | undefined {
  if (earlier.kind !== 'guide' || parts.hasPeriod) return undefined;
  // `and delete one?` is about the same thing, `and transactions?` about doing the same.
  const isOfSame = parts.texts.some((word) => deeds.has(word)) && !parts.texts.some(namesThing);
  const words = [...earlier.words.filter((word) => isVerb(word) !== isOfSame), ...parts.texts];
  return guideEdit(earlier, words);
}

function isVerb(word: string): boolean {
  return deeds.has(word) || /^(?:how|do|can|i|where|find)$/.test(word);
}

const deeds = new Set('export import add create delete edit change print download undo rename move'.split(' '));

/** After a definition or talk, a question takes its figures and its period at most. */
export function afterTalk(kind: Kind, parts: Parts, earlier: Question): Edit | undefined {
  if (kind === 'unclear' || kind === 'guide') return ofGuide(parts, earlier);
  const isShort = parts.texts.length < 4;
  if (earlier.kind === 'guide' && kind === 'figures' && isShort && startsAsFollowUp(parts))
    return ofGuide(parts, earlier);
  const isAboutIt =
    (earlier.kind === 'definition' || earlier.kind === 'feeRates') &&
    earlier.figures.length > 0 &&
    kind === 'figures' &&
    parts.figures.length === 0 &&
    (parts.signs.has('refers') || !hasSubject(parts)) &&
    isModified(parts);
  if (!isAboutIt) return undefined;
  return {
    kind: 'figures',
    of: { ...earlier, filters: [] },
    figures: earlier.figures,
    by: parts.groupings[0],
    filters: parts.filters,
  };
}

import type { Kind, Question } from '../question';
import { hasAny, hasGoods } from './kindOf';
import type { Parts } from './parts';

/** By what customers are ranked; `undefined`: they are counted. */
export function customersBy(kind: Kind, parts: Parts): Question['customersBy'] {
  if (kind !== 'customers') return undefined;
  // `who bought the knife` asks for customers, not for their number.
  if (hasGoods(parts) && parts.senses.some(({ phrase }) => phrase.startsWith('who'))) return 'visits';
  const isRanked =
    hasAny(parts, 'best', 'worst', 'largest') || parts.senses.some(({ phrase }) => /^(?:top|best) /.test(phrase));
  if (countsVisits(parts)) return isRanked || parts.context.earlier?.customersBy ? 'visits' : undefined;
  const isBound = parts.amount !== undefined && parts.bound !== 'exactly';
  return isRanked || isBound ? 'spent' : undefined;
}

/** `who came most often`, `by number of visits`, `who came back most` */
export function countsVisits({ texts }: Parts): boolean {
  return /\b(?:often|frequent|frequently|visits?|visited|times|c[ao]me back|coming back)\b/.test(texts.join(' '));
}

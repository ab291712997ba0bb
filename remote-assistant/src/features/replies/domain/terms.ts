import { descriptionOf, dimensionIds, dimensionOf } from '@back-office/shared/ledger';
import { sensesIn } from './language/lexicon';

export interface Term {
  readonly name: string;
  readonly text: string;
}

/** What a transaction can be, in the words of its status. */
const statuses: readonly (readonly [asked: RegExp, term: Term])[] = [
  [
    /\bpartial(?:ly)? paid\b/,
    {
      name: 'Partially paid',
      text: 'a deposit was collected for an order that is not complete. Nothing counts as sold yet; the sale that completes it redeems the deposit.',
    },
  ],
  [
    /\bawaiting capture\b/,
    { name: 'Awaiting capture', text: 'a payment that was approved and not collected yet. Your sales data has none.' },
  ],
  [/\bcompleted?\b/, { name: 'Completed', text: 'the sale is paid in full and everything counts as sold.' }],
];

/** The fields and statuses that words name. */
export function termsIn(words: readonly string[]): readonly Term[] {
  const text = words.join(' ');
  const named = statuses.filter(([asked]) => asked.test(text)).map(([, term]) => term);
  if (named.length > 0) return named;
  const fields = sensesIn(words).flatMap((sense) => sense.fields);
  return dimensionIds
    .filter((id) => fields.includes(id))
    .map((id) => ({ name: dimensionOf(id).label, text: `${descriptionOf(id)}.` }));
}

/** What a need says of the answer before it, instead of a need of its own. */
export type FollowUp =
  | { readonly kind: 'cheaper' | 'cheapest' | 'that' }
  /** One of the recommendations, counted from 0; -1 is the last. */
  | { readonly kind: 'one'; readonly index: number };

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const thing = '(?: (?:one|product|item|option))?';
const start = '(?:(?:and|why|what about|how about|tell me (?:more )?about|show me|more (?:about|on)) )*';
const end = '[?.! ]*$';
/** Nothing but the place and words around it: `first aid kit` is a need, and `2` a budget. */
const onlyOne = new RegExp(
  `^${start}(?:(?:the )?(${ordinals.join('|')}|last|[1-5](?:st|nd|rd|th))${thing}|(?:number |no\\. ?|# ?)([1-5]))${end}`,
  'i',
);
const named = new RegExp(`\\b(${ordinals.join('|')}|last)\\b`, 'i');
const why = /^why(?:[?.! ]*$|\b.*\b(?:that|this|it|one|them|these|those)\b)/i;
const cheaper =
  /^(?:(?:something|anything|any|one|show me|is there|do you have|a bit|a little|even|much|an?|the|what about|and) )*(?:cheaper|less expensive|lower price)(?: (?:one|ones|than that|please|option|options))*[?.! ]*$|^(?:(?:that|this|it|they)(?:’s|'s| is| are) )?(?:still )?too (?:expensive|much)[?.! ]*$/i;
const cheapest = new RegExp(
  `^(?:${start}|which (?:one )?is |what is |what’s |what's )(?:the )?(?:cheapest|least expensive)${thing}(?: of (?:them|these|those))?${end}`,
  'i',
);

/** `cheaper`, `the cheapest`, `the second one`, `number 2`, `why that one?`; `undefined` for a need. */
export function followUpOf(need: string): FollowUp | undefined {
  const text = need.trim();
  if (cheaper.test(text)) return { kind: 'cheaper' };
  if (cheapest.test(text)) return { kind: 'cheapest' };
  const [, place, digit] = onlyOne.exec(text) ?? [];
  const isWhy = why.test(text);
  const said = digit ?? place ?? (isWhy ? named.exec(text)?.[1] : undefined);
  if (said !== undefined) return { kind: 'one', index: indexOf(said) };
  return isWhy ? { kind: 'that' } : undefined;
}

function indexOf(said: string): number {
  const digits = Number.parseInt(said, 10);
  return Number.isNaN(digits) ? ordinals.indexOf(said.toLowerCase()) : digits - 1;
}

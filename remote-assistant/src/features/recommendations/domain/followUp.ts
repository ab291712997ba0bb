/** What a need says of the answer before it, instead of a need of its own. */
export type FollowUp =
  | { readonly kind: 'cheaper' }
  /** One of the recommendations, counted from 0; -1 is the last. */
  | { readonly kind: 'one'; readonly index: number };

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const ordinal = new RegExp(`\\b(?:the )?(${ordinals.join('|')}|last)(?: (?:one|product|item|option))?\\b`, 'i');
/** Nothing but the ordinal and words around it: `first aid kit` is a need. */
const onlyOne = new RegExp(
  `^(?:(?:and|why|what about|how about|tell me (?:more )?about|show me|more (?:about|on)) )*(?:the )?(?:${ordinals.join('|')}|last)(?: (?:one|product|item|option))?[?.! ]*$`,
  'i',
);
const why = /^why\b.*\b(?:that|this|it|one|them|these|those)\b/i;
const cheaper =
  /^(?:(?:something|anything|any|one|show me|is there|a|an|the|what about|and) )*(?:cheaper|less expensive|lower price)(?: (?:one|ones|than that|please|option|options))*[?.! ]*$/i;

/** `cheaper`, `the second one`, `why that one?`; `undefined` for a need. */
export function followUpOf(need: string): FollowUp | undefined {
  const text = need.trim();
  if (cheaper.test(text)) return { kind: 'cheaper' };
  const named = ordinal.exec(text)?.[1]?.toLowerCase();
  if (named && (onlyOne.test(text) || why.test(text))) return { kind: 'one', index: ordinals.indexOf(named) };
  return why.test(text) ? { kind: 'one', index: 0 } : undefined;
}

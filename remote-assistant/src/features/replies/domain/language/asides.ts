/**
 * Statements beside the question: `I am new here. How did we do?`, `sales by location, we file separately`, `my brother
 * says we were busy, how much came in on Friday`. Words that are not known mean nothing there; what else counts of them is
 * decided by `reading/statements`.
 */
const leads =
  '(?:(?:and|so|but|or|well|ok|okay|hey|hi|hello|sorry|oh|um|uh|like|as|since|because|cause|cuz|bc|coz|now|then|therefore|please|pls|kindly|just|also|honestly|actually|anyway|right|thanks|before|after|when|while|if|unless|until|though|although) )*';

const forWhom =
  '(?:accountant|bookkeeper|boss|records|files|books|taxes|tax return|report|meeting|audit|return|landlord|bank|payroll|newsletter|team|owner|partner)';

/** How a remark beside a question of a few words begins. */
const remark = new RegExp(
  `^${leads}(?:thinking (?:of|about)|(?:doing|making|preparing|prepping|counting|closing|writing|setting up|working on) (?:the|my|our|up)|(?:need|have|got|gotta|going|off) (?:to )?(?:go|run|head|get) to|i|i'?m|i'?ve|i'?ll|we|we'?re|we'?ve|we'?ll|my|our|he|she|they|someone|somebody|an? (?:lady|guy|man|woman|customer|client|person|friend|colleague)|the (?:boss|accountant|landlord|bank|owner|auditor|manager|tax office|bookkeeper)|(?:just )?(?:need|needed|want|wanted) (?:it|this|that|them)|that'?s (?:the|our|my|his|her|their|where|what|why|because|how)|for (?:my|our|the|an?) (?:\\w+ )?${forWhom}|keep \\w+ing|gotta|never remember|always (?:forget|mix)|(?:just )?(?:got )?back from|it'?s for|this is for|that'?s for|asking for|not sure|no idea|don'?t know)\\b`,
);

/** What the question is for: `the slowest hour, trying to cut costs`. */
const purpose = /^(?:just )?(?:trying|hoping|planning|looking|deciding|about) to (?!see\b|know\b|find\b|understand\b)/;

/** What has a subject and a verb. */
const sentence = new RegExp(
  [
    "\\b(?:i|we|he|she|they|it|there|someone|somebody|nobody|who)(?:'?(?:m|s|re|ve|ll|d))?(?: (?:just|really|also|always|still|never|only|often|all))? [a-z]",
    "\\b(?:is|are|was|were|isn'?t|do(?:es)?(?:n'?t| not)|did(?:n'?t| not)|has|have|had|wants|needs|says|said|asks|asked|thinks|thought|tells|told|goes|going|comes|came|takes|left|will|would|looks|looked|feels|felt|keeps|kept|gets|got|makes|pays|likes|swears|reckons|claims|starts|rang|called|insists|manages|moved|opened|closed|owes)\\b",
  ].join('|'),
);

/** Part of the question, though it has a verb: `of everything we sold`, `my name is Theo`, `our year starts in April`. */
const belonging = new RegExp(
  `^(?!because of)${leads}(?:(?:out )?of|from|among|for (?:all|every)|my name|this is \\w+ here)\\b|\\b(?:year|quarter|month|week|day) (?:starts|begins|ends|runs)\\b`,
);

/** What asks for something, also without a question mark. */
const asking = new RegExp(
  [
    `^${leads}(?:how|what|whats|what's|which|who|whos|whose|when|where|why|is|are|was|were|am|do|does|did|has|have|had(?! (?:an?|to|my|our)\\b)|can|could|would|will|should|show|list|give|tell|compare|break|split|sort|find|send|write|print|export|import|add|change|delete|create|explain|define|any|anything|only|without|except|exclude|separate)\\b`,
    '\\b(?:how (?:much|many|big|high|long|often|well|do|does|did|is|are|was|were|can|the)|what|whats|whether|(?:idea|sure|know|see|wonder|remember|forgot) (?:who|which|where|when|why))\\b',
    "\\b(?:(?:i|we|i'd|we'd|would|also|just|^)(?: (?:would|also|just|really|only))* (?:want|need|like|wish|love|have)|curious|interested|wondering|good|nice|great|trying) (?:to|in|if) (?:know|see|have|find|get|check|compare|understand|look|add|change|delete|export|import|print|create|make a|put|set|divide|split|knowing|seeing)\\b",
    '\\b(?:show|tell|give|send|write|get) (?:me|us|it to me)\\b',
    '\\b(?:looking for|can you|could you|would you|wanna|let me (?:see|know)|i ask for|i meant?|mean|without|except|exclud\\w+|ignor\\w+|only|not counting|leaving out)\\b',
    '\\?$',
  ].join('|'),
);

/** What asks without a question mark, though another sentence has one. */
const request =
  /\bi mean (?:how|what|which|who)\b|\b(?:show|list|give|tell|compare|split|send|print|export|want to|like to|need to|looking for)\b/;

/** What asks in a few words, if nothing else does: `sales by location, we file separately`. */
const naming =
  /\b(?:how|what|whats|what's|which|who|whos|when|where|why|show|list|give|tell|compare|break|sales|figures|numbers|total|refunds?|returns?|fees|tips|discounts?|taxes|deposits?|sell|sold|sells|made|make|took|take|earned?|want to|wanna|would like|'d like|id like|need to|need (?!it\b|this\b|that\b|them\b)|want (?!it\b|this\b|that\b|them\b)|looking for|can you|could you|mean|meant|add|change|delete|without|except|exclud\w+|ignor\w+|only|not counting|leaving out|import|export|print)\b/;

/** `can you say it to me?` asks for nothing more. */
const tag =
  /^(?:and |so |please )*(?:can|could|would|will) (?:you|i)(?: please)?(?: (?:say|tell|show|help|look|check|find|see|get|give|do)(?:,? (?:it|that|this|them|me|us|to|for|up|with|on|there|out|please))*)?\s*[,.?!]*$|^(?:is it|right|ok|okay|please|thanks|thank you|which (?:one|day|date|was it))\s*[.?!]*$/;

/** `and in June, after we put up the sign?` */
const subordinate =
  /^(?:when|after|before|while|as|because|although|though|since|so that) (?:i|we|they|he|she|the|my|our|somebody|someone|people|there) /;

/** `I need net sales for June, but please exclude Location 3` */
const wanting = new RegExp(
  `^${leads}(?:i|we)(?:'?d| would)? (?:(?:just|also|really|only|would|like) )*(?:need|want|like|require) (?!(?:it|this|that|them|those|him|her|to)\\b)`,
);

/** `I forgot`, `my wife asks me` */
const saying = new RegExp(
  `^${leads}(?:[\\w']+ ){0,12}?(?:asks?|asked|asking|forgot|forget|remember|understand|know|wonders?|wondering|curious|told|tell)\\b`,
);
const subjects =
  /\b(?:sales|figures|numbers|total|refunds?|returns?|fees|tips|discounts?|taxes|deposits?|takings|turnover|revenue|income|list|orders?|items?|products?)\b/;

/** `what was our best week I think it was in May`: who dictates says no comma. */
const unmarked =
  "(?<!\\b(?:do|does|did|don'?t|didn'?t|have|has|had|can|could|should|would|will|may|might|must|shall|was|were|are|is|am|what|whatever|which|that|who|whom|how|where|when|why|than|as|if|whether|and|but|or|so|before|after|since|because|cuz|cause|until|while|all|everything|anything|one|ones|thing|things|to|for|with|of|in|by|think|say|says|know|said) )(?<=\\S+ \\S+ )(?=(?:i|we|he|she|they)(?:(?:'?m| am|'?re| are) (?:thinking|trying|planning|hoping|guessing|pretty|not sure|sure|just|wondering|worried|closing|opening|doing)|(?:'?ve| have|'?s| has)? (?:just |really |also |still |kinda |always )*(?!(?:wanna|gotta|(?:want|wants|need|needs|have|got) (?:to )?)(?:know|see|find|have|get|check|compare|understand|look)\\b)(?:think|thought|guess|believe|feel|figure|wanna|wants?|needs?|gotta|(?:have|has|had|got|need|needs) to|keep|kept|forgot|know|heard|asked|said|swear|bet|wonder|hope|reckon|suppose|promised|told))\\b)";

const borders = new RegExp(
  `(?<=[.!?;,:)])\\s+|\\s+(?=(?:because|cuz|coz|so that|so i|so we|so (?:how|what|which|who|when|where)|and (?:i|we|he|she|they|nobody|my|our|which|what|who|how)) )|\\s+-\\s+|\\n+|${unmarked}`,
  'g',
);
const ends = /(?<=[.!?])\s+|\n+/g;

type Place = readonly [from: number, to: number];

/** The parts of the rewritten text that are such statements, as places of its characters; none if there is nothing else. */
export function asidesIn(text: string): readonly Place[] {
  const of = ([from, to]: Place) => text.slice(from, to).trim();
  const clauses = parted(text, borders);
  const sentences = parted(text, ends);
  // `My neighbor, who also sells honey, came in. How much honey did we sell?`
  const marked = sentences.filter((place) => of(place).endsWith('?') && !tag.test(of(place)));
  const asked = clauses.filter(
    (place) => isAsking(of(place)) && (marked.length === 0 || isPartOf(place, marked) || request.test(of(place))),
  );
  // `July takings. Was it busier?` names what it asks for.
  const told = sentences.filter(
    (place) =>
      !asked.some((one) => isPartOf(one, [place])) &&
      (isTelling(of(place)) || !(naming.test(of(place)) || isTopic(text, place))),
  );
  // `Owen ran the place alone, poor guy. What did he ring up?`
  const isBefore = (place: Place) => asked.some(([start]) => start >= place[1]) && isPartOf(place, told);
  const asides = clauses.flatMap((place) => {
    const clause = of(place);
    if (belonging.test(clause)) return [];
    if (purpose.test(clause) && place !== clauses[0]) return [place];
    if (asked.length === 0) return clause.includes(' ') && remark.test(clause) && !naming.test(clause) ? [place] : [];
    if (tag.test(clause) || isBefore(place) || (place !== clauses[0] && subordinate.test(clause))) return [place];
    if (asked.includes(place)) return leadIn(text, place);
    return clause.includes(' ') && isTelling(clause) ? [place] : [];
  });
  return clauses.every((clause) => asides.includes(clause)) ? [] : asides;
}

function parted(text: string, borders: RegExp): readonly Place[] {
  const cuts = [...text.matchAll(borders)].map(({ index, 0: border }) => [index, index + border.length] as const);
  return [[0, 0] as const, ...cuts]
    .map(([, from], at) => [from, cuts[at]?.[0] ?? text.length] as const)
    .filter(([from, to]) => /\w/.test(text.slice(from, to)));
}

/** What a question on the next line is about: `sourdough`, `how many last week`. */
function isTopic(text: string, [from, to]: Place): boolean {
  return text[to] === '\n' && text.slice(from, to).trim().split(/\s+/).length <= 4;
}

function isPartOf([from]: Place, places: readonly Place[]): boolean {
  return places.some(([start, end]) => start <= from && from < end);
}

function isTelling(clause: string): boolean {
  return remark.test(clause) || sentence.test(clause);
}

function isAsking(clause: string): boolean {
  return clause.includes(' ') && (asking.test(clause) || isWanting(clause)) && !tag.test(clause);
}

function isWanting(clause: string): boolean {
  return wanting.test(clause) && subjects.test(clause);
}

/** `my wife asked at breakfast | how much we made`, `my landlord would like to know | our takings` */
function leadIn(text: string, [from, to]: Place): readonly Place[] {
  const clause = text.slice(from, to);
  const [wish = ''] =
    /^(?!(?:i|we)\b).*?\b(?:would like|wants?|wanted|needs?|wishes|asked?|likes) (?:me |us )?to (?:know|see|have|hear) (?:about )?/.exec(
      clause,
    ) ?? [];
  if (wish !== '' && !subjects.test(wish)) return [[from, from + wish.length]];
  const at = clause.search(/(?<=\S )(?:how|what|which|who|whose|where|when|whether)\b/);
  const before = at < 0 ? '' : text.slice(from, from + at);
  return saying.test(before) && !subjects.test(before) ? [[from, from + at]] : [];
}

/**
 * Statements beside the question: `I am new here. How did we do?`, `sales by location, we file separately`, `need it for
 * payroll`. Words that are not known mean nothing there; names, figures and days count as anywhere else.
 */
const statement =
  /^(?:(?:and|so|but|well|ok|okay|hey|hi|hello|sorry|oh|um|uh|as|since|because|cause|cuz|bc|coz) )*(?:thinking (?:of|about)|i|i'?m|i'?ve|i'?ll|we|we'?re|we'?ve|we'?ll|my|our|he|she|they|someone|somebody|an? (?:lady|guy|man|woman|customer|client|person|friend|colleague)|the (?:boss|accountant|landlord|bank|owner|auditor|manager|tax office|bookkeeper)|(?:just )?(?:need|needed|want|wanted) (?:it|this|that|them)|for (?:my|our|the|an?) (?:\w+ )?(?:accountant|bookkeeper|boss|records|files|books|taxes|tax return|report|meeting|audit|return|landlord|bank|payroll|newsletter|team|owner|partner)|(?:just )?(?:got )?back from|it'?s for|this is for|that'?s for|asking for|not sure|no idea|don'?t know|dont know)\b/;

/** What asks for something itself. */
const asking =
  /\b(?:how|what|whats|what's|which|who|whos|when|where|why|show|list|give|tell|compare|break|sales|figures|numbers|total|refunds?|returns?|fees|tips|discounts?|taxes|deposits?|sell|sold|sells|made|make|took|take|earned?|want to|wanna|would like|'d like|id like|need to|need (?!it\b|this\b|that\b|them\b)|want (?!it\b|this\b|that\b|them\b)|looking for|can you|could you|mean|meant|add|change|delete|without|except|exclud\w+|ignor\w+|only|not counting|leaving out|import|export|print)\b/;

const borders = /(?<=[.!?;,:)])\s+|\s+(?=(?:because|cuz|coz) )|\s+-\s+|\n+/g;

/** The parts of the rewritten text that are such statements, as places of its characters; none if there is nothing else. */
export function asidesIn(text: string): readonly (readonly [from: number, to: number])[] {
  const cuts = [...text.matchAll(borders)].map(({ index, 0: border }) => [index, index + border.length] as const);
  const clauses = [[0, 0] as const, ...cuts].map(([, from], at) => [from, cuts[at]?.[0] ?? text.length] as const);
  const asides = clauses.filter(([from, to]) => {
    const clause = text.slice(from, to).trim();
    return statement.test(clause) && !asking.test(clause) && clause.includes(' ');
  });
  return asides.length < clauses.filter(([from, to]) => /\w/.test(text.slice(from, to))).length ? asides : [];
}

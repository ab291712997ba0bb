const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );

const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(ones.map((name, index) => [name, index + 1])),
  ...Object.fromEntries(tens.map((name, index) => [name, 20 + 10 * index])),
};

/** Single words that stand for their digits wherever they are: one to twelve, and a hundred. */
export const digitsOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ones.slice(0, 12).map((name, index) => [name, String(index + 1)])),
  hundred: '100',
};

const one = `(?:${ones.slice(0, 9).join('|')})`;
const ten = `(?:${tens.join('|')})`;
const small = `(?:${ten}(?:[ -]${one})?|${ones.toReversed().join('|')})`;
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** `twenty twenty-five`, `two thousand (and) twenty five` */
const year = new RegExp(
  `\\b(?:twenty[ -](${small})|two thousand(?: and)?(?: (${small}))?)(?=\\W|$)(?! (?:percent|dollars|bucks))`,
  'g',
);
/** `twenty second`, `thirty-first`, `fifteenth` */
const ordinal = new RegExp(
  `\\b(?:(twenty|thirty)[ -](${ordinals.slice(0, 9).join('|')})|(${ordinals.slice(5).join('|')}|twentieth|thirtieth))\\b`,
  'g',
);
/** `two hundred and fifty`, `a hundred`, `forty five`, `thirteen` */
const plain = new RegExp(
  `\\b(?:(a|${one}) (hundred|thousand)(?:(?: and)? (${small}))?|(${ten})(?:[ -](${one}))?|(${ones.slice(12).join('|')}))\\b`,
  'g',
);
/** `first of June`, `June the second`; not `first half of June` and `June second best`. */
const monthFirst = new RegExp(
  `\\b(${months}) (?:the )?(first|second|third|fourth|fifth)\\b(?! (?:half|week|quarter|day|best|most|place|one)s?\\b)`,
  'g',
);
/** `first to the 7th of June`, `June 1st to fifth` */
const firstOfRange = new RegExp(
  `\\b(first|second|third|fourth|fifth)(?= (?:to|through|thru|until|till|and|-) (?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of)? (?:${months})\\b)`,
  'g',
);
const dayFirst = new RegExp(`\\b(first|second|third|fourth|fifth)(?: day)?(?: of)? (?=(?:${months})\\b)`, 'g');

const sum = (words = '') => words.split(/[ -]/).reduce((total, word) => total + (values[word] ?? 0), 0);
const nth = (number: number) =>
  `${number}${['th', 'st', 'nd', 'rd'][number % 100 > 10 && number % 100 < 14 ? 0 : number % 10] ?? 'th'}`;
const placeOf = (word: string) => ordinals.indexOf(word) + 1;

/** The text with numbers in words as digits, as far as they are longer than one word or above twelve; days of a month, too. */
export function withDigits(text: string): string {
  return text
    .replace(ordinal, (_, ten: string | undefined, unit: string | undefined, single: string | undefined) =>
      nth(single ? ({ twentieth: 20, thirtieth: 30 }[single] ?? placeOf(single)) : sum(ten) + placeOf(unit ?? '')),
    )
    .replace(monthFirst, (_, month: string, word: string) => `${month} ${nth(placeOf(word))}`)
    .replace(dayFirst, (_, word: string) => `${nth(placeOf(word))} of `)
    .replace(firstOfRange, (word) => nth(placeOf(word)))
    .replace(year, (all: string, short: string | undefined, rest: string | undefined) =>
      short && sum(short) < 10 ? all : String(2000 + sum(short ?? rest)),
    )
    .replace(
      plain,
      (
        _,
        count: string | undefined,
        scale: string,
        rest: string | undefined,
        ten: string | undefined,
        unit: string | undefined,
        teen: string | undefined,
      ) =>
        String(
          count
            ? (values[count] ?? 1) * (scale === 'hundred' ? 100 : 1000) + sum(rest)
            : sum([ten, unit, teen].filter(Boolean).join(' ')),
        ),
    );
}

import { withoutGroupSpaces } from '../../../../domain/writtenAmounts';
import { nearestWord } from '../../../../domain/spelling';
import { guideWords } from '../guide';
import { digitsOf, withDigits } from './numberWords';
import { asidesIn } from './asides';
import { rewritten, timeAsGreeting } from './rewrites';
import { rewrittenTurn } from './turns';
import { correctWords, everydayWords, knownWords, knownWordsWith, wordsBeforeSales } from './plainWords';

/** One word, number or date of a question, in small letters. */
export interface Word {
  /** As understood: spelling corrected, number words in digits. */
  readonly text: string;
  /** As typed. */
  readonly typed: string;
  /** It belongs to a statement beside the question. */
  readonly isAside?: true;
  /** Days stood before it, so that it makes no phrase with the word before: `all Saturdays in June` is not `all in`. */
  readonly isApart?: true;
}

export type Words = readonly Word[];

export function textOf(words: Words): string {
  return words.map(({ text }) => text).join(' ');
}

/** `1,200.50`, also with the marks of other locales: `1.200,50`, `1'200.50`. */
const number = "\\d+(?:[.,]\\d+|'\\d{3}(?!\\d))*";

const pieces = [
  /\d{4}-\d{1,2}(?:-\d{1,2})?(?!\d)/,
  /\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?!\d)/,
  /\d{1,2}\/\d{1,2}(?![\d/])/,
  // An id such as `PAY-144021`, also one that does not exist, but not `top-100`.
  /(?!top-)[a-z]{1,3}-\d{3,}(?:-\d+)?/,
  new RegExp(`[\\p{Sc}円元]\\s?${number}`, 'u'),
  /\d{1,2}(?:st|nd|rd|th)(?![a-z])/,
  /[qh][1-4](?![a-z\d])/,
  /'\d{2}(?!\d)/,
  new RegExp(number),
  /\p{L}+(?:'\p{L}+)?/u,
  /-/,
];
const piece = new RegExp(pieces.map(({ source }) => source).join('|'), 'gu');

const signBehind = new RegExp(`(${number})\\s?([\\p{Sc}円元])(?!\\s?\\d)`, 'gu');

/** `morning`, before anything was asked */
const onlyGreeting = new RegExp(`^${timeAsGreeting}[.,\\s]*$`);

/** The longest question that is read. The rest of a longer one is ignored. */
const maxLength = 2_000;

/** The words of a text. Those of the latest texts are kept: each message of a conversation is read again with every later one. */
export function wordsOf(question: string, isTurn = false): Words {
  const key = `${isTurn} ${question}`;
  const words = keptWords.get(key) ?? splitWords(question, isTurn);
  keptWords.delete(key);
  keptWords.set(key, words);
  const [oldest] = keptWords.keys();
  if (keptWords.size > maxKeptTexts && oldest !== undefined) keptWords.delete(oldest);
  return words;
}

/** More than are read of one conversation. */
const maxKeptTexts = 50;
const keptWords = new Map<string, Words>();

function splitWords(question: string, isTurn: boolean): Words {
  // `café` is also typed `cafe`.
  const typedText = withoutGroupSpaces(question.slice(0, maxLength))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  // `40 €` is `€40`.
  const plainText = rewritten(withDigits(typedText.replace(/\p{L}+/gu, (word) => withVowels.get(word) ?? word)));
  const text = (isTurn ? rewrittenTurn(plainText.trim()) : plainText.replace(onlyGreeting, 'hello')).replace(
    signBehind,
    '$2$1',
  );
  const asides = asidesIn(text);
  return [...text.matchAll(piece)].map(({ 0: typed, index }) => {
    const plain = typed.replace(/'s$/, '').replace(/^[\p{Sc}円元]\s?/u, '$');
    const spelled = plain.replace("'", '');
    const isYear = /^'\d/.test(plain);
    const isAside = asides.some(([from, to]) => from <= index && index < to);
    return {
      typed: plain,
      text: isYear ? plain : (shortForms.get(spelled) ?? digitsOf[spelled] ?? spelled),
      ...(isAside && { isAside }),
    };
  });
}

/** Short forms, and typing errors that distance does not correct. */
const shortForms: ReadonlyMap<string, string> = new Map(
  'whys=why devolution=refund devolutions=refunds selled=sold appt=appointment appts=appointments apt=appointment apts=appointments cat=category grat=gratuity grats=gratuities cc=card emps=employees qtr=quarter qtrs=quarters nite=night nites=nights lst=last excl=excluding incl=including avg=average diff=difference avgs=averages las=last wk=week wek=week wekk=week wkend=weekend mo=month mth=month yr=year yrs=years hr=hour hrs=hours 2day=today yest=yesterday ystrday=yesterday ystday=yesterday tmr=tomorrow wkends=weekends avrg=average yrly=yearly emp=employee amt=amount trans=transactions yday=yesterday tmrw=tomorrow prev=previous sle=sale jne=june txn=transaction txns=transactions trx=transactions qty=many rev=revenue wat=what mak=make loc=location nr=number hwo=how cust=customers payed=paid pls=please u=you v=vs thru=through teh=the hte=the adn=and nad=and tot=total mos=months mths=months mthly=monthly sats=saturdays suns=sundays mons=mondays fris=fridays gc=giftcard gcs=giftcards avr=average pct=percent perc=percent hav=have disc=discount discs=discounts cats=categories prods=products prod=product mondey=monday wensday=wednesday itm=item custs=customers trns=transactions pmt=payment pmts=payments pymt=payment pymts=payments comprd=compared abt=about vid=video vids=videos tmrws=tomorrow custmr=customer smth=something sth=something gd=good thx=thanks thnx=thanks n=and em=them ur=your r=are cuz=because bcuz=because bc=because coz=because wats=whats wots=whats dnt=dont dept=department acct=account accts=accounts inv=invoice invs=invoices refs=refunds ret=returns rets=returns tix=tickets cust=customer biz=business mgr=manager tmw=tomorrow tonite=tonight plz=please wen=when wer=where hoow=how hom=how mcu=much meny=many selld=sold atm=now peoples=people selled=sold solt=sold gros=gross weakly=weekly knives=knife bigest=biggest btr=better chg=change ovr=over wkday=weekday wkdays=weekdays togthr=together sel=sell rfnded=refunded ystd=yesterday wot=what sry=sorry ne=any soz=sorry locs=locations pic=photo pics=photos pd=period pds=periods bal=balance bals=balances eff=effective rpt=report rpts=reports'
    .split(' ')
    .map((one) => [one.split('=')[0] ?? '', one.split('=')[1] ?? '']),
);

/**
 * The words of a question, corrected to known ones: those of the language, and of the merchant's own items and categories.
 * Everyday words are left as they are, and words of up to three letters too: too many others are one letter away. Directly
 * before `sales` only a word that makes sense there is taken: `latte sales` are not `late sales`. A turn follows another
 * question.
 */
export function readWords(question: string, ownWords: ReadonlySet<string>, isTurn = false): Words {
  const known = knownWordsWith(ownWords);
  const isHowTo = howTo.test(question);
  return withoutUnknownVerb(wordsOf(question, isTurn), known).map((word, index, words) => {
    const corrected =
      correctionOf(word.text, known) ??
      (isHowTo && !isCorrect(word.text, known) ? nearestWord(word.text, thingsOfProduct) : undefined);
    const isBeforeSales = /^(?:sales?|sold|revenue)$/.test(words[index + 1]?.text ?? '');
    const makesSense = !isBeforeSales || ownWords.has(corrected ?? '') || wordsBeforeSales.has(corrected ?? '');
    return corrected === undefined || !makesSense ? word : { ...word, text: corrected };
  });
}

/** `where do I print lables`: there a misspelled word may also be a thing of the product. */
const howTo = /\b(?:how|where) (?:do|can|should|could|would) (?:i|we)\b(?! do\b)/i;
const thingsOfProduct: ReadonlySet<string> = new Set(guideWords);

/** `express it as a percentage`: what is done with it is said by the words after it. */
function withoutUnknownVerb(words: Words, known: ReadonlySet<string>): Words {
  const [object, how] = [/^(?:it|that|this|them|these|those)$/, /^(?:as|by|in|per)$/];
  const at = words.findIndex(({ text }, index) => object.test(text) && how.test(words[index + 1]?.text ?? '')) - 1;
  const verb = words[at]?.text;
  const isFirst = at === 0 || /^(?:please|you|and|now|kindly)$/.test(words[at - 1]?.text ?? '');
  const isUnknown = verb !== undefined && !isCorrect(verb, known);
  return isFirst && isUnknown ? words.filter((_, index) => index !== at) : words;
}

/** The known word that a misspelled one stands for. */
export function correctionOf(text: string, known: ReadonlySet<string>): string | undefined {
  const kept = keptCorrections.get(known) ?? new Map<string, string | undefined>();
  keptCorrections.set(known, kept);
  if (!kept.has(text)) kept.set(text, findCorrection(text, known));
  return kept.get(text);
}

/** By the known words. */
const keptCorrections = new WeakMap<ReadonlySet<string>, Map<string, string | undefined>>();

function findCorrection(text: string, known: ReadonlySet<string>): string | undefined {
  if (isCorrect(text, known)) return undefined;
  // `sellin`
  const whole = text.endsWith('in') ? `${text}g` : text;
  if (text.length > 4 && known.has(whole)) return whole;
  return nearestWord(text, known) ?? wordWithVowels(text, known);
}

/** What people type without its vowels: `tht`. */
const withVowels: ReadonlyMap<string, string> = new Map(
  'that what when how many just have from this show best with was could would should which month months today yesterday customer customers discount discounts payment payments'
    .split(' ')
    .map((word) => [withoutVowels(word), word]),
);

/** The one known word that has these consonants: `tkngs`. */
function wordWithVowels(text: string, known: ReadonlySet<string>): string | undefined {
  if (!/^[b-df-hj-np-tv-z]{3,}$/.test(text)) return undefined;
  const isMeant = (word: string) => word.length > 3 && word[0] === text[0] && withoutVowels(word) === text;
  const [one, ...others] = [...known].filter(isMeant);
  return others.length === 0 ? one : undefined;
}

function withoutVowels(word: string): string {
  return word.replace(/(?<=.)[aeiou]/g, '');
}

/** It is a word of the language, or a form of one. */
export function isCorrect(text: string, known: ReadonlySet<string> = knownWords): boolean {
  return correctWords.has(text) || isFormOfEverydayWord(text, known);
}

/** `faster` is no misspelled Easter. The plural of a known word is that word. */
function isFormOfEverydayWord(text: string, known: ReadonlySet<string>): boolean {
  if (known.has(text.replace(/s$/, ''))) return false;
  const ending = /(?:e?s|ed|er|est|ing|ly)$/.exec(text);
  if (!ending) return false;
  const stem = text.slice(0, ending.index);
  // `busyest`
  if (/[^aeiou]y$/.test(stem) && ending[0].startsWith('e')) return false;
  // `stopped`, but not `tipps`
  const single = ending[0] === 's' ? stem : stem.replace(/(.)\1$/, '$1');
  return [stem, `${stem}e`, single, stem.replace(/i$/, 'y')].some((one) => one.length > 2 && everydayWords.has(one));
}

import { sensesIn, type FoundSense } from '../language/lexicon';
import { isCorrect, textOf, type Word, type Words } from '../language/words';
import { isOfProduct } from '../guide';
import type { Period } from '../periods/period';
import { readPeriods } from '../periods/readPeriods';
import type { QuestionContext } from '../question';
import { isSales } from './kindOf';
import { wordsOfNames } from './names';
import { readDays, type DatedQuestion, type WordedQuestion } from './readDays';
import type { NamedQuestion } from './readNames';

/** The days of the question itself; those of statements beside it only if it refers to them. */
export function ownDays({ words, context }: WordedQuestion): DatedQuestion {
  const typed = new Map<Word, Word>(words.map((word) => [word.isAside ? masked(word) : word, word]));
  const asked = [...typed.keys()];
  const own = readDays({ words: asked, context, told: daysReferredTo(words, asked, context) });
  return { ...own, words, rest: own.rest.map((word) => typed.get(word) ?? word) };
}

/** `we opened in May, how much have we sold since then` */
function daysReferredTo(words: Words, asked: Words, { today, isSample, since }: QuestionContext): Period | undefined {
  if (!toldDays.test(textOf(asked))) return undefined;
  const calendar = { today, isSample, since };
  const told = words.map((word) => (word.isAside ? word : masked(word)));
  const earlier = readPeriods(told, calendar).at(-1)?.reading.period;
  const [alone, beside] = [calendar, { ...calendar, earlier }].map((one) => JSON.stringify(readPeriods(asked, one)));
  return alone === beside ? undefined : earlier;
}

const toldDays =
  /\b(?:that (?:day|week|month|weekend)|(?:since|from) (?:then|that)|before|after|earlier|prior|previous|preceding|following|later)\b/;

/**
 * The words that count: in a statement, amounts; places, figures and fields, if the question itself names none; people and goods
 * that the question points at, and what `it` stands for, also if it is not known.
 */
export function withoutStatements(named: NamedQuestion): NamedQuestion {
  const { rest: words, names } = named;
  if (!words.some(({ isAside }) => isAside)) return named;
  const own = words.map((word) => (word.isAside ? masked(word) : word));
  const senses = sensesIn(words.map(({ text }) => text));
  // `we had a gift card promotion, how many did we sell`
  const isOfThem =
    /\bhow many (?:(?:jars|bottles|bags|boxes|packs|cans|cups|loaves|pieces|units) )?(?:did|do|have|has|had|were|was) /.test(
      textOf(own),
    );
  const refersToPeople =
    own.some(({ text }) => persons.test(text)) || /\bof (?:the (?:2|two)|them)\b/.test(textOf(own));
  const refers = refersToPeople || isOfThem || own.some(({ text }) => things.test(text));
  const inQuestion = senses.filter(({ start }) => !words[start]?.isAside);
  const namesFields =
    inQuestion.some(({ fields }) => fields.length > 0) ||
    own.some(({ text }) => /^(?:hour|day|week|month)s?$/.test(text));
  // `leave out cash, because it is not paid out`, after figures
  const isTurn = named.context.earlier !== undefined && inQuestion.some(({ values }) => values.length > 0);
  const namesFigures =
    isTurn ||
    (namesFields && !refers) ||
    inQuestion.some((sense) => sense.figures.length > 0 || (!isOfThem && isSales({ senses: [sense] })));
  // `I own three shops, which of them is the strongest`
  const isMeant = ({ figures, fields, values }: FoundSense) =>
    (pointsAtWay && values.length > 0) ||
    (!namesFigures && !isOfDoing && (figures.length > 0 || (refers && values.length > 0))) ||
    (!namesFields && fields.length > 0 && (refers || !namesFigures));
  const pointsAtWay = /\b(?:that|this|the same) way\b/.test(textOf(own));
  const isNaming = (at: number) => senses.some((sense) => sense.start <= at && at < sense.end && isMeant(sense));
  const { location, 'collected-by': staff, customer, ...others } = names;
  const places = wordsOfNames(location);
  const otherNames = wordsOfNames(Object.values(others).flat());
  const people = wordsOfNames([...staff, ...customer]);
  const isNumbered = (at: number) =>
    /^\d+$/.test(words[at + 1]?.text ?? '') &&
    senses.some(({ end, fields }) => end === at + 1 && fields.includes('location'));
  const isPlace = (at: number) => places.has(words[at]?.text ?? '') || isNumbered(at) || isNumbered(at - 1);
  const namesPlace = words.some(({ isAside }, at) => !isAside && isPlace(at));
  // `I am Priya, how much did I sell`
  const isSelf = (at: number) =>
    /^(?:am|im|is|here)$/.test(words[at - 1]?.text ?? '') && own.some(({ text }) => /^(?:i|me|my|mine)$/.test(text));
  // `somebody called Dave used to work here, how much did he sell`
  const isCalled = ({ typed }: Word, at: number) =>
    refersToPeople && /^(?:called|named)$/.test(words[at - 1]?.text ?? '') && !people.has(typed) && !isCorrect(typed);
  // `got a delivery, where do I enter it`
  const isOfDoing = (refers ? doing : beginning).test(textOf(own));
  const isKept = ({ text }: Word, at: number) =>
    isNaming(at) ||
    (!namesPlace && isPlace(at)) ||
    ((refersToPeople || isSelf(at)) && people.has(text)) ||
    (refers &&
      !people.has(text) &&
      (otherNames.has(text) || (/[a-z]/.test(text) && !isCorrect(text)) || /^\d{2,3}$/.test(text))) ||
    (isOfDoing && isOfProduct(text)) ||
    /^\$|\d\.\d/.test(text);
  const rest = words.map((word, at) => {
    if (!word.isAside) return word;
    if (isCalled(word, at)) return { text: word.typed, typed: word.typed };
    return isKept(word, at) ? word : masked(word);
  });
  return { ...named, rest };
}

/** It stands for nothing. */
function masked(word: Word): Word {
  return { ...word, text: '-' };
}

/** `how would I go about that`, `where is that done` */
const doing =
  /\b(?:where|how) (?:do|can|should|could|would|might) (?:i|we)\b|\b(?:where|how) (?:(?:that|this|it) is|is (?:that|this|it)) done\b/;

/** `I want to build a report. Where do I begin?` */
const beginning = /\b(?:where|how) (?:do|can|should|could|would|might) (?:i|we) (?:begin|start)\b/;

const persons = /^(?:he|him|his|she|her|they|them|their)$/;
const things = /^(?:it|its|those|these|this|that|one)$/;

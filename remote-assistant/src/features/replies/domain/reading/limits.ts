import { valuesOf } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { pageFormat, samplePageFormat } from '@back-office/shared/format';
import type { Words } from '../language/words';
import { link, listOf, plain } from '../markdown';
import { periodTopics } from '../question';
import { isBeforeNoon, sourceConcepts } from './filtersIn';
import { namesEveryWeekday, type TopicalQuestion } from './readTopic';

/** Why the figures cannot be limited or divided as the question asks. Without this they would answer another question. */
export function limitOf(asked: TopicalQuestion): string | undefined {
  const { topic, rest } = asked;
  if (topic === 'screen' || topic === 'unusedGiftCards') return undefined;
  return (
    unknownLocation(asked) ??
    notRecorded(rest) ??
    unknownHours(rest) ??
    (periodTopics.has(topic) ? (unknownSource(asked) ?? unknownWeekdays(asked)) : undefined)
  );
}

/** What no figure of the ledger tells. */
const notRecordedTexts: readonly (readonly [asked: RegExp, text: string])[] = [
  [
    /\btax(?:es)?\b.*\brates?\b|\brates?\b.*\btax(?:es)?\b/,
    'I can’t split taxes by rate: each transaction has one tax amount. Ask for the taxes of a period.',
  ],
  [
    /\b(?:void|voids|voided|cancell?ed|cancell?ations?)\b/,
    'Your sales data has no voided or canceled payments, only refunds. Ask for the refunds of a period.',
  ],
  [
    /\b(?:declined|failed)\b/,
    'Your sales data has no payments that were declined or failed, only those that were taken. Ask for the payments of a period.',
  ],
  [
    /\bdrawers?\b|\b(?:in|cash) (?:the )?(?:till|register)\b/,
    'I can’t tell what is in the cash drawer, because its starting cash and what was taken out are not recorded. Ask for the cash payments of a day.',
  ],
  [
    /\b(?:opening|business|store|shop|closing) (?:hours|times?)\b|\bwhat time (?:do|does|did) (?:we|you|i|they|the (?:store|shop)) (?:open|close)\b|\bwhen (?:do|does|did|are) (?:we|you|i|they|the (?:store|shop)) (?:open|close|closed)\b/,
    'Your opening hours are not recorded here. Sales by hour show when customers buy.',
  ],
  [
    /\bhours?\b.*\b(?:work|works|worked|working)\b|\b(?:work|worked|working)\b.*\bhours?\b|\b(?:overtime|timesheets?|shifts?|clocked)\b/,
    'Working hours are not recorded here. I know what each member of staff sold.',
  ],
  [
    /\b(?:unpaid|overdue|open|outstanding) invoices?\b|\binvoices?\b.*\b(?:unpaid|overdue|outstanding|not (?:yet )?paid)\b/,
    `I can’t tell which invoices are unpaid: your sales data has payments only. ${link('Deferred sales', paths.deferredSales())} has the deposits of orders that are not complete.`,
  ],
  [
    /\b(?:delivery|deliveries|pickups?|takeout|takeaway|dine in|doordash)\b/,
    'Your sales data does not tell pickup, delivery, and orders in the store apart. I can split sales by source: point of sale, online store, invoices, and appointments.',
  ],
];

function notRecorded(words: Words): string | undefined {
  const text = words.map((word) => word.text).join(' ');
  return notRecordedTexts.find(([asked]) => asked.test(text))?.[1] ?? otherCurrency(text);
}

const currencyWords: Readonly<Record<string, RegExp>> = {
  EUR: /\b(?:euros?|eur)\b/,
  GBP: /\bgbp\b/,
  JPY: /\byen\b/,
  MXN: /\bpesos\b/,
  CHF: /\b(?:francs|chf)\b/,
  CAD: /\bcad\b/,
  INR: /\brupees\b/,
};

/** Figures are never converted, so a question in another currency than the shop's has no answer. */
function otherCurrency(text: string): string | undefined {
  const { currency } = pageFormat();
  const isAsked = Object.entries(currencyWords).some(([code, asked]) => code !== currency && asked.test(text));
  const own = currency === samplePageFormat.currency ? 'US dollars' : currency;
  return isAsked ? `All figures are in ${own}, and I can’t convert them. Ask again without the currency.` : undefined;
}

/** Says that the store does not have a location that the question names. */
function unknownLocation({ texts, names }: TopicalQuestion): string | undefined {
  const place = texts.findIndex(
    (text, index) => /^(?:location|loc)$/.test(text) && /^\d+$/.test(texts[index + 1] ?? ''),
  );
  const number = place < 0 ? undefined : texts[place + 1];
  if (number === undefined || names.location.length === 0) return undefined;
  if (names.location.some((name) => name.split(' ').at(-1) === number)) return undefined;
  return `There is no Location ${number}. The store has ${listOf(names.location.map(plain))}.`;
}

/** Says that nothing was sold online, by invoice or the like, if the ledger names no such source. */
function unknownSource({ concepts, filters, names }: TopicalQuestion): string | undefined {
  const isAsked = sourceConcepts.some(([asked]) => concepts.has(asked));
  if (!isAsked || names.source.length === 0 || valuesOf(filters, 'source').length > 0) return undefined;
  return `Your sales around these days have no such source. They come from ${listOf(names.source.map(plain))}.`;
}

/** `in the last hour`, `past 2 hours`, `an hour ago`. */
function isHoursBack(texts: readonly string[], index: number) {
  if (!/^hours?$/.test(texts[index] ?? '')) return false;
  const before = texts.slice(0, index).filter((text) => !/^\d+$/.test(text));
  return texts[index + 1] === 'ago' || /^(?:last|past|previous|this)$/.test(before.at(-1) ?? '');
}

/** Reports filter by parts of the day only. */
function unknownHours(words: Words): string | undefined {
  const texts = words.map(({ text }) => text);
  const hasHours = words.some(
    ({ text }, index) =>
      /^(?:pm|midnight|oclock|o'clock)$/.test(text) ||
      isHoursBack(texts, index) ||
      (text === 'noon' && !isBeforeNoon(words[index - 1]?.text)) ||
      // `8 am`, but not `I am`.
      (text === 'am' && /^\d/.test(words[index - 1]?.text ?? '')),
  );
  if (!hasHours) return undefined;
  return 'I can’t limit figures to these hours. I know mornings (5 am to 12 pm), afternoons (12 to 5 pm), and evenings (5 pm to 5 am), and can list sales by hour.';
}

/** Reports do not filter by the day of the week. */
function unknownWeekdays({ words, topic, dimension }: TopicalQuestion): string | undefined {
  if (topic === 'breakdown' && dimension === 'weekday') return undefined;
  const texts = words.map(({ text }) => text);
  const isCounted = /\b\d+ (?:sun|mon|tues|wednes|thurs|fri|satur)days\b/.test(texts.join(' '));
  if (!isCounted && !namesEveryWeekday(texts)) return undefined;
  return 'I can’t limit this to certain weekdays. I can compare weekdays: ask for sales by weekday, or name one day, such as last Friday.';
}

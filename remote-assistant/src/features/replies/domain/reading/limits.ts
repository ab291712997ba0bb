import { paths } from '@back-office/shared/routes';
import { pageFormat, samplePageFormat } from '@back-office/shared/format';
import { namesOtherCurrency } from '../../../../domain/currencies';
import { bold, link, listOf, plain } from '../../../../domain/writeMarkdown';
import { hoursIn } from './hours';
import { hasGoods } from './kindOf';
import type { Parts } from './parts';

/** What no figure of the ledger tells, and the nearest that is there. */
const unrecorded: readonly (readonly [asked: RegExp, text: string])[] = [
  [
    /\btax(?:es)?\b.*\brates?\b|\brates?\b.*\btax(?:es)?\b/,
    'I can’t split taxes by rate: each transaction has one tax amount. Ask for the taxes of a period.',
  ],
  [
    /\b(?:inventory|stock)\b.*\b(?:value|worth)\b|\b(?:value|worth)\b.*\b(?:inventory|stock)\b/,
    'I can’t tell what your stock is worth, because what items cost you is not recorded. Ask for the stock or the price of an item.',
  ],
  [
    /\b(?:void|voids|voided|cancell?ed|cancell?ations?)\b/,
    'Your sales data has no voided or canceled payments, only refunds. Ask for the refunds of a period.',
  ],
  [
    /\b(?:declined|failed|chargebacks?|disputes?|disputed)\b/,
    'Your sales data has no payments that were declined, failed or disputed, only those that were taken. Ask for the payments of a period.',
  ],
  [
    /\bdrawers?\b|\b(?:in|cash) (?:the )?(?:till|register)\b/,
    'I can’t tell what is in the cash drawer, because its starting cash and what was taken out are not recorded. Ask for the cash payments of a day.',
  ],
  [
    /^(?:are|is|do|does|will) (?:we|you|i|they|(?:the )?(?:store|shop)|location(?: \d+)?)(?: \d+)?(?: be)? (?:open|closed?)\b|\b(?:opening|business|store|shop|closing) (?:hours|times?)\b|\bwhat (?:time|hour) (?:(?:do|does|did) )?(?:we|you|i|they|the (?:store|shop)) (?:open|close)\b|\bwhen (?:do|does|did|are) (?:we|you|i|they|the (?:store|shop)) (?:open|close|closed)\b/,
    'Your opening hours are not recorded here. Sales by hour show when customers buy.',
  ],
  [
    /\bhours?\b.*\b(?:work|works|worked|working)\b|\b(?:work|worked|working)\b.*\bhours?\b|\b(?:overtime|timesheets?|timecards?|clocked)\b|\b(?:a|the|per|each|by|my|night|morning|day|evening|whose|work|works|worked|his|her|their|last|next) shifts?\b/,
    'Working hours are not recorded here. I know what each member of staff sold.',
  ],
  [
    /\b(?:unpaid|overdue|not (?:yet )?paid)\b|\b(?:open|outstanding) invoices?\b|\b(?:customers?|clients?|people|they) (?:still )?owe\b|\bow(?:es?|ed|ing)(?: to)? (?:me|us)\b|\binvoices?\b.*\b(?:unpaid|overdue|outstanding|not (?:yet )?paid)\b/,
    `I can’t tell which invoices are unpaid, or what customers owe: your sales data has payments only. ${link('Deferred sales', paths.deferredSales())} has the deposits of orders that are not complete.`,
  ],
  [
    /\b(?:delivery|deliveries|pickups?|takeout|takeaway|dine in|doordash|ubereats)\b/,
    'Your sales data does not tell pickup, delivery, and orders in the store apart. I can split sales by source: point of sale, online store, invoices, and appointments.',
  ],
  [
    /\b(?:alert|notify|warn|ping|remind|message|text|email|calls?|tell) (?:me|us)(?: this| that| it| them)? (?:when|if|whenever|once|as soon as|every|each time)\b|\bremind (?:me|us) (?:to|about)\b|\b(?:alerts?|notifications?|reminders?) (?:when|if|whenever|for)\b/,
    'I can’t watch figures and tell you later. Ask again at any time.',
  ],
  [
    /\b(?:sell through|stock turn|turnover rate|shrinkage|wastage|wasted|spoilage|spoiled|theft|stolen|breakage|thrown away|expired)\b/,
    'What was wasted, lost or bought in is not recorded here. I know what was sold, and what is in stock.',
  ],
  [
    /(?<!\b(?:with|by|using|via|on) )\b(?:his|her|their|customers?|clients?) (?:tele|mobile |cell )?(?:phones?|e?mails?|address(?:es)?|birthdays?)\b|\b(?:vat|tax|ein|registration|phone|account) (?:number|id)\b|\b(?:street|email|postal) address\b|\bphone numbers?\b/,
    'Numbers and addresses of a business or of customers are not recorded here.',
  ],
  [
    /^(?:and )?(?:what|which|items?|products?|things)\b.*\b(?:sell|sells|sold|go|goes|bought) (?:best |well |most )?together\b|\b(?:people|customers?|clients?|guests?|folks|they|anyone|anybody|someone|everyone)\b.*\b(?:get|buy|bought|order|ordered|add|take)\b.*\b(?:together|along with|alongside)\b|^(?:and )?what (?:else )?(?:do|did|does) (?:people|customers?|clients?|guests?|folks|they|anyone|anybody|someone|everyone) (?:usually |mostly |often )?(?:get|buy|order|add|take) (?:along |together )?with\b/,
    'I can’t tell what is bought together. I know the items of one transaction, and how each item sold.',
  ],
  [
    /\bwhen will (?:(?:the|those|these|my|our|all) )*(?:customers?|clients?|people|they|he|she|guests?)\b/,
    'I only know what has been sold and paid, not when customers will come or pay.',
  ],
  [
    /\bbook(?:ed|ings?) for\b/,
    'I know what was sold and paid ahead, not which classes or appointments are booked for days to come.',
  ],
  [
    /^(?:(?:so|ok|and|but|hey|do you think|tell me if|what if) )*(?:should|shall) (?:i|we) (?:open|close|start|stop|raise|lower|hire|fire|cut|expand|extend|move|drop|stay|change|charge|keep|add|put|offer|run|do|get|give|try|have (?:a|more|less|fewer))\b|\b(?:worth|worthwhile) (?:it )?(?:to )?(?:open|stay|clos|hir|keep|extend|start|stop)\w*\b/,
    'I give no advice on what to change: I only report what was sold. Sales by hour, by weekday, or by item may help you decide.',
  ],
  [
    /\bwithout buying\b|\bwindow shopp\w+|\b(?:look|browse)\w*(?: around)? (?:and|but) (?:leave|left|go|walk)\w*\b/,
    'Who comes in and buys nothing is not recorded here. I know who paid.',
  ],
  [
    /\b(?:weather|temperature|rain\w*|snow\w*)\b/,
    'I don’t know the weather. I can tell the sales of any day or period.',
  ],
  [
    /\b(?:suppliers?|vendors?)\b|\b(?:spend|spent|spending|pay|paid) (?:on|for) (?:stock|supplies|inventory|ingredients|purchases|materials)\b/,
    'Suppliers and purchases are not recorded here. I know what was sold, and what is in stock.',
  ],
  [
    /\b(?:goals?|targets?|budget|budgets|benchmarks?|competitors?|other stores like|industry)\b|\b(?:we|us|i)\b.*\bthan other (?:shops|stores|businesses)\b/,
    'Goals, budgets and other shops’ figures are not recorded here. I can compare a period of yours with another one.',
  ],
];

const profit = `${bold('I can’t tell your profit')}, because costs such as purchases, wages, and rent are not recorded here. The nearest figures are net sales, and the net total: what was collected, less fees.`;
const payout = `${bold('I can’t see bank transfers')}: your sales data has payments, not payouts, so I don’t know when money arrives in your account. What is left to be paid out is the net total: payments collected, less fees. ${link('Education', paths.education())} explains the timing of payouts.`;
const forecast = `${bold('I don’t forecast sales')}: I only report what was sold. Comparing with last year may help you plan.`;

const brands = 'Your sales data does not tell Visa, Mastercard, and Amex apart. Ask for the card payments of a period.';

/** `will the first weekend of August be a busy one`, but not `will that be all` */
const ofFuture =
  /\b(?:will|gonna|going to|suppose|reckon|bet)\b(?: (?!you\b|be\b)\S+){0,5} (?:be|sell|make|take|earn|bring|get|do) (?:an? |as |any |more |less |so |very |really |how |us )*(?:busy|busier|good|better|bad|worse|slow|slower|quiet|quieter|strong|best|worst|well|more|less|much|many)\b/;

/** Why nothing in the data answers the question. */
export function unrecordedIn({
  texts,
  signs,
  figures,
  names,
  filters,
}: Pick<Parts, 'texts' | 'signs' | 'figures' | 'names' | 'filters'>): string | undefined {
  const text = texts.join(' ');
  // `how much did the beans cost me`
  const isCost = hasGoods({ filters }) && /\b(?:cost|costs) (?:me|us|my|our)\b/.test(text);
  if (signs.has('profit') || isCost) return profit;
  if (signs.has('forecast') || ofFuture.test(text)) return forecast;
  // `what should have come to the bank, after fees`, but not when
  const isOfPast = figures.includes('net-total') && !/\b(?:when|will|which day)\b/.test(text);
  if (signs.has('payout') && !isOfPast && !figures.includes('deposits-collected')) return payout;
  if (signs.has('payout') && !isOfPast && /\b(?:arrive|land|bank)\b/.test(text)) return payout;
  const brand = texts.find((one) => /^(?:visa|mastercard|amex)$/.test(one));
  if (brand && !names.tender.some((name) => name.toLowerCase().includes(brand))) return brands;
  return unrecorded.find(([asked]) => asked.test(text))?.[1] ?? otherCurrency(text);
}

/** Figures are never converted, so a question in another currency than the shop's has no answer. */
function otherCurrency(text: string): string | undefined {
  const { currency } = pageFormat();
  const own = currency === samplePageFormat.currency ? 'US dollars' : currency;
  return namesOtherCurrency(text)
    ? `All figures are in ${own}, and I can’t convert them. Ask again without the currency.`
    : undefined;
}

/** Why the figures cannot be limited as the question asks. */
export function limitOf(parts: Parts): string | undefined {
  return unknownLocation(parts) ?? hoursIn(parts.texts)?.problem ?? hoursBack(parts.texts) ?? unknownSource(parts);
}

/** Says that the store does not have a location that the question names. */
function unknownLocation({ texts, names }: Parts): string | undefined {
  const place = texts.findIndex(
    (text, index) => /^(?:location|loc)$/.test(text) && /^\d+$/.test(texts[index + 1] ?? ''),
  );
  const number = place < 0 ? undefined : texts[place + 1];
  if (number === undefined || names.location.length === 0) return undefined;
  if (names.location.some((name) => name.split(' ').at(-1) === number)) return undefined;
  return `There is no Location ${number}. The store has ${listOf(names.location.map(plain))}.`;
}

/** Says that nothing was sold online, by invoice or the like, if the ledger names no such source. */
function unknownSource({ values, filters, names, figures }: Parts): string | undefined {
  const isAsked = (['online', 'pointOfSale', 'invoice', 'appointment'] as const).some((value) => values.has(value));
  const isNamed = filters.some(({ field }) => field === 'source' || field === 'channel');
  if (!isAsked || isNamed || names.source.length === 0 || figures.some((id) => id.startsWith('invoice')))
    return undefined;
  return `Your sales around these days have no such source. They come from ${listOf(names.source.map(plain))}.`;
}

/** `in the last hour`, `past 2 hours`, `an hour ago`. */
function hoursBack(texts: readonly string[]): string | undefined {
  const isBack = texts.some((text, index) => {
    if (!/^hours?$/.test(text)) return false;
    const before = texts.slice(0, index).filter((one) => !/^\d+$/.test(one));
    return texts[index + 1] === 'ago' || /^(?:last|past|previous|this)$/.test(before.at(-1) ?? '');
  });
  return isBack
    ? 'I can’t limit figures to these hours before now. I know whole hours of a day, such as “today after 3 pm”, and can list sales by hour.'
    : undefined;
}

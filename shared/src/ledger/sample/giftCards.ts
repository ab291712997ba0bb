import { firstDay, type Cents } from '@back-office/shared/format';
import { fiveDollars, scale, taxOn } from '../model/amounts';
import { dayNumber as dayNumberOf, weekdayOf } from '../model/calendar';
import { templateAt } from './compiledTemplates';
import { factorOf, isClosedOn, type LedgerSource, type Occurrence } from './occurrences';

/**
 * How the gift cards of the sample are used. A card is sold on a Thursday. It pays for the exchange of the Friday two
 * weeks later; if the store is closed then, for the first sale of the Sunday after it. What is left on it, together with
 * what is left on two others, pays for the last sale of a Wednesday, three to five weeks after the sale of the card. That
 * sale is always worth more. So no card is open for longer than `longestUse` days.
 */
const sold = templateAt(4, 1);
const exchange = templateAt(5, 2);
const sundaySale = templateAt(0, 0);
const wednesdaySale = templateAt(3, 2);

/** Every third week; the other weeks, among them the sample week, have no such Wednesday. */
const weeksBetween = 3;

/** Days from the sale of a card until nothing is left on it: both closed days can be such a Wednesday. */
export const longestUse = 49;

const firstDayNumber = dayNumberOf(firstDay);
/** A Sunday. */
const firstSunday = -25_561;

/** The two sales that a card pays for, in order. */
export function usesOf(card: Occurrence): readonly [first: Occurrence, rest: Occurrence] {
  const friday = card.dayNumber + 15;
  const first = isClosedOn(friday)
    ? { template: sundaySale, dayNumber: friday + 2 }
    : { template: exchange, dayNumber: friday };
  const weeks = Math.floor((card.dayNumber - firstSunday) / 7);
  // Three to five weeks later, so that the number of the week has the remainder 1.
  const later = 3 + ((((1 - weeks) % weeksBetween) + weeksBetween) % weeksBetween);
  let wednesday = card.dayNumber - 1 + 7 * later;
  while (isClosedOn(wednesday)) wednesday += 7;
  return [first, { template: wednesdaySale, dayNumber: wednesday }];
}

/** The cards that pay for a sale, the oldest first; none for most sales. */
export function cardsUsedBy(sale: Occurrence): readonly Occurrence[] {
  if (![exchange, sundaySale, wednesdaySale].includes(sale.template)) return [];
  return cardsSold(sale.dayNumber - longestUse, sale.dayNumber).filter((card) =>
    usesOf(card).some((use) => isSame(use, sale)),
  );
}

/** The cards that were sold from one day on and before another, the oldest first. */
export function cardsSold(from: number, before: number): readonly Occurrence[] {
  const cards: Occurrence[] = [];
  for (let day = Math.max(from, firstDayNumber); day < before; day += 1)
    if (weekdayOf(day) === 4 && !isClosedOn(day)) cards.push({ template: sold, dayNumber: day });
  return cards;
}

export function isGiftCard({ template }: Occurrence): boolean {
  return template === sold;
}

/** What a card pays of each repeat of a sale. */
export function amountUsed(card: Occurrence, sale: Occurrence, source: LedgerSource): (repeat: number) => Cents {
  const [first, rest] = usesOf(card);
  const paidFirst = (repeat: number) => Math.min(valueOf(card, source, repeat), collectedOn(first, source, repeat));
  if (isSame(sale, first)) return paidFirst;
  return isSame(sale, rest) ? (repeat) => valueOf(card, source, repeat) - paidFirst(repeat) : () => 0;
}

export function valueOf(card: Occurrence, source: LedgerSource, repeat: number): Cents {
  return scale(card.template.giftCard, factorOf(card, source, repeat), fiveDollars);
}

/** The amount collected on one of the sales that cards pay for, without generating its row. */
function collectedOn(sale: Occurrence, source: LedgerSource, repeat: number): Cents {
  const { template } = sale;
  const factor = factorOf(sale, source, repeat);
  const netSales = scale(template.sold, factor) - scale(template.returned, factor);
  return netSales + taxOn(netSales);
}

function isSame(one: Occurrence, other: Occurrence): boolean {
  return one.template === other.template && one.dayNumber === other.dayNumber;
}

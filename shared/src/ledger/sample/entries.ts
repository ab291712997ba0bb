import type { Cents } from '@back-office/shared/format';
import { basketDescription, itemsText, listValue } from '../model/basket';
import { sampleWeek, type EarlierRow, type Template } from './sampleWeek';
import type { ServiceCharges } from '../model/transaction';

/**
 * A template with what can be worked out once instead of per row, and nothing missing: entries of one shape are read
 * several times faster, which a hundred thousand rows notice.
 */
export interface Entry extends Required<Omit<Template, 'charges' | 'redeems' | 'refund'>> {
  readonly charges: ServiceCharges;
  readonly redeems: EarlierRow | undefined;
  readonly refundOf: EarlierRow | undefined;
  /** Empty on sales. */
  readonly refundReason: string;
  /** Refunded without goods. */
  readonly refundedAmount: Cents;
  /** Place in its day and in its week, from 0. */
  readonly row: number;
  readonly place: number;
  readonly items: string;
  /** List value of what this row sells now: nothing on deposits and refunds. */
  readonly sold: Cents;
  readonly returned: Cents;
  /** Minutes over which `?volume=` spreads the repeats, so that a day stays in order of time. */
  readonly spread: number;
}

export const noCharges: ServiceCharges = { covidServiceCharge: 0, setupCost: 0, autoGratuity: 0 };

/** Chance moves a row by less than this many minutes. */
export const jitter = 10;

let place = 0;

/** The sample week by weekday, Sunday first. */
export const entries: readonly (readonly Entry[])[] = sampleWeek.map((day) =>
  day.map((template, row) => entryOf(template, row, day[row + 1]?.minute)),
);

export const rowsPerWeek = place;

export function entryAt(weekday: number, row: number): Entry {
  const entry = entries[weekday]?.[row];
  if (!entry) throw new RangeError(`The sample week has no row ${row} on weekday ${weekday}; correct the template.`);
  return entry;
}

function entryOf(template: Template, row: number, nextMinute = template.minute + 3 * jitter): Entry {
  const { basket, minute, refund, deposit = 0 } = template;
  const { description = describe(template) } = template;
  return {
    prefix: template.prefix,
    minute,
    till: template.till,
    staff: template.staff,
    tender: template.tender,
    basket,
    description,
    visitor: template.visitor,
    isUntaxed: template.isUntaxed ?? false,
    charges: template.charges === undefined ? noCharges : { ...noCharges, ...template.charges },
    discount: template.discount ?? 0,
    comp: template.comp ?? 0,
    tip: template.tip ?? 0,
    giftCard: template.giftCard ?? 0,
    deposit,
    redeems: template.redeems,
    refundOf: refund,
    refundReason: refund?.reason ?? '',
    refundedAmount: refund?.byAmount ?? 0,
    row,
    place: place++,
    items: basket.length === 0 ? description : itemsText(basket),
    sold: deposit > 0 || refund ? 0 : listValue(basket, 'sold'),
    returned: listValue(basket, 'returned'),
    spread: Math.max(0, nextMinute - minute - jitter),
  };
}

function describe({ basket, refund }: Template) {
  return refund === undefined ? basketDescription(basket) : `${basketDescription(basket)}, returned`;
}

import type { Cents } from '@back-office/shared/format';
import { linesDescription, itemsText, listValue, returnedItemsOf, soldItemsOf } from '../model/lines';
import type { ServiceCharges } from '../model/transaction';
import { sampleWeek, type EarlierTemplate, type Template } from './sampleWeek';

/**
 * A template with everything that can be derived from it once instead of once per row. All have the same properties in
 * the same order: objects of one shape are read several times faster, which matters for a hundred thousand rows.
 */
export interface CompiledTemplate extends Required<Omit<Template, 'charges' | 'redeems' | 'refund'>> {
  readonly charges: ServiceCharges<Cents>;
  readonly redeems: EarlierTemplate | undefined;
  readonly refundOf: EarlierTemplate | undefined;
  /** Empty on sales. */
  readonly refundReason: string;
  /** Refunded by amount, without goods coming back. */
  readonly refundedAmount: Cents;
  /** Position in its day, from 0. */
  readonly index: number;
  /** Position in the week, from 0. */
  readonly indexInWeek: number;
  readonly items: string;
  /** List value of the items sold; 0 on deposits and refunds. */
  readonly sold: Cents;
  /** List value of the items returned. */
  readonly returned: Cents;
  /** Minutes over which `?volume=` spreads the repeats, so that the rows of a day stay in order of time. */
  readonly repeatSpan: number;
}

const noCharges: ServiceCharges<Cents> = { covidServiceCharge: 0, setupCost: 0, autoGratuity: 0 };

/** A transaction is at random 0 to 9 minutes later than its template. */
export const delaySpan = 10;

let templateCount = 0;

/** The sample week by weekday, Sunday first. */
export const compiledWeek: readonly (readonly CompiledTemplate[])[] = sampleWeek.map((day) =>
  day.map((template, index) => compile(template, index, day[index + 1]?.minute)),
);

export const templatesPerWeek = templateCount;

export function templateAt(weekday: number, index: number): CompiledTemplate {
  const template = compiledWeek[weekday]?.[index];
  if (!template) throw new RangeError(`The sample week has no template ${index} on weekday ${weekday}.`);
  return template;
}

function compile(template: Template, index: number, nextMinute = template.minute + 3 * delaySpan): CompiledTemplate {
  const { lines, minute, refund, deposit = 0 } = template;
  const { description = describe(template) } = template;
  return {
    prefix: template.prefix,
    minute,
    register: template.register,
    staff: template.staff,
    tender: template.tender,
    lines,
    description,
    customer: template.customer,
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
    index,
    indexInWeek: templateCount++,
    items: lines.length === 0 ? description : itemsText(lines),
    sold: deposit > 0 || refund ? 0 : listValue(soldItemsOf(lines)),
    returned: listValue(returnedItemsOf(lines)),
    repeatSpan: Math.max(0, nextMinute - minute - delaySpan),
  };
}

function describe({ lines, refund }: Template) {
  return refund === undefined ? linesDescription(lines) : `${linesDescription(lines)}, returned`;
}

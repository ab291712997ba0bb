import type { DayRange } from '@back-office/shared/format';
import { at, storedTexts, type LedgerColumns, type StoredText } from '../columns/columns';
import { emptyColumns, type ColumnsDraft } from '../columns/emptyColumns';
import type { Steps } from '../columns/steps';
import { listPrice, type LineItem } from '../model/lines';
import { dayNumber } from '../model/calendar';
import { tenderRules } from '../model/tenders';
import { kindOf } from '../model/transaction';
import { sampleCustomers } from './customers';
import {
  datedOccurrencesOn,
  writeAmounts,
  writeCustomers,
  writeFeedback,
  type DatedOccurrence,
} from './datedOccurrence';
import { idOf, repeatId } from './ids';
import { delayOf, firstMinuteOf, minuteOf, type LedgerSource, type Occurrence, type RowSpan } from './occurrences';

/** Transactions of a step: less than a millisecond of work. */
const rowsPerStep = 512;

/**
 * The sample's transactions of a range, or those of some occurrences, as columns, for `finishInSlices`. No object is made
 * for a transaction.
 */
export function* columnsInSteps(
  source: LedgerSource,
  { from, to }: DayRange,
  isWanted: (occurrence: Occurrence) => boolean = () => true,
): Steps<LedgerColumns> {
  const days: (readonly DatedOccurrence[])[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day++)
    days.push(datedOccurrencesOn(day).filter(({ occurrence }) => isWanted(occurrence)));
  const all = days.flat();
  const length = all.length * source.volume;
  const lineCount = all.reduce((sum, { occurrence }) => sum + occurrence.template.lines.length, 0);
  const draft = emptyColumns(length, lineCount * source.volume);
  for (const { id, name } of sampleCustomers) {
    draft.codeOf('customerId', id);
    draft.codeOf('customerName', name);
  }
  const write = rowsWriter(draft, source);
  const placeOf = new Uint32Array(length);
  const repeatOf = new Uint32Array(length);
  let row = 0;
  let place = 0;
  for (const [index, dates] of days.entries()) {
    for (const { nth, repeat, count } of runsOf(dates, dayNumber(from) + index, source)) {
      const dated = dates[nth];
      if (!dated) continue;
      for (let done = 0; done < count; done += rowsPerStep) {
        const size = Math.min(rowsPerStep, count - done);
        write(dated, { from: row, count: size, firstRepeat: repeat + done });
        placeOf.fill(place + nth, row, row + size);
        for (let each = 0; each < size; each++) repeatOf[row + each] = repeat + done + each;
        row += size;
        yield;
      }
    }
    place += dates.length;
  }
  const datedAt = (index: number) => all[placeOf[index] ?? 0];
  return draft.finish({
    idAt: (index) => repeatId(datedAt(index)?.id ?? '', repeatOf[index] ?? 0),
    refundOfAt(index) {
      const refunded = datedAt(index)?.refunded;
      return refunded && repeatId(idOf(refunded.template, refunded.dayNumber), repeatOf[index] ?? 0);
    },
  });
}

/** Repeats of an occurrence that follow each other. */
interface Run {
  /** Place of the occurrence in its day. */
  readonly nth: number;
  readonly repeat: number;
  readonly count: number;
}

/** The transactions of a day in order of time. */
function runsOf(dates: readonly DatedOccurrence[], today: number, source: LedgerSource): readonly Run[] {
  const { volume } = source;
  if (dates.every(({ occurrence }) => occurrence.dayNumber === today))
    return dates.map((_, nth) => ({ nth, repeat: 0, count: volume }));
  // What was moved here from a closed day is not in order yet.
  return dates
    .flatMap(({ occurrence }, nth) =>
      Array.from({ length: volume }, (_, repeat) => ({
        nth,
        repeat,
        count: 1,
        minute: minuteOf(occurrence, source, repeat),
      })),
    )
    .sort((one, other) => one.minute - other.minute);
}

/** Writes repeats of an occurrence. */
function rowsWriter(draft: ColumnsDraft, source: LedgerSource) {
  const feedbackCodes = {
    none: draft.codeOf('feedback', ''),
    positive: draft.codeOf('feedback', 'positive'),
    negative: draft.codeOf('feedback', 'negative'),
  };
  return (dated: DatedOccurrence, span: RowSpan) => {
    const { codes } = draft;
    const { from, count } = span;
    draft.days.fill(dated.today, from, from + count);
    const texts = textsOf(dated);
    for (const column of storedTexts) {
      const text = texts[column];
      if (text !== undefined) codes[column].fill(draft.codeOf(column, text), from, from + count);
    }
    writeMinutes(draft.minutes, span, dated.occurrence, source);
    writeAmounts(draft.amounts, span, dated, source);
    writeCustomers(codes.customerId, span, dated, source.seed);
    codes.customerName.set(codes.customerId.subarray(from, from + count), from);
    writeFeedback(codes.feedback, span, dated, source.seed, feedbackCodes);
    writeLines(draft, span, dated.occurrence.template.lines);
  };
}

function writeMinutes(minutes: Uint16Array, span: RowSpan, occurrence: Occurrence, source: LedgerSource): void {
  const first = firstMinuteOf(occurrence, source);
  for (let nth = 0; nth < span.count; nth++)
    minutes[span.from + nth] = first + delayOf(occurrence, source, span.firstRepeat + nth);
}

function writeLines(draft: ColumnsDraft, { from, count }: RowSpan, lines: readonly LineItem[]): void {
  const { starts, itemCodes, quantities, returned, weights } = draft;
  const first = at(starts, from);
  for (let nth = 0; nth < count; nth++) starts[from + nth + 1] = first + (nth + 1) * lines.length;
  lines.forEach((lineItem, place) => {
    const [code, weight] = [draft.codeOfItem(lineItem.item), listPrice(lineItem)];
    const isReturned = lineItem.isReturned ? 1 : 0;
    for (let line = first + place; line < first + count * lines.length; line += lines.length) {
      itemCodes[line] = code;
      quantities[line] = lineItem.quantity;
      returned[line] = isReturned;
      weights[line] = weight;
    }
  });
}

/** The texts that all repeats of an occurrence have. */
function textsOf({ occurrence: { template }, tender, timeZone, refunded }: DatedOccurrence): TextsInCommon {
  const { register, staff } = template;
  return {
    kind: kindOf(template.prefix),
    type: refunded ? 'Refund' : 'Sale',
    description: template.description,
    items: template.items,
    staff,
    staffName: staff,
    paymentMethod: tenderRules[tender].paymentMethod === 'cash' ? 'Cash' : 'Card',
    tender,
    channel: register.channel,
    device: register.device,
    deviceNickname: register.deviceNickname,
    source: register.source,
    status: template.deposit === 0 ? 'Completed' : 'Partially Paid',
    location: register.location,
    refundReason: template.refundReason,
    timeZone,
  };
}

type TextsInCommon = Readonly<Partial<Record<StoredText, string>>>;

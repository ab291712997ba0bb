import type { DayRange } from '@back-office/shared/format';
import { knownAmounts } from '../catalog/measure';
import { addedTexts, storedTexts, type StoredText } from '../catalog/dimensions';
import { at, type LedgerColumns, type TextColumn } from '../columns/columns';
import { recordOf } from '../columns/emptyColumns';
import { lazyRecord, once } from '../columns/keptFor';
import type { Steps } from '../../loading/steps';
import { listPrice } from '../model/lines';
import { dayNumber, timeZoneOf } from '../model/calendar';
import { tenderRules } from '../model/tenders';
import { kindOf } from '../model/transaction';
import { sampleCustomers } from './customers';
import {
  datedOccurrencesOn,
  feedbackTexts,
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
 * for a transaction. Lines and texts are worked out when they are read: most questions need few.
 */
export function* columnsInSteps(
  source: LedgerSource,
  { from, to }: DayRange,
  isWanted: (occurrence: Occurrence) => boolean = () => true,
): Steps<LedgerColumns> {
  const dates: (readonly DatedOccurrence[])[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day++)
    dates.push(datedOccurrencesOn(day).filter(({ occurrence }) => isWanted(occurrence)));
  const all = dates.flat();
  const length = all.length * source.volume;
  const days = new Int32Array(length);
  const minutes = new Uint16Array(length);
  const amounts = recordOf(knownAmounts, () => new Float64Array(length));
  /** For as many rows as a step has: whether some have the amount. */
  const stepsWith = recordOf(knownAmounts, () => new Uint8Array(Math.ceil(length / rowsPerStep)));
  const customers = new Uint32Array(length);
  const feedback = new Uint32Array(length);
  /** Which occurrence each transaction is of, and the number of the repeat. */
  const placeOf = new Uint32Array(length);
  const repeatOf = new Uint32Array(length);
  const inOrder = new Set<DatedOccurrence>();
  let row = 0;
  let place = 0;
  for (const [index, ofDay] of dates.entries()) {
    for (const { nth, repeat, count } of runsOf(ofDay, dayNumber(from) + index, source)) {
      const dated = ofDay[nth];
      if (!dated) continue;
      inOrder.add(dated);
      for (let done = 0; done < count; done += rowsPerStep) {
        const size = Math.min(rowsPerStep, count - done);
        const span = { from: row, count: size, firstRepeat: repeat + done };
        days.fill(dated.today, row, row + size);
        writeMinutes(minutes, span, dated.occurrence, source);
        for (const amount of writeAmounts(amounts, span, dated, source))
          stepsWith[amount].fill(1, Math.floor(row / rowsPerStep), Math.ceil((row + size) / rowsPerStep));
        writeCustomers(customers, span, dated, source.seed);
        writeFeedback(feedback, span, dated, source.seed);
        placeOf.fill(place + nth, row, row + size);
        for (let each = 0; each < size; each++) repeatOf[row + each] = repeat + done + each;
        row += size;
        yield;
      }
    }
    place += ofDay.length;
  }
  const linesOnce = once(() => linesOf(all, placeOf, [...inOrder]));
  const datedAt = (index: number) => all[placeOf[index] ?? 0];
  return {
    length,
    days,
    minutes,
    amounts,
    lacks: (amount, first, end) =>
      !stepsWith[amount].subarray(Math.floor(first / rowsPerStep), Math.ceil(end / rowsPerStep)).includes(1),
    texts: lazyRecord(storedTexts, (column) => {
      if (column === 'customerId') return { values: sampleCustomers.map(({ id }) => id), codes: customers };
      if (column === 'customerName') return { values: sampleCustomers.map(({ name }) => name), codes: customers };
      if (column === 'feedback') return { values: feedbackTexts, codes: feedback };
      return textColumn(all.map(textsOf[column]), placeOf, Array.from(inOrder, textsOf[column]));
    }),
    idAt: (index) => repeatId(datedAt(index)?.id ?? '', repeatOf[index] ?? 0),
    refundOfAt(index) {
      const refunded = datedAt(index)?.refunded;
      return refunded && repeatId(idOf(refunded.template, refunded.dayNumber), repeatOf[index] ?? 0);
    },
    get lines() {
      return linesOnce();
    },
  };
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

function writeMinutes(minutes: Uint16Array, span: RowSpan, occurrence: Occurrence, source: LedgerSource): void {
  const first = firstMinuteOf(occurrence, source);
  for (let nth = 0; nth < span.count; nth++)
    minutes[span.from + nth] = first + delayOf(occurrence, source, span.firstRepeat + nth);
}

/** The lines of all transactions: those of its occurrence for each. Items are in order of appearance. */
function linesOf(
  all: readonly DatedOccurrence[],
  placeOf: Uint32Array,
  inOrder: readonly DatedOccurrence[],
): LedgerColumns['lines'] {
  const items = [...new Set(inOrder.flatMap(({ occurrence }) => occurrence.template.lines.map(({ item }) => item)))];
  const ownLines = all.map(({ occurrence: { template } }) =>
    template.lines.map((line) => ({
      itemCode: items.indexOf(line.item),
      quantity: line.quantity,
      isReturned: Number(line.isReturned === true),
      weight: listPrice(line),
    })),
  );
  const starts = new Uint32Array(placeOf.length + 1);
  for (let row = 0; row < placeOf.length; row++)
    starts[row + 1] = at(starts, row) + (ownLines[at(placeOf, row)]?.length ?? 0);
  const count = at(starts, placeOf.length);
  const [itemCodes, returned] = [new Uint32Array(count), new Uint8Array(count)];
  const [quantities, weights] = [new Float64Array(count), new Float64Array(count)];
  for (let row = 0; row < placeOf.length; row++) {
    let line = at(starts, row);
    for (const { itemCode, quantity, isReturned, weight } of ownLines[at(placeOf, row)] ?? []) {
      itemCodes[line] = itemCode;
      quantities[line] = quantity;
      returned[line] = isReturned;
      weights[line] = weight;
      line += 1;
    }
  }
  return { starts, items, itemCodes, quantities, returned, weights, amounts: {} };
}

/** The text of each transaction from those of all occurrences, and from the same in order of appearance. */
function textColumn(texts: readonly string[], placeOf: Uint32Array, inOrder: readonly string[]): TextColumn {
  const values = [...new Set(inOrder)];
  const codeOf = Uint32Array.from(texts, (text) => values.indexOf(text));
  const codes = once(() => placeOf.map((place) => at(codeOf, place)));
  return {
    values,
    by: { places: placeOf, codeOf },
    get codes() {
      return codes();
    },
  };
}

/** The texts that all repeats of an occurrence have. */
const textsOf: Readonly<
  Record<Exclude<StoredText, 'customerId' | 'customerName' | 'feedback'>, (dated: DatedOccurrence) => string>
> = {
  ...recordOf(addedTexts, () => () => ''),
  kind: ({ occurrence }) => kindOf(occurrence.template.prefix),
  type: ({ refunded }) => (refunded ? 'Refund' : 'Sale'),
  description: ({ occurrence }) => occurrence.template.description,
  items: ({ occurrence }) => occurrence.template.items,
  staff: ({ occurrence }) => occurrence.template.staff,
  staffName: ({ occurrence }) => occurrence.template.staff,
  paymentMethod: ({ tender }) => (tenderRules[tender].paymentMethod === 'cash' ? 'Cash' : 'Card'),
  tender: ({ tender }) => tender,
  channel: ({ occurrence }) => occurrence.template.register.channel,
  device: ({ occurrence }) => occurrence.template.register.device,
  deviceNickname: ({ occurrence }) => occurrence.template.register.deviceNickname,
  source: ({ occurrence }) => occurrence.template.register.source,
  status: ({ occurrence }) => (occurrence.template.deposit === 0 ? 'Completed' : 'Partially Paid'),
  location: ({ occurrence }) => occurrence.template.register.location,
  refundReason: ({ occurrence }) => occurrence.template.refundReason,
  timeZone: ({ today }) => timeZoneOf(today),
};

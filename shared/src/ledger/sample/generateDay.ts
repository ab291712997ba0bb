import type { Day } from '@back-office/shared/format';
import { dayNumber as dayNumberOf, timeText } from '../model/calendar';
import { tenderRules } from '../model/tenders';
import type { Transaction } from '../model/transaction';
import { furtherAmounts, salesAmounts } from '../model/transactionAmounts';
import { sampleCustomers, type Customer } from './customers';
import { amountsOf, customerIndexOf, datedOccurrencesOn, feedbackOf, type DatedOccurrence } from './datedOccurrence';
import { idOf, repeatId } from './ids';
import { minuteOf, type LedgerSource, type Occurrence } from './occurrences';
import { finish, type Steps } from './steps';

/** The rows of a day, or of some of its occurrences, in order of time. On closed days there are none. */
export function generateDay(
  source: LedgerSource,
  day: Day,
  isWanted?: (occurrence: Occurrence) => boolean,
): readonly Transaction[] {
  return finish(generateDayInSteps(source, day, isWanted));
}

/** Rows of a step: less than a millisecond of work. */
const rowsPerStep = 256;

/** The same rows, for `finishInSlices`. */
export function* generateDayInSteps(
  source: LedgerSource,
  day: Day,
  isWanted: (occurrence: Occurrence) => boolean = () => true,
): Steps<readonly Transaction[]> {
  const today = dayNumberOf(day);
  const rows: Transaction[] = [];
  const dates = datedOccurrencesOn(today).filter(({ occurrence }) => isWanted(occurrence));
  for (const dated of dates) {
    for (let repeat = 0; repeat < source.volume; repeat++) {
      rows.push(transactionOf(dated, source, repeat));
      if (rows.length % rowsPerStep === 0) yield;
    }
  }
  // Only what was moved here from a closed day is not in order yet.
  return dates.some(({ occurrence }) => occurrence.dayNumber !== today)
    ? rows.sort((a, b) => a.minute - b.minute)
    : rows;
}

function transactionOf(dated: DatedOccurrence, source: LedgerSource, repeat: number): Transaction {
  const { occurrence, refunded, tender } = dated;
  const { template } = occurrence;
  const { register } = template;
  const amounts = amountsOf(dated, source, repeat);
  const customer = sampleCustomers[customerIndexOf(dated, source.seed, repeat)] ?? noCustomer;
  const minute = minuteOf(occurrence, source, repeat);

  return {
    id: repeatId(dated.id, repeat),
    date: dated.day,
    time: timeText(minute),
    timeZone: dated.timeZone,
    type: refunded ? 'refund' : 'sale',
    description: template.description,
    items: template.items,
    staff: template.staff,
    paymentMethod: tenderRules[tender].paymentMethod,
    ...salesAmounts(amounts),
    channel: register.channel,
    device: register.device,
    deviceNickname: register.deviceNickname,
    source: register.source,
    staffName: template.staff,
    totalCollected: amounts.totalCollected,
    status: template.deposit === 0 ? 'Completed' : 'Partially Paid',
    location: register.location,
    refundReason: template.refundReason,
    tender,
    customerId: customer.id,
    customerName: customer.name,
    feedback: feedbackOf(dated, source.seed, repeat),
    refundOf: refunded && repeatId(idOf(refunded.template, refunded.dayNumber), repeat),
    ...furtherAmounts(amounts),
    minute,
    basket: template.basket,
  };
}

const noCustomer: Customer = { id: '', name: '' };

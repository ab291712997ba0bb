import { notInFiles, pluralize } from '@back-office/shared/format';
import type { ColumnMapping } from '../mapping/columnMapping';
import type { Reader } from '../readers/reader';
import type { FactTable } from '../facts/factTable';
import type { Evidence, Layer } from './layer';
import type { ReadingPlan } from './planReading';
import type { RowReading, RowResult } from './rowReader';
import type { DateOrder, TimeReader } from './times';

/** How a file was read, and why. */
export function evidenceOf(
  { reader, headerLine, delimiter, columns }: ReadingPlan,
  encoding: string,
  reading: RowReading,
  result: RowResult,
  zones: readonly string[],
): readonly Evidence[] {
  return [
    { about: 'kind', reading: reader.label, because: columns ? 'The columns that were chosen' : 'Its columns' },
    {
      about: 'header',
      reading: headerLine === 0 ? 'None' : `Line ${headerLine}`,
      because: headerLine === 0 ? 'The first row has figures or dates' : 'The names of the columns',
    },
    {
      about: 'delimiter',
      reading: delimiter === '\t' ? 'Tab' : delimiter,
      because: 'It splits the rows into as many cells as the header',
    },
    { about: 'encoding', reading: encoding, because: 'Its bytes' },
    decimalsOf(reader, reading, result),
    refundsOf(reading, result) ?? signsOf(result, columns?.mapping),
    datesOf(reader.dateOrder, reading, result),
    { about: 'zone', reading: zones.filter((zone) => zone !== '' && zone !== 'date').join(', '), because: 'Its times' },
    { about: 'currency', reading: reading.currency ?? '', because: 'The file or the shop' },
    ...unreadOf(result),
  ];
}

function unreadOf({ notes, discounts }: RowResult): readonly Evidence[] {
  const isUnsure = discounts.verdict === 'unsure';
  const amountsOrRates: Evidence = {
    about: 'unread',
    reading: `Discounts are read as amounts, but could be rates: they are below one, such as ${discounts.first}`,
    because: 'No amount of the rows shows which they are',
  };
  const unread = notes.map(({ about, count, first }): Evidence => ({
    about: 'unread',
    reading: about,
    because: `${pluralize(count, 'row')} ${count === 1 ? 'has' : 'have'} something there, such as ${first}`,
  }));
  return isUnsure ? [...unread, amountsOrRates] : unread;
}

/** Of a report by day. The ledger has one transaction of each row, and does not know how many sales it is. */
export function daySumsEvidence(count: string | undefined): Evidence {
  return {
    about: 'unread',
    reading: 'Each row is the sum of a day, a week or a month',
    because: `${count === undefined ? 'How many sales it had is not known' : `How many sales it had is in “${count}”`}; in the shop it reads “${notInFiles}”`,
  };
}

/** Of a total such as `Sales` whose numbers have no cents. */
export function unitsEvidence(total: string): Evidence {
  return {
    about: 'unread',
    reading: `“${total}” is read as money, but could be how many were sold`,
    because: 'None of its numbers has cents, and no other column has amounts',
  };
}

/** What of a file may be booked as sold although the file says otherwise, as sentences. */
export function unreadTexts({ evidence }: Pick<Layer, 'evidence'>): readonly string[] {
  return evidence.flatMap(({ about, reading, because }) => (about === 'unread' ? `${reading}. ${because}.` : []));
}

function decimalsOf(
  reader: Reader,
  { mark, isMinor, isMinorChosen, isMarkChosen }: RowReading,
  { marks }: RowResult,
): Evidence {
  const { own, other, unsure, firstOwn, firstOther, firstUnsure } = marks;
  if (reader.isMinorUnits && own + other + unsure === 0)
    return {
      about: 'decimals',
      reading: isMinor ? 'Whole numbers of the smallest unit' : 'Whole amounts',
      because: isMinorChosen ? 'You chose it' : 'No amount has decimals',
      value: isMinor ? 'minor' : 'whole',
    };
  const seen = own > 0 ? `${pluralize(own, 'number')} ${own === 1 ? 'shows' : 'show'} it, such as ${firstOwn}` : '';
  const against =
    other > 0 ? `${pluralize(other, 'number')} ${other === 1 ? 'has' : 'have'} the other, such as ${firstOther}` : '';
  const isOpen = own === 0 && other === 0 && unsure > 0;
  const because = [
    isMarkChosen ? 'You chose it' : '',
    seen,
    against,
    isOpen && !isMarkChosen ? `Assumed: ${firstUnsure} could be both` : '',
  ]
    .filter(Boolean)
    .join('; ');
  return {
    about: 'decimals',
    reading: mark === '.' ? 'Decimal point' : 'Decimal comma',
    because: because || 'No amount has decimals',
    value: mark,
    ...(isOpen && !isMarkChosen && { doubt: firstUnsure }),
  };
}

function signsOf({ signs, facts }: RowResult, mapping: ColumnMapping | undefined): Evidence {
  const { negative, firstNegative } = signs;
  const isParentheses = firstNegative.startsWith('(');
  const because =
    negative === 0
      ? 'No number is negative'
      : `${pluralize(negative, 'number')} ${negative === 1 ? 'is' : 'are'} negative, such as ${firstNegative}`;
  if (!mapping)
    return {
      about: 'signs',
      reading: isParentheses ? 'Parentheses are negative' : 'A minus is negative',
      because,
    };
  return {
    about: 'signs',
    reading: mapping.isTurned ? 'Sales are negative' : 'Sales are positive',
    because,
    value: mapping.isTurned ? 'turned' : 'as written',
    ...(mapping.isTurned === undefined && mostAreRefunds(facts) && { doubt: firstNegative }),
  };
}

/** Which sign refunds have, in a file that says which rows are refunds. */
function refundsOf({ areRefundsPositive, isSignChosen }: RowReading, { refunds }: RowResult): Evidence | undefined {
  const { negative, positive, firstNegative, firstPositive } = refunds;
  if (negative + positive === 0) return undefined;
  const told = (count: number, sign: string, first: string) =>
    count > 0 ? `${pluralize(count, 'refund')} ${count === 1 ? 'is' : 'are'} ${sign}, such as ${first}` : '';
  const shown = [told(negative, 'negative', firstNegative), told(positive, 'positive', firstPositive)];
  const seen = areRefundsPositive ? shown.toReversed() : shown;
  return {
    about: 'signs',
    reading: areRefundsPositive ? 'Refunds are positive' : 'Refunds are negative',
    because: [isSignChosen ? 'You chose it' : '', ...seen].filter(Boolean).join('; '),
    value: areRefundsPositive ? 'refunds positive' : 'refunds negative',
  };
}

/** A file with more refunds than sales is probably read with the wrong sign. */
function mostAreRefunds(facts: FactTable): boolean {
  let balance = 0;
  for (let index = 0; index < facts.length; index += 1) {
    const amounts = sizes.map((name) => facts.amountAt(name, index));
    balance += Math.sign(amounts.find((amount) => !Number.isNaN(amount)) ?? 0);
  }
  return balance < 0;
}

/** Amounts that are positive for a sale; facts of a mapped file have one of them. */
const sizes = ['gross', 'totalCollected', 'itemSales'] as const;

function datesOf(
  ofKind: DateOrder | undefined,
  { order, isOrderChosen }: RowReading,
  { times, datedBy }: RowResult,
): Evidence {
  const shown = times.order();
  const doubt = isOrderChosen ? '' : times.doubt();
  const isOpen = doubt !== '';
  if (isOpen && ofKind === order)
    return { about: 'dates', reading: orderNames[order], because: 'This kind of export writes them so', value: order };
  return {
    about: 'dates',
    reading: orderNames[order],
    because: isOrderChosen
      ? 'You chose it'
      : shown === undefined
        ? assumptionOf(order, times)
        : shown === 'year first'
          ? yearText(times.years)
          : shownText[shown](datedBy),
    // Dates such as 2026-10-05 have no order to choose.
    ...((times.ambiguous() + times.doubt() !== '' || shown !== undefined) && { value: order }),
    ...(isOpen && { doubt }),
    ...(times.years.verdict().place !== 'last' && { orders: times.years.orders() }),
  };
}

export const orderNames = {
  'month first': 'Month before day',
  'day first': 'Day before month',
  'year first': 'Year before month',
} as const;

const shownText = {
  'month first': (first: string) => `Days above 12 are the second number, such as ${first}`,
  'day first': (first: string) => `Days above 12 are the first number, such as ${first}`,
  mixed: (first: string) => `Days above 12 are the first or the second number, such as ${first}`,
} as const;

function yearText({ verdict, example }: TimeReader['years']): string {
  return verdict().because === 'recent'
    ? `Their year is this or the last one then; ${example()} could be both`
    : togetherText(example());
}

function togetherText(ambiguous: string): string {
  return `The dates are close together then, and far apart otherwise; ${ambiguous} could be both`;
}

function assumptionOf(order: RowReading['order'], times: TimeReader): string {
  const ambiguous = times.doubt() || times.ambiguous();
  if (ambiguous === '') return 'No date could be read in both ways';
  return times.likely() === order && times.doubt() === ''
    ? togetherText(ambiguous)
    : `Assumed: ${ambiguous} could be both`;
}

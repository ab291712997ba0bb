import {
  addDays,
  formatCount,
  formatMoney,
  formatRange,
  listOfNames,
  negated,
  pluralize,
  sumOf,
  unknown,
  type Cents,
  type DayRange,
} from '@back-office/shared/format';
import {
  type FigurePreview,
  type ImportedFile,
  type ImportPreview,
  type ReadPreview,
} from '@back-office/shared/books/import';
import { writeCsv } from '@back-office/shared/csv';

type Evidence = ReadPreview['evidence'][number];
type BookFigure = FigurePreview['figure'];

export const figureLabels: Readonly<Record<BookFigure, string>> = {
  grossSales: 'Gross sales',
  discounts: 'Discounts',
  returns: 'Returns',
  netSales: 'Net sales',
  taxes: 'Taxes',
  tips: 'Tips',
  totalCollected: 'Total collected',
  fees: 'Fees',
  netTotal: 'Net total',
};

export const evidenceLabels: Readonly<Record<Evidence['about'], string>> = {
  kind: 'Kind',
  header: 'Header',
  delimiter: 'Separator',
  encoding: 'Encoding',
  decimals: 'Amounts',
  signs: 'Signs',
  dates: 'Dates',
  zone: 'Times',
  currency: 'Currency',
  unread: 'Not read',
};

/** What can be chosen about how a file is read. */
const readingOptions: Readonly<
  Partial<Record<Evidence['about'], readonly { readonly value: string; readonly label: string }[]>>
> = {
  decimals: [
    { value: '.', label: 'Decimal point: 1,200.50' },
    { value: ',', label: 'Decimal comma: 1.200,50' },
  ],
  signs: [
    { value: 'as written', label: 'Sales are positive' },
    { value: 'turned', label: 'Sales are negative' },
  ],
  dates: [
    { value: 'month first', label: 'Month before day' },
    { value: 'day first', label: 'Day before month' },
    { value: 'year first', label: 'Year before month' },
  ],
};

/** Where the file says which rows are refunds. */
const refundOptions = [
  { value: 'refunds negative', label: 'Refunds are negative' },
  { value: 'refunds positive', label: 'Refunds are positive' },
] as const;

/** Where amounts have no decimals, in tables that programs write. */
const unitOptions = [
  { value: 'minor', label: 'Smallest unit: 1250 is 12.50' },
  { value: 'whole', label: 'Whole amounts: 1250 is 1,250.00' },
] as const;

/** The ways to read something of a file that is now read as `value`. */
export function optionsOf({ about, value, orders }: Evidence) {
  const special = [refundOptions, unitOptions].find((options) => options.some((option) => option.value === value));
  return special ?? readingOptions[about]?.filter((option) => option.value !== 'year first' || orders !== undefined);
}

/** `105,335 rows · 305 days · Jan 1 – Dec 31, 2026` */
export function aboutFile({ rows, dayCount, range }: ReadPreview): string {
  const days = range ? [pluralize(dayCount, 'day'), formatRange(range)] : [];
  return [pluralize(rows, 'row'), ...days].join(' · ');
}

/** Said in place of totals of a file without days, whose rows belong to sales of other files. */
export const completesOthers = 'Its rows complete sales of other files, so it has no totals of its own.';

/** The sum of a column, as the books write it if it is the same amount: files write deductions with either sign. */
export function sumInFile({ booked, column, difference }: FigurePreview): Cents | undefined {
  if (!column) return undefined;
  return booked !== unknown && difference === 0 ? booked : column.sum;
}

/** What becomes of the rows, which add up to all of the file. */
export function rowsText({ rows, booked, refused, skipped, twins }: ReadPreview): readonly string[] {
  const left = skipped.map(([reason, count]) => `${formatCount(count)}: ${reason}`);
  return [
    `${formatCount(booked)} of ${pluralize(rows, 'row')} ${booked === 1 ? 'is' : 'are'} booked.`,
    ...(refused.length > 0 ? [`${formatCount(refused.length)} cannot be booked; they are listed below.`] : []),
    ...(left.length > 0 ? [`Left out: ${left.join('; ')}.`] : []),
    ...(twins > 0 ? [`${pluralize(twins, 'row')} that repeat another stay, because they may be real sales.`] : []),
  ];
}

/** Why the sum of a column is not what is booked. */
export function differenceText({ figure, booked, column, difference }: FigurePreview, file: ReadPreview): string {
  if (!column) return 'Not a column of this file';
  if (booked === unknown) return 'The file does not hold it for every row';
  if (difference === 0) return 'Ties';
  const returns = file.figures.find((other) => other.figure === 'returns')?.booked;
  // Exports write sales and returns in one column, with their signs.
  if (figure === 'grossSales' && typeof returns === 'number' && column.sum === booked + returns)
    return `${formatMoney(difference)}: returns, which the column subtracts`;
  const left = file.skipped.reduce((sum, [, count]) => sum + count, 0);
  const causes = [
    left > 0 ? `${pluralize(left, 'row')} left out` : '',
    file.rounding === 0 ? '' : `rounding of ${formatMoney(Math.round(file.rounding))}`,
    'the column counts it in another way',
  ].filter(Boolean);
  return `${formatMoney(difference)}: ${listOfNames(left > 0 ? causes.slice(0, -1) : causes)}`;
}

/** Whether there is something to book: a file that can be read, and not all of its rows are refused. */
export function hasBookableRows({ files }: ImportPreview): boolean {
  return files.some((file) => file.error === undefined && (file.rows === 0 || file.refused.length < file.rows));
}

/** What booking changes, for the foot of the dialog. */
export function summaryText(preview: ImportPreview): string {
  const { before, after } = preview;
  if (!hasBookableRows(preview)) return 'Nothing can be booked as it is now.';
  const transactions = sumOf([after.transactions, negated(before.transactions)]);
  const changeOf = (figure: 'netSales' | 'totalCollected') =>
    sumOf([after.totals[figure], negated(before.totals[figure])]);
  const [sales, collected] = [changeOf('netSales'), changeOf('totalCollected')];
  // Files of payments know no sales.
  const amount =
    sales !== unknown
      ? `${formatMoney(sales)} of net sales`
      : collected !== unknown
        ? `${formatMoney(collected)} collected`
        : '';
  if (transactions === 0 && before.totals.netSales === after.totals.netSales)
    return 'Nothing new: your books have all of this.';
  // Of sums of days, nobody knows how many sales they are.
  const count = transactions === unknown ? '' : pluralize(transactions, 'transaction');
  return `Adds ${[count, amount].filter(Boolean).join(' and ') || 'sales of days'}. Nothing is sent anywhere.`;
}

/** Every refused row, as a file that can be corrected beside the export. */
export function refusedCsv({ refused }: Pick<ReadPreview, 'refused'>): string {
  return writeCsv([
    ['Line', 'Column', 'Value', 'Reason'],
    ...refused.map(({ line, column, value, reason }) => [line, column, value, reason]),
  ]);
}

/** `June 3 – 30 · 412 rows · 410 booked · $12,345.60` */
export function aboutImported({ rows, booked, refused, skipped, days, netSales }: ImportedFile): string {
  const parts: readonly (string | false)[] = [
    days !== null && formatRange(days),
    pluralize(rows, 'row'),
    `${formatCount(booked)} booked`,
    refused > 0 && `${formatCount(refused)} refused`,
    skipped > 0 && `${formatCount(skipped)} left out`,
    days !== null && netSales !== null && `net sales ${formatMoney(netSales)}`,
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

export function lastWeekOf({ from, to }: DayRange): DayRange {
  const start = addDays(to, -6);
  return { from: start < from ? from : start, to };
}

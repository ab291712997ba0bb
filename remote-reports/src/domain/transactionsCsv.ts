import { writeCsv, type CsvCell } from '@back-office/shared/csv';
import { centsText, type Cents, type DayRange } from '@back-office/shared/format';
import {
  customerText,
  feeKind,
  feeRules,
  salesDataOf,
  type SalesData,
  type Transaction,
} from '@back-office/shared/ledger';

/** A column of a transactions file. `figures` are those of the row, with the sign that a report shows. */
export interface CsvColumn {
  readonly header: string;
  cell(row: Transaction, figures: SalesData): CsvCell;
}

/** The 19 columns of sales detail. Their names and order are prescribed. */
export const salesDetailColumns: readonly CsvColumn[] = [
  { header: 'Date', cell: (row) => row.date },
  { header: 'Time', cell: (row) => row.time },
  { header: 'Time Zone', cell: (row) => row.timeZone },
  { header: 'Gross Sales', cell: (_, figures) => moneyCell(figures.grossSales) },
  { header: 'Items', cell: (_, figures) => moneyCell(figures.items) },
  { header: 'Service Charges', cell: (_, figures) => moneyCell(figures.serviceCharges.total) },
  { header: 'Returns', cell: (_, figures) => moneyCell(figures.returns) },
  { header: 'Discounts', cell: (_, figures) => moneyCell(figures.discounts) },
  { header: 'Comps', cell: (_, figures) => moneyCell(figures.comps) },
  { header: 'Net Sales', cell: (_, figures) => moneyCell(figures.netSales) },
  { header: 'Gift Card Sales', cell: (_, figures) => moneyCell(figures.giftCardSales) },
  { header: 'Taxes', cell: (_, figures) => moneyCell(figures.taxes) },
  { header: 'Tips', cell: (_, figures) => moneyCell(figures.tips) },
  { header: 'Partial Refunds', cell: (_, figures) => moneyCell(figures.partialRefunds) },
  { header: 'Channel', cell: (row) => row.channel },
  { header: 'Device', cell: (row) => row.device },
  { header: 'Device Nickname', cell: (row) => row.deviceNickname },
  { header: 'Source', cell: (row) => row.source },
  { header: 'Staff Name', cell: (row) => row.staffName },
];

/** Sales detail with what its columns leave out: the transaction, its tender, its deposits and what was paid in the end. */
export const allColumns: readonly CsvColumn[] = [
  ...salesDetailColumns,
  { header: 'Transaction ID', cell: (row) => row.id },
  { header: 'Tender', cell: (row) => row.tender },
  { header: 'Deposit Collected', cell: (row) => moneyCell(row.depositCollected) },
  { header: 'Deposit Redeemed', cell: (row) => moneyCell(0 - row.depositRedeemed) },
  { header: 'COVID Service Charge', cell: (row) => moneyCell(row.charges.covidServiceCharge) },
  { header: 'Setup Cost', cell: (row) => moneyCell(row.charges.setupCost) },
  { header: 'Auto Gratuity', cell: (row) => moneyCell(row.charges.autoGratuity) },
  { header: 'Refund Of', cell: (row) => row.refundOf ?? '' },
  { header: 'Customer', cell: customerText },
  { header: 'Fee Rate', cell: ({ fee, channel }) => (fee === 0 ? '' : feeRules[feeKind(channel)].text) },
  { header: 'Net Total', cell: (_, figures) => moneyCell(figures.netTotal) },
];

/** The range in the name of a file: `2025-06-22-to-2025-06-28`, or one day. */
export function rangeInName({ from, to }: DayRange): string {
  return from === to ? from : `${from}-to-${to}`;
}

/** A plain signed decimal, so that a spreadsheet can add up the column to the line of the report. */
export function moneyCell(cents: Cents): CsvCell {
  return { decimal: centsText(cents) };
}

/** A header line, then the rows in the order given. */
export function csvOf(rows: readonly Transaction[], columns: readonly CsvColumn[]): string {
  return writeCsv(lines(rows, columns));
}

function* lines(rows: readonly Transaction[], columns: readonly CsvColumn[]): Generator<readonly CsvCell[]> {
  yield columns.map(({ header }) => header);
  for (const row of rows) {
    const figures = salesDataOf([row]);
    yield columns.map((column) => column.cell(row, figures));
  }
}

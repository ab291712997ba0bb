import { writeCsv, writeRow, type CsvCell } from '@back-office/shared/csv';
import { negated, sumOf, unknown, type DayRange } from '@back-office/shared/format';
import { calendarDayOf, customerText, feeKind, type LedgerFacts, type Transaction } from '@back-office/shared/ledger';
import { moneyCell } from './csvCells';

/** A column of a transactions file. Figures have the sign that a report shows. */
export interface CsvColumn {
  readonly header: string;
  cell(row: Transaction): CsvCell;
}

/** The 19 columns of sales detail. Their names and order are prescribed. */
export const salesDetailColumns: readonly CsvColumn[] = [
  { header: 'Date', cell: calendarDayOf },
  { header: 'Time', cell: (row) => row.time },
  { header: 'Time Zone', cell: (row) => row.timeZone },
  { header: 'Gross Sales', cell: (row) => moneyCell(row.grossSales) },
  { header: 'Items', cell: (row) => moneyCell(row.itemSales) },
  { header: 'Service Charges', cell: (row) => moneyCell(row.serviceCharges) },
  { header: 'Returns', cell: (row) => moneyCell(negated(row.returns)) },
  { header: 'Discounts', cell: (row) => moneyCell(negated(row.discounts)) },
  { header: 'Comps', cell: (row) => moneyCell(negated(row.comps)) },
  { header: 'Net Sales', cell: (row) => moneyCell(row.netSales) },
  { header: 'Gift Card Sales', cell: (row) => moneyCell(row.giftCardSales) },
  { header: 'Taxes', cell: (row) => moneyCell(row.taxes) },
  { header: 'Tips', cell: (row) => moneyCell(row.tips) },
  { header: 'Partial Refunds', cell: (row) => moneyCell(negated(row.partialRefunds)) },
  { header: 'Channel', cell: (row) => row.channel },
  { header: 'Device', cell: (row) => row.device },
  { header: 'Device Nickname', cell: (row) => row.deviceNickname },
  { header: 'Source', cell: (row) => row.source },
  { header: 'Staff Name', cell: (row) => row.staffName },
];

/** Sales detail with what its columns leave out: the transaction, its tender, its deposits and what was paid in the end. */
export const allColumns = (feeRules: LedgerFacts['feeRules']): readonly CsvColumn[] => [
  ...salesDetailColumns,
  { header: 'Transaction ID', cell: (row) => row.id },
  { header: 'Tender', cell: (row) => row.tender },
  { header: 'Deposit Collected', cell: (row) => moneyCell(row.depositCollected) },
  { header: 'Deposit Redeemed', cell: (row) => moneyCell(negated(row.depositRedeemed)) },
  { header: 'COVID Service Charge', cell: (row) => moneyCell(row.charges.covidServiceCharge) },
  { header: 'Setup Cost', cell: (row) => moneyCell(row.charges.setupCost) },
  { header: 'Auto Gratuity', cell: (row) => moneyCell(row.charges.autoGratuity) },
  { header: 'Refund Of', cell: (row) => row.refundOf ?? '' },
  { header: 'Customer', cell: customerText },
  {
    header: 'Fee Rate',
    cell: ({ fee, channel }) => (fee === 0 || fee === unknown ? '' : (feeRules[feeKind(channel)]?.text ?? '')),
  },
  { header: 'Net Total', cell: (row) => moneyCell(sumOf([row.totalCollected, negated(row.fee)])) },
];

/** The range in the name of a file: `2025-06-22-to-2025-06-28`, or one day. */
export function rangeInName({ from, to }: DayRange): string {
  return from === to ? from : `${from}-to-${to}`;
}

/** A header line, then the rows in the order given. */
export function csvOf(rows: readonly Transaction[], columns: readonly CsvColumn[]): string {
  return writeCsv(lines(rows, columns));
}

/** The rows alone, to continue a file page by page. */
export function csvLines(rows: readonly Transaction[], columns: readonly CsvColumn[]): string {
  return rows.map((row) => writeRow(columns.map((column) => column.cell(row)))).join('');
}

function* lines(rows: readonly Transaction[], columns: readonly CsvColumn[]): Generator<readonly CsvCell[]> {
  yield columns.map(({ header }) => header);
  for (const row of rows) yield columns.map((column) => column.cell(row));
}

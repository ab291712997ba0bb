import { negated, capitalized } from '@back-office/shared/format';
import { customerText, paymentMethodText, textOfPayments } from '@back-office/shared/ledger';
import { moneyCell } from '../../../domain/csvCells';
import { salesDetailColumns, type CsvColumn } from '../../../domain/transactionsCsv';

/** The columns of sales detail, followed by what else the list and its panel show. */
export const exportColumns: readonly CsvColumn[] = [
  ...salesDetailColumns,
  { header: 'Transaction ID', cell: (row) => row.id },
  { header: 'Type', cell: (row) => capitalized(row.type) },
  { header: 'Status', cell: (row) => row.status },
  { header: 'Payment Method', cell: (row) => textOfPayments(row.payments, paymentMethodText) },
  { header: 'Tender', cell: (row) => row.tender },
  { header: 'Description', cell: (row) => row.description },
  { header: 'Total Collected', cell: (row) => moneyCell(row.totalCollected) },
  { header: 'Fee', cell: (row) => moneyCell(negated(row.fee)) },
  { header: 'Location', cell: (row) => row.location },
  { header: 'Customer', cell: customerText },
];

import type { Cents } from '@back-office/shared/format';
import { salesDataOf, type SalesData, type Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';

/** A report line as a column of a drill-down. The same function gives the figure of one row and of all rows. */
export interface FigureColumn {
  readonly id: string;
  readonly header: string;
  /** Its figures are negative. */
  readonly isDeduction: boolean;
  figure(data: SalesData): Cents;
}

interface LineFigures {
  /** The addends of the line, then the line itself. */
  readonly columns: readonly FigureColumn[];
  readonly total: FigureColumn;
}

const items = column('items', 'Items', (data) => data.items);
const charges = column('serviceCharges', 'Service charges', (data) => data.serviceCharges.total);
const grossSales = column('grossSales', 'Gross sales', (data) => data.grossSales);
const returns = deduction('returns', 'Returns', (data) => data.returns);
const reductions = deduction('discountsAndComps', 'Discounts & comps', (data) => data.discountsAndComps);
const netSales = column('netSales', 'Net sales', (data) => data.netSales);
const invoices = column('invoices', 'Invoices', (data) => data.deferredSales.invoices);
const redeemed = deduction('redeemed', 'Deposit redeemed', (data) => data.deferredSales.invoiceDepositRedeemed);
const online = column('online', 'Online', (data) => data.deferredSales.squareOnline);
const deferredSales = column('deferredSales', 'Deferred sales', (data) => data.deferredSales.total);

/** Sales and exchanges are kinds of gross sales: they count items sold, not items returned. */
export const lineFigures: Readonly<Record<DrillDownLine, LineFigures>> = {
  'gross-sales': columnsOf([items, charges], grossSales),
  sales: columnsOf([items, charges], grossSales),
  exchanges: columnsOf([items, charges], grossSales),
  'net-sales': columnsOf([grossSales, returns, reductions], netSales),
  returns: columnsOf([], returns),
  'deferred-sales': columnsOf([invoices, redeemed, online], deferredSales),
};

/** What a row contributes to a line, with the sign that the report shows. */
export function figureOfRow({ figure }: FigureColumn, row: Transaction): Cents {
  return figure(salesDataOf([row]));
}

function column(id: string, header: string, figure: FigureColumn['figure']): FigureColumn {
  return { id, header, figure, isDeduction: false };
}

function deduction(...[id, header, figure]: Parameters<typeof column>): FigureColumn {
  return { ...column(id, header, figure), isDeduction: true };
}

function columnsOf(addends: readonly FigureColumn[], total: FigureColumn): LineFigures {
  return { columns: [...addends, total], total };
}

import type { Cents } from '@back-office/shared/format';
import { salesDataOf, type SalesData, type Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';

/** A line of the report as a column of a drill-down: the same figure, whether of one row or of all. */
export interface FigureColumn {
  readonly id: string;
  readonly header: string;
  figure(data: SalesData): Cents;
}

interface LineFigures {
  /** The parts of the line, then the line itself. */
  readonly columns: readonly FigureColumn[];
  readonly whole: FigureColumn;
}

const items = column('items', 'Items', (data) => data.items);
const charges = column('serviceCharges', 'Service charges', (data) => data.serviceCharges.total);
const grossSales = column('grossSales', 'Gross sales', (data) => data.grossSales);
const returns = column('returns', 'Returns', (data) => data.returns);
const reductions = column('discountsAndComps', 'Discounts & comps', (data) => data.discountsAndComps);
const netSales = column('netSales', 'Net sales', (data) => data.netSales);
const invoices = column('invoices', 'Invoices', (data) => data.deferredSales.invoices);
const redeemed = column('redeemed', 'Deposit redeemed', (data) => data.deferredSales.invoiceDepositRedeemed);
const online = column('online', 'Online', (data) => data.deferredSales.squareOnline);
const deferredSales = column('deferredSales', 'Deferred sales', (data) => data.deferredSales.total);

/** Sales and exchanges are kinds of gross sales: the report counts what their rows sold, not what came back. */
export const lineFigures: Readonly<Record<DrillDownLine, LineFigures>> = {
  'gross-sales': madeOf([items, charges], grossSales),
  sales: madeOf([items, charges], grossSales),
  exchanges: madeOf([items, charges], grossSales),
  'net-sales': madeOf([grossSales, returns, reductions], netSales),
  returns: madeOf([], returns),
  'deferred-sales': madeOf([invoices, redeemed, online], deferredSales),
};

/** What a row puts on a line, signed as the report shows it. */
export function figureOfRow({ figure }: FigureColumn, row: Transaction): Cents {
  return figure(salesDataOf([row]));
}

function column(id: string, header: string, figure: FigureColumn['figure']): FigureColumn {
  return { id, header, figure };
}

function madeOf(parts: readonly FigureColumn[], whole: FigureColumn): LineFigures {
  return { columns: [...parts, whole], whole };
}

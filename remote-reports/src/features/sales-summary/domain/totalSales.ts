import { equationOf, measureParts, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';

/** Prescribed texts. The figures, which follow them, have the rules in docs/product/sales-summary.md. */
const prescribed: Readonly<Partial<Record<MeasureId, string>>> = {
  'total-sales': 'Total Sales = Gross + Taxes + Tips - Refunds - Voids',
  'net-sales': 'Net Sales = Gross - Refunds - Voids - Discounts',
};

/** The addends of total sales, in the order of their colors. */
export const totalSalesParts = measureParts('total-sales');

/** Tooltip: the prescribed sentence, then the figures of the report. */
export function tooltipOf(id: MeasureId, figures: FigureGroup['figures']): string | undefined {
  const text = prescribed[id];
  return text && `${text}\n${equationOf(id, figures)}`;
}

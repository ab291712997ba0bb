import { sampleAmounts, type ReadPreview, type SampleAmount, type SampleRow } from '@back-office/shared/books/import';
import { formatCount, formatDay, pluralize } from '@back-office/shared/format';
import { Amount } from '@back-office/shared/ui';
import { FactTable } from '../health/FactTable';
import { Details } from './Details';

interface SampleRowsProps {
  readonly file: ReadPreview;
  /** Shown without being asked for. */
  readonly isOpen: boolean;
}

const amountLabels: Readonly<Record<SampleAmount, string>> = {
  gross: 'Amount',
  itemSales: 'Gross sales',
  returns: 'Returns',
  discount: 'Discount',
  discounts: 'Discounts',
  netSales: 'Net sales',
  tax: 'Tax',
  taxes: 'Taxes',
  tips: 'Tips',
  fee: 'Fee',
  totalCollected: 'Total',
  paid: 'Paid',
};

/** The first rows of a file as they are read. */
export function SampleRows({ file: { name, sample }, isOpen }: SampleRowsProps) {
  if (sample.length === 0) return null;
  const has = (isThere: (row: SampleRow) => boolean) => sample.some(isThere);
  const hasId = has(({ id }) => id !== undefined);
  const hasItem = has(({ item }) => item !== undefined);
  const hasTender = has(({ tender }) => tender !== undefined);
  const hasQuantity = has(({ quantity }) => quantity !== undefined);
  // A column of zeros would only make the table wider.
  const amounts = sampleAmounts.filter((amount) => has((row) => (row.amounts[amount] ?? 0) !== 0));
  const amountColumns = amounts.map((amount) => amountLabels[amount]);
  const columns = [
    'Line',
    'Date',
    hasItem && 'Item',
    hasQuantity && 'Quantity',
    ...amountColumns,
    hasTender && 'Payment method',
    hasId && 'Number',
  ].filter((column) => column !== false);
  return (
    <Details
      summary={`${sample.length === 1 ? 'The first row' : `The first ${pluralize(sample.length, 'row')}`} as read`}
      isOpen={isOpen}
    >
      <FactTable
        role="region"
        aria-label={`First rows of ${name}`}
        columns={columns}
        figures={['Line', 'Quantity', ...amountColumns]}
      >
        {sample.map((row) =>
          row.left === undefined ? (
            <tr key={row.line}>
              <td data-figure>{row.line}</td>
              <td>{timeText(row)}</td>
              {hasItem && <td>{row.item}</td>}
              {hasQuantity && <td data-figure>{row.quantity !== undefined && formatCount(row.quantity)}</td>}
              {amounts.map((amount) => (
                <td data-figure key={amount}>
                  {row.amounts[amount] !== undefined && <Amount cents={row.amounts[amount]} />}
                </td>
              ))}
              {hasTender && <td>{row.tender}</td>}
              {hasId && <td>{row.id}</td>}
            </tr>
          ) : (
            <tr key={row.line}>
              <td data-figure>{row.line}</td>
              <td colSpan={columns.length - 1}>{row.left === '' ? 'Left out' : `Cannot be booked. ${row.left}`}</td>
            </tr>
          ),
        )}
      </FactTable>
    </Details>
  );
}

/** `October 5, 2026, 10:30` as the file writes it, in its own zone. */
function timeText({ wall, isDay }: SampleRow): string {
  if (wall === undefined) return '–';
  const iso = new Date(wall).toISOString();
  const day = formatDay(iso.slice(0, 10));
  return isDay ? day : `${day}, ${iso.slice(11, 16)}`;
}

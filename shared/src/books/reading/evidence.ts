import type { Reader } from '../readers/reader';
import type { Evidence } from './layer';
import type { RowReading, RowResult } from './rowReader';
import type { DateOrder, TimeReader } from './times';

/** How a file was read, and why. */
export function evidenceOf(
  reader: Reader,
  headerLine: number,
  delimiter: string,
  encoding: string,
  reading: RowReading,
  { marks, times }: RowResult,
  zones: readonly string[],
): readonly Evidence[] {
  const order = times.order();
  return [
    { about: 'kind', reading: reader.label, because: 'Its columns' },
    { about: 'header', reading: `Line ${headerLine}`, because: 'The names of the columns' },
    { about: 'delimiter', reading: delimiter, because: 'It splits the rows into as many cells as the header' },
    { about: 'encoding', reading: encoding, because: 'Its bytes' },
    {
      about: 'decimals',
      reading: reading.isMinor
        ? 'Whole numbers of the smallest unit'
        : reading.mark === '.'
          ? 'Decimal point'
          : 'Decimal comma',
      because:
        marks.other > 0
          ? `${marks.own} amounts have it; ${marks.other} have the other, such as ${marks.example}`
          : `${marks.own} amounts have it`,
    },
    {
      about: 'dates',
      reading: reading.order === 'month first' ? 'Month before day' : 'Day before month',
      because: order === undefined ? assumptionOf(reading.order, times) : shownBy[order],
    },
    { about: 'zone', reading: zones.filter((zone) => zone !== '' && zone !== 'date').join(', '), because: 'Its times' },
    { about: 'currency', reading: reading.currency ?? '', because: 'The file or the shop' },
  ];
}

const shownBy = {
  'month first': 'Days above 12 are the second number',
  'day first': 'Days above 12 are the first number',
  mixed: 'Days above 12 are the first or the second number',
} as const;

function assumptionOf(order: DateOrder, times: TimeReader): string {
  const ambiguous = times.ambiguous();
  if (ambiguous === '') return 'No date could be read in both ways';
  return times.likely() === order
    ? `Assumed, because the dates are close together then: ${ambiguous} could be both`
    : `Assumed: ${ambiguous} could be both`;
}

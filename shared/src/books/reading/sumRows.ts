import type { CsvRecord } from '../../csv/records';
import type { Reader } from '../readers/reader';
import { inUnits, readNumber } from './numbers';
import { headingOfFile, isBlankCell, isHeading, isTotal, totalOfFile } from './rowFate';
import type { RowParts, RowReading } from './rowReader';

/** Recognizes rows of sums and repeated headings, which are no sales, by the rows above them. */
export function createSumRows(
  { cells, sums, fate, found }: Pick<RowParts, 'cells' | 'sums' | 'fate' | 'found'>,
  reader: Pick<Reader, 'amounts'>,
  width: number,
  reading: RowReading,
) {
  const amounts = reader.amounts.map(cells.placeOf).filter((place) => place >= 0);
  const price = cells.placeOf('price');
  /** Whether there was a row that could be one of sums, if it were known what all rows above it come to. */
  let mayHaveSums = false;
  /** Rows with a number or a date of their own. */
  let numbered = 0;

  const isLabeled = (record: CsvRecord): boolean => record.cells.some((cell) => isTotal(cell.trim()));
  /** Whether a row was read, and has a date and no name of a row of sums. */
  const isDated = (record: CsvRecord): boolean =>
    !fate.isRefused() && !isBlankCell(cells.at('date')) && !isLabeled(record);

  /** Whether a row has the sums of the columns above it, and nothing of its own that says it is a sale. */
  function isRowOfSums(record: CsvRecord): boolean {
    const isRefused = fate.isRefused();
    if (!isRefused && !sums.hasSum(amounts)) return false;
    if (isRefused && hasOnlyNumbers(record, reading))
      return found.rows() > 1 && isOfSums(record, sums.kept, reading, price);
    if (!isBlankCell(cells.at('id')) || isDated(record)) return false;
    return numbered >= (isLabeled(record) ? 2 : enoughAbove) && isOfSums(record, sums.kept, reading, price);
  }

  /** Whether a row could be one of sums if the sums of all rows above it were known. */
  function couldBeOfSums(record: CsvRecord): boolean {
    if (!fate.isRefused()) return isBlankCell(cells.at('id')) && sums.hasAsMuch(amounts) && !isDated(record);
    if (hasOnlyNumbers(record, reading)) return true;
    return isBlankCell(cells.at('id')) && hasAsMuch(record);
  }

  /** Whether a row whose amounts were not read has one as large as all above it. */
  function hasAsMuch({ cells: texts }: CsvRecord): boolean {
    return texts.some((text, place) => {
      const number = readNumber(text, reading.mark);
      return number && sums.isAsMuch(place, inUnits(number, reading.decimals));
    });
  }

  /** Skips a row that is no row of the table. */
  function skip(record: CsvRecord) {
    const isRefused = fate.isRefused();
    const isOne = isRowOfSums(record);
    mayHaveSums ||= isOne || couldBeOfSums(record);
    if (isOne) return isRefused ? fate.skipRefused(totalOfFile) : fate.skip(totalOfFile);
    if (isRefused && isHeading(record, width)) fate.skipRefused(headingOfFile);
  }

  return {
    skip,
    /** The row that was read is a sale. */
    countSale() {
      if (!isBlankCell(cells.at('id')) || !isBlankCell(cells.at('date'))) numbered += 1;
    },
    mayExist: () => mayHaveSums,
  };
}

/** After so many sales, no item costs as much as all of them by chance. */
const enoughAbove = 10;

/** Whether a row has nothing but numbers, as one of the sums of the columns above has. */
function hasOnlyNumbers({ cells }: CsvRecord, { mark }: RowReading): boolean {
  return cells.every((cell) => isBlankCell(cell) || readNumber(cell, mark) !== undefined);
}

/** Whether the numbers of a row are the sums of the columns above, or in that of prices anything. */
function isOfSums(record: CsvRecord, sums: readonly number[], reading: RowReading, price: number): boolean {
  let isSum = false;
  for (const [place, cell] of record.cells.entries()) {
    const number = place === price ? undefined : readNumber(cell, reading.mark);
    if (!number) continue;
    const sum = sums[place] ?? NaN;
    if (Number.isNaN(sum)) continue;
    const amount = reading.isMinor && number.scale === 0 ? number.units : inUnits(number, reading.decimals);
    if (amount !== sum) return false;
    isSum ||= sum !== 0;
  }
  return isSum;
}

import { createDiscountRates } from './discountRates';
import { decimalMarkOf, inUnits, isBlank, readNumber, type DecimalMark, type PlainNumber } from './numbers';
import { percentName } from '../readers/lineList';
import type { Reader } from '../readers/reader';
import type { RowCells } from './rowCells';

/** How many amounts show which decimal mark, with the first of each and where it is. */
interface MarkCounts {
  own: number;
  other: number;
  /** Could have either. */
  unsure: number;
  firstOwn: string;
  firstOther: string;
  firstUnsure: string;
}

/** How many numbers have which sign, with the first of each and where it is. */
interface SignCounts {
  negative: number;
  positive: number;
  firstNegative: string;
  firstPositive: string;
}

/** What the numbers of some rows show, as plain data. */
export interface NumbersShown {
  readonly marks: MarkCounts;
  readonly signs: SignCounts;
  readonly refunds: SignCounts;
  readonly fees: FeeCounts;
  readonly discounts: ReturnType<ReturnType<typeof createDiscountRates>['state']>;
  readonly firstDiscount: string;
}

/** Fees with the sign of the amount beside them, and with the other one. */
interface FeeCounts {
  same: number;
  opposite: number;
}

type AllCounts = Pick<NumbersShown, 'marks' | 'signs' | 'refunds' | 'fees'>;

function addAllCounts({ marks, signs, refunds, fees }: AllCounts, more: AllCounts) {
  addCounts(marks, more.marks);
  addCounts(signs, more.signs);
  addCounts(refunds, more.refunds);
  addCounts(fees, more.fees);
}

/** Counts are added up, and the first of each stays. */
function addCounts<Counts extends object>(counts: Counts, more: Counts) {
  for (const name in counts) {
    const [own, other] = [counts[name], more[name]];
    if (typeof own === 'number' && typeof other === 'number') Object.assign(counts, { [name]: own + other });
    else if (own === '') counts[name] = other;
  }
}

/**
 * Reads the numbers of a file and counts what they show of its decimal mark and its signs. `whole`: columns with amounts in a
 * currency without decimals, where `15.990` has thousands.
 */
export function createNumberReader(
  cells: RowCells,
  { mark, quantityMark }: { readonly mark: DecimalMark; readonly quantityMark: DecimalMark },
  whole: readonly string[],
) {
  const marks: MarkCounts = { own: 0, other: 0, unsure: 0, firstOwn: '', firstOther: '', firstUnsure: '' };
  const signs: SignCounts = { negative: 0, positive: 0, firstNegative: '', firstPositive: '' };
  const refunds: SignCounts = { ...signs };
  const fees: FeeCounts = { same: 0, opposite: 0 };
  const discounts = createDiscountRates();
  /** Without the amount of the row, which shows it. */
  const areDiscountsOpen = cells.has('discount') && cells.has('price') && !cells.has('amount');
  let firstDiscount = '';

  function countMark(cell: string, read: PlainNumber, column: string) {
    const isUnsure = mayBeUnsure(cell, read) && decimalMarkOf(cell) === undefined;
    if (isUnsure && read.scale > 0 && whole.includes(column)) {
      marks.other += 1;
      marks.firstOther ||= cells.quote(column);
    } else if (isUnsure) {
      marks.unsure += 1;
      marks.firstUnsure ||= cells.quote(column);
    } else if (read.scale > 0) {
      marks.own += 1;
      marks.firstOwn ||= cells.quote(column);
    }
  }

  return {
    marks,
    signs,
    refunds,
    fees,
    discounts: () => ({ verdict: verdictOf(discounts.verdict(), cells), first: firstDiscount }),
    state: () => ({ marks, signs, refunds, fees, discounts: discounts.state(), firstDiscount }),
    /** Adds what the rows after these have shown. */
    addAll(more: NumbersShown) {
      addAllCounts({ marks, signs, refunds, fees }, more);
      discounts.addAll(more.discounts);
      firstDiscount ||= more.firstDiscount;
    },
    /** `undefined` for an empty cell; `refuse` is told of what is not a number. */
    read(column: string, refuse: (column: string, reason: string) => void): PlainNumber | undefined {
      const cell = cells.at(column);
      if (isBlank(cell)) return undefined;
      const isApart = column === 'quantity' && quantityMark !== mark;
      const read = readNumber(cell, isApart ? quantityMark : mark);
      if (!read) {
        const shown = decimalMarkOf(cell);
        if (shown !== undefined && shown !== mark && !isApart) {
          marks.other += 1;
          marks.firstOther ||= cells.quote(column);
        }
        refuse(column, 'This is not a number');
        return undefined;
      }
      if (!isApart) countMark(cell, read, column);
      countSign(signs, read.units, cells, column);
      return read;
    },
    countFee({ column, size, isSizeTurned }: NonNullable<Reader['fees']>) {
      const unitsOf = (name: string) => readNumber(cells.at(name), mark)?.units ?? 0;
      const sign = Math.sign(unitsOf(column)) * Math.sign(unitsOf(size)) * (isSizeTurned ? -1 : 1);
      if (sign > 0) fees.same += 1;
      else if (sign < 0) fees.opposite += 1;
    },
    countDiscount() {
      const discount = areDiscountsOpen ? readNumber(cells.at('discount'), mark) : undefined;
      if (!discount || discount.units === 0) return;
      const price = readNumber(cells.at('price'), mark);
      firstDiscount ||= cells.quote('discount');
      discounts.add(inUnits(discount, 4), price ? inUnits(price, 4) : 0);
    },
    /** Counts the sign of a refund by the column of its size. */
    countRefund(size: string) {
      countSign(refunds, readNumber(cells.at(size), mark)?.units ?? 0, cells, size);
    },
  };
}

/** Numbers below one that are called percent are rates. */
function verdictOf(verdict: 'rates' | 'amounts' | 'unsure', cells: RowCells) {
  return verdict === 'unsure' && percentName.test(cells.nameOf('discount')) ? 'rates' : verdict;
}

function countSign(counts: SignCounts, units: number, cells: RowCells, column: string) {
  if (units < 0) {
    counts.negative += 1;
    counts.firstNegative ||= cells.quote(column);
  } else if (units > 0) {
    counts.positive += 1;
    counts.firstPositive ||= cells.quote(column);
  }
}

/** Whether a number may have another decimal mark: `1.234` and `1,234`. */
function mayBeUnsure(cell: string, { scale }: PlainNumber): boolean {
  return scale === 3 || (scale === 0 && cell.length > 4 && (cell.includes(',') || cell.includes('.')));
}

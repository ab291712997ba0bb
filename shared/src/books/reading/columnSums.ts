import { inUnits, type PlainNumber } from './numbers';

/** The sums of the columns of amounts over the rows that are kept, and what rounding has added. */
export function createColumnSums(columns: number, decimals: number) {
  const kept = Array.from({ length: columns }, () => NaN);
  let rounding = 0;
  // Of the row that is being read. Readers may ask for an amount several times; it counts once.
  const places: number[] = [];
  const amounts = new Float64Array(columns);
  const rowOfAmount = new Uint32Array(columns);
  let row = 0;
  let count = 0;
  let roundingOfRow = 0;
  /** Whether an amount is no less than the sum of its column. */
  const isAsMuch = (place: number, amount: number) => amount !== 0 && Math.abs(amount) >= Math.abs(kept[place] || 0);

  return {
    kept,
    rounding: () => rounding,
    /** Adds those of the rows after these. */
    addAll(sums: readonly number[], more: number) {
      for (const [place, sum] of sums.entries())
        if (!Number.isNaN(sum)) kept[place] = (Number.isNaN(kept[place]) ? 0 : (kept[place] ?? 0)) + sum;
      rounding += more;
    },
    begin() {
      row += 1;
      count = 0;
      roundingOfRow = 0;
    },
    /** In the smallest unit. */
    rounded(value: PlainNumber): number {
      const whole = inUnits(value, decimals);
      if (value.scale > decimals) roundingOfRow += whole - value.units / 10 ** (value.scale - decimals);
      return whole;
    },
    add(place: number, amount: number) {
      places[count++] = place;
      amounts[place] = amount;
      rowOfAmount[place] = row;
    },
    /** What was added to a column; `undefined` if nothing was yet. */
    ofRow: (place: number): number | undefined => (rowOfAmount[place] === row ? amounts[place] : undefined),
    /** Whether one of some columns has the sum of all above it. */
    hasSum: (columns: readonly number[]): boolean =>
      columns.some((place) => rowOfAmount[place] === row && amounts[place] !== 0 && amounts[place] === kept[place]),
    /** Whether one of them has as much as all above it. */
    hasAsMuch: (columns: readonly number[]): boolean =>
      columns.some((place) => rowOfAmount[place] === row && isAsMuch(place, amounts[place] ?? 0)),
    isAsMuch,
    keep() {
      for (let nth = 0; nth < count; nth += 1) {
        const place = places[nth] ?? -1;
        kept[place] = (Number.isNaN(kept[place]) ? 0 : (kept[place] ?? 0)) + (amounts[place] ?? 0);
      }
      rounding += roundingOfRow;
    },
  };
}

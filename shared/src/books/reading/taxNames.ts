import { headerName } from '../readers/reader';
import type { Layer } from './layer';
import { inUnits, readNumber, type DecimalMark } from './numbers';
import type { RowCells } from './rowCells';
import { isNamedTax } from './taxColumns';

/** What a file has of a tax that it names, in the smallest unit, with the sign that it writes. */
export interface NamedTax {
  readonly name: string;
  readonly amount: number;
}

/** Adds up the taxes whose names stand in cells, as `Tax 1 Name` beside `Tax 1 Value`. Only rows that are kept count. */
export function createTaxNames(
  cells: RowCells,
  header: readonly string[],
  { mark, decimals }: { readonly mark: DecimalMark; readonly decimals: number },
) {
  const names = header.map(headerName);
  const pairs = names.flatMap((name, place) => {
    const [, nth] = /^tax(\d*)name$/.exec(name) ?? [];
    const amount = names.findIndex((other) => other === `tax${nth}value` || other === `tax${nth}amount`);
    return nth === undefined || amount < 0 ? [] : [{ place, amount }];
  });
  const sums = new Map<string, number>();
  const add = (name: string, amount: number) => sums.set(name, (sums.get(name) ?? 0) + amount);

  return {
    keep() {
      for (const { place, amount } of pairs) {
        const name = (cells.all()[place] ?? '').trim();
        const number = name === '' ? undefined : readNumber(cells.all()[amount] ?? '', mark);
        if (number) add(name, inUnits(number, decimals));
      }
    },
    /** Adds those of the rows after these. */
    addAll(more: readonly NamedTax[]) {
      for (const { name, amount } of more) add(name, amount);
    },
    result: (): readonly NamedTax[] => [...sums].map(([name, amount]) => ({ name, amount })),
  };
}

/** The taxes that a file names in its cells, or by its columns, the largest first. */
export function taxesOf({ header, totals, namedTaxes = [], assumedMinorUnits }: Layer): readonly NamedTax[] {
  if (assumedMinorUnits !== undefined) return [];
  const ofColumns = header.flatMap((name) => {
    const amount = isNamedTax(name) ? totals[name] : undefined;
    return amount === undefined ? [] : [{ name: name.trim(), amount }];
  });
  return [...namedTaxes, ...ofColumns].toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}

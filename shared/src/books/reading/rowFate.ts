import type { CsvRecord } from '../../csv/records';
import type { Refusal } from './layer';
import type { RowCells } from './rowCells';

export const totalOfFile = 'A total of the file';
export const headingOfFile = 'A heading of the file';
export const nothingToBook = 'There is nothing to book in it';

/** Which rows are refused or skipped, and why: a row has one reason, the first. */
export function createRowFate(cells: RowCells) {
  const refused: Refusal[] = [];
  const skipped = new Map<string, number>();
  let [isOut, isRefused] = [false, false];

  function skip(reason: string) {
    if (isOut) return;
    isOut = true;
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  }

  return {
    refused,
    skipped,
    isOut: () => isOut,
    isRefused: () => isRefused,
    begin() {
      isOut = isRefused = false;
    },
    skip,
    /** Adds those of the rows after these. */
    addAll(moreRefused: readonly Refusal[], moreSkipped: ReadonlyMap<string, number>) {
      for (const refusal of moreRefused) refused.push(refusal);
      for (const [reason, count] of moreSkipped) skipped.set(reason, (skipped.get(reason) ?? 0) + count);
    },
    /** Skips the row that was refused last. */
    skipRefused(reason: string) {
      refused.pop();
      isOut = isRefused = false;
      skip(reason);
    },
    refuse(column: string, reason: string) {
      if (isOut) return;
      isOut = isRefused = true;
      refused.push({ line: cells.line(), column: cells.nameOf(column), value: cells.at(column), reason });
    },
    /** A row that is no row of the file's table. */
    leaveOut({ isWrong, reason }: RowProblem) {
      if (!isWrong) return skip(reason);
      isOut = isRefused = true;
      refused.push({ line: cells.line(), column: '', value: cells.all().join(',').slice(0, 200), reason });
    },
  };
}

/** A row of one text, such as the name of the item that the rows below are of, or a note below the table. */
export function isHeading({ cells }: CsvRecord, width: number): boolean {
  const [first, ...others] = cells.filter((cell) => !isBlankCell(cell));
  if (first === undefined || others.length > 0 || first !== cells[0] || !/\p{L}/u.test(first)) return false;
  // A row whose cells were not split is no heading.
  return (first.match(/[,;|\t]/g) ?? []).length < width - 1;
}

export function isBlankCell(cell: string): boolean {
  return cell.trim() === '';
}

interface RowProblem {
  /** Refused and said, not just skipped. */
  readonly isWrong: boolean;
  readonly reason: string;
}

export function problemOf(
  { cells, problem }: CsvRecord,
  header: readonly string[],
  { at }: RowCells,
): RowProblem | undefined {
  if (problem) return { isWrong: true, reason: 'A quote is opened and never closed' };
  if (cells.length > header.length && cells.slice(header.length).some((cell) => cell.trim() !== ''))
    return { isWrong: true, reason: `The row has ${cells.length} cells, the header ${header.length}` };
  const first = cells.find((cell) => cell !== '') ?? '';
  const text = first.trim();
  // Spreadsheets write rows of nothing but delimiters below the last one.
  if (text === '' && cells.every(isBlankCell)) return { isWrong: false, reason: nothingToBook };
  // What has a number and a date is an item of that name.
  const isUnnumbered = isBlankCell(at('id')) || isBlankCell(at('date'));
  if ((isTotal(text) && isUnnumbered) || isTotal(at('id').trim())) return { isWrong: false, reason: totalOfFile };
  if (cells[0] === header[0] && cells.every((cell, index) => cell === header[index]))
    return { isWrong: false, reason: 'The header again' };
  return undefined;
}

/** Rows whose first filled cell says so are sums of others: `Grand total`, `Total for July`, `Totals (12)`, `Total 2026-07-14`. */
const totalPattern =
  /^(?:(?:grand |sub|sub |report |net |gross |overall )?totals?|total général|totaux|total general|sous-total|(?:zwischen|gesamt|end|tages|monats)?summen?|(?:gesamt)?ergebnis|gesamt|somme|sum|totale|totaal|totalt|totales|totais|suma|summa|razem|celkem|spolu|összesen|yhteensä|i alt|итого|всего|合計|総計|小計|总计|合计|합계)(?: (?:for|of|par|per|pro|für|du|del) .*|:.*|\s*\(.*\)|[ -]+[\d/.-]{4,})?$/i;

/** Whether a cell is the name of a row of sums. Most cells that are asked about are numbers. */
export function isTotal(cell: string): boolean {
  const code = cell.charCodeAt(0);
  const isNumber = code >= zero && code <= nine;
  return !isNumber && cell.length < maxTotalLength && totalPattern.test(cell);
}

const [zero, nine] = [48, 57] as const;

const maxTotalLength = 40;

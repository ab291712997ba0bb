import { decimalMarkOf, type DecimalMark } from '@back-office/shared/books';
import type { ColumnGroups } from '../../../domain/files';
import { dateOrder, markOf } from './columnCounter';
import { createExactSum, isPercentage, parseNumber } from './exactSum';

/** So many rows decide which columns have few values, and which have numbers. */
const sampleRows = 200;
/** A column with more values, or with longer ones, has no groups. */
const maxGroups = 100;
const maxLength = 80;
const maxColumns = 6;

interface Entry {
  rows: number;
  readonly values: readonly { filled: number; readonly sum: ReturnType<typeof createExactSum> }[];
}

interface KeyColumn {
  readonly place: number;
  readonly isDate: boolean;
  readonly entries: Map<string, Entry>;
}

interface Plan {
  readonly keys: KeyColumn[];
  readonly values: readonly number[];
  readonly mark: DecimalMark;
}

/** Adds up number columns by the values of columns that have few, such as amounts by supplier or by day. */
export function createGroupCounter() {
  const sample: (readonly string[])[] = [];
  let plan: Plan | undefined;

  function count(cells: readonly string[], { keys, values, mark }: Plan) {
    for (const key of [...keys]) {
      const text = keyOf(cells[key.place] ?? '', key.isDate);
      if (text === '') continue;
      let entry = key.entries.get(text);
      if (!entry) {
        entry = { rows: 0, values: values.map(() => ({ filled: 0, sum: createExactSum() })) };
        key.entries.set(text, entry);
        if (key.entries.size > maxGroups || text.length > maxLength) keys.splice(keys.indexOf(key), 1);
      }
      entry.rows += 1;
      for (const [index, place] of values.entries()) {
        const number = parseNumber((cells[place] ?? '').trim(), mark);
        const value = entry.values[index];
        if (!number || !value) continue;
        value.filled += 1;
        value.sum.add(number);
      }
    }
  }

  function begin(): Plan {
    const made = planOf(sample);
    for (const cells of sample) count(cells, made);
    return made;
  }

  return {
    add(cells: readonly string[]): void {
      if (plan) return count(cells, plan);
      sample.push(cells);
      if (sample.length >= sampleRows) plan = begin();
    },
    /** `isNumber`: whether each cell of a column turned out to be a number. `mark`: of the whole file. */
    facts(names: readonly string[], isNumber: (place: number) => boolean, mark: DecimalMark): readonly ColumnGroups[] {
      const { keys, values, mark: own } = plan ?? begin();
      if (own !== mark) return [];
      const summed = values.filter(isNumber);
      return keys
        .filter(({ entries }) => entries.size > 1)
        .map(({ place, entries }) => ({
          column: names[place] ?? '',
          of: summed.map((one) => names[one] ?? ''),
          groups: [...entries]
            .toSorted(([, one], [, other]) => other.rows - one.rows)
            .map(([key, entry]) => {
              const ofColumns = summed.flatMap((one) => entry.values[values.indexOf(one)] ?? []);
              return {
                key,
                rows: entry.rows,
                sums: ofColumns.map(({ sum }) => sum.text()),
                ...(ofColumns.some(({ filled }) => filled < entry.rows) && {
                  filled: ofColumns.map(({ filled }) => filled),
                }),
              };
            }),
        }));
    },
  };
}

function keyOf(cell: string, isDate: boolean): string {
  const text = cell.trim();
  return isDate ? text.replace(/[T ]\d{2}:\d{2}.*$/, '') : text;
}

function planOf(sample: readonly (readonly string[])[]): Plan {
  const width = Math.max(0, ...sample.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, place) =>
    sample.map((cells) => (cells[place] ?? '').trim()).filter((text) => text !== ''),
  );
  const shown = columns.flat().flatMap((text) => (/\d[.,]\d/.test(text) ? [decimalMarkOf(text)] : []));
  const mark = markOf([
    { '.': shown.filter((one) => one === '.').length, ',': shown.filter((one) => one === ',').length },
  ]);
  const keys: KeyColumn[] = [];
  const values: number[] = [];
  for (const [place, texts] of columns.entries()) {
    if (texts.length === 0) continue;
    const isNumber = texts.every((text) => parseNumber(text, mark) !== undefined && !isPercentage(text));
    if (isNumber && values.length < maxColumns) values.push(place);
    if (!isNumber && keys.length < maxColumns && new Set(texts).size <= maxGroups)
      keys.push({ place, isDate: texts.every((text) => dateOrder(text) !== undefined), entries: new Map() });
  }
  return { keys, values, mark };
}

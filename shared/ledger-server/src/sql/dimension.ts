import { daysOf, notInFiles, type DayRange } from '@back-office/shared/format';
import {
  type Cases,
  dimensionOf,
  isOfPayment,
  isOwn,
  type OwnDimension,
  type RowDimension,
  type StoredText,
} from '../../../src/ledger/catalog/dimensions';
import { dayNumber, minutesPerDay } from '../../../src/ledger/model/calendar';
import { conditionSql } from './condition';
import type { Source } from './source';
import { date, join, raw, type Sql, sql } from './sql';

/** A dimension as an expression. What the database has may be read as another text. */
export interface DimensionSql {
  readonly value: Sql;
  readonly read?: (value: string) => string;
  /** The values of the expression that are read as a text. */
  readonly valuesOf?: (text: string) => readonly string[];
}

/** How a source reads what dimensions of a transaction follow from. */
interface RowAccess extends Pick<Source, 'dimension' | 'compare'> {
  text(column: StoredText): Sql;
  id(): Sql;
  /** One of these days. */
  readonly day: Sql;
  readonly days: DayRange;
  /** Counts from some midnight. */
  readonly minute: Sql;
}

/** By the rules of the catalog, as in `columns/dimensionColumn.ts`. */
export function rowDimension(id: RowDimension, row: RowAccess): DimensionSql {
  if (isOwn(id)) return { value: own[id](row) };
  const { text, cases, ofDay = String, ofMinute } = dimensionOf(id);
  if (text) return { value: row.text(text) };
  if (cases) return { value: casesSql(cases, row, isOfPayment(id)) };
  if (ofMinute) {
    const place = sql`case when ${row.text('timeZone')} = '' then 0 else ${row.minute} % ${raw(String(minutesPerDay))} + 1 end`;
    return listed(sql`(${place})::int`, ['', ...minutes.map(ofMinute)]);
  }
  const days = daysOf(row.days).map((day) => ofDay(dayNumber(day)));
  return listed(sql`(${row.day} - ${date(row.days.from)})`, days);
}

const own: Readonly<Record<OwnDimension, (row: RowAccess) => Sql>> = {
  'transaction-id': ({ id }) => id(),
  'payment-id': ({ compare, id }) =>
    sql`case when ${compare({ amount: 'totalCollected', is: 'zero' }, false)} then '' else ${id()} end`,
  customer: ({ text }) => {
    const [id, name] = [text('customerId'), text('customerName')];
    return sql`case when ${name} = '' or ${id} = '' then ${name} || ${id} else ${name} || ' (' || ${id} || ')' end`;
  },
};

const minutes = [...Array(minutesPerDay).keys()];

function casesSql({ when, otherwise }: Cases, source: RowAccess, isPaid: boolean): Sql {
  const cases = when.map(([condition, text]) => {
    const isMet = conditionSql(condition, source, isPaid);
    return sql`when ${isMet} then ${raw(quoted(text))} when (${isMet}) is null then ${raw(quoted(notInFiles))}`;
  });
  return sql`case ${join(cases, ' ')} else ${raw(quoted(otherwise))} end`;
}

/** Only for texts of the product's own. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The text at a place in a list, so that the rule of the texts is written once: the database has the number of each. */
function listed(place: Sql, texts: readonly string[]): DimensionSql {
  const values = [...new Set(texts)];
  const numbers = new Map(values.map((value, number) => [value, String(number)]));
  return {
    value: sql`(${texts.map((text) => numbers.get(text) ?? '')}::int[])[${place} + 1]`,
    read: (number) => values[Number(number)] ?? '',
    valuesOf: (text) => [numbers.get(text) ?? []].flat(),
  };
}

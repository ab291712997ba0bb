import { join, raw, type Sql, sql } from './sql';
import { firstWeekday, notInFiles } from '@back-office/shared/format';
import type { Amount, KnownAmount } from '../../../src/ledger/catalog/measure';
import { dimensionOf, isDerived, type Dimension, type RowDimension } from '../../../src/ledger/catalog/dimensions';
import type { StoredText } from '../../../src/ledger/columns/columns';
import { minutesPerDay, timeText } from '../../../src/ledger/model/calendar';

/** A dimension as an expression. What the database has may be read as another text. */
export interface DimensionSql {
  readonly value: Sql;
  readonly read?: (value: string) => string;
  /** The values of the expression that are read as a text. */
  readonly valuesOf?: (text: string) => readonly string[];
}

/** How a source reads what dimensions of a transaction follow from. */
interface RowAccess {
  text(column: StoredText): Sql;
  amount(amount: Amount): Sql;
  id(): Sql;
  readonly day: Sql;
  readonly minute: Sql;
}

/** The same as in `columns/dimensionColumn.ts`, which defines what each is. */
export function rowDimension(id: RowDimension, { text, amount, day, minute, id: idOf }: RowAccess): DimensionSql {
  if (!isDerived(id)) {
    const { text: column, given } = dimensionOf(id);
    return { value: column ? text(column) : givenText(given, amount) };
  }
  const time = sql`(${minute} % ${raw(String(minutesPerDay))})`;
  switch (id) {
    case 'transaction-id':
      return { value: idOf() };
    case 'payment-id':
      return { value: sql`case when ${amount('totalCollected')} = 0 then '' else ${idOf()} end` };
    case 'fee-kind':
      return { value: feeKind(amount('fee'), text('channel')) };
    case 'customer': {
      const [customer, name] = [text('customerId'), text('customerName')];
      return { value: sql`case when ${name} = '' then ${customer} else ${name} || ' (' || ${customer} || ')' end` };
    }
    case 'date':
      return { value: day };
    case 'week': {
      const daysSince = sql`(extract(dow from ${day})::int + ${raw(String(7 - firstWeekday()))}) % 7`;
      return { value: sql`(${day} - ${daysSince})` };
    }
    case 'month':
      return { value: sql`to_char(${day}, 'YYYY-MM')` };
    case 'weekday':
      return { value: sql`extract(dow from ${day})::int` };
    case 'hour':
      return { value: sql`lpad((${time} / 60)::text, 2, '0')` };
    case 'time':
      return { value: time, ...timesOfDay() };
    case 'part-of-day':
      return {
        value: sql`case when ${time} between 300 and 719 then 'Morning' when ${time} between 720 and 1019 then 'Afternoon' else 'Evening' end`,
      };
  }
}

/** Whether there is one of some amounts: without, with, or unknown. */
export function givenText(given: Dimension['given'], amountOf: (amount: KnownAmount) => Sql): Sql {
  const { amounts, texts } = given ?? { amounts: [], texts: ['', ''] };
  const sum = join(amounts.map(amountOf), ' + ');
  const [without, withAmount] = texts;
  const text = (value: string) => raw(quoted(value));
  return sql`case when ${sum} = 0 then ${text(without)} when ${sum} <> 0 then ${text(withAmount)} else ${text(notInFiles)} end`;
}

export function feeKind(fee: Sql, channel: Sql): Sql {
  return sql`case when ${fee} is null then ${raw(quoted(notInFiles))} when ${fee} = 0 then 'No fee' when ${channel} = 'Invoice' then 'Invoice fee' else 'Processing fee' end`;
}

/** Only for texts of the product's own. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Minutes are told apart, and written as the shop's locale writes times. */
function timesOfDay(): Pick<DimensionSql, 'read' | 'valuesOf'> {
  return {
    read: (minute) => timeText(Number(minute)),
    valuesOf: (text) =>
      Array.from({ length: minutesPerDay }, (_, minute) => minute)
        .filter((minute) => timeText(minute) === text)
        .map(String),
  };
}

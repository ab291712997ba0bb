import { raw, type Sql, sql } from './sql';
import { firstWeekday, notInFiles } from '@back-office/shared/format';
import type { Amount } from '../../../src/ledger/catalog/measure';
import type { RowDimension } from '../../../src/ledger/catalog/dimensions';
import type { StoredText } from '../../../src/ledger/columns/columns';
import { stored } from '../../../src/ledger/columns/dimensionColumn';
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
  const time = sql`(${minute} % ${raw(String(minutesPerDay))})`;
  switch (id) {
    case 'transaction-id':
      return { value: idOf() };
    case 'payment-id':
      return { value: sql`case when ${amount('totalCollected')} = 0 then '' else ${idOf()} end` };
    case 'discount-use': {
      const given = sql`${amount('discounts')} + ${amount('comps')}`;
      return { value: byZero(given, 'Without discount', 'With discount') };
    }
    case 'fee-charged':
      return { value: feeCharged(amount('fee')) };
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
    default:
      return { value: text(stored[id]) };
  }
}

function byZero(amount: Sql, without: string, withAmount: string): Sql {
  return sql`case when ${amount} = 0 then ${raw(quoted(without))} when ${amount} <> 0 then ${raw(quoted(withAmount))} else ${raw(quoted(notInFiles))} end`;
}

export function feeCharged(fee: Sql): Sql {
  return byZero(fee, 'Without fee', 'With fee');
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

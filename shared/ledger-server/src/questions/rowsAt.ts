import { raw, type Sql, sql } from '../sql/sql';
import { dayNumber } from '../../../src/ledger/model/calendar';
import type { Transaction } from '../../../src/ledger/model/transaction';
import { knownAmounts } from '../../../src/ledger/catalog/measure';
import { storedTexts } from '../../../src/ledger/catalog/dimensions';
import type { LedgerColumns, PaymentColumns, SoldItemFacts } from '../../../src/ledger/columns/columns';
import { emptyColumns, recordOf } from '../../../src/ledger/columns/emptyColumns';
import { rowAt } from '../../../src/ledger/columns/rowAt';
import type { Day } from '@back-office/shared/format';
import { amountColumns, columnName, textColumns } from '../columnNames';
import type { Session } from '../database/database';
import { useFormatOf, type ShopRecord } from '../shopRecord';

/** Where a transaction is. */
export interface RowKey {
  readonly day: Day;
  readonly place: number;
}

type Row = Readonly<Record<string, string | number | null>> & RowKey;
type LineRow = Row & { readonly facts: SoldItemFacts; readonly is_returned: boolean };

const floats = (names: readonly string[]) => names.map((name) => `${name}::float8 as ${name}`).join();
const rowColumns = raw(
  ['day::text as day, place::float8 as place, minute, id, refund_of', ...textColumns, floats(amountColumns)].join(),
);
const lineAmounts = ['itemSales', 'returns', 'discounts', 'comps', 'taxes'] as const;
const lineColumns = raw(
  `l.place::float8 as place, i.facts, l.is_returned, l.quantity, l.cost::float8 as cost,${lineAmounts
    .map((name) => `l.${columnName(name)}::float8 as ${columnName(name)}`)
    .join()}`,
);
const paymentAmounts = ['totalCollected', 'tips', 'fee'] as const;
const paymentColumns = raw(
  `place::float8 as place, tender, payment_method,${floats(paymentAmounts.map((name) => columnName(name)))}`,
);

/** Transactions as the port sends them, in the order of the keys. */
export async function rowsAt(
  session: Session,
  shop: ShopRecord,
  keys: readonly RowKey[],
): Promise<readonly Transaction[]> {
  if (keys.length === 0) return [];
  const [days, places] = [[...new Set(keys.map(({ day }) => day))], keys.map(({ place }) => String(place))];
  const isWanted = (table: Sql) =>
    sql`${table}.shop = ${shop.shop}::int and ${table}.day = any(${days}::text[]::date[]) and ${table}.place = any(${places}::text[]::bigint[])`;
  const rows = await session.query<Row>(
    sql`select ${rowColumns} from ledger.transactions t where ${isWanted(raw('t'))} order by t.place`,
  );
  const lines = await session.query<LineRow>(sql`
    select ${lineColumns} from ledger.lines l join ledger.items i on (i.shop, i.item) = (l.shop, l.item)
    where ${isWanted(raw('l'))} and l.line >= 0 order by l.place, l.line`);
  const payments = await session.query<Row>(
    sql`select ${paymentColumns} from ledger.payments p where ${isWanted(raw('p'))} order by p.place, p.payment`,
  );
  useFormatOf(shop);
  const columns = columnsOf(rows, lines, payments);
  const indexOf = new Map(rows.map(({ place }, index) => [place, index]));
  return keys.flatMap(({ place }) => {
    const index = indexOf.get(place);
    return index === undefined ? [] : rowAt(columns, index);
  });
}

/** All three in order of place. */
function columnsOf(rows: readonly Row[], lines: readonly LineRow[], payments: readonly Row[]): LedgerColumns {
  const draft = emptyColumns(rows.length, lines.length);
  const own = recordOf(lineAmounts, (name) => Float64Array.from(lines, (line) => numberOf(line[columnName(name)])));
  let line = 0;
  rows.forEach((row, index) => {
    draft.days[index] = dayNumber(row.day);
    draft.minutes[index] = numberOf(row['minute']);
    for (const amount of knownAmounts) draft.amounts[amount][index] = numberOf(row[columnName(amount)]);
    for (const name of storedTexts) draft.texts[name].set(index, textOf(row[columnName(name)]));
    for (let each = lines[line]; each?.place === row.place; each = lines[line]) {
      draft.itemCodes[line] = draft.codeOfItem(each.facts);
      draft.quantities[line] = numberOf(each['quantity']);
      draft.returned[line] = each.is_returned ? 1 : 0;
      line += 1;
    }
    draft.starts[index + 1] = line;
  });
  const columns = draft.finish({
    idAt: (index) => textOf(rows[index]?.['id']),
    refundOfAt: (index) => rows[index]?.['refund_of']?.toString(),
  });
  const netSales = Float64Array.from(rows, (row) => numberOf(row[columnName('netSales')]));
  const costs = Float64Array.from(lines, (each) => numberOf(each['cost']));
  return {
    ...columns,
    netSales,
    lines: { ...columns.lines, amounts: own, costs },
    payments: paymentsOf(rows, payments),
  };
}

function paymentsOf(rows: readonly Row[], payments: readonly Row[]): PaymentColumns {
  const starts = new Uint32Array(rows.length + 1);
  let next = 0;
  rows.forEach(({ place }, index) => {
    while (payments[next]?.place === place) next += 1;
    starts[index + 1] = next;
  });
  const texts = (column: string) => {
    const values = [...new Set(payments.map((payment) => textOf(payment[column])))];
    return { values, codes: Uint32Array.from(payments, (payment) => values.indexOf(textOf(payment[column]))) };
  };
  return {
    starts,
    texts: { tender: texts('tender'), paymentMethod: texts('payment_method') },
    amounts: recordOf(paymentAmounts, (name) =>
      Float64Array.from(payments, (payment) => numberOf(payment[columnName(name)])),
    ),
  };
}

/** What is unknown is not a number in columns. */
function numberOf(value: string | number | null | undefined): number {
  return value === null || value === undefined ? NaN : Number(value);
}

function textOf(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

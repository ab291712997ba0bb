import { join, raw, type Sql, sql } from './sql';
import type { Scope } from '../../../src/ledger/columns/select';
import { placeInId, searchedAmount, searchedTexts } from '../../../src/ledger/columns/search';
import type { Transaction } from '../../../src/ledger/model/transaction';
import { sourceOf, type Source } from './source';

/** Between the texts of a transaction, and in no term. */
const separator = '\u0001';

/** What a search looks in, as it is stored. JavaScript and the database may differ in what a small letter is. */
export function searchTexts(row: Pick<Transaction, 'id' | (typeof searchedTexts)[number]>) {
  return {
    id: row.id.toUpperCase(),
    text: searchedTexts.map((name) => row[name].toLowerCase().replaceAll(separator, ' ')).join(separator),
  };
}

/** How well a search finds a transaction: 0 by its id, 1 by an amount, 2 by a text; null if it does not. */
export function rankSql(source: Source, { range }: Pick<Scope, 'range'>, text: string): Sql {
  const term = text.trim().toLowerCase();
  if (term === '') return raw('null::int');
  // Asking for the id joins the transactions.
  source.dimension('transaction-id');
  const row = (column: string) => raw(`t.${column}`);
  const place = placeInId(term.toUpperCase());
  const amount = searchedAmount(term);
  const cases: Sql[] = [];
  if (place === 'anywhere') cases.push(sql`when strpos(${row('search_id')}, ${term.toUpperCase()}::text) > 0 then 0`);
  if (place === 'start') cases.push(sql`when starts_with(${row('search_id')}, ${term.toUpperCase()}::text) then 0`);
  if (amount) {
    const isWanted = (value: Sql) => {
      const size = sql`abs(${value}) / ${amount.step}::bigint = ${amount.wanted}::bigint`;
      return amount.isNegative ? sql`(${value} < 0 and ${size})` : sql`(${size})`;
    };
    const payments = sourceOf('payments', source.shop, range);
    const { tables, where } = payments.from();
    const paid = sql`(${source.key}) in (select ${payments.key} from ${tables} where ${where} and p.is_split and ${isWanted(raw('p.total_collected'))})`;
    cases.push(sql`when ${isWanted(row('total_collected'))} or ${paid} then 1`);
  }
  if (!term.includes(separator)) cases.push(sql`when strpos(${row('search_text')}, ${term}::text) > 0 then 2`);
  return cases.length === 0 ? raw('null::int') : sql`(case ${join(cases, ' ')} end)`;
}

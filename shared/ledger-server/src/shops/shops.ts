import { sql } from '../sql/sql';
import { currencyDecimals, type Day } from '@back-office/shared/format';
import type { Summand } from '../../../src/ledger/catalog/measure';
import type { LedgerFacts } from '../../../src/ledger/port/ledgerFacts';
import type { Session } from '../database/database';
import type { ShopRecord } from '../shopRecord';

/** What is said of a shop when it is added. */
export interface NewShop extends Pick<LedgerFacts, 'name' | 'timeZone' | 'dayStart' | 'feeRules'> {
  readonly currency: string;
  readonly locale: string;
}

interface ShopRow {
  readonly shop: number;
  readonly name: string;
  readonly currency: string;
  readonly decimals: number;
  readonly time_zone: string;
  readonly day_start: number;
  readonly locale: string;
  readonly unknown: ShopRecord['unknown'];
  readonly fee_rules: ShopRecord['feeRules'];
  readonly missing: readonly Summand[];
  readonly has_split: boolean;
  readonly first_day: Day | null;
  readonly last_day: Day | null;
  readonly generation: number;
}

const columns = sql`shop::int as shop, name, currency, decimals, time_zone, day_start, locale, unknown, fee_rules, to_jsonb(missing) as missing, has_split,
  first_day::text as first_day, last_day::text as last_day, generation::float8 as generation`;

export async function addShop(session: Session, shop: NewShop): Promise<number> {
  const [row] = await session.query<{ shop: number }>(sql`
    insert into ledger.shops (name, currency, decimals, time_zone, day_start, locale, fee_rules)
    values (${shop.name}, ${shop.currency}, ${currencyDecimals(shop.currency)}, ${shop.timeZone}, ${shop.dayStart},
      ${shop.locale}, ${JSON.stringify(shop.feeRules)}::text::jsonb)
    returning shop::int as shop`);
  if (!row) throw new Error('The shop was not added.');
  return row.shop;
}

export async function hasShops(session: Session): Promise<boolean> {
  return (await session.query(sql`select 1 as one from ledger.shops limit 1`)).length > 0;
}

export async function shopNamed(session: Session, name: string): Promise<ShopRecord | undefined> {
  const [row] = await session.query<ShopRow>(sql`select ${columns} from ledger.shops where name = ${name}`);
  return row && recordOf(row);
}

/** Throws if there is none: who asks has a token of it. */
export async function shopWith(session: Session, shop: number): Promise<ShopRecord> {
  const [row] = await session.query<ShopRow>(sql`select ${columns} from ledger.shops where shop = ${shop}::int`);
  if (!row) throw new Error(`There is no shop ${shop}.`);
  return recordOf(row);
}

function recordOf(row: ShopRow): ShopRecord {
  const { first_day: from, last_day: to } = row;
  return {
    shop: row.shop,
    name: row.name,
    currency: row.currency,
    decimals: row.decimals,
    timeZone: row.time_zone,
    dayStart: row.day_start,
    locale: row.locale,
    unknown: row.unknown,
    feeRules: row.fee_rules,
    days: from !== null && to !== null ? { from, to } : undefined,
    generation: row.generation,
    missing: new Set(row.missing),
    hasSplit: row.has_split,
  };
}

-- The ledgers of shops. Amounts are whole numbers in the smallest unit of the shop's currency; null is unknown, never 0.
-- Every table has the shop in its key, so that it can be distributed by shop. Texts are compared by their bytes.

create schema if not exists ledger;

create table ledger.shops (
  shop integer generated always as identity primary key,
  name text not null unique,
  currency text not null,
  decimals smallint not null,
  time_zone text not null,
  day_start smallint not null,
  locale text not null,
  -- Figures that the data cannot tell, with the reason, and what is charged per payment.
  unknown jsonb not null default '{}',
  fee_rules jsonb not null default '{}',
  -- Amounts that some transaction, line or payment does not know.
  missing text[] not null default '{}',
  -- Whether a transaction was paid with several payments.
  has_split boolean not null default false,
  first_day date,
  last_day date,
  -- Counts the loads: part of the version of the data.
  generation bigint not null default 0
);

-- Only the hash of a token is kept.
create table ledger.tokens (
  hash bytea primary key,
  shop integer not null references ledger.shops on delete cascade,
  name text not null,
  may_load boolean not null,
  expires_at timestamptz not null
);

-- `place` orders the transactions of a shop by day and minute: see src/place.ts.
create table ledger.transactions (
  shop integer not null,
  day date not null,
  place bigint not null,
  minute smallint not null,
  id text collate "C" not null,
  refund_of text collate "C",
  kind text collate "C" not null,
  type text collate "C" not null,
  description text collate "C" not null,
  items text collate "C" not null,
  staff text collate "C" not null,
  staff_name text collate "C" not null,
  payment_method text collate "C" not null,
  tender text collate "C" not null,
  channel text collate "C" not null,
  device text collate "C" not null,
  device_nickname text collate "C" not null,
  source text collate "C" not null,
  status text collate "C" not null,
  location text collate "C" not null,
  refund_reason text collate "C" not null,
  customer_id text collate "C" not null,
  customer_name text collate "C" not null,
  feedback text collate "C" not null,
  time_zone text collate "C" not null,
  item_sales bigint,
  covid_service_charge bigint,
  setup_cost bigint,
  auto_gratuity bigint,
  returns bigint,
  discounts bigint,
  comps bigint,
  gift_card_sales bigint,
  taxes bigint,
  tips bigint,
  partial_refunds bigint,
  deposit_collected bigint,
  deposit_redeemed bigint,
  gift_card_redeemed bigint,
  fee bigint,
  total_collected bigint,
  quantity_sold double precision not null,
  quantity_returned double precision not null,
  -- What a search looks in, as JavaScript writes it in capitals and in small letters.
  search_id text collate "C" not null,
  search_text text collate "C" not null,
  primary key (shop, day, place)
) partition by range (day);

create index on ledger.transactions (shop, id);
create index on ledger.transactions (shop, refund_of) where refund_of is not null;
create index on ledger.transactions (shop, day, place)
  where deposit_collected is distinct from 0 or deposit_redeemed is distinct from 0
    or gift_card_sales is distinct from 0 or gift_card_redeemed is distinct from 0;

-- Each different item once, as its lines name it. Items 1 and 2 of a shop stand for transactions without lines.
create table ledger.items (
  shop integer not null,
  item integer not null,
  name text collate "C" not null,
  category text collate "C" not null,
  sku text collate "C" not null,
  unit text collate "C" not null,
  itemization text collate "C" not null,
  price bigint not null,
  -- All that the source says of the item.
  facts jsonb not null,
  primary key (shop, item)
);

-- The lines of transactions with their part of each amount; one line of number -1 for a transaction without lines. They
-- repeat what figures ask of a transaction, so that a report by item needs no join.
create table ledger.lines (
  shop integer not null,
  day date not null,
  place bigint not null,
  line integer not null,
  item integer not null,
  is_returned boolean not null,
  quantity double precision not null,
  cost bigint,
  kind text collate "C" not null,
  type text collate "C" not null,
  status text collate "C" not null,
  channel text collate "C" not null,
  item_sales bigint,
  covid_service_charge bigint,
  setup_cost bigint,
  auto_gratuity bigint,
  returns bigint,
  discounts bigint,
  comps bigint,
  gift_card_sales bigint,
  taxes bigint,
  tips bigint,
  partial_refunds bigint,
  deposit_collected bigint,
  deposit_redeemed bigint,
  gift_card_redeemed bigint,
  fee bigint,
  total_collected bigint,
  quantity_sold double precision not null,
  quantity_returned double precision not null,
  -- Bits: see src/load/firsts.ts. They count transactions without a search for duplicates.
  firsts smallint not null,
  primary key (shop, day, place, line)
) partition by range (day);

-- The payments of transactions with their part of each amount; one without a tender for a transaction that nobody paid.
create table ledger.payments (
  shop integer not null,
  day date not null,
  place bigint not null,
  payment integer not null,
  is_split boolean not null,
  tender text collate "C" not null,
  payment_method text collate "C" not null,
  kind text collate "C" not null,
  type text collate "C" not null,
  status text collate "C" not null,
  channel text collate "C" not null,
  item_sales bigint,
  covid_service_charge bigint,
  setup_cost bigint,
  auto_gratuity bigint,
  returns bigint,
  discounts bigint,
  comps bigint,
  gift_card_sales bigint,
  taxes bigint,
  tips bigint,
  partial_refunds bigint,
  deposit_collected bigint,
  deposit_redeemed bigint,
  gift_card_redeemed bigint,
  fee bigint,
  total_collected bigint,
  quantity_sold double precision not null,
  quantity_returned double precision not null,
  firsts smallint not null,
  primary key (shop, day, place, payment)
) partition by range (day);

-- The lines of split transactions, divided among their payments.
create table ledger.split_lines (
  shop integer not null,
  day date not null,
  place bigint not null,
  line integer not null,
  payment integer not null,
  item_sales bigint,
  covid_service_charge bigint,
  setup_cost bigint,
  auto_gratuity bigint,
  returns bigint,
  discounts bigint,
  comps bigint,
  gift_card_sales bigint,
  taxes bigint,
  tips bigint,
  partial_refunds bigint,
  deposit_collected bigint,
  deposit_redeemed bigint,
  gift_card_redeemed bigint,
  fee bigint,
  total_collected bigint,
  quantity_sold double precision not null,
  quantity_returned double precision not null,
  primary key (shop, day, place, line, payment)
) partition by range (day);

-- Payments of a day that agree in these fields and in the signs of the amounts of their transactions, added up. `pattern`
-- has two bits for each amount: see src/sql/pattern.ts.
create table ledger.rollup (
  shop integer not null,
  day date not null,
  location text collate "C" not null,
  kind text collate "C" not null,
  type text collate "C" not null,
  status text collate "C" not null,
  channel text collate "C" not null,
  tender text collate "C" not null,
  payment_method text collate "C" not null,
  pattern bigint not null,
  transactions bigint not null,
  first_place bigint not null,
  item_sales bigint,
  covid_service_charge bigint,
  setup_cost bigint,
  auto_gratuity bigint,
  returns bigint,
  discounts bigint,
  comps bigint,
  gift_card_sales bigint,
  taxes bigint,
  tips bigint,
  partial_refunds bigint,
  deposit_collected bigint,
  deposit_redeemed bigint,
  gift_card_redeemed bigint,
  fee bigint,
  total_collected bigint,
  quantity_sold double precision not null,
  quantity_returned double precision not null
);

create index on ledger.rollup (shop, day);

-- The files that a shop's books are made of, as the import keeps them.
create table ledger.files (
  shop integer not null references ledger.shops on delete cascade,
  hash text not null,
  info jsonb not null,
  content bytea not null,
  primary key (shop, hash)
);

-- A hash of the transactions of each month that was loaded, so that a load sends only what has changed.
create table ledger.months (
  shop integer not null references ledger.shops on delete cascade,
  month text not null,
  hash text not null,
  transactions integer not null,
  missing text[] not null,
  lacking text[] not null,
  held text[] not null,
  has_split boolean not null,
  primary key (shop, month)
);

create table ledger.documents (
  shop integer not null references ledger.shops on delete cascade,
  key text collate "C" not null,
  revision bigint not null,
  value jsonb not null,
  primary key (shop, key)
);

-- The order of names, as far as the database knows it: 2 before 10.
do $$
begin
  create collation ledger.names (provider = icu, locale = 'und-u-kn');
exception when others then
  create collation ledger.names from "C";
end
$$;

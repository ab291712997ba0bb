-- The rollup again, added up by month: a year asks a fraction of the rows. `day` is the first of the added days.
create table ledger.rollup_months (like ledger.rollup);

do $$
declare
  amounts text[];
  names text;
  sums text;
begin
  select array_agg(column_name::text) into amounts from information_schema.columns
    where table_schema = 'ledger' and table_name = 'rollup' and data_type = 'bigint'
      and column_name not in ('pattern', 'transactions', 'first_place');
  select string_agg(name, ', '), string_agg(format('case when count(%1$I) = count(*) then sum(%1$I) end', name), ', ')
    into names, sums from unnest(amounts) as name;
  execute format('
    insert into ledger.rollup_months (shop, day, location, kind, type, status, channel, tender, payment_method, pattern,
      transactions, first_place, quantity_sold, quantity_returned, %s)
    select shop, min(day), location, kind, type, status, channel, tender, payment_method, pattern,
      sum(transactions), min(first_place), sum(quantity_sold), sum(quantity_returned), %s
    from ledger.rollup
    group by shop, date_trunc(''month'', day), location, kind, type, status, channel, tender, payment_method, pattern',
    names, sums);
end $$;

create index on ledger.rollup_months (shop, day);

-- How many items a transaction sold or returned is unknown where its files have an amount for items but no items.
do $$
declare
  name text;
begin
  foreach name in array array['transactions', 'lines', 'payments', 'split_lines', 'rollup', 'rollup_months'] loop
    execute format('alter table ledger.%I alter column quantity_sold drop not null', name);
    execute format('alter table ledger.%I alter column quantity_returned drop not null', name);
  end loop;
end $$;

-- Months with such transactions are replaced by the next load of their files.
update ledger.months m set hash = '' where exists (
  select from ledger.lines l
    where l.shop = m.shop and l.line = -1 and to_char(l.day, 'YYYY-MM') = m.month
      and (l.item_sales is distinct from 0 or l.returns is distinct from 0));

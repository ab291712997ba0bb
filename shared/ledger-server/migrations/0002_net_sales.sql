-- Net sales of transactions, lines and payments, also where a source knows them without what they follow from.

do $$
declare
  name text;
begin
  foreach name in array array['transactions', 'lines', 'payments', 'split_lines', 'rollup'] loop
    execute format('alter table ledger.%I add column net_sales bigint', name);
    execute format('update ledger.%I set net_sales = item_sales + covid_service_charge + setup_cost + auto_gratuity
      - returns - discounts - comps', name);
  end loop;
end $$;

-- Until now, net sales were missing where one of their parts was.
update ledger.months set missing = missing || '{netSales}'::text[]
  where missing && '{itemSales,covidServiceCharge,setupCost,autoGratuity,returns,discounts,comps}'::text[];
update ledger.months set lacking = lacking || '{netSales}'::text[]
  where lacking && '{itemSales,covidServiceCharge,setupCost,autoGratuity,returns,discounts,comps}'::text[];
update ledger.shops set missing = missing || '{netSales}'::text[]
  where missing && '{itemSales,covidServiceCharge,setupCost,autoGratuity,returns,discounts,comps}'::text[];

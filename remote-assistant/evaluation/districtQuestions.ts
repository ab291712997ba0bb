import type { Asked } from './asked';

/** A bakery chain’s district manager, a bar owner, a tax adviser, an analyst, a retired gift-shop owner, a teenager on the till, and people who come from another point of sale ask. */
export const districtQuestions: readonly Asked[] = [
  // District manager of a bakery chain
  [
    'Morning. Quick headline for yesterday across all three shops please',
    '~taken @2025-07-17 || ~taken by location @2025-07-17',
  ],
  ['Rank my locations by revenue for June, best first', '~taken by location @2025-06-01..2025-06-30 top'],
  [
    'Which site is dragging us down this year?',
    '~taken by location @2025-01-01..2025-07-18 bottom || ~taken by location @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18',
  ],
  [
    'location 3 weekly sales since easter',
    '~taken by week @2025-04-20..2025-07-18 if location=Location 3 || ~taken by week @2025-04-21..2025-07-18 if location=Location 3',
  ],
  [
    'loc 1 + loc 2 combined, week of the 4th',
    '~taken @2025-06-29..2025-07-05 if location=Location 1,Location 2 || ~taken by location @2025-06-29..2025-07-05 if location=Location 1,Location 2',
  ],
  [
    'everything but location 2, last month',
    '~taken @2025-06-01..2025-06-30 if location=Location 1,Location 3 || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 3',
  ],
  [
    'How many loaves of sourdough did each location sell in Q2?',
    '~units by location @2025-04-01..2025-06-30 if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'Is Bakery growing faster than Coffee this year?',
    '~sold by category @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~sold by category @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Bakery,Coffee || ~sold by category @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 || ~sold by category @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if category=Bakery,Coffee',
  ],
  [
    'bread share of total sales in june',
    'net-sales-share|~itemsales by category @2025-06-01..2025-06-30 || net-sales-share|~itemsales by item-name @2025-06-01..2025-06-30 || net-sales-share|~itemsales @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g || net-sales-share|~itemsales @2025-06-01..2025-06-30 if category=Bakery || net-sales-share|~itemsales @2025-06-01..2025-06-30 if reporting-category=Bakery',
  ],
  [
    'average transaction value per location, last quarter',
    'average-sale|average-net-sale by location @2025-04-01..2025-06-30',
  ],
  [
    'Which weekday is weakest at location 1 so far this year',
    '~taken|~count by weekday @2025-01-01..2025-07-18 if location=Location 1 bottom',
  ],
  [
    "What's the busiest daypart at the café bar?",
    '~taken|~count by hour|part-of-day if device-nickname=Café bar top || ~taken|~count by hour|part-of-day if device-name=Register 2 top',
  ],
  ['sales by daypart last week', '~taken by part-of-day @2025-07-06..2025-07-12'],
  [
    'half-year net by location vs. first half of last year',
    'net-sales by location @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30',
  ],
  [
    'Did the bank holiday weekend in May beat the weekend before it?',
    '~taken|~count @2025-05-24..2025-05-26 vs 2025-05-17..2025-05-18 || ~taken|~count @2025-05-24..2025-05-26 vs 2025-05-17..2025-05-19 || ~taken|~count @2025-05-24..2025-05-26 vs 2025-05-16..2025-05-18 || ~taken|~count @2025-05-24..2025-05-26 vs 2025-05-21..2025-05-23 || ask',
  ],
  ['Team performance WTD', '~taken|~count by collected-by|attributed-to @2025-07-13..2025-07-18'],
  [
    'units per staff member June, no refunds counted',
    'items-sold by collected-by|attributed-to @2025-06-01..2025-06-30 || items-sold|quantity by collected-by|attributed-to @2025-06-01..2025-06-30 if transaction-type=Sale',
  ],
  ["Did Priya's location do better than Theo's?", 'ask || cannot'],
  [
    "How did last Saturday's trading compare with the Saturday before, hour by hour?",
    '~taken|~count by hour @2025-07-12 vs 2025-07-05',
  ],
  [
    'When do we run out of customers on a Friday?',
    '~taken|~count by hour|part-of-day if weekday=5 || ~taken|~count by hour|part-of-day @2025-07-18',
  ],
  [
    'comps given out by store, year to date',
    'comps|comp-count|discounts-and-comps by location @2025-01-01..2025-07-18',
  ],
  ['Were there any locations with no sales on Sunday?', '~taken|~count by location @2025-07-13'],
  [
    'share of location 2 in total net sales, Q2',
    'net-sales-share|net-sales by location @2025-04-01..2025-06-30 || net-sales-share|net-sales @2025-04-01..2025-06-30 if location=Location 2',
  ],
  ['drill down location 3 june by category', '~itemsales by category @2025-06-01..2025-06-30 if location=Location 3'],
  [
    'which products does location 2 sell that location 1 doesnt',
    'ask || cannot || ~sold by item-name if location=Location 1,Location 2 || ~sold by item-name if location=Location 2',
  ],
  ['Wastage at location 1 last week?', 'cannot'],
  ['Labour cost as % of sales, June', 'cannot'],
  ['Who has access to the back office? can I restrict staff from seeing reports?', 'cannot'],
  ['How many tills took money on July 12?', '~any by device-name|device-nickname @2025-07-12'],
  [
    'Give me a same-store comparison, June this year against June LY',
    '~taken by location @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || ~taken @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30',
  ],
  ['best 3 days for location 1 in 2025', '~taken|~count by date @2025-01-01..2025-07-18 if location=Location 1 top'],
  [
    'top five products company-wide, last 90 days',
    '~sold by item-name @2025-04-20..2025-07-18 top || ~sold by item-name @2025-04-19..2025-07-17 top',
  ],
  [
    'what did location two take before 10 yesterday',
    '~taken @2025-07-17 if hour=00,01,02,03,04,05,06,07,08,09; location=Location 2',
  ],
  ['granola: which store shifts most of it?', '~sold by location if item-name=House Granola top'],
  [
    'Discount leakage by employee in the second quarter',
    'discounts|discounts-and-comps|discount-count by collected-by|attributed-to @2025-04-01..2025-06-30 || ~any by collected-by|attributed-to @2025-04-01..2025-06-30 if discount-use=With discount',
  ],
  [
    'Refund rate location 3 june',
    'refunds|returns|payments-refunded|return-count @2025-06-01..2025-06-30 if location=Location 3',
  ],
  ['Sales per square foot at each site?', 'cannot'],
  [
    'net sales trend by month, last 12 months',
    'net-sales by month @2024-07-19..2025-07-18 || net-sales by month @2024-07-18..2025-07-17 || net-sales by month @2024-07-18..2025-07-18 || net-sales by month @2024-07-01..2025-06-30 || net-sales by month @2024-08-01..2025-07-18',
  ],
  ['growth rate month over month, june', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ['What would happen to location 2 if we closed on Sundays?', 'cannot || ask'],
  [
    'What do we lose if we shut location 2 on sundays - i.e. its sunday sales this year',
    '~taken @2025-01-01..2025-07-18 if weekday=0; location=Location 2 || ~taken by date @2025-01-01..2025-07-18 if weekday=0; location=Location 2',
  ],
  // Owner of a bar
  [
    "how'd we do last nite",
    '~taken @2025-07-17 || ~taken @2025-07-17 if part-of-day=Evening || ~taken @2025-07-17 if hour=17,18,19,20,21,22,23',
  ],
  [
    'friday night vs saturday night last weekend',
    '~taken|~count @2025-07-11 vs 2025-07-12 if part-of-day=Evening || ~taken|~count @2025-07-12 vs 2025-07-11 if part-of-day=Evening || ~taken|~count by date|weekday @2025-07-11..2025-07-12 if part-of-day=Evening || ~taken|~count by date|weekday @2025-07-11..2025-07-12 if hour=17,18,19,20,21,22,23 || ~taken|~count @2025-07-12 vs 2025-07-11 if hour=17,18,19,20,21,22,23 || ~taken|~count @2025-07-11 vs 2025-07-12 if hour=17,18,19,20,21,22,23 || ask',
  ],
  [
    'tips after 5 last week',
    'tips|tips-and-gratuity @2025-07-06..2025-07-12 if part-of-day=Evening || tips|tips-and-gratuity @2025-07-06..2025-07-12 if hour=17,18,19,20,21,22,23',
  ],
  [
    "who's pulling in the most tips at the bar this month",
    'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-01..2025-07-18 top || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-01..2025-07-18 if device-nickname=Café bar top || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-01..2025-07-18 if device-name=Register 2 top',
  ],
  [
    'split the tips for saturday the 12th between staff',
    'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-12',
  ],
  ['tip percentage by bartender, june', 'tip-rate|tips by collected-by|attributed-to @2025-06-01..2025-06-30'],
  ['how much auto grat did we add on parties this year', 'auto-gratuity @2025-01-01..2025-07-18'],
  [
    'cash vs plastic last week',
    '~any by tender|payment-method @2025-07-06..2025-07-12 || ~any by tender|payment-method @2025-07-06..2025-07-12 if tender=Card,Cash || ~any by tender|payment-method @2025-07-06..2025-07-12 if payment-method=Card,Cash || ~cash|~card @2025-07-06..2025-07-12',
  ],
  ['drawer count for last night?', 'cannot'],
  [
    'any comps last night and who gave em',
    'comps|comp-count|discounts-and-comps by collected-by|attributed-to @2025-07-17 || ~any by collected-by|attributed-to @2025-07-17 if discount-use=With discount || rows @2025-07-17 if discount-use=With discount',
  ],
  [
    'How many tabs are still open?',
    'cannot || rows if transaction-status=Partially Paid || ~count if transaction-status=Partially Paid',
  ],
  [
    'happy hour (4-6) sales on weekdays in June',
    '~taken @2025-06-01..2025-06-30 if hour=16,17; weekday=1,2,3,4,5 || ~taken by weekday|date|hour @2025-06-01..2025-06-30 if hour=16,17; weekday=1,2,3,4,5',
  ],
  ['st paddys day sales', '~taken @2025-03-17'],
  ['super bowl sunday vs a normal sunday', 'ask || cannot || ~taken @2025-02-09 vs 2025-02-02 || ~taken @2025-02-09'],
  ['nye 2024 total', '~taken @2024-12-31'],
  ['were we even open xmas day', '~taken|~count @2024-12-25 || rows @2024-12-25'],
  [
    'what sells best after 8pm',
    '~sold by item-name if hour=20,21,22,23 top || ~sold by item-name if hour=20,21,22,23,00,01,02,03,04 top',
  ],
  ['jack daniels sales june', 'cannot || ask'],
  ['drinks vs food split last month', 'cannot || ask || ~sold by category @2025-06-01..2025-06-30'],
  ['pour cost on coffee', 'cannot'],
  [
    'highest tab this week',
    'rows @2025-07-13..2025-07-18 top || rows @2025-07-13..2025-07-18 if transaction-type=Sale top || ~any by transaction-id @2025-07-13..2025-07-18 top',
  ],
  [
    'biggest tip anyone left in june',
    'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale || tips|tips-and-gratuity by transaction-id @2025-06-01..2025-06-30 top',
  ],
  [
    'avg check on weekends this quarter',
    'average-sale|average-net-sale @2025-07-01..2025-07-18 if weekday=0,6 || average-sale|average-net-sale by weekday @2025-07-01..2025-07-18 if weekday=0,6 || average-sale|average-net-sale by weekday @2025-07-01..2025-07-18',
  ],
  [
    'are thursdays picking up? this month vs june',
    '~taken|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if weekday=4 || ~taken|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if weekday=4',
  ],
  ['Did we do over 500 on saturday', '~taken @2025-07-12'],
  ["when's last call usually.. what hour do sales stop", 'cannot || ask || ~taken|~count by hour'],
  [
    'how many customers per hour on fridays',
    '~any by hour if weekday=5 || ~count by hour @2025-07-18 || ~count by hour @2025-07-11',
  ],
  [
    'whole month so far minus the 4th',
    'ask || cannot || ~taken by date @2025-07-01..2025-07-18 || ~taken @2025-07-01..2025-07-18',
  ],
  ['cover charge total last month', 'cannot || ask'],
  ['which nights in June did under $300', '~taken by date @2025-06-01..2025-06-30'],
  [
    'service charges this quarter v last quarter',
    'service-charges @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 || service-charges @2025-07-01..2025-07-18 vs 2025-04-01..2025-04-18',
  ],
  ['walkouts this year?', 'cannot'],
  ['can i 86 an item from here', 'cannot || how /items'],
  [
    "theo's biggest sale this week",
    'rows @2025-07-13..2025-07-18 if ~staff=Theo Lindqvist top || rows @2025-07-13..2025-07-18 if ~staff=Theo Lindqvist; transaction-type=Sale top',
  ],
  [
    'give me sunday through thursday of last week',
    '~taken @2025-07-06..2025-07-10 || ~taken by date @2025-07-06..2025-07-10',
  ],
  ['july 1 thru july 10 minus refunds', 'net-sales @2025-07-01..2025-07-10'],
  [
    'market stall or cafe bar, which one earned more in june?',
    '~taken by device-name|device-nickname @2025-06-01..2025-06-30 || ~taken by device-name|device-nickname @2025-06-01..2025-06-30 if device-nickname=Café bar,Market stall || ~taken by device-name|device-nickname @2025-06-01..2025-06-30 if device-name=Card reader 4,Register 2',
  ],
  [
    'our tuesday is dead isnt it',
    '~taken|~count by weekday || ~taken|~count @2025-07-15 || ~taken|~count if weekday=2 || ~taken|~count by date if weekday=2',
  ],
  // Tax adviser on behalf of a client
  [
    "Please provide my client's taxable and non-taxable sales for the second quarter 2025.",
    'taxable-sales|untaxed-sales @2025-04-01..2025-06-30',
  ],
  ['Sales tax collected, net of tax on refunds, 1/1/2025 - 6/30/2025', 'taxes @2025-01-01..2025-06-30'],
  ['Tax by month for fiscal 2024, please', 'taxes|taxes-on-sales by month @2024-01-01..2024-12-31'],
  ['2024-07-01 to 2024-12-31 net sales', 'net-sales @2024-07-01..2024-12-31'],
  ['Gross receipts calendar year 2023', 'gross-sales|total-sales|total-payments @2023-01-01..2023-12-31'],
  [
    'I need total tips reported for 2024, split between card and cash.',
    'tips|tips-and-gratuity by tender|payment-method @2024-01-01..2024-12-31 || card-tips|cash-tips @2024-01-01..2024-12-31',
  ],
  ['merchant fees deductible for 2024', 'fees|processing-fees @2024-01-01..2024-12-31'],
  ["What is the client's gift card liability as of today?", 'deferred || how /deferred-sales'],
  [
    'Unearned revenue at 30 June 2025?',
    'deferred || how /deferred-sales || deferred-sales @2025-06-01..2025-06-30 || cannot',
  ],
  [
    'Prepayments from clients that have not been recognised as income so far',
    'deferred || how /deferred-sales || deposits|deposits-collected',
  ],
  ['Exempt sales, H1', 'untaxed-sales @2025-01-01..2025-06-30'],
  ['How much tax was given back on returned goods in May?', 'taxes-on-refunds @2025-05-01..2025-05-31'],
  ['sales tax per location for the Q2 filing', 'taxes|taxes-on-sales by location @2025-04-01..2025-06-30'],
  ['Cash receipts in 2024 over the whole year, by month', '~cash by month @2024-01-01..2024-12-31'],
  [
    'Reconcile gross to net for June: what are the steps?',
    'define gross-sales; net-sales || gross-sales|net-sales @2025-06-01..2025-06-30 || how /reports || how *sales summary',
  ],
  ['how are returns treated in net sales - deducted or not', 'define net-sales || define returns'],
  ['Do gift cards count as revenue when sold?', 'define gift-card-sales || text gift card'],
  ['Is the tip income included in total sales?', 'define total-sales || define tips'],
  [
    '1099-K figure for 2024?',
    'cannot || ~payments|total-sales|gross-sales @2024-01-01..2024-12-31 || ~payments|total-sales|gross-sales by month @2024-01-01..2024-12-31',
  ],
  ['Which transactions in June had no tax?', 'rows @2025-06-01..2025-06-30 || untaxed-sales @2025-06-01..2025-06-30'],
  [
    'Transactions of exactly $100 in the first half of 2025',
    'rows @2025-01-01..2025-06-30 || rows @2025-01-01..2025-06-30 if transaction-type=Sale',
  ],
  [
    'Cash transactions above $50, June - list please',
    'rows @2025-06-01..2025-06-30 if payment-method=Cash || rows @2025-06-01..2025-06-30 if payment-method=Cash; transaction-type=Sale || rows @2025-06-01..2025-06-30 if tender=Cash || rows @2025-06-01..2025-06-30 if tender=Cash; transaction-type=Sale',
  ],
  ['What effective tax rate results for last month?', 'cannot'],
  ['VAT number of the shop?', 'cannot || how /settings'],
  ['how do I get all transactions of 2024 into Excel', 'how *export || how /transactions || how *csv'],
  ['Can you send me a PDF of the sales summary for Q1?', 'how *print || cannot || how /reports'],
  ['Profit and loss statement 2024', 'cannot'],
  ['Cost of goods sold, year to date', 'cannot'],
  ['Depreciation on the ovens?', 'cannot'],
  ['Payroll taxes for June', 'cannot'],
  [
    'What did invoicing fees amount to, Jan-Jun?',
    'invoice-fees @2025-01-01..2025-06-30 || fees|processing-fees @2025-01-01..2025-06-30 if channel=Invoice || fees|processing-fees @2025-01-01..2025-06-30 if fee-kind=Invoice fee || fees|processing-fees @2025-01-01..2025-06-30 if source=Invoices || fees|processing-fees @2025-01-01..2025-06-30 if channel=Invoice; source=Invoices',
  ],
  [
    'Net after all fees, first quarter vs second quarter',
    'net-total @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 || net-total @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-total by month @2025-01-01..2025-06-30',
  ],
  [
    'total payments received excl. gift-card redemptions, 2024',
    '~payments|total-sales @2024-01-01..2024-12-31 || gift-cards-redeemed @2024-01-01..2024-12-31 || ~payments|total-sales by tender @2024-01-01..2024-12-31 || ask || cannot',
  ],
  [
    'Please list refunds exceeding $25 between April 1 and June 30',
    'rows @2025-04-01..2025-06-30 || rows @2025-04-01..2025-06-30 if transaction-type=Refund',
  ],
  ['aggregate of partial refunds in 2024', 'partial-refunds @2024-01-01..2024-12-31'],
  [
    'What were deposits redeemed in Q2 as opposed to collected?',
    'deposits-redeemed|deposits-collected|deposits @2025-04-01..2025-06-30 || deposits-redeemed @2025-04-01..2025-06-30',
  ],
  [
    'Number of invoices paid in June',
    '~count @2025-06-01..2025-06-30 if channel=Invoice || ~count @2025-06-01..2025-06-30 if source=Invoices || ~count @2025-06-01..2025-06-30 if channel=Invoice; source=Invoices || invoices @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices || rows @2025-06-01..2025-06-30 if channel=Invoice; source=Invoices',
  ],
  [
    'Quarterly totals for 2024',
    'ask || cannot || ~taken by month @2024-01-01..2024-12-31 || ~taken @2024-01-01..2024-12-31',
  ],
  ['Fiscal year to date (our year starts April 1) net sales', 'net-sales @2025-04-01..2025-07-18'],
  [
    'trailing twelve months gross',
    'gross-sales @2024-07-19..2025-07-18 || gross-sales @2024-07-18..2025-07-17 || gross-sales @2024-07-18..2025-07-18 || gross-sales @2024-07-01..2025-06-30 || gross-sales @2024-08-01..2025-07-18 || gross-sales by month @2024-07-19..2025-07-18 || gross-sales by month @2024-07-18..2025-07-17 || gross-sales by month @2024-07-18..2025-07-18 || gross-sales by month @2024-07-01..2025-06-30 || gross-sales by month @2024-08-01..2025-07-18',
  ],
  ['What period does "last quarter" mean to you?', 'cannot || ask || ~taken @2025-04-01..2025-06-30'],
  ['What exactly is deducted under Discounts & comps?', 'define discounts-and-comps'],
  ["Explain the line 'invoice deposit redeemed'", 'define invoice-deposit-redeemed'],
  ['Is auto gratuity taxable in your report?', 'define auto-gratuity || cannot || ask'],
  ['Where is the tax report?', 'how /financial-suite/reports/taxes || how /reports/taxes'],
  // Retail analyst
  ['AOV trend by month YTD', 'average-sale|average-net-sale by month @2025-01-01..2025-07-18'],
  ['ATV, July MTD vs July LY MTD', 'average-sale|average-net-sale @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18'],
  ['UPT last month', 'cannot || ask'],
  [
    'basket size by channel Q2',
    'average-sale|average-net-sale|items-sold|quantity by channel|source @2025-04-01..2025-06-30 || ask || cannot',
  ],
  ['YoY growth in net sales for H1 2025', 'net-sales @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30'],
  [
    'Category mix last quarter in %',
    'net-sales-share|~itemsales by category|reporting-category @2025-04-01..2025-06-30',
  ],
  [
    'Pareto: which items make up most of our revenue this year',
    '~itemsales|net-sales-share by item-name @2025-01-01..2025-07-18 top',
  ],
  [
    'Bottom 3 categories by net sales, May 2025',
    'net-sales by category|reporting-category @2025-05-01..2025-05-31 bottom',
  ],
  ['tender mix by quarter', 'ask || ~any by tender|payment-method || cannot'],
  ['tender mix Q1', '~any by tender|payment-method @2025-01-01..2025-03-31'],
  [
    'return rate by item ytd',
    'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by item-name @2025-01-01..2025-07-18',
  ],
  ['hourly profile of transactions, June weekdays only', '~count by hour @2025-06-01..2025-06-30 if weekday=1,2,3,4,5'],
  ['Sales density by weekday and hour, Q2', 'ask || cannot'],
  ['repeat customer ratio in june', 'customers @2025-06-01..2025-06-30'],
  [
    'new vs returning, May against June',
    'customers @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || customers @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  ['customer lifetime value', 'cannot || ask'],
  [
    'average spend per customer, year to date',
    '~taken by customer|customer-id @2025-01-01..2025-07-18 || customers @2025-01-01..2025-07-18 || average-sale|average-net-sale @2025-01-01..2025-07-18 || cannot || ask',
  ],
  ['Sell-through rate for honey', 'cannot || ask'],
  ['inventory turns for coffee', 'cannot || ask'],
  ['correlation of weather and sales', 'cannot'],
  ['median ticket June', 'cannot'],
  ["What's the std deviation of daily sales?", 'cannot || ask'],
  [
    'discount rate as % of gross, June',
    'discounts|discounts-and-comps @2025-06-01..2025-06-30 || discounts|discounts-and-comps by discount-use @2025-06-01..2025-06-30',
  ],
  [
    'mix of discounted vs full-price transactions, q2',
    '~any by discount-use @2025-04-01..2025-06-30 || discount-count @2025-04-01..2025-06-30',
  ],
  [
    'penetration of digital wallets over time, by month 2025',
    'tender-digital-wallet by month @2025-01-01..2025-07-18 || ~any by month @2025-01-01..2025-07-18 if tender=Digital Wallet || ~any by tender @2025-01-01..2025-07-18',
  ],
  [
    'Online share of revenue, 2024 vs 2025 YTD',
    'net-sales-share|payment-share|~taken by channel|source @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 || net-sales-share|payment-share|~taken by channel|source @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 || net-sales-share|payment-share|~taken by channel|source @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 || net-sales-share|payment-share|~taken by channel|source @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || net-sales-share|payment-share|~taken @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 if channel=Online || net-sales-share|payment-share|~taken @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 if source=Online store || net-sales-share|payment-share|~taken @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 if channel=Online; source=Online store || net-sales-share|payment-share|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if channel=Online || net-sales-share|payment-share|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if source=Online store || net-sales-share|payment-share|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if channel=Online; source=Online store || net-sales-share|payment-share|~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if channel=Online || net-sales-share|payment-share|~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if source=Online store || net-sales-share|payment-share|~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if channel=Online; source=Online store || net-sales-share|payment-share|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if channel=Online || net-sales-share|payment-share|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if source=Online store || net-sales-share|payment-share|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if channel=Online; source=Online store',
  ],
  [
    'channel performance ex invoices, June',
    '~taken by channel @2025-06-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Online || ~taken by source @2025-06-01..2025-06-30 if source=Appointments,Online store,Point of Sale || ~taken by channel|source @2025-06-01..2025-06-30',
  ],
  [
    'SKU-level units for Jan 2025',
    '~units by sku @2025-01-01..2025-01-31 || ~units by item-name @2025-01-01..2025-01-31',
  ],
  ['net units (sold less returned) per item in june', 'quantity by item-name @2025-06-01..2025-06-30'],
  ['top decile customers', 'ask || cannot || ~any by customer|customer-id top || customers'],
  ['top 10 customers by visits, 2024', '~count by customer|customer-id @2024-01-01..2024-12-31 top'],
  [
    'rank employees by average sale, june',
    'average-sale|average-net-sale by collected-by|attributed-to @2025-06-01..2025-06-30 top',
  ],
  [
    'What portion of June transactions came in through Register 1?',
    '~count by device-name|device-nickname @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if device-nickname=Front counter || ~count @2025-06-01..2025-06-30 if device-name=Register 1',
  ],
  [
    'exchanges as % of returns 2025',
    'exchanges|exchanged|returns @2025-01-01..2025-07-18 || ask || cannot || ~count by kind @2025-01-01..2025-07-18',
  ],
  [
    'weekend uplift: Sat+Sun against Mon-Fri, June',
    '~taken by weekday @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if weekday=0,6',
  ],
  [
    'compare W28 with W27',
    'ask || cannot || ~taken @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 || ~taken @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~taken @2025-06-30..2025-07-06 vs 2025-07-07..2025-07-13 || ~taken @2025-07-07..2025-07-13 vs 2025-06-30..2025-07-06',
  ],
  [
    'last 13 weeks by week',
    '~taken by week @2025-04-13..2025-07-12 || ~taken by week @2025-04-20..2025-07-18 || ~taken by week @2025-04-19..2025-07-18 || ~taken by week @2025-04-18..2025-07-17 || ~taken by week @2025-04-18..2025-07-18',
  ],
  ['cumulative sales this quarter by day', '~taken by date @2025-07-01..2025-07-18'],
  ['sales index vs same weekday last week, for today', '~taken @2025-07-18 vs 2025-07-11'],
  [
    'Which category lost the most vs. June 2024?',
    '~itemsales by category|reporting-category @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || ~itemsales by category|reporting-category @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 bottom || ~itemsales by category|reporting-category @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 top',
  ],
  [
    'which three items improved most, june on may',
    '~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  [
    'item sales in Pantry without honey, ytd',
    '~sold by item-name @2025-01-01..2025-07-18 if category=Pantry || ~sold by item-name @2025-01-01..2025-07-18 if category=Pantry; item-name=* || ~sold @2025-01-01..2025-07-18 if category=Pantry; item-name=*',
  ],
  [
    'everything except classes and catering, Q1',
    '~itemsales|~taken @2025-01-01..2025-03-31 if category=Bakery,Coffee,Deli,Equipment,Pantry || ~itemsales|~taken @2025-01-01..2025-03-31 if category=,Bakery,Coffee,Deli,Equipment,Pantry || ~itemsales|~taken by category @2025-01-01..2025-03-31 if category=Bakery,Coffee,Deli,Equipment,Pantry || ~itemsales|~taken by category @2025-01-01..2025-03-31 if category=,Bakery,Coffee,Deli,Equipment,Pantry',
  ],
  [
    'sales excl. weekends and excl. location 3 in june',
    '~taken @2025-06-01..2025-06-30 if weekday=1,2,3,4,5; location=Location 1,Location 2',
  ],
  ['forecast Q3 from the trend', 'cannot'],
  [
    'current run rate, annualised',
    'cannot || ask || ~taken by date|month @2025-01-01..2025-07-18 || ~taken @2025-01-01..2025-07-18',
  ],
  [
    'correct attribution: sales credited to Owen (not who rang it up), June',
    '~taken @2025-06-01..2025-06-30 if attributed-to=Owen Reyes',
  ],
  ['fee load in bps last month', 'fee-rate|fees @2025-06-01..2025-06-30 || cannot || ask'],
  ['price elasticity of beans', 'cannot || ask'],
  // Retired owner of a gift shop
  ['Good afternoon dear, could you please tell me how much we sold on Wednesday?', '~taken @2025-07-16'],
  [
    'I would like to know how many people bought something in the month of May',
    'customers @2025-05-01..2025-05-31 || ~count @2025-05-01..2025-05-31 || ~any by customer|customer-id @2025-05-01..2025-05-31',
  ],
  [
    "My granddaughter says we had a good Father's Day. Did we?",
    '~taken|~count @2025-06-15 || ~taken|~count @2025-06-15 vs 2025-06-08 || ~taken|~count @2025-06-15 vs 2024-06-16',
  ],
  ['what was the takings on mothers day compared to the year before', '~taken @2025-05-11 vs 2024-05-12'],
  [
    'Which little things are not selling at all since spring?',
    'unsold @2025-03-20..2025-07-18 || unsold @2025-03-01..2025-07-18 || unsold @2025-03-21..2025-07-18 || ask',
  ],
  [
    'How many gift vouchers have we sold since Christmas?',
    'gift-card-sales|gift-cards-sold @2024-12-25..2025-07-18 || gift-card-sales|gift-cards-sold @2024-12-26..2025-07-18 || ~any @2024-12-25..2025-07-18 if itemization-type=Gift card || ~any @2024-12-26..2025-07-18 if itemization-type=Gift card',
  ],
  ['and are any vouchers still not spent?', 'deferred || how /deferred-sales'],
  [
    'a lady brought back a knife, when was that',
    'rows if item-name=Chef’s Knife, 20 cm || rows if item-name=Chef’s Knife, 20 cm; transaction-type=Refund || rows if transaction-type=Refund || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by date if item-name=Chef’s Knife, 20 cm || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned if item-name=Chef’s Knife, 20 cm',
  ],
  [
    'has Mrs Brightwell been in lately?',
    'rows if customer=Hannah Brightwell (C-002) || rows if customer=Hannah Brightwell (C-002); transaction-type=Sale || rows if customer-id=C-002 || rows if customer-id=C-002; transaction-type=Sale || ~any if customer=Hannah Brightwell (C-002) || ~any if customer-id=C-002 || ~any by date if customer=Hannah Brightwell (C-002) || ~any by date if customer-id=C-002',
  ],
  [
    'What did Mr. Goldwater spend altogether in 2024?',
    '~taken @2024-01-01..2024-12-31 if customer=Isaac Goldwater (C-033) || ~taken @2024-01-01..2024-12-31 if customer-id=C-033',
  ],
  ['How do I put the prices up a little on everything', 'how /items || cannot'],
  ['I pressed something and an item has gone, how do I get it back?', 'how *undo || how /items'],
  ['the letters are too small on the screen', 'cannot || ask'],
  ['How do I print it out on paper?', 'how *print'],
  [
    "I can't find where the customer's names are kept",
    'how /financial-suite/reports/customer-directory || how /reports/customer-directory || how *customer',
  ],
  ['what is a tender please', 'text Tender || define total-payments'],
  ['What is the difference between a discount and a comp, in plain English?', 'define discounts; comps'],
  [
    'Did we make more in the morning or in the afternoon on Saturday?',
    '~taken|~count by part-of-day @2025-07-12 || ~taken|~count by part-of-day @2025-07-12 if part-of-day=Afternoon,Morning',
  ],
  ['The second week of June, how was it?', '~taken @2025-06-08..2025-06-14 || ~taken @2025-06-09..2025-06-15'],
  ['from the 20th of last month until yesterday', '~taken @2025-06-20..2025-07-17'],
  [
    'Over Easter weekend what sold best?',
    '~sold by item-name @2025-04-18..2025-04-21 top || ~sold by item-name @2025-04-18..2025-04-20 top || ~sold by item-name @2025-04-19..2025-04-20 top || ~sold by item-name @2025-04-19..2025-04-21 top',
  ],
  [
    'How much have we earned in the last fortnight?',
    '~taken @2025-07-05..2025-07-18 || ~taken @2025-07-04..2025-07-17 || ~taken @2025-06-29..2025-07-12',
  ],
  ['Have we had our best week yet this year, and when was it?', '~taken|~count by week @2025-01-01..2025-07-18 top'],
  ['Who is our most faithful customer?', '~any by customer|customer-id top || customers'],
  [
    'Is it true the olive oil is doing better than the honey?',
    '~sold by item-name || ~sold by item-name if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
  ],
  ['Do we still have honey in?', 'text honey'],
  ['how much do I charge for the pour over set', 'text 58'],
  ['Please remind me when the shop took over a thousand dollars in one day', '~taken by date top || ~taken by date'],
  ['I want to speak to a person', 'cannot'],
  ['Where can I learn about all these words?', 'how /education'],
  ['Can you ring the bank for me?', 'cannot'],
  ['how many things did we sell each day last week', '~units by date @2025-07-06..2025-07-12'],
  [
    'What time of day should I have my daughter help out?',
    '~taken|~count by hour|part-of-day || ~taken|~count by hour|part-of-day top || ask || cannot',
  ],
  [
    'What was our income from the internet shop in the last six months?',
    '~taken @2025-01-01..2025-06-30 if channel=Online || ~taken @2025-01-01..2025-06-30 if source=Online store || ~taken @2025-01-01..2025-06-30 if channel=Online; source=Online store || ~taken @2025-01-19..2025-07-18 if channel=Online || ~taken @2025-01-19..2025-07-18 if source=Online store || ~taken @2025-01-19..2025-07-18 if channel=Online; source=Online store || ~taken @2025-01-18..2025-07-18 if channel=Online || ~taken @2025-01-18..2025-07-18 if source=Online store || ~taken @2025-01-18..2025-07-18 if channel=Online; source=Online store || ~taken @2025-01-18..2025-07-17 if channel=Online || ~taken @2025-01-18..2025-07-17 if source=Online store || ~taken @2025-01-18..2025-07-17 if channel=Online; source=Online store',
  ],
  ['is there anything I should be ordering', 'text low || text stock || how /items/inventory || how /items/library'],
  // A teenager on the till
  ['yo whats the total rn', '~taken @2025-07-18'],
  [
    'did i sell more than maya today lol im theo',
    '~taken|~count by collected-by|attributed-to @2025-07-18 || ~taken|~count by collected-by|attributed-to @2025-07-18 if ~staff=Maya Duarte,Theo Lindqvist',
  ],
  [
    'how many ppl paid w apple pay today',
    '~count @2025-07-18 if tender=Digital Wallet || ~any by tender|payment-method @2025-07-18',
  ],
  ['customer wants a refund what do i press', 'cannot *refund'],
  ['is this thing broken', 'cannot || ask'],
  ['bruh', 'cannot || ask'],
  ['u suck', 'cannot || ask'],
  ['sales', '~taken'],
  ['tips??', 'tips|tips-and-gratuity'],
  ['whats 15% of 240', 'cannot'],
  [
    'do i get the tips from yest',
    'cannot || ask || tips|tips-and-gratuity @2025-07-17 || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-17',
  ],
  [
    'last thing i sold. im owen',
    'rows if ~staff=Owen Reyes || rows if ~staff=Owen Reyes; transaction-type=Sale || rows @2025-07-18 if ~staff=Owen Reyes || rows @2025-07-18 if ~staff=Owen Reyes; transaction-type=Sale || rows @2025-06-19..2025-07-18 if ~staff=Owen Reyes || rows @2025-06-19..2025-07-18 if ~staff=Owen Reyes; transaction-type=Sale || rows @2025-06-18..2025-07-17 if ~staff=Owen Reyes || rows @2025-06-18..2025-07-17 if ~staff=Owen Reyes; transaction-type=Sale || rows @2025-07-18',
  ],
  ['whos working today', 'cannot || ask || ~any by collected-by|attributed-to @2025-07-18'],
  [
    'lowkey was today slow or nah',
    '~taken|~count @2025-07-18 || ~taken|~count @2025-07-18 vs 2025-07-11 || ~taken|~count @2025-07-18 vs 2025-07-17',
  ],
  ['what time was the 1st sale 2day', 'rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || row'],
  ['how much is the chefs knife', 'text 129'],
  ['we got cold brew left?', 'text cold brew || text in stock'],
  ['how much are the cheddar per lb', 'text 14.80'],
  ['receipt for PAY-144021 pls', 'row || cannot || how /transactions'],
  [
    'someone paid like 63 bucks earlier find it',
    'rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || rows || rows if transaction-type=Sale',
  ],
  ['ok so how do i clock out', 'cannot'],
  [
    'can i see how many sales priya did vs me (owen) this wk',
    '~count|~taken by collected-by|attributed-to @2025-07-13..2025-07-18 || ~count|~taken by collected-by|attributed-to @2025-07-13..2025-07-18 if ~staff=Owen Reyes,Priya Nair',
  ],
  ['how many sourdoughs left after today', 'text stock || text sourdough || cannot'],
  ['how many sourdoghs today', '~units|~sold @2025-07-18 if item-name=Sourdough Loaf, 800 g'],
  [
    'biggest sale ever at the counter',
    'rows @2000-01-01..2025-07-18 if device-nickname=Front counter top || rows @2000-01-01..2025-07-18 if device-nickname=Front counter; transaction-type=Sale top || rows @2000-01-01..2025-07-18 if device-name=Register 1 top || rows @2000-01-01..2025-07-18 if device-name=Register 1; transaction-type=Sale top || rows @2000-01-02..2025-07-18 if device-nickname=Front counter top || rows @2000-01-02..2025-07-18 if device-nickname=Front counter; transaction-type=Sale top || rows @2000-01-02..2025-07-18 if device-name=Register 1 top || rows @2000-01-02..2025-07-18 if device-name=Register 1; transaction-type=Sale top || rows top || rows if device-nickname=Front counter top || rows if device-name=Register 1 top',
  ],
  ['whats the fee if i charge 20 on card', 'text 0.88'],
  ['dark mode where', 'how *dark'],
  ['whats the wifi password', 'cannot'],
  ['give me the numbers', '~taken || ask'],
  [
    'no. of returns this wk n how much $$',
    'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned @2025-07-13..2025-07-18 || ~any @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
  ],
  ['do ppl buy more when its hot', 'cannot || ask'],
  [
    'how many times did we sell the passata thing last month',
    '~units|~count|~sold @2025-06-01..2025-06-30 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  [
    'how much did the market do on sat',
    '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if device-name=Card reader 4 || ~taken @2025-07-12 if channel=In-Person',
  ],
  [
    'sales mon tue wed',
    '~taken @2025-07-14..2025-07-16 || ~taken by date|weekday @2025-07-14..2025-07-16 || ~taken by weekday || ~taken by weekday if weekday=1,2,3',
  ],
  ['show all of todays transactions', 'rows @2025-07-18'],
  // Came from another point of sale
  ["When's my next payout?", 'cannot'],
  ['payouts last week', 'cannot || how *bank'],
  ['Net after fees MTD', 'net-total @2025-07-01..2025-07-18'],
  ['Gross / net / tax for June in one go', 'gross-sales|net-sales|taxes @2025-06-01..2025-06-30'],
  ['Total collected Q2', '~payments @2025-04-01..2025-06-30'],
  ['voids by employee last month', 'cannot'],
  ['no-sale drawer opens yesterday', 'cannot'],
  ['Item modifiers sold this week', 'cannot || ask'],
  ['Chargebacks in 2025?', 'cannot'],
  ['close of day report for 7/17', '~taken @2025-07-17 || how /reports || how *sales summary || cannot'],
  ['X report', 'cannot || ask || how /reports'],
  ["Where's the Sales Trends report? Square had one.", 'how /reports || how /financial-suite'],
  ['Labor vs sales dashboard', 'cannot'],
  ['how do i set up loyalty', 'cannot'],
  ['turn on online ordering', 'cannot'],
  ['Shopify has "sessions" and "conversion rate" - got that here?', 'cannot'],
  ['import from Clover', 'how /settings'],
  ['Export items to CSV', 'how /items'],
  ['where do i set taxes', 'cannot || how /settings'],
  ['create discount code SUMMER10', 'cannot'],
  ['sales by register 7/14-7/17', '~taken by device-name|device-nickname @2025-07-14..2025-07-17'],
  [
    'Sales by source, year to date, in percent',
    'net-sales-share|payment-share|~taken by channel|source @2025-01-01..2025-07-18',
  ],
  [
    'category sales report for 06/01/2025 – 06/15/2025',
    '~itemsales by category|reporting-category @2025-06-01..2025-06-15',
  ],
  ['13.06.2025 to 20.06.2025 gross', 'gross-sales @2025-06-13..2025-06-20'],
  ['WTD vs same days last week', '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11'],
  ['QTD net sales vs prior-year QTD', 'net-sales @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18'],
  ['card present vs card not present', 'cannot || ask || ~any by channel|source'],
  ['What did Square fees... sorry, processing fees come to in May', 'processing-fees|fees @2025-05-01..2025-05-31'],
  ['effective processing rate ytd', 'fee-rate|fees|processing-fees @2025-01-01..2025-07-18'],
  ['How much do you charge on an invoice of $2,000?', 'text 70.15'],
  ['gift card breakage', 'cannot || ask || deferred'],
  ['gift card sold vs redeemed, H1', 'gift-card-sales|gift-cards-sold|gift-cards-redeemed @2025-01-01..2025-06-30'],
  [
    'sales since we opened',
    '~taken @2000-01-01..2025-07-18 || ~taken @2000-01-02..2025-07-18 || ~taken by month @2000-01-01..2025-07-18 || ~taken by month @2000-01-02..2025-07-18',
  ],
  [
    'best ever day',
    '~taken|~count by date @2000-01-01..2025-07-18 top || ~taken|~count by date @2000-01-02..2025-07-18 top',
  ],
  [
    'How many orders are pending/partially paid',
    'rows if transaction-status=Partially Paid || ~any if transaction-status=Partially Paid || deferred',
  ],
  [
    'Average items per order this month',
    'cannot || ask || items-sold|quantity|average-sale|average-net-sale @2025-07-01..2025-07-18',
  ],
  ['memorial day to labor day last year', '~taken @2024-05-27..2024-09-02'],
  ['sales on juneteenth', '~taken @2025-06-19'],
  [
    'black friday + cyber monday 2024',
    '~taken @2024-11-29..2024-12-02 || ~taken @2024-11-29 vs 2024-12-02 || ~taken @2024-12-02 vs 2024-11-29 || ~taken by date @2024-11-29..2024-12-02',
  ],
  ['thanksgiving week, gross, last year', 'gross-sales @2024-11-24..2024-11-30 || gross-sales @2024-11-25..2024-12-01'],
  [
    'christmas season sales 24 vs 23',
    'ask || cannot || ~taken @2024-12-01..2024-12-31 vs 2023-12-01..2023-12-31 || ~taken @2023-12-01..2023-12-31 vs 2024-12-01..2024-12-31 || ~taken @2024-12-25 vs 2023-12-25',
  ],
  [
    "between valentine's day and st patrick's day how much did online do",
    '~taken @2025-02-14..2025-03-17 if channel=Online || ~taken @2025-02-14..2025-03-17 if source=Online store || ~taken @2025-02-14..2025-03-17 if channel=Online; source=Online store',
  ],
  ['how do I hide cents in reports', 'cannot || ask'],
  ['multi-location inventory transfer, where?', 'how /items/inventory'],
  ['item costs / margins report', 'cannot || how /items'],
  ['Schedule a price change for Aug 1', 'cannot || how /items'],
  ['who rang PAY-144021', 'row || cannot || ask'],
  [
    'make me a custom report with net sales by staff',
    'how /financial-suite/custom-reports || net-sales by collected-by|attributed-to',
  ],
  ['set up another store in here', 'how *add shop || how /settings#shops'],
  ['how do I back up before I switch laptops', 'how *backup || how /settings#data'],
  ['Is my data in the cloud?', 'cannot'],
  ['can you remember my name', 'cannot'],
  ['how do saved views work on transactions', 'how *view || how /transactions'],
  ['what changes in May 2026 with reports?', 'how /migration-status || text migrat'],
  ["What can't you tell me?", 'cannot'],
  [
    'exchanges this year, month by month',
    'exchanges|exchanged by month @2025-01-01..2025-07-18 || ~any by month @2025-01-01..2025-07-18 if kind=Exchange',
  ],
  [
    'Appointments revenue Mar–May',
    '~taken @2025-03-01..2025-05-31 if channel=Appointment || ~taken @2025-03-01..2025-05-31 if category=Classes || ~taken @2025-03-01..2025-05-31 if item-name=Bread Baking Workshop || ~taken @2025-03-01..2025-05-31 if category=Classes; item-name=Bread Baking Workshop || ~taken @2025-03-01..2025-05-31 if source=Appointments || ~taken @2025-03-01..2025-05-31 if channel=Appointment; source=Appointments',
  ],
  [
    'sales on every day of last week except Sunday',
    '~taken @2025-07-07..2025-07-12 || ~taken by date @2025-07-07..2025-07-12 || ~taken @2025-07-06..2025-07-12 if weekday=1,2,3,4,5,6 || ~taken by date|weekday @2025-07-06..2025-07-12 if weekday=1,2,3,4,5,6',
  ],
];

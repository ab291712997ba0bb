import type { MeasureId } from '@back-office/shared/ledger';

/**
 * The figures that can be asked for, in the order of the sales summary, and what merchants call them. A row is all that
 * the assistant needs of a further figure: the rest is in the catalog.
 */
export const figurePhrases = {
  'gross-sales': 'gross|gross sales|gross revenue',
  'service-charges': 'service charge|service charges|covid charge|setup cost|setup costs|auto gratuity|surcharges',
  returns:
    'refund|refunds|refunded|refunding|returns|returned|return|money back|gave back|give back|given back|exchanges|exchange|exchanged|brought back|sent back|chargebacks',
  'discounts-and-comps':
    'discount|discounts|discounted|markdown|markdowns|promo|promos|promotions|coupons|deals|price reductions',
  comps: 'comp|comps|comped|given for free|free items|on the house',
  'net-sales':
    'net|net sales|net revenue|net income|net of refunds|net of returns|net of discounts|net of refunds and discounts|net of discounts and refunds|net of returns and discounts|net of discounts and returns|after refunds and discounts|after returns and discounts|after discounts and refunds|after discounts and returns',
  'gift-card-sales': 'gift card|gift cards|giftcard|giftcards|gift certificate|gift certificates|voucher|vouchers|gift',
  taxes: 'tax|taxes|sales tax|sales taxes|vat|gst|taxed',
  tips: 'tip|tips|gratuity|gratuities|tipped|tipping',
  'total-sales': 'total sales|sales total|overall sales|total revenue',
  'deferred-sales':
    'deferred|deferred sales|deposit|deposits|prepayment|prepayments|prepaid|paid ahead|paid in advance|partially paid|not yet earned|unpaid|not yet paid|advance payments|unearned',
  'partial-refunds': 'partial refund|partial refunds|refund by amount|refunds by amount|refunded by amount',
  'total-payments':
    'collected|invoice payments|total collected|total payments|payments collected|collect|took in|take in|taken in|money in|payments received|received|payments total|payments|total payment|payment|pay',
  fees: 'fee|fees|processing fee|processing fees|processing cost|processing costs|processing|card fees|card fee|transaction fee|transaction fees|commission|square take|square took|take from me|took from me|taken from me|take from us|took from us|deducted|square cut|surcharge|charge me|charges me|card cost|card costs|cost me|rates|processing rate|processing rates|invoice fee|invoice fees|payment fees|charged',
  'net-total':
    'net total|after fees|net of fees|take home|takehome|keep after fees|left after fees|net payments|net takings',
  transactions:
    'transaction|transactions|how many sales|number of sales|how many orders|orders|order|number of orders|how many payments|number of transactions|how many transactions|receipts|tickets|sales count|how many times',
  'average-net-sale':
    'average|avg|mean sale|basket size|ticket size|average sale|average order|average ticket|average basket|typical sale|per sale|per order|per transaction|aov|average net sale|average transaction',
} as const satisfies Partial<Record<MeasureId, string>>;

export type AskedMeasure = keyof typeof figurePhrases;
export const askedMeasures = Object.keys(figurePhrases) as readonly AskedMeasure[];

/** Figures that only some transactions have, so that their average is one per transaction that has them. */
export const averagedMeasures = [
  'service-charges',
  'returns',
  'discounts-and-comps',
  'gift-card-sales',
  'taxes',
  'tips',
  'partial-refunds',
  'fees',
] as const satisfies readonly AskedMeasure[];

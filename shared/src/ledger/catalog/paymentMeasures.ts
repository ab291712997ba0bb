import { tenders, textsOfTender, type Tender } from '../model/tenders';
import { slugOf } from '@back-office/shared/url';
import { isCash, isInvoice, not } from './conditions';
import { figure, minus, plus, total, type Condition, type Measure } from './measure';

type Slug<Name extends string> = Name extends `${infer Word} ${infer Rest}`
  ? `${Lowercase<Word>}-${Slug<Rest>}`
  : Lowercase<Name>;

export type TenderMeasureId = `tender-${Slug<Tender>}`;

/** `tender-digital-wallet` */
export function tenderMeasureId(tender: Tender): TenderMeasureId {
  return `tender-${slugOf(tender)}` as TenderMeasureId;
}

const isTender = (tender: Tender): Condition => ({
  any: textsOfTender(tender).map((is) => ({ field: 'tender', is })),
});

/** Sources may have tenders that are not in the table. */
const isOtherTender = not({ any: tenders.filter((tender) => tender !== 'Other').map(isTender) });

const tenderMeasures = Object.fromEntries(
  tenders.map((tender) => [
    tenderMeasureId(tender),
    figure(`${tender} tender`, plus('totalCollected', tender === 'Other' ? isOtherTender : isTender(tender)), {
      rule: `Payments with the tender ${tender}, minus refunds`,
      lesson: 'bank-deposit',
    }),
  ]),
) as Record<TenderMeasureId, Measure<never>>;

/** From deferred sales to the net total, in the order of the sales summary. */
export const paymentMeasures = {
  'deferred-sales': figure('Deferred sales', total(['invoices', 'invoice-deposit-redeemed', 'online']), {
    rule: 'Deferred sales = money collected before a sale is completed, minus deposits redeemed on completion',
    lesson: 'deposits',
  }),
  invoices: figure('Invoice deposits', plus('depositCollected', isInvoice), {
    shortLabel: 'Invoices',
    rule: 'Deposits collected on invoices',
    lesson: 'deposits',
  }),
  'invoice-deposit-redeemed': figure('Invoice deposit redeemed', minus('depositRedeemed', isInvoice), {
    rule: 'Deposits applied to their invoice when it was paid, as a negative amount',
    lesson: 'completed-orders',
  }),
  online: figure('Online prepayments', total(['deposits-collected', 'deposits-redeemed'], not(isInvoice)), {
    shortLabel: 'Online',
    rule: 'Prepayments for orders, minus those of orders completed since',
    lesson: 'completed-orders',
  }),
  'partial-refunds': figure('Partial refunds', minus('partialRefunds'), {
    note: 'refunds by amount',
    rule: 'Refunds of an amount without returned items, as a negative amount. Returned items are under Returns; Returns and Refunds on the dashboard shows both.',
    lesson: 'partial-refunds',
  }),
  'total-payments': figure('Total payments', plus('totalCollected'), {
    parts: ['total-sales', 'deferred-sales', 'partial-refunds'],
    rule: 'Total payments = total sales + deferred sales + partial refunds',
    lesson: 'total-collected',
  }),
  card: figure('Card, all but cash', plus('totalCollected', not(isCash)), {
    shortLabel: 'Card',
    note: 'all but cash',
    rule: 'All payments other than cash, minus refunds',
    lesson: 'bank-deposit',
  }),
  cash: figure('Cash', plus('totalCollected', isCash), {
    rule: 'Cash payments, minus refunds',
    lesson: 'bank-deposit',
  }),
  fees: figure('Fees', total(['processing-fees', 'invoice-fees']), {
    rule: 'Fees = payment processing fees + invoice fees, as a negative amount',
    lesson: 'payment-fees',
  }),
  'processing-fees': figure('Payment processing fees', minus('fee', not(isInvoice)), {
    fee: 'processing',
    rule: 'Fees of all payments but those of invoices',
    lesson: 'payment-fees',
  }),
  'invoice-fees': figure('Invoice fees', minus('fee', isInvoice), {
    fee: 'invoice',
    rule: 'Fees of invoice payments',
    lesson: 'payment-fees',
  }),
  'net-total': figure('Net total', total(['total-payments', 'fees']), {
    rule: 'Net total = total payments + fees',
    lesson: 'net-total',
  }),
  'deposits-collected': figure('Deposits collected', plus('depositCollected'), {
    rule: 'Paid ahead for sales that are not complete',
    lesson: 'deposits',
  }),
  'deposits-redeemed': figure('Deposits redeemed', minus('depositRedeemed'), {
    rule: 'Deposits used when the sale was completed',
    lesson: 'completed-orders',
  }),
  deposits: figure('Deposits collected and redeemed', total(['deposits-collected', 'deposits-redeemed']), {
    rule: 'Deposits collected less deposits redeemed',
    lesson: 'deposits',
  }),
  'gift-cards-sold': figure('Gift cards sold', plus('giftCardSales', { amount: 'giftCardSales', is: 'positive' }), {
    rule: 'Gift cards that customers bought',
    lesson: 'gift-cards',
  }),
  'gift-cards-refunded': figure(
    'Gift cards refunded',
    plus('giftCardSales', { amount: 'giftCardSales', is: 'negative' }),
    { rule: 'Gift cards that customers returned, as a negative amount', lesson: 'gift-cards' },
  ),
  'gift-cards-redeemed': figure('Gift cards redeemed', minus('giftCardRedeemed'), {
    rule: 'The part of payments that was made with gift cards, as a negative amount',
    lesson: 'gift-cards',
  }),
  ...tenderMeasures,
};

import { tenders, type Tender } from '../model/tenders';
import { slugOf } from '@back-office/shared/url';
import { isCash, isInvoice, not } from './conditions';
import type { Condition, MeasureRow } from './measure';

type Slug<Name extends string> = Name extends `${infer Word} ${infer Rest}`
  ? `${Lowercase<Word>}-${Slug<Rest>}`
  : Lowercase<Name>;

export type TenderMeasureId = `tender-${Slug<Tender>}`;

/** `tender-digital-wallet` */
export function tenderMeasureId(tender: Tender): TenderMeasureId {
  return `tender-${slugOf(tender)}` as TenderMeasureId;
}

const isTender = (tender: Tender): Condition => ({ field: 'tender', is: tender });

/** Sources may have tenders that are not in the table. */
const isOtherTender = not({ any: tenders.filter((tender) => tender !== 'Other').map(isTender) });

const tenderMeasures = Object.fromEntries(
  tenders.map((tender): [TenderMeasureId, MeasureRow<never>] => [
    tenderMeasureId(tender),
    {
      label: `${tender} tender`,
      formula: { plus: 'totalCollected', where: tender === 'Other' ? isOtherTender : isTender(tender) },
      rule: `Payments with the tender ${tender}, minus refunds`,
      lesson: 'bank-deposit',
    },
  ]),
) as Record<TenderMeasureId, MeasureRow<never>>;

/** From deferred sales to the net total, in the order of the sales summary. */
export const paymentMeasures = {
  'deferred-sales': {
    label: 'Deferred sales',
    formula: { total: ['invoices', 'invoice-deposit-redeemed', 'online'] },
    rule: 'Deferred sales = money collected before a sale is completed, minus deposits redeemed on completion',
    lesson: 'deposits',
  },
  invoices: {
    label: 'Invoice deposits',
    shortLabel: 'Invoices',
    formula: { plus: 'depositCollected', where: isInvoice },
    rule: 'Deposits collected on invoices',
    lesson: 'deposits',
  },
  'invoice-deposit-redeemed': {
    label: 'Invoice deposit redeemed',
    formula: { minus: 'depositRedeemed', where: isInvoice },
    rule: 'Deposits applied to their invoice when it was paid, as a negative amount',
    lesson: 'completed-orders',
  },
  online: {
    label: 'Online prepayments',
    shortLabel: 'Online',
    formula: { total: ['deposits-collected', 'deposits-redeemed'], where: not(isInvoice) },
    rule: 'Prepayments for orders, minus those of orders completed since',
    lesson: 'completed-orders',
  },
  'partial-refunds': {
    label: 'Partial refunds',
    note: 'refunds by amount',
    formula: { minus: 'partialRefunds' },
    rule: 'Refunds of an amount without returned items, as a negative amount. Returned items are under Returns; Returns and Refunds on the dashboard shows both.',
    lesson: 'partial-refunds',
  },
  'total-payments': {
    label: 'Total payments',
    formula: { plus: 'totalCollected' },
    parts: ['total-sales', 'deferred-sales', 'partial-refunds'],
    rule: 'Total payments = total sales + deferred sales + partial refunds',
    lesson: 'total-collected',
  },
  card: {
    label: 'Card, all but cash',
    shortLabel: 'Card',
    note: 'all but cash',
    formula: { plus: 'totalCollected', where: not(isCash) },
    rule: 'All payments other than cash, minus refunds',
    lesson: 'bank-deposit',
  },
  cash: {
    label: 'Cash',
    formula: { plus: 'totalCollected', where: isCash },
    rule: 'Cash payments, minus refunds',
    lesson: 'bank-deposit',
  },
  fees: {
    label: 'Fees',
    formula: { total: ['processing-fees', 'invoice-fees'] },
    rule: 'Fees = payment processing fees + invoice fees, as a negative amount',
    lesson: 'payment-fees',
  },
  'processing-fees': {
    label: 'Payment processing fees',
    fee: 'processing',
    formula: { minus: 'fee', where: not(isInvoice) },
    rule: 'Fees of all payments but those of invoices',
    lesson: 'payment-fees',
  },
  'invoice-fees': {
    label: 'Invoice fees',
    fee: 'invoice',
    formula: { minus: 'fee', where: isInvoice },
    rule: 'Fees of invoice payments',
    lesson: 'payment-fees',
  },
  'net-total': {
    label: 'Net total',
    formula: { total: ['total-payments', 'fees'] },
    rule: 'Net total = total payments + fees',
    lesson: 'net-total',
  },
  'deposits-collected': {
    label: 'Deposits collected',
    formula: { plus: 'depositCollected' },
    rule: 'Paid ahead for sales that are not complete',
    lesson: 'deposits',
  },
  'deposits-redeemed': {
    label: 'Deposits redeemed',
    formula: { minus: 'depositRedeemed' },
    rule: 'Deposits used when the sale was completed',
    lesson: 'completed-orders',
  },
  deposits: {
    label: 'Deposits collected and redeemed',
    formula: { total: ['deposits-collected', 'deposits-redeemed'] },
    rule: 'Deposits collected less deposits redeemed',
    lesson: 'deposits',
  },
  'gift-cards-sold': {
    label: 'Gift cards sold',
    formula: { plus: 'giftCardSales', where: { amount: 'giftCardSales', is: 'positive' } },
    rule: 'Gift cards that customers bought',
    lesson: 'gift-cards',
  },
  'gift-cards-refunded': {
    label: 'Gift cards refunded',
    formula: { plus: 'giftCardSales', where: { amount: 'giftCardSales', is: 'negative' } },
    rule: 'Gift cards that customers returned, as a negative amount',
    lesson: 'gift-cards',
  },
  'gift-cards-redeemed': {
    label: 'Gift cards redeemed',
    formula: { minus: 'giftCardRedeemed' },
    rule: 'The part of payments that was made with gift cards, as a negative amount',
    lesson: 'gift-cards',
  },
  ...tenderMeasures,
} as const;

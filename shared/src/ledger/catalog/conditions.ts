import { notInFiles } from '@back-office/shared/format';
import { dimensionOf, isOfPayment, type RowDimension } from './dimensions';
import type { Condition, Fact } from './measure';

/** Conditions that several measures share. */
export const isExchange: Condition = { field: 'kind', is: 'Exchange' };
export const isSale: Condition = { field: 'kind', is: 'Sale' };
export const isOtherKind: Condition = { all: [{ not: isSale }, { not: isExchange }] };
export const isRefund: Condition = { field: 'transaction-type', is: 'Refund' };
export const isCash: Condition = { field: 'payment-method', is: 'Cash' };
export const isInvoice: Condition = { field: 'channel', is: 'Invoice' };
export const isCompleted: Condition = { field: 'transaction-status', is: 'Completed' };

/** Every transaction, unless it is the sum of several sales, whose status is not told: then how many these are is unknown. */
export const isSingle: Condition = { any: [isCompleted, { not: isCompleted }] };

export function not(condition: Condition): Condition {
  return { not: condition };
}

/** All that it asks. */
export function factsIn(condition: Condition): readonly Fact[] {
  if ('is' in condition) return [condition];
  if ('not' in condition) return factsIn(condition.not);
  return ('all' in condition ? condition.all : condition.any).flatMap(factsIn);
}

/** Whether single payments meet it or not, so that a transaction meets it if one of its payments does. */
export function isOfPayments(condition: Condition): boolean {
  return factsIn(condition).some((fact) => 'field' in fact && isOfPayment(fact.field));
}

/**
 * The texts of a field that say that the source does not tell it, so that what is asked of it is unknown: a payment of which
 * the files name no tender, an empty channel.
 */
export function untoldTexts(field: RowDimension): readonly string[] {
  if (field === 'channel') return ['', notInFiles];
  if (field === 'transaction-status') return [notInFiles];
  return dimensionOf(field).cases || isOfPayment(field) ? [notInFiles] : [];
}

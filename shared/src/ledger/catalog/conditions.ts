import type { Condition } from './measure';

/** Conditions that several measures share. */
export const isExchange: Condition = { field: 'kind', is: 'Exchange' };
export const isSale: Condition = { field: 'kind', is: 'Sale' };
export const isOtherKind: Condition = { all: [{ not: isSale }, { not: isExchange }] };
export const isRefund: Condition = { field: 'transaction-type', is: 'Refund' };
export const isCash: Condition = { field: 'payment-method', is: 'Cash' };
export const isInvoice: Condition = { field: 'channel', is: 'Invoice' };
export const isCompleted: Condition = { field: 'transaction-status', is: 'Completed' };

export function not(condition: Condition): Condition {
  return { not: condition };
}

import type { Transaction } from './transaction';

type WithCustomer = Pick<Transaction, 'customerId' | 'customerName'>;

/** How a screen names the customer of a transaction: by name, or by id if the ledger has no name. */
export function customerLabel({ customerId, customerName }: WithCustomer): string {
  return customerName === '' ? customerId : customerName;
}

/** `Clara Montrose (C-011)`, where two customers with one name must be told apart. */
export function customerText({ customerId, customerName }: WithCustomer): string {
  return customerName === '' ? customerId : `${customerName} (${customerId})`;
}

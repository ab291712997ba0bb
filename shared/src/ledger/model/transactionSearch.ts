import { unknown, type Cents } from '@back-office/shared/format';
import type { Transaction } from './transaction';

/** What a search finds a transaction by: the more exact first. */
export const searchRanks = ['id', 'amount', 'text'] as const;
export type SearchRank = (typeof searchRanks)[number];

/** What a search text finds, in lower case. */
export interface TransactionTest {
  readonly matchesId: ((id: string) => boolean) | undefined;
  readonly matchesAmount: ((amount: Cents) => boolean) | undefined;
  readonly contains: (text: string) => boolean;
}

/**
 * Searches the id, the amount, and texts such as description, staff, items and customer, ignoring case. The list of
 * transactions and the product's search box share this rule, so that one leads to what the other has found. `undefined`
 * for a blank text, which finds nothing.
 */
export function transactionTest(query: string): TransactionTest | undefined {
  const term = query.trim().toLowerCase();
  if (term === '') return undefined;
  return {
    matchesId: idTest(term.toUpperCase()),
    matchesAmount: amountTest(term),
    contains: (text) => text.toLowerCase().includes(term),
  };
}

/** The same for transactions that are objects. Texts repeat, so each is searched once. */
export function transactionSearch(query: string): (row: Transaction) => SearchRank | undefined {
  const test = transactionTest(query);
  if (!test) return () => undefined;
  const { matchesId, matchesAmount } = test;
  const answers = new Map<string, boolean>();
  const contains = (text: string) => {
    const answer = answers.get(text) ?? test.contains(text);
    answers.set(text, answer);
    return answer;
  };
  return ({ id, amount, description, staff, items, customerName }) => {
    if (matchesId?.(id)) return 'id';
    if (amount !== unknown && matchesAmount?.(amount)) return 'amount';
    return [description, staff, items, customerName].some(contains) ? 'text' : undefined;
  };
}

/** From a prefix with its hyphen (`PAY-`), or from four digits on: shorter texts are part of too many ids. */
function idTest(term: string): ((id: string) => boolean) | undefined {
  if (/\d{4}/.test(term)) return (id) => id.toUpperCase().includes(term);
  return /^[A-Z]{2,}-/.test(term) ? (id) => id.toUpperCase().startsWith(term) : undefined;
}

const typedAmount = /^([-−(]?)\$?([-−]?)(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{0,2}))?\)?$/;

/**
 * Compares an amount with one as it was typed so far: `63` matches $63.00 to $63.99, `63.2` matches $63.20 to $63.29.
 * Without a sign refunds match too. `undefined` if the text is not an amount.
 */
export function amountTest(typed: string): ((amount: Cents) => boolean) | undefined {
  const match = typedAmount.exec(typed.replace(/\s/g, ''));
  if (!match) return undefined;
  const [, sign, innerSign, dollars = '', decimals = ''] = match;
  const isNegative = sign !== '' || innerSign !== '';
  const wanted = Number(dollars.replaceAll(',', '') + decimals);
  const centsPerStep = 10 ** (2 - decimals.length);
  return (amount) => (!isNegative || amount < 0) && Math.floor(Math.abs(amount) / centsPerStep) === wanted;
}

import type { Cents } from '@back-office/shared/format';
import { idPrefixes, type Transaction } from './transaction';

/** What a search finds a transaction by: the more exact first. */
export const searchRanks = ['id', 'amount', 'text'] as const;
export type SearchRank = (typeof searchRanks)[number];

/**
 * Searches the id, the amount, and the texts description, staff, items and customer, ignoring case. The list of transactions and
 * the product's search box share this rule, so that one leads to what the other has found. A blank query finds nothing.
 */
export function transactionSearch(query: string): (row: Transaction) => SearchRank | undefined {
  const term = query.trim().toLowerCase();
  if (term === '') return () => undefined;
  const matchesId = idTest(term.toUpperCase());
  const matchesAmount = amountTest(term);
  const matchesText = textTest(term);
  return (row) => {
    if (matchesId?.(row.id)) return 'id';
    if (matchesAmount?.(row.amount)) return 'amount';
    return matchesText(row) ? 'text' : undefined;
  };
}

/** From a prefix with its hyphen (`PAY-`), or from four digits on: shorter texts are part of too many ids. */
function idTest(term: string): ((id: string) => boolean) | undefined {
  if (/\d{4}/.test(term)) return (id) => id.includes(term);
  return idPrefixes.some((prefix) => term.startsWith(`${prefix}-`)) ? (id) => id.startsWith(term) : undefined;
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

/** Texts repeat, so each is searched once. */
function textTest(term: string): (row: Transaction) => boolean {
  const answers = new Map<string, boolean>();
  function contains(text: string) {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = text.toLowerCase().includes(term);
    answers.set(text, answer);
    return answer;
  }
  return ({ description, staff, items, customerName }) =>
    contains(description) || contains(staff) || contains(items) || contains(customerName);
}

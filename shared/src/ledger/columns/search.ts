import { currencyDecimals, parseAmount, type Cents } from '@back-office/shared/format';
import type { StoredText } from '../catalog/dimensions';
import type { LedgerColumns } from './columns';

/** What a search finds a transaction by: the more exact first. */
export const searchRanks = ['id', 'amount', 'text'] as const;
export type SearchRank = (typeof searchRanks)[number];

export const searchedTexts = ['description', 'staff', 'items', 'customerName'] as const satisfies readonly StoredText[];

/**
 * Searches the id, the amount, and texts such as description, staff, items and customer, ignoring case. The list of
 * transactions and the product's search box share this rule, so that one leads to what the other has found. A blank text
 * finds nothing. Each different text is searched once.
 */
export function rankReader(columns: LedgerColumns, text: string): (row: number) => SearchRank | undefined {
  const term = text.trim().toLowerCase();
  if (term === '') return () => undefined;
  const matchesId = idTest(term.toUpperCase());
  const matchesAmount = amountTest(term);
  const texts = searchedTexts.map((column) => {
    const { values, codes } = columns.texts[column];
    return { codes, isFound: values.map((value) => value.toLowerCase().includes(term)) };
  });
  const { payments } = columns;
  const { totalCollected } = columns.amounts;
  const paidAt = (row: number) =>
    payments?.amounts.totalCollected.subarray(payments.starts[row], payments.starts[row + 1]);
  return (row) => {
    if (matchesId?.(columns.idAt(row))) return 'id';
    if (matchesAmount?.(totalCollected[row] ?? NaN)) return 'amount';
    if (matchesAmount && paidAt(row)?.some(matchesAmount)) return 'amount';
    return texts.some(({ codes, isFound }) => isFound[codes[row] ?? 0]) ? 'text' : undefined;
  };
}

/** From a prefix with its hyphen (`PAY-`), or from four digits on: shorter texts are part of too many ids. */
function idTest(term: string): ((id: string) => boolean) | undefined {
  const place = placeInId(term);
  if (place === 'anywhere') return (id) => id.toUpperCase().includes(term);
  return place === 'start' ? (id) => id.toUpperCase().startsWith(term) : undefined;
}

/** Where a term in capitals is looked for in an id in capitals; `undefined` if it is not. */
export function placeInId(term: string): 'anywhere' | 'start' | undefined {
  if (/\d{4}/.test(term)) return 'anywhere';
  return /^[A-Z]{2,}-/.test(term) ? 'start' : undefined;
}

/** The amounts that a search finds: those of which the absolute value, divided by `step` and rounded down, is `wanted`. */
interface SearchedAmount {
  readonly isNegative: boolean;
  readonly wanted: number;
  readonly step: number;
}

/**
 * Compares an amount with one as it was typed so far: `63` matches $63.00 to $63.99, `63.2` matches $63.20 to $63.29.
 * Without a sign refunds match too. `undefined` if the text is not an amount.
 */
export function amountTest(typed: string): ((amount: Cents) => boolean) | undefined {
  const searched = searchedAmount(typed);
  if (!searched) return undefined;
  const { isNegative, wanted, step } = searched;
  return (amount) => (!isNegative || amount < 0) && Math.floor(Math.abs(amount) / step) === wanted;
}

/** What `amountTest` compares with. */
export function searchedAmount(typed: string): SearchedAmount | undefined {
  // The closing parenthesis may be still to come.
  const { text = '' } = parseAmount(typed.replace(/^\(([^)]*)$/, '($1)')) ?? {};
  const [, sign, whole, decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d*))?$/.exec(text) ?? [];
  const missing = currencyDecimals() - decimals.length;
  if (whole === undefined || missing < 0) return undefined;
  return { isNegative: sign !== '', wanted: Number(whole + decimals), step: 10 ** missing };
}

import { transactionTest, type SearchRank } from '../model/transactionSearch';
import type { LedgerColumns, StoredText } from './columns';

const searchedTexts = ['description', 'staff', 'items', 'customerName'] as const satisfies readonly StoredText[];

/** What a search finds a transaction by; `undefined` for one that it does not find. Each different text is searched once. */
export function rankReader(columns: LedgerColumns, text: string): (row: number) => SearchRank | undefined {
  const test = transactionTest(text);
  if (!test) return () => undefined;
  const { matchesId, matchesAmount, contains } = test;
  const texts = searchedTexts.map((column) => {
    const { values, codes } = columns.texts[column];
    return { codes, isFound: values.map(contains) };
  });
  const { totalCollected } = columns.amounts;
  return (row) => {
    if (matchesId?.(columns.idAt(row))) return 'id';
    if (matchesAmount?.(totalCollected[row] ?? NaN)) return 'amount';
    return texts.some(({ codes, isFound }) => isFound[codes[row] ?? 0]) ? 'text' : undefined;
  };
}

import { createContext, useContext } from 'react';

/** What the sales of the merchant's shop name as their locations and the categories of their items, the most frequent first. */
export interface SoldNames {
  readonly location: readonly string[];
  readonly category: readonly string[];
}

export const noSoldNames: SoldNames = { location: [], category: [] };

/** They arrive some time after the list: the part of the page that asks the ledger is loaded for shops with sales of their own. */
export const SoldNamesContext = createContext(noSoldNames);

export function useSoldNames(): SoldNames {
  return useContext(SoldNamesContext);
}

import { useState } from 'react';

export interface Cut {
  /** Rows there are. */
  readonly count: number;
  /** Rows that are not shown. */
  readonly hidden: number;
  readonly toggle: () => void;
}

/** The first rows of a long list, until all of them are asked for; `cut` is missing where the list is short. */
export function useShowAll<Row>(rows: readonly Row[], most: number) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length <= most) return { shown: rows, cut: undefined };
  const shown = isWhole ? rows : rows.slice(0, most);
  const cut: Cut = { count: rows.length, hidden: rows.length - shown.length, toggle: () => setWhole(!isWhole) };
  return { shown, cut };
}

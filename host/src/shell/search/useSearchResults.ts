import { useEffect, useMemo, useState } from 'react';
import type { SearchContext } from '@back-office/shared/contract';
import { isDay } from '@back-office/shared/format';
import { useLocation } from '@back-office/shared/router';
import { usePreferences } from '@back-office/shared/state';
import type { Search, SearchAnswers } from '../../remotes/search';
import { mergeGroups, type SearchEntryGroup } from './entries';
import { actionsOf, hostGroups, recentGroup } from './hostEntries';
import { readPlaces } from './recentPlaces';

export interface SearchResults {
  readonly groups: readonly SearchEntryGroup[];
  readonly count: number;
  /** An answer is slow, so the merchant is told to wait. */
  readonly isSlow: boolean;
  /** All answers are there. */
  readonly isComplete: boolean;
  /** What can be searched, for the message that nothing was found. */
  readonly finds: readonly string[];
  readonly notes: readonly string[];
}

const noAnswers: SearchAnswers = { query: '', groups: [], finds: [], isPending: false };

/**
 * The results for a query: those of the shell at once, those of the remotes as they answer. Until then the results of the
 * query before stay if one continues the other, so that the list does not jump with every letter.
 */
export function useSearchResults(search: Search, query: string, isOpen: boolean, onChat: () => void): SearchResults {
  const { pathname, search: address } = useLocation();
  const [{ theme }, change] = usePreferences();
  const [answers, setAnswers] = useState(noAnswers);

  useEffect(() => {
    if (!isOpen || query === '') return;
    return search.ask(query, contextOf(address), setAnswers);
  }, [search, query, isOpen, address]);

  return useMemo(() => {
    const isComplete = query === '' || (answers.query === query && !answers.isPending);
    const isRelated = query !== '' && (query.startsWith(answers.query) || answers.query.startsWith(query));
    const found = isRelated && answers.query !== '' ? answers.groups : [];
    const actions = actionsOf({ theme, onTheme: (next) => change({ theme: next }), onChat });
    const recent = recentGroup(readPlaces(), query, pathname);
    const groups = mergeGroups([
      ...(query === '' ? [recent] : []),
      ...hostGroups(query, actions),
      ...found.map(({ title, note, results }, index) => ({
        title,
        note: results.length > 0 ? note : undefined,
        entries: results.map((result) => ({ ...result, id: `${index} ${result.kind} ${result.id}` })),
      })),
      ...(query === '' ? [] : [recent]),
    ]);
    return {
      groups,
      count: groups.reduce((sum, { entries }) => sum + entries.length, 0),
      isSlow: answers.query === query && answers.isPending,
      isComplete,
      finds: answers.finds,
      notes: found.flatMap(({ title, note }) => (note ? [`${title}: ${note}`] : [])),
    };
  }, [query, answers, theme, change, onChat, pathname]);
}

/** The period in the address of the screen: that of a report, or the day of the dashboard. */
export function contextOf(address: string): SearchContext {
  const params = new URLSearchParams(address);
  const day = params.get('date') ?? '';
  const range = { from: params.get('from') ?? day, to: params.get('to') ?? day };
  return isDay(range.from) && isDay(range.to) && range.from <= range.to ? { range } : {};
}

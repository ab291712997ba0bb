import { useEffect, useMemo, useState } from 'react';
import { useServices, type SearchContext } from '@back-office/shared/contract';
import { rangeProblemOf, type DayRange } from '@back-office/shared/format';
import { defaultDay, defaultRange, useToday } from '@back-office/shared/ledger';
import { useLocation } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { usePreferences } from '@back-office/shared/state';
import type { Search, SearchAnswers } from '../../remotes/search';
import { useNavigation } from '../navigation';
import { mergeGroups, type SearchEntryGroup } from './entries';
import { actionsOf, hostGroups, offeredGroups, recentGroup, screensOf } from './hostEntries';
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
  /** Why results are missing, such as the words of a ledger that failed. */
  readonly problems: readonly string[];
}

const noAnswers: SearchAnswers = { query: '', groups: [], finds: [], isPending: false };

/**
 * The results for a query: those of the shell at once, those of the remotes as they answer. Until then the results of the
 * query before stay if one continues the other, so that the list does not jump with every letter.
 */
export function useSearchResults(search: Search, query: string, isOpen: boolean, onChat: () => void): SearchResults {
  const { pathname, search: address } = useLocation();
  const { theme } = useServices();
  const [, change] = usePreferences();
  const { ledger, figurePaths, storageNamespace, shop } = useServices();
  const navigation = useNavigation();
  const today = useToday();
  const [answers, setAnswers] = useState(noAnswers);

  useEffect(() => {
    if (!isOpen || query === '') return;
    const context = contextOf(pathname, address, shop === undefined);
    return search.ask(query, { ...context, ledger }, setAnswers);
  }, [search, query, isOpen, pathname, address, ledger, shop]);

  return useMemo(() => {
    const isComplete = query === '' || (answers.query === query && !answers.isPending);
    const isRelated = query !== '' && (query.startsWith(answers.query) || answers.query.startsWith(query));
    const found = isRelated && answers.query !== '' ? answers.groups : [];
    const actions = actionsOf({ theme, onTheme: (next) => change({ theme: next }), onChat });
    const recent = recentGroup(readPlaces(storageNamespace), query, pathname);
    const screens = { screens: screensOf(navigation), figurePaths };
    const own =
      query === '' ? offeredGroups({ ...screens, actions, today, recent }) : hostGroups(query, actions, screens);
    const groups = mergeGroups([
      ...own,
      ...found.map(({ title, note, results, all }, index) => ({
        title,
        note: results.length > 0 ? note : undefined,
        entries: results.map((result) => ({ ...result, id: `${index} ${result.kind} ${result.id}` })),
        all: all && { ...all, id: `${index} all`, kind: 'all' },
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
      problems: found.flatMap(({ problem }) => (problem ? [problem] : [])),
    };
  }, [query, answers, theme, change, onChat, pathname, navigation, figurePaths, today, storageNamespace]);
}

/** The period that the screen at an address shows. Own shops open elsewhere than the sample, as their data say. */
export function contextOf(pathname: string, search: string, isOfSample = true): SearchContext {
  const params = new URLSearchParams(search);
  const day = params.get('date') ?? '';
  const range = { from: params.get('from') ?? day, to: params.get('to') ?? day };
  if (rangeProblemOf(range.from, range.to) === undefined) return { range };
  return { range: !isOfSample ? undefined : openingPeriods.find(([path]) => path === pathname)?.[1] };
}

const { home, transactions, dashboardTransactions, reports, salesSummary, dashboardSalesSummary } = paths;

/** What screens of the sample show when their address names no period, or none that can be shown. */
const openingPeriods: readonly (readonly [string, DayRange])[] = [
  [home(), { from: defaultDay, to: defaultDay }],
  ...[transactions(), dashboardTransactions(), reports(), salesSummary(), dashboardSalesSummary()].map(
    (path) => [path, defaultRange] as const,
  ),
];

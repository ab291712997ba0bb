import { useEffect, useState } from 'react';
import type { ConversationSummary } from '../../../domain/summary';
import { useAssistant } from '../../../state/AssistantProvider';

/**
 * Excerpts of the conversations that have every word of the query, by id; `undefined` without a query. While a search
 * runs, the one before is shown. It is repeated when a conversation changes.
 */
export function useMessageSearch(
  query: string,
  summaries: readonly ConversationSummary[] | undefined,
): ReadonlyMap<string, string> | undefined {
  const { search } = useAssistant();
  const [found, setFound] = useState<ReadonlyMap<string, string>>();
  const isBlank = query.trim() === '';
  useEffect(() => {
    let isOver = false;
    void search(query, { aborted: () => isOver }).then((next) => {
      if (!isOver) setFound(next);
    });
    return () => {
      isOver = true;
    };
  }, [search, query, summaries]);
  return isBlank ? undefined : found;
}
